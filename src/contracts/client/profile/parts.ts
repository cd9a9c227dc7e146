import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { financialKinds, orgLinks, orgNodeKinds, propertyKinds } from '#domain/profile/enums.ts';
import { paperKinds, yearlyPapers } from '#domain/profile/paper-kinds.ts';
import { defineAction } from '../../define.ts';
import { exampleImage, file, imageFile, imageFormats, maxFileBytes, megabyte } from '../../files.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalSiren } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

const amount = z.number().int().min(0).max(100_000_000_000);
const share = z.number().int().min(1).max(10_000);
const year = z.number().int().min(1950).max(2100);
const version = { version: recordVersion };

/** A property, with amounts of the whole of it. */
export const propertyAssetFields = z.object({
  label: requiredText(120),
  city: optionalText(80),
  kind: z.enum(propertyKinds).nullable(),
  acquiredOn: optionalDay,
  purchasePriceCents: amount.nullable(),
  valueCents: amount,
  outstandingCents: amount,
  monthlyPaymentCents: amount,
  monthlyRentCents: amount,
  ownershipBps: share,
  holder: optionalText(120),
});
export type PropertyAssetValues = z.input<typeof propertyAssetFields>;

export const examplePropertyAsset: PropertyAssetValues = {
  label: 'Appartement rue Notre-Dame',
  city: 'Bordeaux',
  kind: 'rental',
  acquiredOn: '2017-06-30',
  purchasePriceCents: 18_500_000,
  valueCents: 26_000_000,
  outstandingCents: 9_200_000,
  monthlyPaymentCents: 92_000,
  monthlyRentCents: 98_000,
  ownershipBps: 10_000,
  holder: '',
};
export const storePropertyAsset = defineAction({
  payload: propertyAssetFields,
  example: examplePropertyAsset,
});
export const updatePropertyAsset = defineAction({
  payload: propertyAssetFields.extend(version),
  example: { ...examplePropertyAsset, version: 1 },
});

/** Money placed somewhere, as it was worth on a day. */
export const financialAssetFields = z.object({
  kind: z.enum(financialKinds),
  institution: optionalText(120),
  valueCents: amount,
  isPledged: z.boolean(),
  valuedOn: day,
});
export type FinancialAssetValues = z.input<typeof financialAssetFields>;

export const exampleFinancialAsset: FinancialAssetValues = {
  kind: 'savings',
  institution: 'Banque de l’Estuaire',
  valueCents: 2_295_000,
  isPledged: false,
  valuedOn: '2026-10-31',
};
export const storeFinancialAsset = defineAction({
  payload: financialAssetFields,
  example: exampleFinancialAsset,
});
export const updateFinancialAsset = defineAction({
  payload: financialAssetFields.extend(version),
  example: { ...exampleFinancialAsset, version: 1 },
});

/** An operation that was brought to its end. */
export const referenceFields = z.object({
  title: requiredText(120),
  city: requiredText(80),
  year,
  kind: z.enum(operationKinds).nullable(),
  lotsCount: z.number().int().min(0).max(2000).nullable(),
  purchaseCents: amount.nullable(),
  worksCents: amount.nullable(),
  otherCents: amount.nullable(),
  revenueCents: amount.nullable(),
  durationMonths: z.number().int().min(0).max(240).nullable(),
  narrative: optionalText(600),
  isConfidential: z.boolean(),
});
export type ReferenceValues = z.input<typeof referenceFields>;

export const exampleReference: ReferenceValues = {
  title: 'Immeuble rue Gambetta',
  city: 'Périgueux',
  year: 2026,
  kind: 'trading',
  lotsCount: 4,
  purchaseCents: 21_000_000,
  worksCents: 7_040_000,
  otherCents: 4_514_164,
  revenueCents: 37_200_000,
  durationMonths: 13,
  narrative: '',
  isConfidential: false,
};
export const storeReference = defineAction({ payload: referenceFields, example: exampleReference });
export const updateReference = defineAction({
  payload: referenceFields.extend(version),
  example: { ...exampleReference, version: 1 },
});
/** Takes from a closed operation what it tells; works and other costs are completed by hand. */
export const referenceFromOperation = defineAction({
  payload: z.object({ operationId: id }),
  example: { operationId: exampleId },
});
export const storeReferencePhoto = defineAction({
  payload: z.object({ image: imageFile(8 * megabyte) }),
  example: { image: exampleImage() },
});

/** An entity of the organisation chart. */
export const orgNodeFields = z.object({
  label: requiredText(80),
  kind: z.enum(orgNodeKinds),
  parentId: id.nullable(),
  link: z.enum(orgLinks),
  ownershipBps: share,
  role: optionalText(80),
  siren: optionalSiren,
  isSpv: z.boolean(),
});
export type OrgNodeValues = z.input<typeof orgNodeFields>;

export const exampleOrgNode: OrgNodeValues = {
  label: 'Holding HL',
  kind: 'company',
  parentId: null,
  link: 'held',
  ownershipBps: 10_000,
  role: '',
  siren: null,
  isSpv: false,
};
export const storeOrgNode = defineAction({ payload: orgNodeFields, example: exampleOrgNode });
export const updateOrgNode = defineAction({
  payload: orgNodeFields.extend(version),
  example: { ...exampleOrgNode, version: 1 },
});
/** Puts an entity elsewhere in the chart; `order` is its place among those below the same one, from 0. */
export const moveOrgNode = defineAction({
  payload: z.object({ parentId: id.nullable(), order: z.number().int().min(0).max(100) }),
  example: { parentId: null, order: 0 },
});

/** What arrives as text beside a file; blank for none. */
const dayBesideFile = z.preprocess((text) => (text === '' ? null : text), optionalDay);
const yearBesideFile = z.preprocess(
  (text) => (text === '' || text === null ? null : Number(text)),
  year.nullable(),
);

/** Adds a paper to a profile's file. */
export const storeProfileDocument = defineAction({
  payload: z
    .object({
      kind: z.enum(paperKinds),
      file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
      year: yearBesideFile,
      issuedOn: dayBesideFile,
      validTo: dayBesideFile,
    })
    .refine(({ kind, year: of }) => of !== null || !yearlyPapers.includes(kind), {
      path: ['year'],
      params: { code: 'required' },
    })
    .refine(({ kind, issuedOn }) => kind !== 'kbis' || issuedOn !== null, {
      path: ['issuedOn'],
      params: { code: 'required' },
    })
    .refine(({ issuedOn, validTo }) => issuedOn === null || validTo === null || validTo > issuedOn, {
      path: ['validTo'],
      params: { code: 'expiryAfterStart' },
    }),
  example: {
    kind: 'kbis',
    file: exampleImage(),
    year: null,
    issuedOn: '2026-11-02',
    validTo: null,
  },
});
