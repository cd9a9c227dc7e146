import { cents, checkCents, type Cents } from '../money/cents.ts';
import { bigRate, rateWithin, type Rate } from '../money/rate.ts';
import { daysBetween } from '../time/day.ts';
import type { DatedFlow } from './xirr.ts';

/** Decimals that a discount factor is carried with. */
const DIGITS = 50;
const ONE = 10n ** BigInt(DIGITS);

/**
 * What dated flows are worth on the day of the first: `R(Σ F ÷ (1 + r)^((d − d₀) ÷ 365))`, in whole numbers.
 *
 * @param discountRate yearly, from 0 to 1
 * @throws InvalidInputError for another rate
 */
export function netPresentValue(flows: readonly DatedFlow[], discountRate: Rate): Cents {
  const yearly = bigRate(rateWithin('discountRate', discountRate));
  for (const flow of flows) checkCents('flows.cents', flow.cents);
  const inOrder = flows.toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on));
  const daily = dailyFactor(yearly.plus(1).times(`1e${DIGITS}`).toFixed(0));
  const powers = new Map<number, bigint>();
  let factor = ONE;
  let before = inOrder[0]?.on;
  let sum = 0n;
  for (const { on, cents: amount } of inOrder) {
    const gap = daysBetween(before ?? on, on);
    const power = powers.get(gap) ?? powerOf(daily, gap);
    powers.set(gap, power);
    factor = (factor * power) / ONE;
    sum += BigInt(amount) * factor;
    before = on;
  }
  const isNegative = sum < 0n;
  const rounded = ((isNegative ? -sum : sum) * 2n + ONE) / (2n * ONE);
  return cents(Number(isNegative ? -rounded : rounded));
}

/** `(1 + r)^(−1 ÷ 365)` by Newton’s method, from above. */
function dailyFactor(grown: string): bigint {
  const target = (ONE * ONE) / BigInt(grown);
  let guess = ONE;
  for (;;) {
    const lower = powerOf(guess, 364);
    const next = (364n * guess + (target * ONE) / lower) / 365n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function powerOf(base: bigint, exponent: number): bigint {
  let [result, square, left] = [ONE, base, exponent];
  while (left > 0) {
    if (left % 2 === 1) result = (result * square) / ONE;
    square = (square * square) / ONE;
    left = Math.floor(left / 2);
  }
  return result;
}
