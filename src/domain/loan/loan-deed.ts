import { deedParameters } from '../legal/deed-parameters.ts';
import { legalReader } from '../legal/legal-reader.ts';
import { loanParameters } from '../legal/loan-parameters.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { amountFrom0, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { emolumentBands, emoluments, type EmolumentBand } from '../purchase/emoluments.ts';
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
  /** It finances the trade of the borrower. */
  readonly isProfessional: boolean;
  readonly bands: readonly EmolumentBand[];
  readonly overseasUplift: Rate | null;
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

const KNOWN: readonly LegalParameter[] = [...loanParameters, ...deedParameters, ...vatParameters];

/** Securities registered on the property, which make the loan a mortgage loan. */
const mortgages: readonly GuaranteeKind[] = ['hlspd', 'mortgage', 'mortgage_promise'];

/** Whether a security is registered on the property, which makes the loan a mortgage loan. */
export const isMortgage = (kind: GuaranteeKind): boolean => mortgages.includes(kind);

export interface LoanDeedInput {
  readonly amountCents: Cents;
  readonly guaranteeKind: GuaranteeKind;
  readonly on: Day;
  /** A trader's loan: with a mortgage it bears the dearer tariff. */
  readonly isProfessional: boolean;
  /** Sum secured, by default the amount of the loan. */
  readonly securedCents?: Cents;
  /** Where the property is; its tariff and VAT differ overseas. */
  readonly departmentCode?: string;
  readonly parameters?: readonly LegalParameter[];
}

/**
 * Cost of a loan deed on its day. Only a conventional mortgage bears the land-registration tax: the special
 * legal mortgage of the lender is exempt, the other securities are not registered.
 *
 * @throws InvalidInputError for an amount below 0
 * @throws LegalParameterError when no tariff is known for the day
 */
export function loanDeedCost(input: LoanDeedInput): LoanDeedCost {
  const { guaranteeKind, on, isProfessional } = input;
  const amountCents = amountFrom0('loanDeed.amountCents', input.amountCents);
  const securedCents = amountFrom0('loanDeed.securedCents', input.securedCents ?? amountCents);
  const legal = legalReader(input.parameters ?? KNOWN, on, input.departmentCode ?? null);
  const isDearer = isProfessional && isMortgage(guaranteeKind);
  const bands = emolumentBands(
    legal.text(isDearer ? 'loan.deed.emoluments.professional.bands' : 'loan.deed.emoluments.bands'),
  );
  const overseasUplift = legal.rateIfAny('deed.emoluments.overseas-uplift');
  const emolumentsCents = emoluments(amountCents, bands, [], overseasUplift);
  const emolumentsVatRate = legal.rate('vat.rate.standard');
  const emolumentsVatCents = applyRate(emolumentsCents, emolumentsVatRate);
  const mortgageTaxRate = guaranteeKind === 'mortgage' ? legal.rate('loan.mortgage.tax.rate') : null;
  const mortgageTaxCents = mortgageTaxRate === null ? zeroCents : applyRate(securedCents, mortgageTaxRate);
  return {
    calculation: 'loan-deed-cost',
    on,
    amountCents,
    securedCents,
    guaranteeKind,
    isProfessional,
    bands,
    overseasUplift,
    emolumentsCents,
    emolumentsVatRate,
    emolumentsVatCents,
    mortgageTaxRate,
    mortgageTaxCents,
    totalCents: sumCents([emolumentsCents, emolumentsVatCents, mortgageTaxCents]),
    parameters: legal.used(),
  };
}
