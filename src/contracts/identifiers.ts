import * as z from 'zod';
import { parseBic } from '#domain/identity/bic.ts';
import { parseIban } from '#domain/identity/iban.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { parseSiren, parseSiret } from '#domain/identity/siren.ts';
import { parseFrenchVatNumber } from '#domain/identity/vat-number.ts';

/** A field that takes an identifier however it is grouped, and gives it in the form that is stored. */
function identifier(code: string, parse: (text: string) => string | null) {
  return z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((text) => parse(text) !== null, { params: { code } })
    .transform((text) => parse(text) ?? text);
}

/** The same, where nothing may be typed: null then. */
function optionalIdentifier(code: string, parse: (text: string) => string | null) {
  return z
    .string()
    .trim()
    .max(60)
    .nullable()
    .refine((text) => text === null || text === '' || parse(text) !== null, { params: { code } })
    .transform((text) => (text === null || text === '' ? null : (parse(text) ?? text)));
}

export const siren = identifier('siren', parseSiren);
export const optionalSiren = optionalIdentifier('siren', parseSiren);
export const optionalSiret = optionalIdentifier('siret', parseSiret);
export const optionalVatNumber = optionalIdentifier('vatNumber', parseFrenchVatNumber);
export const iban = identifier('iban', parseIban);
export const optionalIban = optionalIdentifier('iban', parseIban);
export const optionalBic = optionalIdentifier('bic', parseBic);
export const phone = identifier('phone', parsePhone);
export const optionalPhone = optionalIdentifier('phone', parsePhone);
