import { InvalidInputError } from '../domain-error.ts';
import { zeroCents, type Cents } from '../money/cents.ts';
import { bigRate, rate as checkedRate, type Rate } from '../money/rate.ts';
import { addToDay, type Day } from '../time/day.ts';

/** How a loan is repaid; overdraft, vendor credit and shareholder account pay interest and are due at the end. */
export const loanKinds = [
  'in_fine',
  'amortizing',
  'bullet_capitalized',
  'overdraft',
  'vendor',
  'shareholder',
] as const;
export type LoanKind = (typeof loanKinds)[number];

/** What is postponed at the start: nothing, the capital, or capital and interest. */
export const deferralKinds = ['none', 'partial', 'total'] as const;
export type DeferralKind = (typeof deferralKinds)[number];

/** How days count: months of a twelfth of a year, or exact days over 365 or 360. */
export const interestConventions = ['monthly_30_360', 'act_365', 'act_360'] as const;
export type InterestConvention = (typeof interestConventions)[number];

/** A nominal rate that holds from a day on (variable loans). */
export interface RateChange {
  readonly from: Day;
  readonly rate: Rate;
}

/** What a loan contract says, as far as its figures depend on it. Rates are yearly. */
export interface LoanTerms {
  readonly kind: LoanKind;
  readonly amountCents: Cents;
  /** Nominal rate at the start; for a variable loan index plus margin. */
  readonly rate: Rate;
  readonly rateChanges: readonly RateChange[];
  readonly durationMonths: number;
  readonly deferralKind: DeferralKind;
  readonly deferralMonths: number;
  readonly signedOn: Day | null;
  readonly firstDrawOn: Day;
  /** Last day of draws and month of the last commitment fee; `null` until maturity. */
  readonly availabilityEndOn: Day | null;
  readonly interestConvention: InterestConvention;
  /** On what is not drawn yet. */
  readonly commitmentFeeRate: Rate;
  readonly fileFeeCents: Cents;
  readonly guaranteeFeeCents: Cents;
  /** On the initial amount. */
  readonly insuranceRate: Rate;
  /** Part of the receipts that repays the loan. */
  readonly sweepRateBps: number;
  /** On capital repaid early, sweeps apart. */
  readonly prepaymentPenaltyRate: Rate;
}

/** The day on which all is repaid. */
export function maturityOf(loan: LoanTerms): Day {
  return addToDay(loan.firstDrawOn, { months: loan.durationMonths });
}

/** Months at the start without repayment of capital. */
export function deferredMonthsOf(loan: LoanTerms): number {
  return loan.deferralKind === 'none' ? 0 : loan.deferralMonths;
}

/** Refuses terms that the form of a loan refuses. @throws InvalidInputError naming the field */
export function checkLoan(loan: LoanTerms): void {
  check(loan, 'amountCents', (value) => isWithin(value, 1, Number.MAX_SAFE_INTEGER), 'an amount above 0');
  check(loan, 'durationMonths', (value) => isWithin(value, 1, 360), '1 to 360 months');
  check(
    loan,
    'deferralMonths',
    (value) => isWithin(value, 0, 36) && value < loan.durationMonths,
    'whole months from 0 to 36, fewer than the duration',
  );
  check(loan, 'sweepRateBps', (value) => isWithin(value, 0, 10_000), '0 to 10 000 basis points');
  for (const fee of ['fileFeeCents', 'guaranteeFeeCents'] as const) {
    check(loan, fee, (value) => isWithin(value, zeroCents, Number.MAX_SAFE_INTEGER), 'an amount from 0');
  }
  const nominal = (value: Rate) => isRateUpTo(value, '0.20');
  check(loan, 'rate', nominal, 'a yearly rate from 0 to 20 %');
  for (const { rate } of loan.rateChanges) check({ rate }, 'rate', nominal, 'a yearly rate from 0 to 20 %');
  for (const name of ['commitmentFeeRate', 'insuranceRate', 'prepaymentPenaltyRate'] as const) {
    check(loan, name, (value) => isRateUpTo(value, '1'), 'a rate from 0 to 100 %');
  }
}

function check<Terms, Name extends keyof Terms & string>(
  terms: Terms,
  name: Name,
  isAllowed: (value: Terms[Name]) => boolean,
  expected: string,
): void {
  if (!isAllowed(terms[name])) throw new InvalidInputError(`loan.${name}`, terms[name], expected);
}

function isWithin(value: number, from: number, to: number): boolean {
  return Number.isSafeInteger(value) && from <= value && value <= to;
}

function isRateUpTo(value: Rate, most: string): boolean {
  const known = bigRate(checkedRate(value));
  return known.gte(0) && known.lte(most);
}
