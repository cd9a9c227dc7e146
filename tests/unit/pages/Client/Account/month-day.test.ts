import { expect, test } from 'vitest';
import { isDayOfYear } from '#domain/company/fiscal-year.ts';
import { toDayMonth, toMonthDay } from '#pages/Client/Account/blocks/company/month-day.ts';

test('the year’s end is typed day first, with one figure or two, and kept month first', () => {
  expect(toMonthDay('31/12')).toBe('12-31');
  expect(toMonthDay(' 1 / 7 ')).toBe('07-01');
  expect(toDayMonth('06-30')).toBe('30/06');
});

test('what is no day of a year is left to be refused', () => {
  for (const text of ['31/02', '00/01', '12/31', 'décembre', '']) {
    expect(isDayOfYear(toMonthDay(text)), text).toBe(false);
  }
  expect(isDayOfYear('02-29')).toBe(true);
});
