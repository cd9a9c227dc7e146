import { describe, expect, test } from 'vitest';
import { hasNoValue, layOutXy, runsOf, type XySeries } from '#ui/chart/model/xy.ts';

const series: XySeries[] = [
  { id: 'in', label: 'Encaissements', mark: 'bar' },
  { id: 'more', label: 'Autres encaissements', mark: 'bar' },
  { id: 'balance', label: 'Solde', mark: 'line' },
];
const points = [
  { at: '2026-10', values: { in: 100, more: 50, balance: 400 } },
  { at: '2026-11', values: { in: 30, more: null, balance: 300 } },
  { at: '2026-12', values: { in: -20, balance: -70 } },
];

describe('a chart with two axes', () => {
  test('bars are piled up and lines are not', () => {
    const { layers, lowest, highest, lastReal } = layOutXy(points, series, {
      isStacked: true,
      hidden: new Set(),
      today: '2026-11-20',
    });
    expect(layers[1]?.spans).toEqual([{ from: 100, to: 150 }, null, null]);
    expect(layers[2]?.spans[0]).toEqual({ from: 0, to: 400 });
    expect([lowest, highest, lastReal]).toEqual([-70, 400, 1]);
  });

  test('a hidden series leaves its room to the others, which keep their colours', () => {
    const { layers, highest } = layOutXy(points, series, {
      isStacked: true,
      hidden: new Set(['in', 'balance']),
    });
    expect(layers.map(({ index, spans }) => [index, spans[0]])).toEqual([[1, { from: 0, to: 50 }]]);
    expect(highest).toBe(50);
  });

  test('zero is a value, nothing is none', () => {
    expect(hasNoValue([{ at: 'a', values: { in: null } }], series)).toBe(true);
    expect(hasNoValue([{ at: 'a', values: { in: 0 } }], series)).toBe(false);
  });

  test('a line is broken where there is no value', () => {
    const span = { from: 0, to: 1 };
    expect(runsOf([span, span, null, span, null])).toEqual([[0, 1], [3]]);
  });
});
