import { InvalidInputError } from '../domain-error.ts';

/**
 * Weights of the months of a spread: equal, or along an S (slow, fast, slow) whose share after k of n months is
 * `3(k ÷ n)² − 2(k ÷ n)³`. Whole numbers.
 *
 * @throws InvalidInputError when the months are not from 1 to 480
 */
export function spreadWeights(months: number, curve: 'linear' | 's_curve'): readonly number[] {
  if (!Number.isSafeInteger(months) || months < 1 || months > 480) {
    throw new InvalidInputError('schedule.months', months, '1 to 480 months');
  }
  const upTo = (k: number): number => (curve === 'linear' ? k : 3 * k * k * months - 2 * k * k * k);
  return Array.from({ length: months }, (_, index) => upTo(index + 1) - upTo(index));
}
