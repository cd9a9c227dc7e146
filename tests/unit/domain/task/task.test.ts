import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dueStateOf,
  endOfWeek,
  isClosed,
  nextDueOn,
  remainingCount,
  statesAfter,
  taskStates,
  type RecurrenceUnit,
} from '#domain/task/task.ts';
import { addToDay, day, weekdayOf } from '#domain/time/day.ts';

const today = day('2026-11-20');
const anyDay = fc.integer({ min: -800, max: 800 }).map((days) => addToDay(today, { days }));

describe('the states of a task', () => {
  test('every state leads back to « à faire », so that nothing done by mistake is final', () => {
    for (const state of taskStates) if (state !== 'todo') expect(statesAfter(state)).toContain('todo');
  });
  test('a blocked task is taken up again before it is done', () => {
    expect(statesAfter('blocked')).not.toContain('done');
    expect(statesAfter('in_progress')).toContain('done');
  });
});

describe('how pressing a task is', () => {
  test.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'today'],
    ['2026-11-22', 'week'],
    ['2026-11-23', 'later'],
    [null, 'none'],
  ] as const)('due on %s, seen on Friday 20 November: %s', (dueOn, expected) => {
    expect(dueStateOf({ status: 'todo', dueOn }, today)).toBe(expected);
  });
  test('what is closed is never late', () => {
    for (const status of taskStates.filter(isClosed)) {
      expect(dueStateOf({ status, dueOn: '2026-01-01' }, today)).toBe('none');
    }
  });
  test('a week ends on its Sunday', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        const end = endOfWeek(on);
        expect(weekdayOf(end)).toBe(7);
        expect(end >= on && end <= addToDay(on, { days: 6 })).toBe(true);
      }),
    );
  });
});

describe('a task that comes again', () => {
  test('is due one interval later', () => {
    const due = day('2026-11-24');
    const next = (unit: RecurrenceUnit, interval: number) =>
      nextDueOn({ unit, interval, until: null }, due, today);
    expect(next('daily', 1)).toBe('2026-11-25');
    expect(next('weekly', 2)).toBe('2026-12-08');
    expect(next('monthly', 1)).toBe('2026-12-24');
    expect(next('yearly', 1)).toBe('2027-11-24');
  });
  test('never comes back overdue, and stays on its rhythm', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('daily' as const, 'weekly' as const),
        fc.integer({ min: 1, max: 9 }),
        (due, unit, interval) => {
          const next = nextDueOn({ unit, interval, until: null }, due, today);
          if (next === null) throw new Error('a recurrence without end has a next day');
          expect(next > due && next >= today).toBe(true);
          if (unit === 'weekly') expect(weekdayOf(next)).toBe(weekdayOf(due));
        },
      ),
    );
  });
  test('the end of a month is kept from the first day: 31 January, late in March, is due on 31 March', () => {
    const rule = { unit: 'monthly', interval: 1, until: null } as const;
    expect(nextDueOn(rule, day('2026-01-31'), day('2026-03-05'))).toBe('2026-03-31');
  });
  test('ends after its last day', () => {
    const rule = { unit: 'weekly', interval: 1, until: '2026-11-30' } as const;
    expect(nextDueOn(rule, day('2026-11-23'), today)).toBe('2026-11-30');
    expect(nextDueOn(rule, day('2026-11-24'), today)).toBeNull();
  });
});

test('what remains of a checklist is what is not ticked', () => {
  const list = [
    { label: 'a', isDone: true },
    { label: 'b', isDone: false },
  ];
  expect(remainingCount(list)).toBe(1);
  expect(remainingCount([])).toBe(0);
});
