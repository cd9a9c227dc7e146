import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  iban,
  optionalBic,
  optionalIban,
  optionalPhone,
  optionalSiren,
  optionalSiret,
  optionalVatNumber,
  phone,
  siren,
} from '#contracts/identifiers.ts';
import { validationErrorMap } from '#messages/validation.ts';

const errorOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: validationErrorMap('fr') }).error?.issues[0]?.message;

test('identifiers are stored in one form, however they were typed', () => {
  expect(siren.parse(' 000 100 107 ')).toBe('000100107');
  expect(optionalSiret.parse('000 100 107 00010')).toBe('00010010700010');
  expect(optionalVatNumber.parse('fr 21 000 100 107')).toBe('FR21000100107');
  expect(iban.parse('fr76 9999 9000 0100 0100 2003 034')).toBe('FR7699999000010001002003034');
  expect(optionalPhone.parse('06 39 98 12 34')).toBe('+33639981234');
});

test('what is optional may be blank or missing, and is null then', () => {
  for (const field of [
    optionalSiren,
    optionalSiret,
    optionalVatNumber,
    optionalIban,
    optionalBic,
    optionalPhone,
  ]) {
    expect(['', '  ', null].map((value) => field.parse(value))).toEqual([null, null, null]);
  }
  expect(errorOf(phone, '  ')).toBe('Ce champ est obligatoire.');
});

test('each refusal says what the identifier looks like', () => {
  expect(errorOf(siren, '')).toBe('Ce champ est obligatoire.');
  expect(errorOf(siren, '000100108')).toBe('Le SIREN comporte 9 chiffres et doit être valide.');
  expect(errorOf(optionalSiret, '000100107')).toBe('Le SIRET comporte 14 chiffres et doit être valide.');
  expect(errorOf(optionalVatNumber, 'FR22000100107')).toBe(
    'Numéro de TVA non valide (attendu FR + clé + SIREN).',
  );
  expect(errorOf(iban, 'FR76')).toBe('IBAN non valide.');
  expect(errorOf(optionalBic, 'AGRI')).toBe('BIC non valide (8 ou 11 caractères).');
  expect(errorOf(optionalPhone, '12')).toBe('Saisissez un numéro de téléphone valide.');
});
