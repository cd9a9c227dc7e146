import { InvalidInputError } from '../domain-error.ts';
import { legalReader } from '../legal/legal-reader.ts';
import { loanParameters } from '../legal/loan-parameters.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { cents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { emolumentBands, emoluments } from '../purchase/emoluments.ts';
import type { Day } from '../time/day.ts';
import type { GuaranteeKind } from './guarantee.ts';

/** What the deed of a loan and the registration of its security cost, land-registry contribution apart. */
export interface LoanDeedCost {
  readonly calculation: 'loan-deed-cost';
  readonly on: Day;
  readonly amountCents: Cents;
  /** Capital, interest and accessories that the registration secures. */
  readonly securedCents: Cents;
  readonly guaranteeKind: GuaranteeKind;
  readonly emolumentsCents: Cents;
  readonly emolumentsVatRate: Rate;
  readonly emolumentsVatCents: Cents;
  /** `null` where nothing is taxed. */
  readonly mortgageTaxRate: Rate | null;
  readonly mortgageTaxCents: Cents;
  readonly totalCents: Cents;
  /** The rows read, to be copied onto the record. */
  readonly parameters: readonly LegalParameter[];
}

const KNOWN: readonly LegalParameter[] = [...loanParameters, ...vatParameters];

/**
 * Cost of a loan deed on its day. Only a conventional mortgage bears the land-registration tax: the special
 * legal mortgage of the lender is exempt, the other securities are not registered.
 *
 * @param securedCents sum secured, by default the amount of the loan
 * @throws InvalidInputError for an amount below 0
 * @throws LegalParameterError when no tariff is known for the day
 */
export function loanDeedCost(
  amountCents: Cents,
  guaranteeKind: GuaranteeKind,
  on: Day,
  securedCents: Cents = amountCents,
  parameters: readonly LegalParameter[] = KNOWN,
): LoanDeedCost {
  for (const [input, value] of Object.entries({ amountCents, securedCents })) {
    if (cents(value) < 0) throw new InvalidInputError(`loanDeed.${input}`, value, 'an amount from 0');
  }
  const legal = legalReader(parameters, on, null);
  const emolumentsCents = emoluments(amountCents, emolumentBands(legal.text('loan.deed.emoluments.bands')));
  const emolumentsVatRate = legal.rate('vat.rate.standard');
  const emolumentsVatCents = applyRate(emolumentsCents, emolumentsVatRate);
  const mortgageTaxRate = guaranteeKind === 'mortgage' ? legal.rate('loan.mortgage.tax.rate') : null;
  const mortgageTaxCents = mortgageTaxRate === null ? zeroCents : applyRate(securedCents, mortgageTaxRate);
  return {
    calculation: 'loan-deed-cost',
    ...{ on, amountCents, securedCents, guaranteeKind, emolumentsCents, emolumentsVatRate },
    ...{ emolumentsVatCents, mortgageTaxRate, mortgageTaxCents },
    totalCents: sumCents([emolumentsCents, emolumentsVatCents, mortgageTaxCents]),
    parameters: legal.used(),
  };
}
