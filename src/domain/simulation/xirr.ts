import { checkCents } from '../money/cents.ts';
import { daysBetween, type Day } from '../time/day.ts';

/** Money in (above 0) or out on a day. */
export interface DatedFlow {
  readonly on: Day;
  readonly cents: number;
}

/** Rates in hundredths between which roots are looked for. */
const SCAN = { from: -95, to: 1000 } as const;

/**
 * The yearly rate at which dated flows are worth nothing: `Σ F ÷ (1 + r)^((d − d₀) ÷ 365) = 0`.
 *
 * Rates from −0.95 to 10 are scanned by 0.01 and a change of sign is bisected. When the flows sum to 0 or more
 * the smallest root from 0 up counts, else the largest one below 0. A rate is no money: it is the one figure
 * here that is calculated in floating point.
 *
 * @returns `null` when there is no such root
 * @throws InvalidInputError for a flow that is no whole number of cents
 */
export function xirr(flows: readonly DatedFlow[]): number | null {
  for (const { cents } of flows) checkCents('flows.cents', cents);
  const dated = byDay(flows);
  const total = dated.amounts.reduce((sum, amount) => sum + amount, 0);
  if (!dated.amounts.some((amount) => amount > 0) || !dated.amounts.some((amount) => amount < 0)) return null;
  const step = total >= 0 ? 1 : -1;
  const end = total >= 0 ? SCAN.to : SCAN.from;
  if (total === 0) return 0;
  let known = { rate: 0, value: total };
  for (let hundredths = step; hundredths !== end + step; hundredths += step) {
    const rate = hundredths / 100;
    const value = presentValue(dated, rate);
    if (value === 0) return rate;
    if (value < 0 !== known.value < 0) return bisect(dated, known, rate);
    known = { rate, value };
  }
  return null;
}

interface Dated {
  readonly amounts: Float64Array;
  /** Each length between two flows once, in days. */
  readonly lengths: readonly number[];
  /** Room for the discount over each length. */
  readonly factors: Float64Array;
  /** Which length lies between each flow and the next. */
  readonly gaps: Uint16Array;
}

function byDay(flows: readonly DatedFlow[]): Dated {
  const sums = new Map<Day, number>();
  for (const { on, cents } of flows) {
    if (cents !== 0) sums.set(on, (sums.get(on) ?? 0) + cents);
  }
  const days = [...sums.keys()].toSorted();
  const between = days.slice(1).map((on, index) => daysBetween(days[index] ?? on, on));
  const lengths = [...new Set(between)];
  const indexes = new Map(lengths.map((length, index) => [length, index]));
  return {
    amounts: Float64Array.from(days, (on) => sums.get(on) ?? 0),
    lengths,
    factors: new Float64Array(lengths.length),
    gaps: Uint16Array.from(between, (length) => indexes.get(length) ?? 0),
  };
}

/** By Horner’s rule from the last flow back, so that each gap costs one product. */
function presentValue({ amounts, lengths, factors, gaps }: Dated, rate: number): number {
  for (let index = 0; index < lengths.length; index += 1) {
    factors[index] = (1 + rate) ** (-(lengths[index] ?? 0) / 365);
  }
  let value = amounts[gaps.length] ?? 0;
  for (let index = gaps.length - 1; index >= 0; index -= 1) {
    value = (amounts[index] ?? 0) + value * (factors[gaps[index] ?? 0] ?? 1);
  }
  return value;
}

function bisect(
  dated: Dated,
  known: { readonly rate: number; readonly value: number },
  other: number,
): number {
  const isNegative = known.value < 0;
  let [near, far] = [known.rate, other];
  // The step of 0.01 is halved beyond what a double tells apart.
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (near + far) / 2;
    const value = presentValue(dated, middle);
    if (value === 0) return middle;
    if (value < 0 === isNegative) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
