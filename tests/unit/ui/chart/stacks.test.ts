import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningTotals } from '#ui/chart/model/running-totals.ts';
import { stackSpans } from '#ui/chart/model/stack.ts';
import { layOutWaterfall } from '#ui/chart/model/waterfall.ts';

const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
const values = fc.array(fc.option(cents), { maxLength: 12 });
const sum = (all: readonly (number | null)[]): number => all.reduce<number>((a, b) => a + (b ?? 0), 0);

describe('a pile', () => {
  test('puts receipts above zero and expenses under it, whatever their order', () => {
    expect(stackSpans([300, -50, null, 20, -10])).toEqual([
      { from: 0, to: 300 },
      { from: 0, to: -50 },
      null,
      { from: 300, to: 320 },
      { from: -50, to: -60 },
    ]);
  });

  test('reaches as far up and down as its positive and negative values add up to, to the cent', () => {
    fc.assert(
      fc.property(values, (all) => {
        const spans = stackSpans(all);
        const ends = spans.map((span) => span?.to ?? 0);
        expect(Math.max(0, ...ends)).toBe(sum(all.filter((value) => (value ?? 0) > 0)));
        expect(Math.min(0, ...ends)).toBe(sum(all.filter((value) => (value ?? 0) < 0)));
        spans.forEach((span, index) => expect(span && span.to - span.from).toBe(all[index]));
      }),
    );
  });
});

describe('a running total', () => {
  test('begins at the opening balance, keeps quiet where nothing is known and goes on after', () => {
    expect(
      runningTotals(
        [
          [100, -30],
          [null, null],
          [-50, null],
        ],
        1_000,
      ),
    ).toEqual([1_070, null, 1_020]);
  });

  test('ends at the opening balance and all values together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cents, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        cents,
        (all, opening) => {
          expect(runningTotals(all, opening).at(-1)).toBe(opening + sum(all.flat()));
        },
      ),
    );
  });
});

describe('a waterfall', () => {
  test('hangs each change where the one before it ended, and stands totals on zero', () => {
    const bars = layOutWaterfall([
      { id: 'revenue', label: 'CA', value: 1_284 },
      { id: 'vat', label: 'TVA', value: -134 },
      { id: 'net', label: 'CA HT', isTotal: true },
      { id: 'cost', label: 'Coût', value: -1_500 },
      { id: 'margin', label: 'Marge', isTotal: true },
    ]);
    expect(bars.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      [0, 1_284, 'start'],
      [1_284, 1_150, 'change'],
      [0, 1_150, 'total'],
      [1_150, -350, 'change'],
      [0, -350, 'total'],
    ]);
  });

  test('leaves no gap between bars and ends at the sum of its changes', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (changes) => {
        const bars = layOutWaterfall(
          changes.map((value, index) => ({ id: String(index), label: '', value })),
        );
        bars.slice(1).forEach((bar, index) => expect(bar.from).toBe(bars[index]?.total));
        expect(bars.at(-1)?.total).toBe(sum(changes));
      }),
    );
  });
});
