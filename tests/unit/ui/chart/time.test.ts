import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAfterToday, lastRealIndex } from '#ui/chart/model/forecast.ts';
import { progressOf, layOutGantt, monthTicks } from '#ui/chart/model/gantt.ts';
import { forecastPart, realPart } from '#ui/chart/model/line-parts.ts';

describe('what is expected', () => {
  test('the current month has happened, the next one has not', () => {
    expect(isAfterToday('2026-11', '2026-11-20')).toBe(false);
    expect(isAfterToday('2026-12', '2026-11-20')).toBe(true);
    expect(isAfterToday('2026-11-21', '2026-11-20')).toBe(true);
    expect(isAfterToday('2026-11-21', '2026-11')).toBe(false);
    expect(isAfterToday('Nantes', '2026-11-20')).toBe(false);
    expect(isAfterToday('2027-01', undefined)).toBe(false);
  });

  test('today stands between what has happened and what has not, and nowhere when there is only one of them', () => {
    expect(lastRealIndex([false, false, true])).toBe(1);
    expect(lastRealIndex([true, true])).toBeNull();
    expect(lastRealIndex([false])).toBeNull();
  });

  test('a dashed line goes on from the last solid point', () => {
    const isForecast = (index: number) => index > 4;
    expect(realPart([3, 4, 5, 6], isForecast)).toEqual([3, 4]);
    expect(forecastPart([3, 4, 5, 6], isForecast)).toEqual([4, 5, 6]);
    expect(forecastPart([3, 4], isForecast)).toEqual([]);
    expect(forecastPart([7, 8], isForecast)).toEqual([7, 8]);
  });
});

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a planning', () => {
  test('a month lasts until its last day, and today parts what is done from what is to come', () => {
    const { bars, months, today } = layOutGantt(
      [
        { id: 'deed', label: 'Acquisition', from: '2026-04', to: '2026-04' },
        { id: 'sales', label: 'Ventes', from: '2026-05-01', to: '2026-05-31' },
      ],
      '2026-05-10',
    );
    expect(months.map(({ month }) => month)).toEqual(['2026-04', '2026-05']);
    expect(bars[0]).toMatchObject({ start: 0, end: 30 / 61, realEnd: 30 / 61 });
    expect(bars[1]).toMatchObject({ start: 30 / 61, end: 1, realEnd: 40 / 61 });
    expect(today).toBe(40 / 61);
  });

  test('a stage that ends before it begins takes its first day, one without days is left out', () => {
    const { bars } = layOutGantt([
      { id: 'wrong', label: '', from: '2026-04-10', to: '2026-04-01' },
      { id: 'none', label: '', from: '', to: '' },
    ]);
    expect(bars).toEqual([{ id: 'wrong', start: 9 / 30, end: 10 / 30, realEnd: 10 / 30 }]);
    expect(layOutGantt([])).toEqual({ bars: [], months: [], today: null });
  });

  test('the table tells what the hatching shows: done, under way, to come', () => {
    const layout = layOutGantt(
      [
        { id: 'deed', label: '', from: '2026-04', to: '2026-04' },
        { id: 'works', label: '', from: '2026-05-01', to: '2026-05-31' },
        { id: 'sales', label: '', from: '2026-05-11', to: '2026-06-30' },
      ],
      '2026-05-10',
    );
    expect(['deed', 'works', 'sales', 'unknown'].map((id) => progressOf(layout, id))).toEqual([
      'done',
      'current',
      'ahead',
      'ahead',
    ]);
  });

  test('every stage lies on the axis in its order of days, and its real part within it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { minLength: 1, maxLength: 12 }), day, (spans, today) => {
        const tasks = spans.map(([from, to], index) => ({ id: String(index), label: '', from, to }));
        const { bars } = layOutGantt(tasks, today);
        expect(bars).toHaveLength(tasks.length);
        for (const bar of bars) {
          expect(bar.start).toBeGreaterThanOrEqual(0);
          expect(bar.start).toBeLessThan(bar.end);
          expect(bar.end).toBeLessThanOrEqual(1);
          expect(bar.realEnd).toBeGreaterThanOrEqual(bar.start);
          expect(bar.realEnd).toBeLessThanOrEqual(bar.end);
        }
        const inOrder = spans.map(([from], index) => ({ from, start: bars[index]?.start ?? -1 }));
        const sorted = inOrder.toSorted((a, b) => (a.from < b.from ? -1 : 1));
        sorted
          .slice(1)
          .forEach(({ start }, index) => expect(start).toBeGreaterThanOrEqual(sorted[index]?.start ?? 0));
      }),
    );
  });

  test('a long axis names quarters, then years, and says each year once', () => {
    const { months } = layOutGantt([{ id: 'all', label: '', from: '2025-11', to: '2027-02' }]);
    expect(monthTicks(months, 3).map(({ month, hasYear }) => [month, hasYear])).toEqual([
      ['2026-01', true],
      ['2026-04', false],
      ['2026-07', false],
      ['2026-10', false],
      ['2027-01', true],
    ]);
    expect(monthTicks(months, 8).map(({ month, isYear }) => [month, isYear])).toEqual([
      ['2026-01', true],
      ['2027-01', true],
    ]);
    expect(monthTicks(months.slice(0, 1), 12)).toMatchObject([
      { month: '2025-11', isYear: false, hasYear: true },
    ]);
  });
});
