import { describe, expect, test } from 'vitest';
import { orderedReceipts, receiptsFault } from '#domain/simulation/study/hand-receipts.ts';

const late = [
  { month: '2026-12', cents: 3_100_000 },
  { month: '2026-10', cents: 9_300_000 },
  { month: '2027-03', cents: 3_100_000 },
];

describe('receipts of a lot typed by hand', () => {
  test('hold when they come to the price, in whatever order, and leave it to the calls when there are none', () => {
    expect(receiptsFault(late, 15_500_000)).toBeNull();
    expect(receiptsFault([], 15_500_000)).toBeNull();
    expect(receiptsFault([], null)).toBeNull();
    expect(orderedReceipts(late).map(({ month }) => month)).toEqual(['2026-10', '2026-12', '2027-03']);
  });

  test('tell what is left to place, or how much is too much', () => {
    expect(receiptsFault(late.slice(1), 15_500_000)).toEqual({ code: 'sum', leftCents: 3_100_000 });
    expect(receiptsFault(late, 15_000_000)).toEqual({ code: 'sum', leftCents: -500_000 });
    expect(receiptsFault(late, null)).toEqual({ code: 'sum', leftCents: -15_500_000 });
  });

  test.each([
    { month: null, cents: 100 },
    { month: '2026-12', cents: null },
    { month: '2026-12', cents: Number.NaN },
    { month: '2026-12', cents: -100 },
    { month: 'décembre', cents: 100 },
    { month: '2026-13', cents: 100 },
  ])('are not complete with %j', (receipt) => {
    expect(receiptsFault([receipt], 100)).toEqual({ code: 'incomplete' });
  });
});
