import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findParameter, LegalParameterError, type LegalParameter } from '#domain/legal/parameter.ts';
import { addToDay, day } from '#domain/time/day.ts';

const rows: readonly LegalParameter[] = [
  { key: 'duty', value: '4.50', validFrom: day('2020-01-01'), source: 'Loi' },
  {
    key: 'duty',
    value: '5.00',
    validFrom: day('2025-05-01'),
    validTo: day('2028-03-31'),
    departmentCode: '33',
    source: 'Délibération',
  },
  { key: 'vat', value: '19.60', validFrom: day('2000-04-01'), validTo: day('2013-12-31'), source: 'Loi' },
  { key: 'vat', value: '20.00', validFrom: day('2014-01-01'), source: 'Loi' },
  {
    key: 'tariff',
    value: '0.799',
    validFrom: day('2026-03-01'),
    validTo: day('2028-02-29'),
    source: 'Arrêté',
  },
];

const valueOn = (key: string, on: string, department: string | null = null) =>
  findParameter(rows, key, day(on), department).value;

function reasonOf(find: () => unknown) {
  try {
    find();
  } catch (error) {
    if (error instanceof LegalParameterError) return error.reason;
    throw error;
  }
  return 'found';
}

describe('legal parameters', () => {
  test('hold from their first to their last day, both included', () => {
    expect(valueOn('vat', '2013-12-31')).toBe('19.60');
    expect(valueOn('vat', '2014-01-01')).toBe('20.00');
    expect(valueOn('tariff', '2026-03-01')).toBe('0.799');
    expect(valueOn('tariff', '2028-02-29')).toBe('0.799');
  });

  test('of a department come before the general one, while they hold', () => {
    expect(valueOn('duty', '2025-04-30', '33')).toBe('4.50');
    expect(valueOn('duty', '2025-05-01', '33')).toBe('5.00');
    expect(valueOn('duty', '2028-04-01', '33')).toBe('4.50');
    expect(valueOn('duty', '2026-01-01', '42')).toBe('4.50');
    expect(valueOn('duty', '2026-01-01')).toBe('4.50');
  });

  test('that began later come first of two that hold', () => {
    const both = [...rows, { key: 'duty', value: '6.00', validFrom: day('2024-01-01'), source: 'Loi' }];
    expect(findParameter(both, 'duty', day('2026-01-01')).value).toBe('6.00');
    expect(findParameter(both.toReversed(), 'duty', day('2026-01-01')).value).toBe('6.00');
  });

  test('that do not hold are an error that says whether none exists, it expired or it comes later', () => {
    expect(reasonOf(() => valueOn('lunch', '2026-01-01'))).toBe('missing');
    expect(reasonOf(() => valueOn('tariff', '2028-03-01'))).toBe('expired');
    expect(reasonOf(() => valueOn('tariff', '2026-02-28'))).toBe('not_yet');
    expect(reasonOf(() => valueOn('vat', '1999-01-01', '33'))).toBe('not_yet');
  });

  test('the error names key, day and department', () => {
    expect(() => valueOn('tariff', '2030-01-01', '33')).toThrow(
      'Legal parameter "tariff" on 2030-01-01 in 33: it has expired.',
    );
  });

  test('a gap between two laws is an error, not the older law', () => {
    const gap = rows
      .filter(({ value }) => value !== '20.00')
      .concat({ key: 'vat', value: '21.00', validFrom: day('2030-01-01'), source: 'Loi' });
    expect(reasonOf(() => findParameter(gap, 'vat', day('2020-01-01')))).toBe('expired');
  });

  test('of a chain of laws without gaps exactly the one of the day is found', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lengths, fc.nat(5000), (parts, offset) => {
        const start = day('2010-01-01');
        let from = 0;
        const chain = parts.map((length, index): LegalParameter => {
          const validFrom = addToDay(start, { days: from });
          from += length;
          return {
            key: 'k',
            value: String(index),
            validFrom,
            validTo: addToDay(start, { days: from - 1 }),
            source: 's',
          };
        });
        const on = addToDay(start, { days: offset });
        const holding = chain.find(({ validFrom, validTo = on }) => validFrom <= on && on <= validTo);
        if (holding) expect(findParameter(chain, 'k', on)).toBe(holding);
        else expect(reasonOf(() => findParameter(chain, 'k', on))).toBe('expired');
      }),
    );
  });
});
