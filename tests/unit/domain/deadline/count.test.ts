import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { countPeriod, type Rule } from '#domain/deadline/count.ts';
import { lengthenByMonths, parsePeriod, periodWords } from '#domain/deadline/period.ts';
import { addToDay, day, daysBetween } from '#domain/time/day.ts';
import { isDayOff } from '#domain/time/holidays.ts';

const event = { fr: 'événement', en: 'event' };

function count(
  start: string,
  period: string,
  rule: Rule,
  region: 'national' | 'alsace-moselle' = 'national',
) {
  return countPeriod({ event, startOn: day(start), period: parsePeriod(period), rule, region }).endsOn;
}

const days = fc
  .integer({ min: 0, max: 60_000 })
  .map((offset) => addToDay(day('1990-01-01'), { days: offset }));

describe('the rules of counting', () => {
  test('D does not count the day of the event and is not pushed', () => {
    expect(count('2026-04-21', 'P10D', 'D')).toBe('2026-05-01');
  });

  test('D+ is pushed over a holiday and the weekend after it', () => {
    expect(count('2026-04-21', 'P10D', 'D+')).toBe('2026-05-04');
  });

  test('M ends on the same quantième, Saturday or not', () => {
    expect(count('2025-11-24', 'P2M', 'M')).toBe('2026-01-24');
  });

  test('M ends on the last day of a month that has no such quantième', () => {
    expect(count('2026-01-31', 'P1M', 'M')).toBe('2026-02-28');
    expect(count('2028-01-31', 'P1M', 'M')).toBe('2028-02-29');
    expect(count('2024-02-29', 'P1Y', 'M')).toBe('2025-02-28');
  });

  test('M+ is M pushed to the next working day', () => {
    expect(count('2025-11-24', 'P2M', 'M+')).toBe('2026-01-26');
  });

  test('MF counts neither the first nor the last day, and is pushed', () => {
    expect(count('2026-02-13', 'P2M', 'MF')).toBe('2026-04-14');
    expect(count('2025-12-31', 'P2M', 'MF')).toBe('2026-03-02');
  });

  test('Good Friday and 26 December push in Alsace and Moselle only', () => {
    expect(count('2026-03-24', 'P10D', 'D+')).toBe('2026-04-03');
    expect(count('2026-03-24', 'P10D', 'D+', 'alsace-moselle')).toBe('2026-04-07');
    expect(count('2028-12-15', 'P10D', 'D+')).toBe('2028-12-26');
    expect(count('2028-12-15', 'P10D', 'D+', 'alsace-moselle')).toBe('2028-12-27');
  });

  test('a pushed end is never a day off, and comes at most five days after the count', () => {
    fc.assert(
      fc.property(
        days,
        fc.constantFrom<[string, Rule]>(['P10D', 'D+'], ['P2M', 'M+'], ['P2M', 'MF']),
        (on, [period, rule]) => {
          const counted = countPeriod({
            event,
            startOn: on,
            period: parsePeriod(period),
            rule,
            region: 'alsace-moselle',
          });
          expect(isDayOff(counted.endsOn, 'alsace-moselle')).toBe(false);
          expect(daysBetween(counted.reachedOn, counted.endsOn)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(counted.reachedOn, counted.endsOn)).toBeLessThanOrEqual(5);
        },
      ),
    );
  });

  test('a later event never ends a period earlier', () => {
    fc.assert(
      fc.property(
        days,
        fc.nat(40),
        fc.constantFrom<[string, Rule]>(['P21D', 'D'], ['P10D', 'D+'], ['P3M', 'M'], ['P2M', 'MF']),
        (on, later, [period, rule]) => {
          const from = (startOn: typeof on) =>
            countPeriod({ event, startOn, period: parsePeriod(period), rule, region: 'national' }).endsOn;
          expect(from(addToDay(on, { days: later })) >= from(on)).toBe(true);
        },
      ),
    );
  });

  test('a rule for days refuses months, and the reverse', () => {
    expect(() => count('2026-01-01', 'P2M', 'D+')).toThrow(InvalidInputError);
    expect(() => count('2026-01-01', 'P10D', 'M')).toThrow(InvalidInputError);
  });
});

describe('periods', () => {
  test('are read from ISO 8601 durations of one unit', () => {
    expect(parsePeriod('P18M')).toEqual({ count: 18, unit: 'months' });
    expect(parsePeriod('P5Y')).toEqual({ count: 5, unit: 'years' });
  });

  test.each(['', '10', 'P', 'PD', 'P1W', 'P1Y2M', 'p10d', 'P-1D', 'P1.5M', 'P99999D', 'unlimited'])(
    'refuse %j',
    (text) => {
      expect(() => parsePeriod(text)).toThrow(InvalidInputError);
    },
  );

  test('grow by months, never from days', () => {
    expect(lengthenByMonths(parsePeriod('P1Y'), 3)).toEqual({ count: 15, unit: 'months' });
    expect(() => lengthenByMonths(parsePeriod('P10D'), 1)).toThrow(InvalidInputError);
  });

  test('are told in the singular and the plural of both languages', () => {
    expect(periodWords(parsePeriod('P1D'))).toEqual({ fr: '1 jour', en: '1 day' });
    expect(periodWords(parsePeriod('P0D'))).toEqual({ fr: '0 jour', en: '0 days' });
    expect(periodWords(parsePeriod('P2M'))).toEqual({ fr: '2 mois', en: '2 months' });
    expect(periodWords(parsePeriod('P5Y'))).toEqual({ fr: '5 ans', en: '5 years' });
  });
});
