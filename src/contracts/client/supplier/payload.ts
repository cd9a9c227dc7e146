import * as z from 'zod';
import { datedDocumentKinds } from '#domain/relation/document-request.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { legalForms } from '#domain/company/enums.ts';
import {
  maxPaymentTermsDays,
  maxRetentionBps,
  supplierDocumentKinds,
  supplierTrades,
  supplierVatRatesBps,
} from '#domain/relation/supplier.ts';
import { defineAction } from '../../define.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import {
  optionalBic,
  optionalIban,
  optionalPhone,
  optionalSiren,
  optionalSiret,
  optionalVatNumber,
} from '../../identifiers.ts';
import { exampleImage, file, imageFormats, maxFileBytes, type FileFormat } from '../../files.ts';
import { maxTags } from '../../limits.ts';
import { exampleId } from '../../shared.ts';

const isEmail = (text: string): boolean => z.email().safeParse(text).success;
const isWebAddress = (text: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(text).success;
const rates: readonly number[] = supplierVatRatesBps;

/** The fields of a supplier, as its form holds them; its bank details have a form of their own. */
export const supplierFields = z.object({
  name: requiredText(160),
  trade: z.enum(supplierTrades),
  legalForm: z.enum(legalForms).nullable(),
  siren: optionalSiren,
  siret: optionalSiret,
  vatNumber: optionalVatNumber,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(190)
    .refine((text) => text === '' || isEmail(text), { params: { code: 'email' } }),
  phone: optionalPhone,
  website: optionalText(300).refine((text) => text === '' || isWebAddress(text), { params: { code: 'url' } }),
  addressLine: optionalText(180),
  addressLine2: optionalText(180),
  postalCode: optionalText(5).refine((text) => text === '' || postalCodePattern.test(text), {
    params: { code: 'postalCode' },
  }),
  city: optionalText(80),
  departments: z
    .array(
      z
        .string()
        .max(3)
        .refine((code) => Object.hasOwn(departmentNames, code), { params: { code: 'choice' } }),
    )
    .max(20),
  paymentTermsDays: z.number().int().min(0).max(maxPaymentTermsDays),
  retentionBps: z.number().int().min(0).max(maxRetentionBps),
  vatRateBps: z
    .number()
    .int()
    .refine((rate) => rates.includes(rate), { params: { code: 'vatRate' } })
    .nullable(),
  tags: z.array(requiredText(30)).max(maxTags),
  notes: optionalText(4000),
});
export type SupplierPayload = z.output<typeof supplierFields>;
export type SupplierValues = z.input<typeof supplierFields>;

/** The numbers of one and the same firm belong together. */
const withRules = <Schema extends typeof supplierFields>(schema: Schema) =>
  schema
    .refine(({ siren, siret }) => siren === null || siret === null || siret.startsWith(siren), {
      path: ['siret'],
      params: { code: 'siretOfSiren' },
    })
    .refine(({ siren, vatNumber }) => siren === null || vatNumber === null || vatNumber.endsWith(siren), {
      path: ['vatNumber'],
      params: { code: 'vatOfSiren' },
    });

export const supplierPayload = withRules(supplierFields);

export const exampleSupplier: SupplierValues = {
  name: 'Maçonnerie Ferrand & Cie',
  trade: 'structural-work',
  legalForm: 'SARL',
  siren: null,
  siret: null,
  vatNumber: null,
  email: 'contact.ferrand@example.test',
  phone: null,
  website: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '33500',
  city: 'Libourne',
  departments: ['33'],
  paymentTermsDays: 30,
  retentionBps: 500,
  vatRateBps: 2000,
  tags: [],
  notes: '',
};

export const storeSupplier = defineAction({ payload: supplierPayload, example: exampleSupplier });

/** As for creation, with the version that was read. */
export const updateSupplier = defineAction({
  payload: withRules(supplierFields.extend({ version: recordVersion })),
  example: { ...exampleSupplier, version: 1 },
});

/** Says why a supplier is no longer to be ordered from. */
export const blockReason = requiredText(300);
export const blockSupplier = defineAction({
  payload: z.object({ reason: blockReason }),
  example: { reason: 'Malfaçons non reprises sur le chantier Gambetta.' },
});

/** Puts a duplicate into the supplier that is kept. */
export const mergeSupplier = defineAction({
  payload: z.object({ targetId: id }),
  example: { targetId: exampleId },
});

/** A day, which arrives as text beside a file; blank for none. */
const dayBesideFile = z.preprocess((text) => (text === '' ? null : text), optionalDay);

/** A paper of a supplier, of at most `maxBytes` in one of some formats. Those that its trade owes have an end. */
export const supplierDocument = (maxBytes: number, formats: readonly FileFormat[]) =>
  z
    .object({
      kind: z.enum(supplierDocumentKinds),
      file: file(maxBytes, formats),
      validFrom: dayBesideFile,
      validTo: dayBesideFile,
    })
    .refine(({ kind, validTo }) => validTo !== null || !datedDocumentKinds.includes(kind), {
      path: ['validTo'],
      params: { code: 'required' },
    })
    .refine(({ validFrom, validTo }) => validFrom === null || validTo === null || validTo > validFrom, {
      path: ['validTo'],
      params: { code: 'expiryAfterStart' },
    });

export const exampleSupplierDocument = {
  kind: 'vigilance' as const,
  file: exampleImage(),
  validFrom: '2026-11-01',
  validTo: '2027-05-01',
};

/** Adds a paper to a supplier. */
export const storeSupplierDocument = defineAction({
  payload: supplierDocument(maxFileBytes, ['application/pdf', ...imageFormats]),
  example: exampleSupplierDocument,
});

/** Bank details: a whole IBAN, or none. */
export const updateSupplierIban = defineAction({
  payload: z.object({ iban: optionalIban, bic: optionalBic }),
  example: { iban: 'FR76 9999 9000 0100 0100 2003 034', bic: null },
});

const note = z.number().int().min(1).max(5);

/** Says how a supplier worked on one operation. */
export const rateSupplier = defineAction({
  payload: z.object({
    operationId: id,
    quality: note,
    delay: note,
    price: note,
    comment: optionalText(1000),
  }),
  example: {
    operationId: exampleId,
    quality: 4,
    delay: 3,
    price: 5,
    comment: '',
  },
});

/** Makes a contact one of the people of a supplier. */
export const attachSupplierContact = defineAction({
  payload: z.object({ contactId: id }),
  example: { contactId: exampleId },
});
