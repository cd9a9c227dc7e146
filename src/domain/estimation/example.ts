import { euros } from '../money/cents.ts';
import { addToDay, day } from '../time/day.ts';
import type { Comparable } from './comparable.ts';
import { estimate, type Estimation } from './estimate.ts';

const on = day('2026-11-20');

/** Six sales around a flat of 63,40 m²: price, area, metres, months. */
const sales: readonly (readonly [number, string, number, number])[] = [
  [198_000, '61.00', 220, 4],
  [210_000, '66.50', 350, 9],
  [176_000, '58.20', 640, 14],
  [229_000, '70.10', 480, 6],
  [189_000, '63.00', 900, 20],
  [205_000, '62.40', 150, 2],
];

/** The worked example of the value by comparison. */
export function estimationExample(): Estimation {
  const comparables = sales.map(([price, areaM2, distanceM, months]): Comparable => ({
    soldOn: addToDay(on, { months: -months }),
    priceCents: euros(price),
    areaM2,
    distanceM,
    adjustBps: 0,
    isIncluded: true,
  }));
  return estimate({ areaM2: '63.40' }, comparables, { on, maxDistanceM: 2000, maxAgeMonths: 36 });
}
