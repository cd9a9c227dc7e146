import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { addToDay, day, weekdayOf } from '#domain/time/day.ts';
import { holidayNames } from '#domain/time/holiday-names.ts';
import { holidayRegionOf } from '#domain/time/holiday-region.ts';
import { easterSunday, holidayOn, holidaysOf, isDayOff, nextWorkingDay } from '#domain/time/holidays.ts';
import { oracleHolidays, paschalEaster } from '#tests/support/oracle/calendar.ts';

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('Easter', () => {
  test.each([
    '1583-04-10',
    '1598-03-22',
    '1666-04-25',
    '1700-04-11',
    '1734-04-25',
    '1761-03-22',
    '1800-04-13',
    '1818-03-22',
    '1886-04-25',
    '1900-04-15',
    '1913-03-23',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
    '2299-04-16',
  ])('falls on %s', (text) => {
    expect(easterSunday(Number(text.slice(0, 4)))).toBe(text);
  });

  test('from 1583 to 2299 is the Sunday after the paschal full moon', () => {
    for (const year of years(1583, 2299)) expect(easterSunday(year), `${year}`).toBe(paschalEaster(year));
  });

  test('is a Sunday between 22 March and 25 April', () => {
    for (const year of years(1583, 4099)) {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
    }
  });

  test.each([1582, 10_000, 2026.5, Number.NaN, -1, Infinity])('has no rule for the year %d', (year) => {
    expect(() => easterSunday(year)).toThrow(InvalidInputError);
  });
});

describe('public holidays', () => {
  test('of 2026 are the eleven of the labour code', () => {
    expect(holidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });

  test('of Alsace and Moselle add Good Friday and 26 December', () => {
    const extra = holidaysOf(2026, 'alsace-moselle').filter((on) => !holidaysOf(2026).includes(on));
    expect(extra).toEqual(['2026-04-03', '2026-12-26']);
  });

  test('overseas add the day on which slavery was abolished there', () => {
    const extra = (['guadeloupe', 'martinique', 'guyane', 'reunion', 'mayotte'] as const).map((region) =>
      holidaysOf(2026, region).filter((on) => !holidaysOf(2026).includes(on)),
    );
    expect(extra).toEqual([['2026-05-27'], ['2026-05-22'], ['2026-06-10'], ['2026-12-20'], ['2026-04-27']]);
  });

  test('that fall together count once: Ascension on 1 May 2008 is told as Labour Day', () => {
    expect(holidaysOf(2008)).toHaveLength(10);
    expect(holidayOn(day('2008-05-01'))).toBe('labour_day');
  });

  test.each(['national', 'alsace-moselle'] as const)(
    'from 1583 to 2299 agree with another calculation (%s)',
    (region) => {
      for (const year of years(1583, 2299)) {
        expect(holidaysOf(year, region), `${year}`).toEqual(oracleHolidays(year, region));
      }
    },
  );

  test('that move fall on the weekdays of their names', () => {
    for (const year of years(1900, 2299)) {
      const weekdays = holidaysOf(year, 'alsace-moselle').flatMap((on) => {
        const holiday = holidayOn(on, 'alsace-moselle');
        const wanted = { easter_monday: 1, whit_monday: 1, ascension: 4, good_friday: 5 }[String(holiday)];
        return wanted === undefined ? [] : [weekdayOf(on) - wanted];
      });
      expect(weekdays.every((difference) => difference === 0)).toBe(true);
    }
  });

  test('have a name in both languages', () => {
    for (const { fr, en } of Object.values(holidayNames)) {
      expect(fr).not.toBe('');
      expect(en).not.toBe('');
      expect(`${fr}${en}`).not.toContain("'");
    }
  });

  test('handed out may be changed without changing those of the next caller', () => {
    holidaysOf(2027).push(day('2027-02-02'));
    expect(holidaysOf(2027)).not.toContain('2027-02-02');
  });
});

describe('working days', () => {
  test('exclude Saturdays, Sundays and holidays', () => {
    const offDays = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-11', '2026-12-26', '2028-12-26'];
    expect(offDays.map((on) => isDayOff(day(on)))).toEqual([false, true, true, true, true, false]);
    expect(isDayOff(day('2028-12-26'), 'alsace-moselle')).toBe(true);
  });

  test('the next one is the first that is not off, the day itself included', () => {
    for (let on = day('2024-01-01'); on < '2030-01-01'; on = addToDay(on, { days: 1 })) {
      const next = nextWorkingDay(on, 'alsace-moselle');
      expect(isDayOff(next, 'alsace-moselle')).toBe(false);
      for (let off = on; off < next; off = addToDay(off, { days: 1 })) {
        expect(isDayOff(off, 'alsace-moselle')).toBe(true);
      }
    }
  });

  test('a long weekend is passed over: Friday 1 May 2026 to Monday 4 May', () => {
    expect(nextWorkingDay(day('2026-05-01'))).toBe('2026-05-04');
  });

  test('the turn of the year is passed over: Saturday 30 December 2028 to Tuesday 2 January', () => {
    expect(nextWorkingDay(day('2028-12-30'))).toBe('2029-01-02');
  });
});

describe('the region of a department', () => {
  test('is Alsace-Moselle for 57, 67 and 68, the island overseas, else national', () => {
    expect(['57', '67', '68', '974', '33', '2A', '', 'constructor', null].map(holidayRegionOf)).toEqual([
      'alsace-moselle',
      'alsace-moselle',
      'alsace-moselle',
      'reunion',
      'national',
      'national',
      'national',
      'national',
      'national',
    ]);
  });
});
