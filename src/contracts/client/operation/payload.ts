import * as z from 'zod';
import { inseeCodePattern, postalCodePattern } from '#domain/geography/insee.ts';
import {
  acquisitionRegimes,
  operationKinds,
  resaleYearChoices,
  sourceKinds,
  vatRegimes,
} from '#domain/operation/enums.ts';
import { taxedPremises } from '#domain/purchase/premises.ts';
import { defineAction } from '../../define.ts';
import { id, optionalAreaM2, optionalCents, optionalDay, optionalText, requiredText } from '../../fields.ts';
import { maxTags } from '../../limits.ts';
import { exampleId } from '../../shared.ts';

/** One parcel of the land register (section and number as printed on the extract). */
export const parcel = z.object({
  prefix: z
    .string()
    .trim()
    .regex(/^(\d{3})?$/),
  section: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{1,2}$/),
  number: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/),
  areaM2: optionalAreaM2,
});
export type Parcel = z.infer<typeof parcel>;

const highlight = requiredText(140);

const fields = z.object({
  ref: requiredText(20),
  name: requiredText(120),
  kind: z.enum(operationKinds),
  tags: z.array(requiredText(40)).max(maxTags),
  /** Blank while only the commune is known. */
  addressLine: optionalText(180),
  postalCode: z.string().trim().min(1).regex(postalCodePattern),
  city: requiredText(80),
  inseeCode: z.string().trim().toUpperCase().min(1).regex(inseeCodePattern),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  parcels: z.array(parcel).max(50),
  landAreaM2: optionalAreaM2,
  builtAreaM2: optionalAreaM2,
  buildYear: z.number().int().min(1000).max(2100).nullable(),
  completedOver5Years: z.boolean(),
  sellerContactId: id.nullable(),
  sourceKind: z.enum(sourceKinds).nullable(),
  agentContactId: id.nullable(),
  askingPriceCents: optionalCents,
  acquisitionRegime: z.enum(acquisitionRegimes),
  resaleYears: z.union(resaleYearChoices.map((years) => z.literal(years))),
  /** Where Île-de-France taxes what is bought. */
  purchasedPremises: z.enum(taxedPremises).nullable(),
  /** Their part of the price, where something else is bought with them; null for all of it. */
  purchasedPremisesBps: z.number().int().min(1).max(10_000).nullable(),
  vatRegime: z.enum(vatRegimes),
  ownerProfileId: id.nullable(),
  managerId: id,
  teamUserIds: z.array(id).max(50),
  summary: optionalText(600),
  description: z.string().max(20_000),
  strengths: z.array(highlight).max(8),
  risks: z.array(highlight).max(8),
  targetDeedOn: optionalDay,
  targetWorksEndOn: optionalDay,
  targetCloseOn: optionalDay,
});

/** The three target days must follow each other, those that are not set apart. */
function targetsFollow(targets: {
  targetDeedOn: string | null;
  targetWorksEndOn: string | null;
  targetCloseOn: string | null;
}): boolean {
  const days = [targets.targetDeedOn, targets.targetWorksEndOn, targets.targetCloseOn].filter(
    (day) => day !== null,
  );
  return days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''));
}

const datesOrder = { path: ['targetCloseOn'], params: { code: 'targetsOrder' } };
const bothCoordinates = { path: ['lng'], params: { code: 'coordinatesPair' } };
const hasBothOrNone = (value: { lat: number | null; lng: number | null }): boolean =>
  (value.lat === null) === (value.lng === null);

export const operationPayload = fields
  .refine(targetsFollow, datesOrder)
  .refine(hasBothOrNone, bothCoordinates);
export type OperationPayload = z.infer<typeof operationPayload>;

/** The opportunity of the sourcing that an operation is made of. */
const madeOf = id.nullable();

/** As a form sends a new one: of an opportunity, which is converted with it, or of none. */
export const newOperationPayload = fields
  .extend({ sourcing: madeOf.default(null) })
  .refine(targetsFollow, datesOrder)
  .refine(hasBothOrNone, bothCoordinates);

/** As for creation, with the version that was read, so that two people never overwrite each other. */
export const operationUpdatePayload = fields
  .extend({ version: z.number().int().min(1) })
  .refine(targetsFollow, datesOrder)
  .refine(hasBothOrNone, bothCoordinates);
export type OperationUpdatePayload = z.infer<typeof operationUpdatePayload>;

/** The same fields as a form starts from: what must be chosen may still be open, texts may be blank. */
export const operationFormValues = fields.extend({
  ref: z.string(),
  name: z.string(),
  kind: z.enum(operationKinds).nullable(),
  addressLine: z.string(),
  postalCode: z.string(),
  city: z.string(),
  inseeCode: z.string(),
  vatRegime: z.enum(vatRegimes).nullable(),
  /** Null for one that is changed, and for a new one that no opportunity is behind. */
  sourcing: madeOf,
});
export type OperationFormValues = z.infer<typeof operationFormValues>;
/** What a form holds of an operation itself. */
export type OperationValues = Omit<OperationFormValues, 'sourcing'>;

export const exampleOperationPayload: OperationPayload = {
  ref: 'OP-2026-005',
  name: 'Cours Tourny',
  kind: 'trading',
  tags: [],
  addressLine: '8 cours Tourny',
  postalCode: '33500',
  city: 'Libourne',
  inseeCode: '33243',
  lat: null,
  lng: null,
  parcels: [{ prefix: '', section: 'AB', number: '123', areaM2: '412.00' }],
  landAreaM2: '412.00',
  builtAreaM2: '380.50',
  buildYear: 1890,
  completedOver5Years: true,
  sellerContactId: null,
  sourceKind: 'agency',
  agentContactId: null,
  askingPriceCents: 32_000_000,
  acquisitionRegime: 'mdb',
  resaleYears: 5,
  purchasedPremises: null,
  purchasedPremisesBps: null,
  vatRegime: 'exempt',
  ownerProfileId: null,
  managerId: exampleId,
  teamUserIds: [],
  summary: 'Immeuble de rapport à diviser.',
  description: '<p>Trois niveaux sur cave.</p>',
  strengths: ['Emplacement'],
  risks: [],
  targetDeedOn: '2027-02-15',
  targetWorksEndOn: '2027-10-30',
  targetCloseOn: '2028-01-31',
};

export const storeOperation = defineAction({
  payload: newOperationPayload,
  example: { ...exampleOperationPayload, sourcing: null },
});

export const updateOperation = defineAction({
  payload: operationUpdatePayload,
  example: { ...exampleOperationPayload, version: 1 },
});
