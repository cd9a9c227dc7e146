/** A second calculation of wealth, in whole fractions: nothing of the engine is used here. */

const half = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n);

interface OracleInput {
  readonly properties: readonly {
    readonly valueCents: number;
    readonly outstandingCents: number;
    readonly monthlyPaymentCents: number;
    readonly monthlyRentCents: number;
    readonly ownershipBps: number;
  }[];
  readonly holdings: readonly { readonly valueCents: number }[];
  readonly incomes: readonly { readonly annualCents: number; readonly year: number }[];
  readonly expenses: readonly { readonly monthlyCents: number; readonly untilOn: string | null }[];
}

/** Gross and net wealth, monthly income and charges in cents, their ratio in basis points. */
export function oracleWealth({ properties, holdings, incomes, expenses }: OracleInput, today: string) {
  const sumOf = (key: 'valueCents' | 'outstandingCents' | 'monthlyPaymentCents' | 'monthlyRentCents') =>
    properties.reduce(
      (sum, property) => sum + half(BigInt(property[key]) * BigInt(property.ownershipBps), 10_000n),
      0n,
    );
  const total = (amounts: readonly number[]): bigint => amounts.reduce((sum, one) => sum + BigInt(one), 0n);
  const gross = sumOf('valueCents') + total(holdings.map(({ valueCents }) => valueCents));
  const last = incomes.reduce((latest, { year }) => Math.max(latest, year), 0);
  const annual = total(incomes.filter(({ year }) => year === last).map(({ annualCents }) => annualCents));
  const income = half(annual, 12n) + sumOf('monthlyRentCents');
  const due = expenses.filter(({ untilOn }) => untilOn === null || untilOn >= today);
  const charges = sumOf('monthlyPaymentCents') + total(due.map(({ monthlyCents }) => monthlyCents));
  return {
    grossCents: Number(gross),
    netCents: Number(gross - sumOf('outstandingCents')),
    monthlyIncomeCents: Number(income),
    monthlyChargesCents: Number(charges),
    debtBps: income === 0n ? null : Number(half(charges * 10_000n, income)),
  };
}
