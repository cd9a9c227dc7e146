import * as z from 'zod';
import { accountingSchemes, activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { isDayOfYear } from '#domain/company/fiscal-year.ts';
import { defineAction } from '../../define.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';
import { optionalCents, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalSiret, optionalVatNumber, siren } from '../../identifiers.ts';

/** What a company is, as its sheet holds it; SIREN, SIRET and VAT number must be of one company. */
const fields = z.object({
  name: requiredText(160),
  tradeName: optionalText(160),
  legalForm: z.enum(legalForms),
  siren,
  siret: optionalSiret,
  vatNumber: optionalVatNumber,
  ape: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{2}\.?\d{2}[A-Z])?$/),
  rcsCity: optionalText(80),
  shareCapitalCents: optionalCents,
  addressLine: requiredText(180),
  addressLine2: optionalText(180),
  postalCode: z.string().trim().min(1).regex(postalCodePattern),
  city: requiredText(80),
  activity: z.enum(activities),
  /** `MM-DD` */
  fiscalYearEnd: z
    .string()
    .refine(isDayOfYear, { params: { code: 'dayOfYear' } })
    .max(5),
  vatRegime: z.enum(companyVatRegimes),
  accountingScheme: z.enum(accountingSchemes),
});

export const companyPayload = fields
  .extend({ version: recordVersion })
  .refine((company) => company.siret === null || company.siret.startsWith(company.siren), {
    path: ['siret'],
    params: { code: 'siretOfSiren' },
  })
  .refine((company) => company.vatNumber === null || company.vatNumber.endsWith(company.siren), {
    path: ['vatNumber'],
    params: { code: 'vatOfSiren' },
  });
export type CompanyPayload = z.infer<typeof companyPayload>;

/** The same as a form starts from. */
export const companyValues = fields.extend({
  siren: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  addressLine: z.string(),
  postalCode: z.string(),
});
export type CompanyValues = z.infer<typeof companyValues>;

const exampleCompany = {
  name: 'Garonne Patrimoine',
  tradeName: '',
  legalForm: 'SAS' as const,
  siren: '999123458',
  siret: '99912345800013',
  vatNumber: 'FR61999123458',
  ape: '68.10Z',
  rcsCity: 'Bordeaux',
  shareCapitalCents: 5_000_000,
  addressLine: '12 quai des Chartrons',
  addressLine2: '',
  postalCode: '33000',
  city: 'Bordeaux',
  activity: 'marchand_de_biens' as const,
  fiscalYearEnd: '12-31',
  vatRegime: 'reel_normal' as const,
  accountingScheme: 'transformation' as const,
};

export const updateCompany = defineAction({
  payload: companyPayload,
  example: { ...exampleCompany, version: 1 },
});

export const updateLogo = defineAction({
  payload: z.object({ image: imageFile(2 * megabyte) }),
  example: { image: exampleImage() },
});

/** What the network that a company belongs to may see of it. */
export const updateSharing = defineAction({
  payload: z.object({ brandSharingLevel: z.enum(['none', 'aggregate', 'detailed']) }),
  example: { brandSharingLevel: 'aggregate' },
});

/** For how long the assistance may change things in the company's name. */
export const grantSupport = defineAction({
  payload: z.object({ hours: z.literal(24) }),
  example: { hours: 24 },
});

/** Why a company leaves, and its name typed as a confirmation. */
export const askClosure = defineAction({
  payload: z.object({ reason: requiredText(1000), confirm: requiredText(160) }),
  example: { reason: 'Cessation d’activité', confirm: 'Garonne Patrimoine' },
});
