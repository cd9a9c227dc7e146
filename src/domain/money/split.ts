import { InvalidInputError } from '../domain-error.ts';
import { cents, multiplyDivide, sumCents, type Cents } from './cents.ts';

/**
 * Parts of an amount by cumulative rounding: each is what the running share of the whole comes to, less what
 * came before, so that they add up at every step (calls for funds).
 *
 * @param weights whole numbers from 0 (basis points, days, tantièmes); their sum must not be 0
 * @throws InvalidInputError
 */
export function splitCumulatively(total: Cents, weights: readonly number[]): Cents[] {
  const sum = checkedSum(weights);
  let running = 0;
  let before = 0;
  return weights.map((weight) => {
    running += weight;
    const upTo = multiplyDivide(total, running, sum);
    const part = cents(upTo - before);
    before = upTo;
    return part;
  });
}

/**
 * Parts of an amount in proportion to weights by the largest remainder: each is rounded down, then the cents
 * left over go to the largest remainders; equal ones in the order of `ties` (references of lots).
 *
 * @param weights whole numbers from 0; their sum must not be 0
 * @param ties one text for each weight, by default their order
 * @throws InvalidInputError
 */
export function splitByLargestRemainder(
  total: Cents,
  weights: readonly number[],
  ties: readonly string[] = [],
): Cents[] {
  const sum = BigInt(checkedSum(weights));
  const isNegative = total < 0;
  const absolute = BigInt(Math.abs(total));
  const parts = weights.map((weight, index) => {
    const product = absolute * BigInt(weight);
    return { index, floor: product / sum, remainder: product % sum, tie: ties[index] ?? '' };
  });
  const given = parts.reduce((all, { floor }) => all + floor, 0n);
  const byRemainder = parts.toSorted(
    (a, b) =>
      Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) ||
      Number(a.tie > b.tie) - Number(a.tie < b.tie) ||
      a.index - b.index,
  );
  const raised = new Set(byRemainder.slice(0, Number(absolute - given)).map(({ index }) => index));
  return parts.map(({ index, floor }) => {
    const part = Number(floor) + (raised.has(index) ? 1 : 0);
    return cents(isNegative ? -part : part);
  });
}

/** Whether parts make up their whole. */
export function addsUp(total: Cents, parts: readonly Cents[]): boolean {
  return sumCents(parts) === total;
}

function checkedSum(weights: readonly number[]): number {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new InvalidInputError('weight', weight, 'a whole number from 0');
    }
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!Number.isSafeInteger(sum) || sum === 0) {
    throw new InvalidInputError('weights', `[${weights.join(', ')}]`, 'a sum other than 0');
  }
  return sum;
}
