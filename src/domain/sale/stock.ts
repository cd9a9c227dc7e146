import type { LotState } from '../lot/states.ts';
import { addToDay, type Day } from '../time/day.ts';
import type { AgeBucket } from './stock-age.ts';

/** States of lots that are in stock: on sale, or promised but not sold yet. */
export const stockStates = [
  'available',
  'optioned',
  'reserved',
  'under_contract',
] as const satisfies readonly LotState[];
export type StockState = (typeof stockStates)[number];

/** Days of being put on sale of each age, on a day: from and to, both included, null for no bound. */
export function bucketPeriod(bucket: AgeBucket, on: Day): readonly [from: Day | null, to: Day | null] {
  const ago = (days: number): Day => addToDay(on, { days: -days });
  if (bucket === 'upTo90') return [ago(90), on];
  if (bucket === 'upTo180') return [ago(180), ago(91)];
  return bucket === 'upTo365' ? [ago(365), ago(181)] : [null, ago(366)];
}
