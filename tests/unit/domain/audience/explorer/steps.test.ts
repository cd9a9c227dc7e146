import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kpiSteps, stepFor, stepName, stepsOf } from '#domain/audience/explorer/steps.ts';
import { addToDay, day, daysBetween, weekdayOf } from '#domain/time/day.ts';

const spans = fc
  .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 500 }))
  .map(([start, length]) => {
    const from = addToDay(day('2010-01-01'), { days: start });
    return { from, to: addToDay(from, { days: length }) };
  });

describe('steps of a period', () => {
  test('follow each other without a gap and hold every day once, whatever they are', () => {
    fc.assert(
      fc.property(spans, fc.constantFrom(...kpiSteps), (days, step) => {
        const steps = stepsOf(days, step);
        expect(steps[0]?.from).toBe(days.from);
        expect(steps.at(-1)?.to).toBe(days.to);
        steps.slice(1).forEach(({ from }, index) => {
          expect(from).toBe(addToDay(steps[index]?.to ?? from, { days: 1 }));
          if (step === 'week') expect(weekdayOf(from)).toBe(1);
          if (step === 'month') expect(from.slice(8)).toBe('01');
        });
        expect(new Set(steps.map((it) => stepName(it, step))).size).toBe(steps.length);
      }),
    );
  });

  test('are named by their month, or by the first day of the whole week', () => {
    const days = { from: day('2026-10-29'), to: day('2026-11-03') };
    expect(stepsOf(days, 'month').map((it) => stepName(it, 'month'))).toEqual(['2026-10', '2026-11']);
    expect(stepsOf(days, 'week').map((it) => stepName(it, 'week'))).toEqual(['2026-10-26', '2026-11-02']);
    expect(stepsOf(days, 'day')).toHaveLength(6);
  });

  test('are none where the last day comes before the first', () => {
    expect(stepsOf({ from: day('2026-11-02'), to: day('2026-11-01') }, 'day')).toEqual([]);
  });

  test('of days become weeks beyond four hundred', () => {
    fc.assert(
      fc.property(spans, (days) => {
        expect(stepFor('day', days)).toBe(daysBetween(days.from, days.to) + 1 > 400 ? 'week' : 'day');
        expect(stepFor('month', days)).toBe('month');
      }),
    );
  });
});
