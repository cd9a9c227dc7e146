import { describe, expect, test } from 'vitest';
import type { CashFlowEntry } from '#domain/cash-flow/entry.ts';
import { actualIrrBps, durationDays, spentByCategory } from '#domain/operation/closing-statement.ts';
import { cents } from '#domain/money/cents.ts';
import { day, type Month } from '#domain/time/day.ts';

const flow = (
  month: string,
  direction: 'in' | 'out',
  category: CashFlowEntry['category'],
  htCents: number,
  more: Partial<CashFlowEntry> = {},
): CashFlowEntry => ({
  id: `${month}${category}`,
  month: month as Month,
  plannedOn: null,
  direction,
  category,
  label: category,
  htCents: cents(htCents),
  vatCents: cents(0),
  state: 'actual',
  source: { type: 'manual', id: 'x' },
  ...more,
});

describe('what an operation came to', () => {
  test('is what was paid by category, what is only foreseen aside', () => {
    const entries = [
      flow('2026-01', 'out', 'surveys', 120_000),
      flow('2026-03', 'out', 'acquisition', 1_000_000),
      flow('2026-04', 'out', 'surveys', 30_000),
      flow('2026-05', 'out', 'works', 500_000, { state: 'forecast' }),
      flow('2026-06', 'in', 'sale', 2_000_000),
    ];
    expect(spentByCategory(entries)).toEqual([
      { category: 'acquisition', paidCents: 1_000_000 },
      { category: 'surveys', paidCents: 150_000 },
    ]);
  });

  test('returns by the year what was paid and received, whoever financed it', () => {
    const entries = [
      flow('2025-12', 'out', 'acquisition', 1_000_000),
      flow('2025-12', 'in', 'draw', 800_000),
      flow('2026-12', 'in', 'sale', 1_200_000),
      flow('2026-12', 'out', 'repayment', 800_000),
      flow('2026-12', 'out', 'interest', 40_000),
    ];
    expect(actualIrrBps(entries)).toBe(2000);
    expect(actualIrrBps(entries.slice(0, 2))).toBeNull();
  });

  test('lasted from its first day to its last, never less than none', () => {
    expect(durationDays(day('2025-09-08'), day('2026-11-20'))).toBe(438);
    expect(durationDays(day('2026-11-20'), day('2026-11-19'))).toBe(0);
  });
});
