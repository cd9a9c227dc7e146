import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';

const DECIMALS = 10;
const SCALE = 10n ** BigInt(DECIMALS);

/**
 * `part ÷ whole` with ten decimals, half-up; `null` when the whole is 0. In whole numbers, since a simulation has
 * one for each of its lots.
 */
export function quotient(part: Cents, whole: Cents): Rate | null {
  if (whole === 0) return null;
  const divisor = BigInt(Math.abs(whole));
  const rounded = (2n * BigInt(Math.abs(part)) * SCALE + divisor) / (2n * divisor);
  const text = rounded.toString().padStart(DECIMALS + 1, '0');
  const sign = part < 0 !== whole < 0 && rounded !== 0n ? '-' : '';
  return `${sign}${text.slice(0, -DECIMALS)}.${text.slice(-DECIMALS)}` as Rate;
}
