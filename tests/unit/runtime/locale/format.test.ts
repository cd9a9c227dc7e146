import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '#runtime/locale/format.ts';
import { parseDay, parseDecimal, parseInteger, parseMoney, parsePercent } from '#runtime/locale/parse.ts';

const now = () => new Date('2026-11-20T08:00:00Z');
const fr = createFormat('fr', 'Europe/Paris', now);
const en = createFormat('en', 'Europe/Paris', now);

describe('writing', () => {
  test('money has narrow no-break spaces between thousands and a no-break space before the euro', () => {
    expect(fr.money(123456)).toBe('1\u202F234,56\u00A0€');
    expect(fr.money(48000000)).toBe('480\u202F000\u00A0€');
    expect(fr.money(48000000, { decimals: 2 })).toBe('480\u202F000,00\u00A0€');
    expect(fr.money(150, { decimals: 0 })).toBe('2\u00A0€');
    expect(en.money(123456)).toBe('€1,234.56');
  });

  test('a sign shows for gains when asked, and zero never has one', () => {
    expect(fr.signedMoney(100)).toBe('+1\u00A0€');
    expect(fr.signedMoney(-100)).toBe('-1\u00A0€');
    expect(fr.signedMoney(0)).toBe('0\u00A0€');
    expect(fr.money(-40, { decimals: 0 })).toBe('0\u00A0€');
  });

  test('areas and rates', () => {
    expect(fr.area('63.40')).toBe('63,40\u00A0m²');
    expect(fr.area(1250)).toBe('1\u202F250,00\u00A0m²');
    expect(fr.percent(1250)).toMatch(/^12,5[\u00A0\u202F]%$/);
    expect(en.percent(1250)).toBe('12.5%');
    expect(en.percent(1250, { isSigned: true })).toBe('+12.5%');
    expect(en.percent(0, { isSigned: true })).toBe('0%');
  });

  test('days, months and instants, these in the time zone', () => {
    expect(fr.date('2026-11-20')).toBe('20/11/2026');
    expect(fr.date('2026-11-19T23:30:00Z')).toBe('20/11/2026');
    expect(fr.longDate('2026-11-20')).toBe('20 novembre 2026');
    expect(fr.longDate('2026-11-01')).toBe('1er novembre 2026');
    expect(fr.month('2026-11')).toBe('novembre 2026');
    expect(fr.dateTime('2026-11-20T08:05:00Z')).toBe('20/11/2026 09:05');
    expect(fr.time('2026-07-20T08:05:00Z')).toBe('10:05');
    expect(en.longDate('2026-11-20')).toBe('20 November 2026');
  });

  test('relative days and instants count from the clock, by calendar days of the time zone', () => {
    expect(fr.relativeDay('2026-11-20')).toBe('aujourd’hui');
    expect(fr.relativeDay('2026-11-21')).toBe('demain');
    expect(fr.relativeDay('2026-11-17')).toBe('il y a 3 jours');
    expect(fr.relativeDay('2027-02-20')).toMatch(/^dans 3 mois$/);
    expect(fr.relative('2026-11-20T07:55:00Z')).toBe('il y a 5 minutes');
    expect(fr.relative('2026-11-20T08:00:10Z')).toBe('à l’instant');
    expect(en.relativeDay('2026-11-19')).toBe('yesterday');
  });

  test('what is missing or unreadable is a dash, never NaN', () => {
    const written = [
      fr.money(null),
      fr.number(undefined),
      fr.area(''),
      fr.area('x'),
      fr.percent(null),
      fr.date(''),
      fr.date('2026-02-30'),
      fr.time('x'),
      fr.relativeDay(null),
    ];
    expect(new Set(written)).toEqual(new Set(['–']));
  });
});

describe('reading', () => {
  test('money as people type and paste it', () => {
    const cases: [string, number | null][] = [
      ['480 000', 48000000],
      ['480000,5', 48000050],
      ['1 234,5', 123450],
      ['480 000 €', 48000000],
      ['480\u202F000,50\u00A0€', 48000050],
      ['€1,234.56', 123456],
      ['1.234.567,89', 123456789],
      ['−12,30', -1230],
      ['+5', 500],
      ['0,005', 1],
      [',5', 50],
      ['', null],
      ['abc', null],
      ['12,3,4', null],
      ['1 2 3', 12300],
      ['99999999999999999', null],
    ];
    for (const [text, cents] of cases) expect([text, parseMoney(text)]).toEqual([text, cents]);
  });

  test('what is written is read again, in both languages and with both numbers of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (cents) => {
        for (const format of [fr, en]) {
          expect(parseMoney(format.money(cents))).toBe(cents);
          expect(parseMoney(format.money(cents, { decimals: 2 }))).toBe(cents);
          expect(parseMoney(format.signedMoney(cents))).toBe(cents);
        }
      }),
    );
  });

  test('areas, rates, whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredths) => {
        const decimal = (hundredths / 100).toFixed(2);
        expect(parseDecimal(fr.area(decimal))).toBe(decimal);
        expect(parsePercent(fr.percent(hundredths))).toBe(hundredths);
        expect(parseInteger(fr.number(hundredths))).toBe(hundredths);
      }),
    );
    expect(parseDecimal('1 234,5')).toBe('1234.50');
    expect(parseDecimal('63,4')).toBe('63.40');
    expect(parseDecimal('-0,5', 1)).toBe('-0.5');
    expect(parseDecimal('12,7', 0)).toBe('13');
    expect(parseInteger('12,5')).toBeNull();
  });

  test('days of the calendar, and only those', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(parseDay(fr.date(iso))).toBe(iso);
        },
      ),
    );
    expect(parseDay('1/2/26')).toBe('2026-02-01');
    expect(parseDay('12/11/26')).toBe('2026-11-12');
    expect(parseDay('2026-11-20')).toBe('2026-11-20');
    for (const text of ['31/02/2026', '29/02/2025', '00/01/2026', '1/13/2026', 'demain', ''])
      expect(parseDay(text)).toBeNull();
  });
});
