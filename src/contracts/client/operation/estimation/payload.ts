import * as z from 'zod';
import {
  comparableSources,
  estimationMethods,
  leastComparablePriceCents,
  subjectConditions,
} from '#domain/estimation/enums.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { defineAction } from '../../../define.ts';
import {
  day,
  id,
  optionalAreaM2,
  optionalCents,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleId } from '../../../shared.ts';

/** An area above 0 m², as decimal text. */
const positiveAreaM2 = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .refine((area) => Number(area) > 0, { params: { code: 'min', values: { min: '0,01' } } });
const latitude = z.number().min(-90).max(90).nullable();
const longitude = z.number().min(-180).max(180).nullable();
const metres = z.number().int().min(0).max(100_000);
const rooms = z.number().int().min(1).max(50).nullable();

/** Makes an estimation; the property comes from the lot, where there is one. */
export const storeEstimation = defineAction({
  payload: z.object({
    title: requiredText(100),
    on: day,
    lotId: id.nullable(),
    method: z.enum(estimationMethods),
  }),
  example: {
    title: 'Appartement T3 au 1er étage',
    on: '2026-11-20',
    lotId: null,
    method: 'comparison',
  },
});
export type EstimationStart = z.output<typeof storeEstimation.payload>;

/** What an estimation says of the property and of its value. */
export const estimationFields = z.object({
  title: requiredText(100),
  on: day,
  lotId: id.nullable(),
  method: z.enum(estimationMethods),
  type: z.enum(lotTypes),
  areaM2: positiveAreaM2,
  rooms,
  condition: z.enum(subjectConditions).nullable(),
  floor: z.number().int().min(-5).max(60).nullable(),
  hasElevator: z.boolean(),
  hasExterior: z.boolean(),
  lat: latitude,
  lng: longitude,
  maxDistanceM: z.number().int().min(100).max(50_000),
  maxAgeMonths: z.number().int().min(1).max(240),
  retainedCents: optionalCents,
  justification: optionalText(1000),
  /** Formatted text. */
  comment: optionalText(8000),
});
export type EstimationPayload = z.output<typeof estimationFields>;

/** As its form holds it: the area may not be known yet. */
export const estimationFormValues = estimationFields.extend({ areaM2: optionalAreaM2 });

export const exampleEstimation: EstimationPayload = {
  title: 'Appartement T3 au 1er étage',
  on: '2026-11-20',
  lotId: null,
  method: 'comparison',
  type: 'Apartment',
  areaM2: '63.40',
  rooms: 3,
  condition: 'renovated',
  floor: 1,
  hasElevator: false,
  hasExterior: false,
  lat: 44.9131,
  lng: -0.2347,
  maxDistanceM: 2000,
  maxAgeMonths: 36,
  retainedCents: null,
  justification: '',
  comment: '',
};

export const updateEstimation = defineAction({
  payload: estimationFields
    .extend({ version: recordVersion })
    .refine(({ lat, lng }) => (lat === null) === (lng === null), {
      path: ['lng'],
      params: { code: 'coordinatesPair' },
    }),
  example: { ...exampleEstimation, version: 1 },
});

/** A step of its life, over the version that was read. */
export const stepEstimation = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

/** Which estimation counts elsewhere. */
export const setReferenceEstimation = defineAction({
  payload: z.object({ estimationId: id }),
  example: { estimationId: exampleId },
});

/** What a let property brings and what buyers ask of such a property. */
export const saveIncome = defineAction({
  payload: z.object({
    version: recordVersion,
    annualRentCents: z.number().int().min(0).max(100_000_000_000),
    vacancyBps: z.number().int().min(0).max(10_000),
    chargesCents: z.number().int().min(0).max(100_000_000_000),
    capRateBps: z.number().int().min(1).max(10_000),
  }),
  example: {
    version: 1,
    annualRentCents: 1_020_000,
    vacancyBps: 500,
    chargesCents: 180_000,
    capRateBps: 450,
  },
});

/** What the highest purchase price is derived from. */
export const saveBalance = defineAction({
  payload: z.object({
    version: recordVersion,
    revenueHtCents: z.number().int().min(0).max(100_000_000_000),
    otherCostsCents: z.number().int().min(0).max(100_000_000_000),
    targetMarginBps: z.number().int().min(0).max(10_000),
  }),
  example: {
    version: 1,
    revenueHtCents: 115_000_000,
    otherCostsCents: 52_139_557,
    targetMarginBps: 1200,
  },
});

const comparableFields = z.object({
  source: z.enum(comparableSources),
  addressLine: optionalText(180),
  city: optionalText(80),
  /** Of an advert: the day of its publication. */
  soldOn: day,
  priceCents: z.number().int().min(leastComparablePriceCents).max(100_000_000_000),
  areaM2: positiveAreaM2,
  rooms,
  type: z.enum(lotTypes).nullable(),
  condition: z.enum(subjectConditions).nullable(),
  lat: latitude,
  lng: longitude,
  /** Null: measured between the two places. */
  distanceM: metres.nullable(),
  adjustBps: z.number().int().min(-3000).max(3000),
  isIncluded: z.boolean(),
});
export type ComparablePayload = z.output<typeof comparableFields>;

const exampleComparable: ComparablePayload = {
  source: 'notary',
  addressLine: '12 rue Fonneuve',
  city: 'Libourne',
  soldOn: '2026-07-20',
  priceCents: 19_800_000,
  areaM2: '61.00',
  rooms: 3,
  type: 'Apartment',
  condition: 'good',
  lat: null,
  lng: null,
  distanceM: 220,
  adjustBps: 0,
  isIncluded: true,
};

export const storeComparable = defineAction({ payload: comparableFields, example: exampleComparable });
export const updateComparable = defineAction({
  payload: comparableFields.extend({ version: recordVersion }),
  example: { ...exampleComparable, version: 1 },
});

/** Counts a comparable, or leaves it out. */
export const toggleComparable = defineAction({
  payload: z.object({ isIncluded: z.boolean() }),
  example: { isIncluded: false },
});
