import type { ChartPoint } from '#ui/chart/types.ts';

/** The day on which the demonstration's figures stand. */
export const today = '2026-11-20';

const receipts = [0, 0, 0, 0, 0, 297_600, 212_000, 95_200, 219_000, 239_000, 0, 231_000, 0];
const expenses = [
  466_100, 28_400, 24_000, 31_600, 42_500, 41_900, 84_000, 54_300, 66_000, 74_800, 73_200, 54_000, 11_200,
];

/** Receipts and expenses of thirteen months, in cents; expenses are negative. */
export const treasury: readonly ChartPoint[] = receipts.map((amount, index) => ({
  at: monthAfter('2026-04', index),
  values: { receipts: amount * 100 || null, expenses: -(expenses[index] ?? 0) * 100 },
}));

/** What was there before the first month, in cents. */
export const opening = 51_200_000;

/** The month some months after another. */
export function monthAfter(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
