import { amountFrom0, multiplyDivide, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { bpsWithin, ratio, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { liquidKinds, type FinancialKind } from './enums.ts';

/** A property as far as wealth needs it; amounts are those of the whole property. */
export interface WealthProperty {
  readonly valueCents: Cents;
  readonly outstandingCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly monthlyRentCents: Cents;
  /** Share of it that the profile holds. */
  readonly ownershipBps: number;
}

/** Money placed somewhere. */
export interface WealthHolding {
  readonly kind: FinancialKind;
  readonly valueCents: Cents;
  readonly isPledged: boolean;
}

/** What somebody earns in a year. */
export interface WealthIncome {
  readonly annualCents: Cents;
  readonly year: number;
}

/** What somebody owes each month, until a day where one is known. */
export interface WealthExpense {
  readonly monthlyCents: Cents;
  readonly untilOn: Day | null;
}

export interface WealthInput {
  readonly properties: readonly WealthProperty[];
  readonly holdings: readonly WealthHolding[];
  readonly incomes: readonly WealthIncome[];
  readonly expenses: readonly WealthExpense[];
}

/** What a profile owns and owes, in its own share. */
export interface Wealth {
  readonly calculation: 'wealth';
  readonly propertyCents: Cents;
  readonly propertyDebtCents: Cents;
  readonly propertyNetCents: Cents;
  readonly annualRentCents: Cents;
  /** Debt ÷ value; null without property. */
  readonly loanToValue: Rate | null;
  readonly financialCents: Cents;
  readonly pledgedCents: Cents;
  /** Cash and savings that are not pledged. */
  readonly liquidCents: Cents;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  /** The year whose incomes count: the last one that is declared; null for none. */
  readonly incomeYear: number | null;
  readonly annualIncomeCents: Cents;
  readonly monthlyRentCents: Cents;
  /** A twelfth of the declared incomes, and the rents. */
  readonly monthlyIncomeCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly monthlyExpenseCents: Cents;
  /** Payments of loans and other charges. */
  readonly monthlyChargesCents: Cents;
  /** Charges ÷ income; null without income. */
  readonly debtRatio: Rate | null;
}

/** A share of an amount, rounded half-up: each printed line by itself. */
export const shareOf = (amount: Cents, ownershipBps: number): Cents =>
  multiplyDivide(amount, ownershipBps, 10_000);

/** A property in the share of whoever holds it. */
export interface PropertyShare {
  readonly valueCents: Cents;
  readonly debtCents: Cents;
  readonly netCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly monthlyRentCents: Cents;
}

/** The part of a property that a profile holds. @throws InvalidInputError for an amount or a share out of range */
export function propertyShare(property: WealthProperty): PropertyShare {
  const bps = bpsWithin('property.ownershipBps', property.ownershipBps);
  const part = (name: string, amount: Cents): Cents => shareOf(amountFrom0(name, amount), bps);
  const valueCents = part('property.valueCents', property.valueCents);
  const debtCents = part('property.outstandingCents', property.outstandingCents);
  return {
    valueCents,
    debtCents,
    netCents: subtractCents(valueCents, debtCents),
    monthlyPaymentCents: part('property.monthlyPaymentCents', property.monthlyPaymentCents),
    monthlyRentCents: part('property.monthlyRentCents', property.monthlyRentCents),
  };
}

/**
 * Wealth, incomes and charges of a profile on a day. Charges that ended before it do not count, nor do incomes of
 * years before the last one declared.
 *
 * @throws InvalidInputError for an amount below 0 or a share beyond 100 %
 */
export function wealth({ properties, holdings, incomes, expenses }: WealthInput, today: Day): Wealth {
  const shares = properties.map(propertyShare);
  const sumOf = (key: keyof PropertyShare): Cents => sumCents(shares.map((share) => share[key]));
  const propertyCents = sumOf('valueCents');
  const propertyDebtCents = sumOf('debtCents');
  const monthlyRentCents = sumOf('monthlyRentCents');
  const monthlyPaymentCents = sumOf('monthlyPaymentCents');
  const valueOf = (keep: (holding: WealthHolding) => boolean): Cents =>
    sumCents(holdings.filter(keep).map(({ valueCents }) => amountFrom0('holding.valueCents', valueCents)));
  const financialCents = valueOf(() => true);
  const grossCents = sumCents([propertyCents, financialCents]);
  const incomeYear = incomes.length === 0 ? null : Math.max(...incomes.map(({ year }) => year));
  const annualIncomeCents = sumCents(
    incomes
      .filter(({ year }) => year === incomeYear)
      .map(({ annualCents }) => amountFrom0('income.annualCents', annualCents)),
  );
  const monthlyIncomeCents = sumCents([multiplyDivide(annualIncomeCents, 1, 12), monthlyRentCents]);
  const monthlyExpenseCents = sumCents(
    expenses
      .filter(({ untilOn }) => untilOn === null || untilOn >= today)
      .map(({ monthlyCents }) => amountFrom0('expense.monthlyCents', monthlyCents)),
  );
  const monthlyChargesCents = sumCents([monthlyPaymentCents, monthlyExpenseCents]);
  return {
    calculation: 'wealth',
    propertyCents,
    propertyDebtCents,
    propertyNetCents: subtractCents(propertyCents, propertyDebtCents),
    annualRentCents: multiplyDivide(monthlyRentCents, 12, 1),
    loanToValue: ratio(propertyDebtCents, propertyCents, 4),
    financialCents,
    pledgedCents: valueOf(({ isPledged }) => isPledged),
    liquidCents: valueOf(({ kind, isPledged }) => !isPledged && liquidKinds.includes(kind)),
    grossCents,
    netCents: subtractCents(grossCents, propertyDebtCents),
    incomeYear,
    annualIncomeCents,
    monthlyRentCents,
    monthlyIncomeCents,
    monthlyPaymentCents,
    monthlyExpenseCents,
    monthlyChargesCents,
    debtRatio: ratio(monthlyChargesCents, monthlyIncomeCents, 4),
  };
}
