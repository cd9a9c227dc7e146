import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOfCalendar, endsAfterStart, overlap, type EventSpan } from '#domain/planning/event.ts';
import { addToDay, day, month, weekdayOf } from '#domain/time/day.ts';

const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`);
const span = fc
  .record({
    days: fc.integer({ min: 0, max: 5 }),
    more: fc.integer({ min: 0, max: 2 }),
    from: hour,
    to: hour,
  })
  .map(({ days, more, from, to }): EventSpan => {
    const startsOn = addToDay(day('2026-11-20'), { days });
    return { startsOn, startTime: from, endsOn: addToDay(startsOn, { days: more }), endTime: to };
  })
  .filter(endsAfterStart);

describe('two events', () => {
  test('overlap both ways or not at all, and each overlaps itself', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
      }),
    );
  });
  test('may follow each other at once', () => {
    const on = '2026-11-24';
    const morning = { startsOn: on, startTime: '08:00', endsOn: on, endTime: '09:30' };
    const next = { startsOn: on, startTime: '09:30', endsOn: on, endTime: '10:00' };
    expect(overlap(morning, next)).toBe(false);
    expect(overlap(morning, { ...next, startTime: '09:29' })).toBe(true);
  });
  test('a whole day overlaps what takes place on it, and not on the next', () => {
    const leave = { startsOn: '2026-11-24', startTime: null, endsOn: '2026-11-25', endTime: null };
    const at = (on: string) => ({ startsOn: on, startTime: '23:00', endsOn: on, endTime: '23:30' });
    expect(overlap(leave, at('2026-11-25'))).toBe(true);
    expect(overlap(leave, at('2026-11-26'))).toBe(false);
  });
});

test('an event ends after it starts; one of whole days may be a single day', () => {
  const on = '2026-11-24';
  const at = (startTime: string | null, endTime: string | null) => ({
    startsOn: on,
    startTime,
    endsOn: on,
    endTime,
  });
  expect(endsAfterStart(at(null, null))).toBe(true);
  expect(endsAfterStart(at('10:00', '10:00'))).toBe(false);
  expect(endsAfterStart(at('10:00', '09:00'))).toBe(false);
});

test('a month is shown in whole weeks that hold all its days, Monday first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const of = month(`${year}-${String(number).padStart(2, '0')}`);
      const days = daysOfCalendar(of);
      expect(days.length % 7).toBe(0);
      expect(weekdayOf(days[0] ?? day('2026-11-24'))).toBe(1);
      expect(new Set(days).size).toBe(days.length);
      const own = days.filter((on) => on.startsWith(of));
      expect(own.length).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
    }),
  );
});
