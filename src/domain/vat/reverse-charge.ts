import type { Text } from '../explain/calculation.ts';
import { seekParameter, type LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { checkCents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, bpsWithin, rateOfBps } from '../money/rate.ts';
import type { Day } from '../time/day.ts';

/** A contract of works as far as it decides who pays its VAT to the State. */
export interface ReverseChargeFacts {
  /** The company is itself a contractor for somebody, and hands on part of its works. */
  readonly isSubcontract: boolean;
  /** Works on real estate: construction, repair, cleaning at its end; no mere supply. */
  readonly isConstruction: boolean;
  readonly isCustomerTaxable: boolean;
  /** Day of the contract. */
  readonly on: Day;
  readonly htCents: Cents;
  readonly vatRateBps: number;
  /** Whether the customer may deduct its VAT. */
  readonly isDeductible: boolean;
  readonly parameters?: readonly LegalParameter[];
}

/** Whose the VAT of a contract of works is, and what it comes to. */
export interface ReverseCharge {
  readonly calculation: 'reverse-charge';
  readonly applies: boolean;
  readonly reason: Text;
  readonly htCents: Cents;
  readonly vatRateBps: number;
  /** VAT on the invoice: none where it is reversed. */
  readonly invoicedVatCents: Cents;
  /** VAT that the customer declares in the contractor's place. */
  readonly selfAssessedVatCents: Cents;
  readonly isDeductible: boolean;
  readonly deductibleCents: Cents;
  /** What the customer pays to the State in the end, of the VAT it declares. */
  readonly dueToStateCents: Cents;
  readonly parameters: readonly LegalParameter[];
}

/**
 * Reverse charge of subcontracted works: never between the main contractor and the owner.
 *
 * @throws InvalidInputError when the rate is not from 0 to 10,000 basis points
 */
export function reverseCharge(facts: ReverseChargeFacts): ReverseCharge {
  const { htCents, vatRateBps, isDeductible, on } = facts;
  checkCents('htCents', htCents);
  bpsWithin('vatRateBps', vatRateBps);
  const rule = seekParameter(facts.parameters ?? vatParameters, 'vat.reverse_charge.subcontracted', on);
  const reason = reasonAgainst(facts, rule !== null);
  const applies = reason === null;
  const vatCents = applyRate(htCents, rateOfBps(vatRateBps));
  const selfAssessedVatCents = applies ? vatCents : zeroCents;
  const deductibleCents = isDeductible ? vatCents : zeroCents;
  return {
    calculation: 'reverse-charge',
    applies,
    reason: reason ?? {
      fr: 'Travaux sous-traités pour un client assujetti : facture sans TVA, mention « Autoliquidation ».',
      en: 'Subcontracted works for a taxable customer: invoice without VAT, marked “Autoliquidation”.',
    },
    htCents,
    vatRateBps,
    invoicedVatCents: subtractCents(vatCents, selfAssessedVatCents),
    selfAssessedVatCents,
    isDeductible,
    deductibleCents,
    dueToStateCents: applies ? subtractCents(selfAssessedVatCents, deductibleCents) : zeroCents,
    parameters: rule === null ? [] : [rule],
  };
}

function reasonAgainst(facts: ReverseChargeFacts, isInForce: boolean): Text | null {
  if (!facts.isSubcontract) {
    return {
      fr: 'Marché passé par le maître d’ouvrage : l’entreprise facture la TVA.',
      en: 'Contract of the owner: the contractor charges VAT.',
    };
  }
  if (!facts.isConstruction) {
    return {
      fr: 'Ni travaux de construction, ni réparation d’un immeuble : l’entreprise facture la TVA.',
      en: 'Neither construction nor repair of real estate: the contractor charges VAT.',
    };
  }
  if (!facts.isCustomerTaxable) {
    return {
      fr: 'Le client n’est pas assujetti : l’entreprise facture la TVA.',
      en: 'The customer is not taxable: the contractor charges VAT.',
    };
  }
  if (isInForce) return null;
  return {
    fr: 'Contrat antérieur au 1er janvier 2014 : l’entreprise facture la TVA.',
    en: 'Contract made before 1 January 2014: the contractor charges VAT.',
  };
}
