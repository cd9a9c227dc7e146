import * as z from 'zod';
import {
  comparableSources,
  estimationMethods,
  estimationStates,
  subjectConditions,
} from '#domain/estimation/enums.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { definePage } from '../define.ts';
import { day, id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object(paperQuery);

/** What a link to an opinion of value may ask for. */
export type Query = PaperLink;

const cents = z.number().int();
const place = z.object({ lat: z.number(), lng: z.number() });

/** A sale that counts, with what it says and how much it counts. */
const comparable = z.object({
  id,
  source: z.enum(comparableSources),
  address: z.string(),
  soldOn: day,
  areaM2: z.string(),
  /** Null where amounts are hidden. */
  priceCents: cents.nullable(),
  pricePerM2Cents: cents.nullable(),
  distanceM: z.number().int(),
  /** 0 to 1 with four decimals. */
  weight: z.string(),
  place: place.nullable(),
});
export type PaperComparable = z.infer<typeof comparable>;

export const estimationPaperPage = definePage({
  component: 'Export/Estimation',
  query,
  props: z.object({
    paper,
    city: z.string(),
    subject: z.object({
      title: z.string(),
      address: z.string(),
      /** Reference of the lot; null for the whole operation. */
      lot: z.string().nullable(),
      on: day,
      type: z.enum(lotTypes),
      areaM2: z.string().nullable(),
      rooms: z.number().int().nullable(),
      floor: z.number().int().nullable(),
      condition: z.enum(subjectConditions).nullable(),
      hasElevator: z.boolean(),
      hasExterior: z.boolean(),
      place: place.nullable(),
    }),
    status: z.enum(estimationStates),
    method: z.enum(estimationMethods),
    limits: z.object({ maxDistanceM: z.number().int(), maxAgeMonths: z.number().int() }),
    author: z.object({ name: z.string(), jobTitle: z.string().nullable() }),
    /** The heaviest first; those that do not count are only counted. */
    comparables: z.array(comparable),
    leftOutCount: z.number().int(),
    /** Null: too few sales, no area, or hidden. */
    values: z
      .object({
        lowCents: cents,
        medianCents: cents,
        meanCents: cents,
        highCents: cents,
        p20PerM2Cents: cents,
        p50PerM2Cents: cents,
        p80PerM2Cents: cents,
        meanPerM2Cents: cents,
        minPerM2Cents: cents,
        maxPerM2Cents: cents,
      })
      .nullable(),
    /** Out of 100; null where there is no value. */
    confidence: z
      .object({
        points: z.string(),
        countPoints: z.string(),
        spreadPoints: z.string(),
        closenessPoints: z.string(),
        level: z.enum(['high', 'medium', 'low']),
      })
      .nullable(),
    /** What is retained, or else what the method gives; null without, or hidden. */
    retained: z.object({ cents, isGiven: z.boolean(), pricePerM2Cents: cents.nullable() }).nullable(),
    justification: z.string(),
    /** Sanitised HTML. */
    comment: z.string(),
    /** Null where the method was not used, or hidden. */
    income: z
      .object({
        annualRentCents: cents,
        vacancyBps: z.number().int(),
        vacancyCents: cents,
        chargesCents: cents,
        netIncomeCents: cents,
        capRateBps: z.number().int(),
        valueCents: cents.nullable(),
      })
      .nullable(),
    /** Of the developer’s balance: hidden with margins as well. */
    balance: z
      .object({
        revenueHtCents: cents,
        otherCostsCents: cents,
        targetMarginBps: z.number().int(),
        maxPurchaseCents: cents,
      })
      .nullable(),
  }),
  example: {
    paper: examplePaper,
    city: 'Libourne',
    subject: {
      title: 'Appartement A11, T3 au premier étage',
      address: '14 rue des Chais, 33500 Libourne',
      lot: 'A11',
      on: '2026-11-20',
      type: 'Apartment',
      areaM2: '63.40',
      rooms: 3,
      floor: 1,
      condition: 'renovated',
      hasElevator: false,
      hasExterior: false,
      place: { lat: 44.9131, lng: -0.2347 },
    },
    status: 'final',
    method: 'comparison',
    limits: { maxDistanceM: 2000, maxAgeMonths: 36 },
    author: { name: 'Hugo Lartigue', jobTitle: 'Gérant' },
    comparables: [
      {
        id: exampleId,
        source: 'notary',
        address: '12 rue Fonneuve, Libourne',
        soldOn: '2026-07-20',
        areaM2: '61.00',
        priceCents: 19_800_000,
        pricePerM2Cents: 324_590,
        distanceM: 220,
        weight: '0.7612',
        place: null,
      },
    ],
    leftOutCount: 0,
    values: null,
    confidence: null,
    retained: { cents: 20_300_000, isGiven: true, pricePerM2Cents: 320_189 },
    justification: '',
    comment: '',
    income: null,
    balance: null,
  },
});
export type EstimationPaperProps = z.infer<typeof estimationPaperPage.props>;
