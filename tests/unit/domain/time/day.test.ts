import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import {
  addMonths,
  addToDay,
  day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  month,
  monthOf,
  monthsBetween,
  weekdayOf,
  type Day,
} from '#domain/time/day.ts';

const FIRST = Date.UTC(1900, 0, 1);
const isoOf = (offset: number) => new Date(FIRST + offset * 86_400_000).toISOString().slice(0, 10);
const offsets = fc.integer({ min: 0, max: 120_000 });
const months = fc
  .record({ year: fc.integer({ min: 1600, max: 2400 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => month(`${year}-${String(number).padStart(2, '0')}`));

describe('days', () => {
  test.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    ' 2026-01-01',
    '2026-01-01T00:00:00Z',
    '0000-01-01',
    '+02026-01-01',
    '10000-01-01',
  ])('%j is none', (text) => {
    expect(() => day(text)).toThrow(InvalidInputError);
  });

  test('29 February exists every four years, but not in 1900 and 2100', () => {
    expect(['2000-02-29', '2024-02-29', '2400-02-29'].map(day)).toHaveLength(3);
    for (const text of ['1900-02-29', '2100-02-29']) expect(() => day(text)).toThrow(InvalidInputError);
  });

  test('adding days agrees with the time of the computer, forwards and backwards', () => {
    fc.assert(
      fc.property(offsets, offsets, (from, to) => {
        expect(addToDay(day(isoOf(from)), { days: to - from })).toBe(isoOf(to));
        expect(daysBetween(day(isoOf(from)), day(isoOf(to)))).toBe(to - from);
      }),
    );
  });

  test('adding months keeps the day of the month, or takes the last of a shorter one', () => {
    fc.assert(
      fc.property(offsets, fc.integer({ min: -600, max: 600 }), (offset, count) => {
        const from = day(isoOf(offset));
        const to = addToDay(from, { months: count });
        expect(monthsBetween(monthOf(from), monthOf(to))).toBe(count);
        const wanted = Math.min(Number(from.slice(8)), Number(lastDayOf(monthOf(to)).slice(8)));
        expect(Number(to.slice(8))).toBe(wanted);
      }),
    );
  });

  test('a year is twelve months, also from a 29 February', () => {
    fc.assert(
      fc.property(offsets, fc.integer({ min: -90, max: 90 }), (offset, years) => {
        const from = day(isoOf(offset));
        expect(addToDay(from, { years })).toBe(addToDay(from, { months: 12 * years }));
      }),
      { examples: [[Math.round((Date.UTC(2024, 1, 29) - FIRST) / 86_400_000), 1]] },
    );
  });

  test('what lies beyond the calendar is refused, never cut off at its end', () => {
    const from = day('9999-12-01');
    expect(addToDay(from, { days: 29 })).toBe('9999-12-30');
    expect(() => addToDay(from, { days: 40 })).toThrow(InvalidInputError);
    expect(() => addToDay(from, { months: 1 })).toThrow(InvalidInputError);
    expect(() => addToDay(day('0001-01-01'), { days: -1 })).toThrow(InvalidInputError);
    expect(() => addToDay(day('2026-01-01'), { years: 1e9 })).toThrow(InvalidInputError);
    expect(() => addToDay(day('2026-01-01'), { years: -1e9 })).toThrow(InvalidInputError);
  });

  test.each([{ days: 0.5 }, { months: 1.5 }, { months: Number.NaN }, { days: Infinity }, { years: 2 ** 60 }])(
    '%j cannot be added',
    (duration) => {
      expect(() => addToDay(day('2026-01-01'), duration)).toThrow(InvalidInputError);
    },
  );

  test('weekdays run from 1 for Monday to 7 for Sunday, in any century', () => {
    const known: readonly (readonly [string, number])[] = [
      ['2026-11-20', 5],
      ['2000-01-01', 6],
      ['1900-01-01', 1],
      ['1583-01-01', 6],
      ['0050-01-01', 6],
      ['9999-12-31', 5],
    ];
    expect(known.map(([text]) => weekdayOf(day(text)))).toEqual(known.map(([, weekday]) => weekday));
  });

  test('weekdays follow one another', () => {
    fc.assert(
      fc.property(offsets, (offset) => {
        const [today, tomorrow] = [day(isoOf(offset)), day(isoOf(offset + 1))];
        expect(weekdayOf(tomorrow)).toBe((weekdayOf(today) % 7) + 1);
      }),
    );
  });
});

describe('months', () => {
  test.each(['', '2026', '2026-00', '2026-13', '2026-1', '2026-01-01'])('%j is none', (text) => {
    expect(() => month(text)).toThrow(InvalidInputError);
  });

  test('adding and counting months undo each other', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -2000, max: 2000 }), (from, count) => {
        const to = addMonths(from, count);
        expect(monthsBetween(from, to)).toBe(count);
        expect(addMonths(to, -count)).toBe(from);
      }),
    );
  });

  test('the first of the next month follows the last of this one', () => {
    fc.assert(
      fc.property(months, (of) => {
        expect(addToDay(lastDayOf(of), { days: 1 })).toBe(firstDayOf(addMonths(of, 1)));
        expect(monthOf(lastDayOf(of))).toBe(of);
      }),
    );
  });

  test('the last month of the calendar has its last day', () => {
    expect(lastDayOf(month('9999-12'))).toBe('9999-12-31');
  });
});

test('a text is no day, and a day no month, to the compiler', () => {
  // @ts-expect-error a plain text has not been checked
  const unchecked: Day = '2026-01-01';
  // @ts-expect-error a day is no month
  const first = firstDayOf(day('2026-01-01'));
  expect([unchecked, first]).toHaveLength(2);
});
