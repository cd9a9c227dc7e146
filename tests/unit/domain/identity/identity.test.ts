import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, parseIban } from '#domain/identity/iban.ts';
import { formatSiren, parseSiren, parseSiret, sirenOf } from '#domain/identity/siren.ts';
import { frenchVatKey, frenchVatNumber, parseFrenchVatNumber } from '#domain/identity/vat-number.ts';

/** Known to be valid. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This identifier was expected to be valid.');
  return value;
}

describe('SIREN and SIRET', () => {
  test.each(['000 100 107', '000200303', '000 300 509', '356000000'])('%s is a SIREN', (text) => {
    expect(parseSiren(text)).toBe(text.replaceAll(' ', ''));
  });

  test.each(['', '000100108', '00010010', '0001001070', '00010010A', '-00100107'])(
    '%j is no SIREN',
    (text) => {
      expect(parseSiren(text)).toBeNull();
    },
  );

  test('a SIRET holds its SIREN and is grouped for reading', () => {
    const siret = known(parseSiret('000 100 107 00010'));
    expect([sirenOf(siret), formatSiren(siret), formatSiren(sirenOf(siret))]).toEqual([
      '000100107',
      '000 100 107 00010',
      '000 100 107',
    ]);
  });

  test('a SIRET with a wrong last digit, or the wrong length, is none', () => {
    expect(['00010010700011', '0001001070001', '000100107000100'].map(parseSiret)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('La Poste: the seat passes Luhn, other establishments add up to a multiple of 5', () => {
    // Digits of the second add up to 20, which Luhn refuses.
    expect(parseSiret('35600000000048')).toBe('35600000000048');
    expect(parseSiret('35600000000006')).toBe('35600000000006');
    expect(parseSiret('35600000000007')).toBeNull();
  });

  test('any one wrong digit is found out', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = Array.from('000100107');
        digits[place] = String((Number(digits[place]) + more) % 10);
        expect(parseSiren(digits.join(''))).toBeNull();
      }),
    );
  });
});

describe('VAT number', () => {
  test('FR21000100107 is that of 000 100 107', () => {
    const siren = known(parseSiren('000100107'));
    expect([frenchVatKey(siren), frenchVatNumber(siren)]).toEqual(['21', 'FR21000100107']);
    expect(parseFrenchVatNumber('fr 21 000 100 107')).toBe('FR21000100107');
  });

  test.each(['FR22000100107', 'FR21000100108', 'BE21000100107', '21000100107', 'FRXX000100107'])(
    '%s is none',
    (text) => {
      expect(parseFrenchVatNumber(text)).toBeNull();
    },
  );

  test('the key is made and read back for any SIREN, in two digits', () => {
    // 732829320 ÷ 97 leaves 43: 12 + 129 = 141, which leaves 44.
    expect(frenchVatKey(known(parseSiren('732829320')))).toBe('44');
    fc.assert(
      fc.property(fc.nat(99_999_999), (number) => {
        const start = String(number).padStart(8, '0');
        const siren = Array.from('0123456789', (last) => parseSiren(start + last)).find(
          (found) => found !== null,
        );
        const vat = frenchVatNumber(known(siren ?? null));
        expect(vat).toMatch(/^FR\d{11}$/);
        expect(parseFrenchVatNumber(vat)).toBe(vat);
      }),
    );
  });
});

describe('IBAN', () => {
  test.each(['FR76 9999 9000 0100 0100 2003 034', 'FR76 9999 9000 0100 0100 2003 131'])(
    '%s is valid',
    (text) => {
      const iban = known(parseIban(text));
      expect(formatIban(iban)).toBe(text);
    },
  );

  test('letters count, in the account of a French one too; other countries are read', () => {
    expect(parseIban('FR14 2004 1010 0505 0001 3M02 606')).not.toBeNull();
    expect(parseIban('de89370400440532013000')).toBe('DE89370400440532013000');
  });

  test.each([
    ['a wrong key', 'FR75 9999 9000 0100 0100 2003 034'],
    ['two figures exchanged', 'FR76 9999 9000 0100 0100 2030 034'],
    ['a French one too short', 'FR76 9999 9000 0100 0100 2003 03'],
    ['no country', '7630006000011234567890189'],
    ['nothing', ''],
  ])('%s is refused', (_what, text) => {
    expect(parseIban(text)).toBeNull();
  });

  test('a French one with a right IBAN key and a wrong account key is refused', () => {
    // The account key of …034 is changed, and the key of the whole recomputed.
    const account = '99999000010001002003035';
    const found = Array.from({ length: 97 }, (_, key) => `FR${String(key + 2).padStart(2, '0')}${account}`);
    expect(found.map(parseIban)).toEqual(found.map(() => null));
  });
});
