import { parseDate, type DateDuration } from '@internationalized/date';
import { InvalidInputError } from '../domain-error.ts';

declare const dayBrand: unique symbol;
declare const monthBrand: unique symbol;

/** A day of the calendar as `YYYY-MM-DD`, without time or zone. */
export type Day = string & { readonly [dayBrand]: true };

/** A month as `YYYY-MM`. */
export type Month = string & { readonly [monthBrand]: true };

/** Checks the text of a day. @throws InvalidInputError when the calendar has no such day */
export function day(text: string): Day {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    try {
      if (parseDate(text).toString() === text) return text as Day;
    } catch {
      // Told below, with the others.
    }
  }
  throw new InvalidInputError('day', text, 'a day of the calendar as YYYY-MM-DD');
}

/** Checks the text of a month. @throws InvalidInputError */
export function month(text: string): Month {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) {
    throw new InvalidInputError('month', text, 'a month as YYYY-MM');
  }
  return text as Month;
}

/**
 * A day some days, months or years later (earlier when negative); where a month has no such day, its last one
 * (code of civil procedure, article 641, second paragraph).
 *
 * @throws InvalidInputError when a count is not whole, or the day would not come before 9999-12-31
 */
export function addToDay(from: Day, duration: DateDuration): Day {
  const { years = 0, months = 0, weeks = 0, days = 0 } = duration;
  if (![years, months, weeks, days].every(Number.isSafeInteger)) {
    throw new InvalidInputError('duration', `${years}, ${months}, ${weeks}, ${days}`, 'whole numbers');
  }
  const date = Number(from.slice(8)) + days;
  // Most steps stay within their month; the library reads and writes the whole day for each.
  if (years === 0 && months === 0 && weeks === 0 && date >= 1 && date <= 28) {
    return `${from.slice(0, 8)}${date < 10 ? '0' : ''}${date}` as Day;
  }
  const to = parseDate(from).add(duration);
  // The library stops at the ends of its calendar without a word.
  if (to.era !== 'AD' || (to.year === 9999 && to.month === 12 && to.day === 31)) {
    throw new InvalidInputError(
      'duration',
      JSON.stringify(duration),
      `a day after ${from} within 0001 to 9999`,
    );
  }
  return to.toString() as Day;
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return parseDate(to).compare(parseDate(from));
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(on: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  // The calendar repeats every 400 years; Date.UTC would take the years 0 to 99 for 1900 to 1999.
  const year = 2000 + (Number(on.slice(0, 4)) % 400);
  const sundayFirst = new Date(Date.UTC(year, Number(on.slice(5, 7)) - 1, Number(on.slice(8)))).getUTCDay();
  return (sundayFirst === 0 ? 7 : sundayFirst) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** The month of a day. */
export function monthOf(on: Day): Month {
  return on.slice(0, 7) as Month;
}

/** A month some months later, or earlier when negative. @throws InvalidInputError outside the years 1 to 9999 */
export function addMonths(from: Month, count: number): Month {
  // By hand, since schedules of hundreds of months spend most of their time here.
  const months = monthNumber(from) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return month(`${year}-${String((months % 12) + 1).padStart(2, '0')}`);
}

/** Months from one to another; negative when the second comes first. */
export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}

/** The first day of a month. */
export function firstDayOf(of: Month): Day {
  return `${of}-01` as Day;
}

/** The last day of a month: where the flows of a month are dated. */
export function lastDayOf(of: Month): Day {
  const months = Number(of.slice(5, 7));
  const days =
    months === 2 ? (isLeapYear(Number(of.slice(0, 4))) ? 29 : 28) : [4, 6, 9, 11].includes(months) ? 30 : 31;
  return `${of}-${days}` as Day;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function monthNumber(of: Month): number {
  return Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
}
