import * as z from 'zod';
import { inseeCodePattern, postalCodePattern } from '#domain/geography/insee.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import { advertAddress, maxAdvertAddressLength } from '#domain/sourcing/advert-address.ts';
import { quickWorksKinds, usualAssumptions } from '#domain/sourcing/opportunity.ts';
import { quickVatModes } from '#domain/sourcing/quick-simulation.ts';
import { energyClasses } from '#domain/sourcing/read-advert.ts';
import { defineAction } from '../../define.ts';
import {
  id,
  optionalAreaM2,
  optionalCents,
  optionalText,
  recordVersion,
  requiredText,
} from '../../fields.ts';

/** Most of a price or an amount per m² that is taken: a milliard of euros. */
const maxCents = 100_000_000_000;
const note = z.number().int().min(0).max(100).nullable();

/** What a first look takes for granted, as its drawer and the form hold it. */
export const assumptionFields = z.object({
  worksPerM2Cents: optionalCents,
  exitPerM2Cents: optionalCents,
  worksKind: z.enum(quickWorksKinds),
  vatMode: z.enum(quickVatModes),
  carryingBps: z.number().int().min(0).max(10_000),
  months: z.number().int().min(0).max(120),
  salesFeesBps: z.number().int().min(0).max(10_000),
  wantedMarginBps: z.number().int().min(1).max(10_000),
});

/** The notes that only a person can give, out of 100. */
export const noteFields = z.object({
  locationNote: note,
  sellerNote: note,
  worksNote: note,
});

/** The fields of an opportunity, as its form holds them; its stage changes by actions of its own. */
export const opportunityFields = z.object({
  title: requiredText(120),
  type: z.enum(lotTypes),
  askingPriceCents: z
    .number()
    .int()
    .max(maxCents)
    .refine((cents) => cents > 0, { params: { code: 'amountPositive' } }),
  areaM2: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .refine((area) => Number(area) > 0, { params: { code: 'areaPositive' } }),
  landAreaM2: optionalAreaM2,
  roomsCount: z.number().int().min(1).max(200).nullable(),
  energyClass: z.enum(energyClasses).nullable(),
  addressLine: optionalText(180),
  postalCode: z.string().trim().min(1).regex(postalCodePattern),
  city: requiredText(80),
  inseeCode: z.string().trim().toUpperCase().min(1).regex(inseeCodePattern),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  isOtherAtAddress: z.boolean(),
  sourceKind: z.enum(sourceKinds),
  url: optionalText(maxAdvertAddressLength).refine((text) => text === '' || advertAddress(text) !== null, {
    params: { code: 'url' },
  }),
  contactId: id.nullable(),
  assignedTo: id.nullable(),
  notes: optionalText(5000),
  marketPerM2Cents: optionalCents,
  ...assumptionFields.shape,
  ...noteFields.shape,
});
export type OpportunityPayload = z.output<typeof opportunityFields>;
export type OpportunityValues = z.input<typeof opportunityFields>;

const withRules = <Schema extends typeof opportunityFields>(schema: Schema) =>
  schema.refine(({ lat, lng }) => (lat === null) === (lng === null), {
    path: ['lng'],
    params: { code: 'coordinatesPair' },
  });

export const opportunityPayload = withRules(opportunityFields);

export const exampleOpportunity: OpportunityValues = {
  title: 'Immeuble de rapport, rue Fonneuve',
  type: 'Building',
  askingPriceCents: 39_500_000,
  areaM2: '310',
  landAreaM2: null,
  roomsCount: 12,
  energyClass: 'E',
  addressLine: '41 rue Fonneuve',
  postalCode: '33500',
  city: 'Libourne',
  inseeCode: '33243',
  lat: null,
  lng: null,
  isOtherAtAddress: false,
  sourceKind: 'portal',
  url: 'https://annonces.example.test/immeuble-libourne',
  contactId: null,
  assignedTo: null,
  notes: '',
  marketPerM2Cents: 165_000,
  ...usualAssumptions,
  worksPerM2Cents: 60_000,
  exitPerM2Cents: 250_000,
  locationNote: 75,
  sellerNote: 50,
  worksNote: null,
};

export const storeOpportunity = defineAction({ payload: opportunityPayload, example: exampleOpportunity });

/** As for creation, with the version that was read. */
export const updateOpportunity = defineAction({
  payload: withRules(opportunityFields.extend({ version: recordVersion })),
  example: { ...exampleOpportunity, version: 1 },
});
