import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBic } from '#domain/identity/bic.ts';
import { formatPhone, parsePhone, phoneText } from '#domain/identity/phone.ts';

test.each([
  ['06 39 98 12 34', '+33639981234'],
  ['01.99.00.12.34', '+33199001234'],
  ['+33 (0)6 39 98 12 34', '+33639981234'],
  ['+33 06 39 98 12 34', '+33639981234'],
  ['0033639981234', '+33639981234'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+1 (212) 555-0123', '+12125550123'],
])('%s is %s', (text, expected) => {
  expect(parsePhone(text)).toBe(expected);
});

test.each([
  '',
  '12',
  '06 39 98 12',
  '06 39 98 12 345',
  '00 12 34',
  'appelez-moi',
  '+33 00 12 34 56 78',
  '639981234',
  '06+39981234',
])('%j is no telephone number', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test('a number is read back from how it is shown, in pairs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (digits) => {
      const phone = parsePhone(`0${digits}`);
      expect(phone).toBe(`+33${digits}`);
      if (phone === null) return;
      expect(formatPhone(phone)).toMatch(/^0\d( \d\d){4}$/);
      expect(parsePhone(formatPhone(phone))).toBe(phone);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,14}$/), (figures) => {
      const phone = parsePhone(`+${figures}`);
      if (phone !== null) expect(parsePhone(formatPhone(phone))).toBe(phone);
    }),
  );
  const shown = ['+442079460018', '+12125550123', '+351912345678'].map((text) => {
    const phone = parsePhone(text);
    return phone && formatPhone(phone);
  });
  expect(shown).toEqual(['+44 20 79 46 00 18', '+1 212 555 0123', '+351 912 34 56 78']);
});

test('a kept number is read in pairs, and text that is none as it stands', () => {
  expect(['+33555000068', '+442079460018', 'poste 12', ''].map(phoneText)).toEqual([
    '05 55 00 00 68',
    '+44 20 79 46 00 18',
    'poste 12',
    '',
  ]);
});

test('a BIC has eight or eleven signs, a country among them', () => {
  expect(['agrifrpp', 'AGRI FR PP 833', 'AGRIFRPPXXX'].map(parseBic)).toEqual([
    'AGRIFRPP',
    'AGRIFRPP833',
    'AGRIFRPPXXX',
  ]);
  expect(['', 'AGRIFRP', 'AGRIFRPP8', '1GRIFRPP', 'AGRIFRPP8333'].map(parseBic)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
