import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ibanProblem } from '#domain/identity/iban-problem.ts';
import { parseIban } from '#domain/identity/iban.ts';
import { phoneProblem } from '#domain/identity/phone-problem.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { sirenProblem, siretProblem } from '#domain/identity/siren-problem.ts';
import { parseSiren, parseSiret } from '#domain/identity/siren.ts';

const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789 +.()-')) }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

describe('what is wrong with a number is told exactly where it is refused', () => {
  test.each([
    ['telephone', parsePhone, phoneProblem],
    ['SIREN', parseSiren, sirenProblem],
    ['SIRET', parseSiret, siretProblem],
  ] as const)('%s', (_name, parse, problem) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(problem(text) === null).toBe(parse(text) !== null);
      }),
    );
  });

  test('IBAN: whatever the domain refuses has its reason', () => {
    const iban = fc
      .tuple(fc.constantFrom('FR', 'DE', 'BE', 'XX'), fc.stringMatching(/^[0-9]{10,26}$/))
      .map(([country, digits]) => country + digits);
    fc.assert(
      fc.property(fc.oneof(iban, typed), (text) => {
        if (parseIban(text) === null) expect(ibanProblem(text)).not.toBeNull();
      }),
    );
  });
});

describe('telephone', () => {
  test.each([
    ['06 39 98 12', { kind: 'frenchLength', count: 8 }],
    ['+33 6 39 98 12 345', { kind: 'frenchLength', count: 11 }],
    ['+33 (0)6 39', { kind: 'frenchLength', count: 4 }],
    ['639981234', { kind: 'noCountry' }],
    ['+44 20', { kind: 'length', count: 2 }],
    ['appelez-moi', { kind: 'characters' }],
    ['06+39981234', { kind: 'characters' }],
  ])('%j: %j', (text, problem) => {
    expect(phoneProblem(text)).toEqual(problem);
  });
});

describe('SIREN and SIRET', () => {
  test.each([
    ['000 100 10', { kind: 'length', count: 8 }],
    ['000 100 108', { kind: 'siren' }],
    ['000 1OO 107', { kind: 'characters' }],
  ])('SIREN %j: %j', (text, problem) => {
    expect(sirenProblem(text)).toEqual(problem);
  });

  test.each([
    ['000 100 107 0001', { kind: 'length', count: 13 }],
    ['000 100 108 00010', { kind: 'siren' }],
    ['000 100 107 00011', { kind: 'siret' }],
    ['356 000 000 00048', null],
    ['356 000 000 00006', null],
    ['356 000 000 00007', { kind: 'siret' }],
  ])('SIRET %j: %j', (text, problem) => {
    expect(siretProblem(text)).toEqual(problem);
  });

  test('two neighbouring figures that changed places are found, 09 and 90 apart', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), fc.nat(7), (start, at) => {
        const siren = Array.from('0123456789', (last) => start + last).find((text) => parseSiren(text));
        if (siren === undefined) return;
        const [a = '', b = ''] = [siren[at], siren[at + 1]];
        const swapped = siren.slice(0, at) + b + a + siren.slice(at + 2);
        const isBlind = a === b || [a, b].toSorted().join('') === '09';
        if (!isBlind) expect(sirenProblem(swapped)).toEqual({ kind: 'siren' });
      }),
    );
  });
});

describe('IBAN', () => {
  test.each([
    ['FR76 9999 9000 0100 0100 2003 034', null],
    ['DE89 3704 0044 0532 0130 00', null],
    ['QQ76 9999 9000', { kind: 'country', country: 'QQ' }],
    ['FR76 9999 9000 0100', { kind: 'length', country: 'FR', expected: 27, count: 16 }],
    ['FR67 9999 9000 0100 0100 2003 034', { kind: 'checkDigits' }],
    ['DE89 3704 0044 0532 01A0 00', { kind: 'format', country: 'DE' }],
    ['FR76 9999-9000', { kind: 'characters' }],
  ])('%j: %j', (text, problem) => {
    expect(ibanProblem(text)).toEqual(problem);
  });
});
