import * as z from 'zod';
import { departmentNames } from '#domain/geography/departments.ts';
import { partnerCategories, partnerRequestStates } from '#domain/partner/partner.ts';
import { defineAction } from '../../define.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';
import { optionalPhone } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

const isWebAddress = (text: string): boolean => z.url({ protocol: /^https$/ }).safeParse(text).success;

/** The fields of a partner, as its form holds them; its logo has a form of its own. */
export const partnerFields = z.object({
  name: requiredText(120),
  /** Blank: made of the name. */
  slug: optionalText(140).refine((text) => text === '' || /^[a-z\d]+(-[a-z\d]+)*$/.test(text), {
    params: { code: 'slug' },
  }),
  category: z.enum(partnerCategories),
  short: requiredText(160),
  /** Formatted text; empty until it is written. */
  body: z.string().max(20_000),
  zones: z
    .array(
      z
        .string()
        .max(3)
        .refine((code) => Object.hasOwn(departmentNames, code), { params: { code: 'choice' } }),
    )
    .max(Object.keys(departmentNames).length)
    .refine((codes) => codes.length > 0, { params: { code: 'partnerZones' } }),
  website: optionalText(300).refine((text) => text === '' || isWebAddress(text), { params: { code: 'url' } }),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(190)
    .refine((text) => z.email().safeParse(text).success, { params: { code: 'email' } }),
  phone: optionalPhone,
  advantage: optionalText(200),
  contractRef: optionalText(60),
  contractEndsOn: optionalDay,
  isFeatured: z.boolean(),
});
export type PartnerPayload = z.output<typeof partnerFields>;

export const examplePartnerPayload: z.input<typeof partnerFields> = {
  name: 'Cadastre & Cie',
  slug: 'cadastre-et-cie',
  category: 'geometre',
  short: 'Divisions parcellaires et plans de vente sous dix jours.',
  body: '<p>Géomètres-experts depuis 1987.</p>',
  zones: ['33', '40'],
  website: 'https://www.cadastre.example',
  email: 'contact.cadastre@example.test',
  phone: null,
  advantage: 'Premier bornage à moitié prix',
  contractRef: 'PART-2026-01',
  contractEndsOn: '2027-12-31',
  isFeatured: false,
};

export const storePartner = defineAction({ payload: partnerFields, example: examplePartnerPayload });

/** As for creation, with the version that was read. */
export const updatePartner = defineAction({
  payload: partnerFields.extend({ version: recordVersion }),
  example: { ...examplePartnerPayload, version: 1 },
});

export const featurePartner = defineAction({
  payload: z.object({ isFeatured: z.boolean() }),
  example: { isFeatured: true },
});

/** Partners in the order in which clients see them; those that are not named come after. */
export const orderPartners = defineAction({
  payload: z.object({ ids: z.array(id).min(1).max(500) }),
  example: { ids: [exampleId] },
});

export const partnerLogo = defineAction({
  payload: z.object({ file: imageFile(megabyte) }),
  example: { file: exampleImage() },
});

/** Says how a request stands, as the partner told. */
export const updatePartnerRequest = defineAction({
  payload: z.object({ status: z.enum(partnerRequestStates) }),
  example: { status: 'answered' },
});
