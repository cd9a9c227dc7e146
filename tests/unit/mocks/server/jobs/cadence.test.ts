import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAt, type Cadence } from '#mocks/server/jobs/cadence.ts';

const cadences: Cadence[] = [
  { minutes: 1 },
  { minutes: 5 },
  { minutes: 60 },
  ...[1, 2, 3, 8].map((dailyAtHour) => ({ dailyAtHour })),
  { monthlyOnDay: 1, atHour: 5 },
];
const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const due = (every: Cadence, now: string): string => dueAt(every, new Date(now)).toISOString();

describe('when a task is due', () => {
  test('is never ahead of the clock, and never goes back as the clock goes on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cadences), instants, fc.nat(40 * 86_400_000), (every, now, laterMs) => {
        const slot = dueAt(every, now);
        expect(slot.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(dueAt(every, new Date(now.getTime() + laterMs)).getTime()).toBeGreaterThanOrEqual(
          slot.getTime(),
        );
      }),
    );
  });

  test('an instant at which it is due is due at itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cadences), instants, (every, now) => {
        const slot = dueAt(every, now);
        expect(dueAt(every, slot)).toEqual(slot);
      }),
    );
  });

  test('follows the clocks of Paris through summer and winter', () => {
    expect(due({ dailyAtHour: 3 }, '2026-07-14T12:00:00Z')).toBe('2026-07-14T01:00:00.000Z');
    expect(due({ dailyAtHour: 3 }, '2026-12-14T12:00:00Z')).toBe('2026-12-14T02:00:00.000Z');
    expect(due({ dailyAtHour: 3 }, '2026-12-14T01:59:59Z')).toBe('2026-12-13T02:00:00.000Z');
    expect(due({ monthlyOnDay: 1, atHour: 5 }, '2027-01-01T03:00:00Z')).toBe('2026-12-01T04:00:00.000Z');
  });

  test('comes once on the day when an hour is skipped, and once when it is shown twice', () => {
    // 29 March 2026: from 2 to 3 o’clock; 25 October 2026: 3 o’clock becomes 2 again.
    expect(due({ dailyAtHour: 2 }, '2026-03-29T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(due({ dailyAtHour: 2 }, '2026-10-25T00:30:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(due({ dailyAtHour: 2 }, '2026-10-25T01:30:00Z')).toBe('2026-10-25T00:00:00.000Z');
  });
});
