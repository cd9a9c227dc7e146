import * as z from 'zod';
import { comparableSources, estimationStates, subjectConditions } from '#domain/estimation/enums.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { definePage } from '../../../define.ts';
import { day, id, recordVersion } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { confidenceLevels } from './index.ts';
import { estimationFormValues, exampleEstimation } from './payload.ts';

const cents = z.number().int();
const bothLanguages = z.object({ fr: z.string(), en: z.string() });
const explainedFigure = z.union([
  z.object({
    unit: z.enum(['cents', 'number', 'days', 'months', 'm2']),
    value: z.number().nullable(),
  }),
  z.object({ unit: z.enum(['rate', 'day', 'month']), value: z.string().nullable() }),
  z.object({ unit: z.literal('text'), value: bothLanguages }),
]);
/** How a figure came about, as `explain` of the domain tells it. */
const explanation = z.object({
  label: bothLanguages,
  formula: bothLanguages,
  figure: explainedFigure,
  inputs: z.array(z.object({ name: bothLanguages, figure: explainedFigure })),
  source: z.string().nullable(),
  isUnverified: z.boolean(),
});

/** A comparable with what it says and how much it counts. */
const comparableRow = z.object({
  id,
  version: recordVersion,
  source: z.enum(comparableSources),
  addressLine: z.string(),
  city: z.string(),
  soldOn: day,
  priceCents: cents,
  areaM2: z.string(),
  rooms: z.number().int().nullable(),
  type: z.enum(lotTypes).nullable(),
  condition: z.enum(subjectConditions).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  distanceM: z.number().int(),
  adjustBps: z.number().int(),
  isIncluded: z.boolean(),
  /** Null while the property has no area. */
  pricePerM2Cents: cents.nullable(),
  /** 0 to 1 with four decimals; null while the property has no area. */
  weight: z.string().nullable(),
  ageMonths: z.number().int().nullable(),
});
export type ComparableRow = z.infer<typeof comparableRow>;

/** Prices per square metre and values of the property; see the domain for how they come about. */
const estimatedValues = z.object({
  meanPerM2Cents: cents,
  p20PerM2Cents: cents,
  p50PerM2Cents: cents,
  p80PerM2Cents: cents,
  lowCents: cents,
  medianCents: cents,
  meanCents: cents,
  highCents: cents,
  variation: z.string(),
  confidence: z.object({
    points: z.string(),
    countPoints: z.string(),
    spreadPoints: z.string(),
    closenessPoints: z.string(),
    level: z.enum(confidenceLevels),
  }),
});
export type ShownValues = z.infer<typeof estimatedValues>;

export const estimationFormPage = definePage({
  component: 'Client/Operation/Estimation/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    form: recordForm(estimationFormValues),
    status: z.enum(estimationStates),
    isReference: z.boolean(),
    author: z.string(),
    /** Where the property stands; null while nobody said. */
    place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    limits: z.object({ maxDistanceM: z.number().int(), maxAgeMonths: z.number().int() }),
    /** The heaviest first. */
    comparables: z.array(comparableRow),
    /** Comparables that count. */
    count: z.number().int(),
    /** Null: too few comparables, or no area. */
    values: estimatedValues.nullable(),
    explanations: z.record(z.string(), explanation),
    /** What is retained, or else what the method gives; null where it gives nothing. */
    retained: z
      .object({
        cents,
        isGiven: z.boolean(),
        pricePerM2Cents: cents.nullable(),
        needsJustification: z.boolean(),
      })
      .nullable(),
    income: z
      .object({
        annualRentCents: cents,
        vacancyBps: z.number().int(),
        chargesCents: cents,
        capRateBps: z.number().int(),
        vacancyCents: cents,
        netIncomeCents: cents,
        valueCents: cents.nullable(),
      })
      .nullable(),
    balance: z
      .object({
        revenueHtCents: cents,
        otherCostsCents: cents,
        targetMarginBps: z.number().int(),
        /** The deed included; below 0 where nothing could be paid. */
        maxPurchaseCents: cents,
      })
      .nullable(),
    lots: z.array(z.object({ id, label: z.string() })),
    today: day,
    can: z.object({ update: z.boolean(), validate: z.boolean(), delete: z.boolean(), print: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    form: exampleRecordForm('Appartement T3 au 1er étage', exampleEstimation),
    status: 'draft',
    isReference: true,
    author: 'Hugo Lartigue',
    place: { lat: 44.9131, lng: -0.2347 },
    limits: { maxDistanceM: 2000, maxAgeMonths: 36 },
    comparables: [
      {
        id: exampleId,
        version: 1,
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
        pricePerM2Cents: 324_590,
        weight: '0.7612',
        ageMonths: 4,
      },
    ],
    count: 1,
    values: null,
    explanations: {},
    retained: null,
    income: null,
    balance: {
      revenueHtCents: 115_000_000,
      otherCostsCents: 52_139_557,
      targetMarginBps: 1200,
      maxPurchaseCents: 49_060_443,
    },
    lots: [],
    today: '2026-11-20',
    can: { update: true, validate: true, delete: true, print: true },
  },
});
export type EstimationFormProps = z.infer<typeof estimationFormPage.props>;
