import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { legalReader } from '#domain/legal/legal-reader.ts';
import { LegalParameterError, type LegalParameter } from '#domain/legal/parameter.ts';
import { day } from '#domain/time/day.ts';

const row = (key: string, value: string): LegalParameter => ({
  key,
  value,
  validFrom: day('2026-01-01'),
  source: 'Texte',
});
const rows = [row('a.rate', '0.0500'), row('an.amount', '12500'), row('unused', '1')];

describe('a reader of legal figures', () => {
  test('remembers each row it read, once', () => {
    const legal = legalReader(rows, day('2026-11-20'), null);
    expect([legal.rate('a.rate'), legal.amount('an.amount'), legal.rate('a.rate')]).toEqual([
      '0.0500',
      12_500,
      '0.0500',
    ]);
    expect(legal.used()).toEqual(rows.slice(0, 2));
  });

  test('refuses a value that is not what its key asks for, and a key without a value', () => {
    const legal = legalReader(rows, day('2026-11-20'), null);
    expect(() => legal.amount('a.rate')).toThrow(InvalidInputError);
    expect(() => legal.rate('none')).toThrow(LegalParameterError);
    expect(() => legalReader(rows, day('2025-12-31'), '33').text('a.rate')).toThrow('2025-12-31 in 33');
  });
});
