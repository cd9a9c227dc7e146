import * as z from 'zod';
import {
  cityscanRadii,
  cityscanThemes,
  environmentParts,
  maxCityscanWeight,
} from '#domain/cityscan/theme-keys.ts';
import { defineAction, definePage } from '../define.ts';
import { day, id, instant, requiredText } from '../fields.ts';
import { exampleId } from '../shared.ts';

const degrees = (most: number) => z.number().min(-most).max(most);

const place = z.object({ address: requiredText(200), lat: degrees(90), lng: degrees(180) });

/** Asks for the neighbourhood of an address; with an operation, the analysis belongs to it. */
export const scanAddress = defineAction({
  payload: place.extend({ operationId: id.nullable() }),
  example: {
    address: '14 rue des Chais, 33500 Libourne',
    lat: 44.9131,
    lng: -0.2347,
    operationId: null,
  },
});

export const attachScan = defineAction({
  payload: z.object({ operationId: id.nullable() }),
  example: { operationId: null },
});

const weight = z.number().int().min(0).max(maxCityscanWeight);
export const cityscanWeightsShape = z.object({
  transport: weight,
  shops: weight,
  education: weight,
  health: weight,
  leisure: weight,
  environment: weight,
  risks: weight,
  connectivity: weight,
  safety: weight,
});
const exampleWeights = {
  transport: 3,
  shops: 2,
  education: 2,
  health: 1,
  leisure: 1,
  environment: 1,
  risks: 3,
  connectivity: 1,
  safety: 0,
};

/** What each theme weighs for the person who asks. */
export const saveWeights = defineAction({ payload: cityscanWeightsShape, example: exampleWeights });

const point = z.object({
  label: z.string(),
  category: z.string(),
  walkMin: z.number(),
  lat: degrees(90),
  lng: degrees(180),
  distanceM: z.number().int(),
});

const theme = z.object({
  key: z.enum(cityscanThemes),
  note: z.number().nullable(),
  source: z.string(),
  on: day.nullable(),
  /** What its note is made of: noise, air and greenery of the environment; null where the service says nothing. */
  parts: z.array(z.object({ key: z.enum(environmentParts), note: z.number().nullable() })),
  /** The nearest ones within the radius. */
  points: z.array(point),
});

export const cityscanFaults = ['unavailable', 'refused', 'not_covered', 'unreadable'] as const;

const scan = z.object({
  id,
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  provider: z.string(),
  isDemonstration: z.boolean(),
  status: z.enum(['pending', 'ready', 'failed']),
  fault: z.enum(cityscanFaults).nullable(),
  fetchedAt: instant.nullable(),
  operation: z.object({ id, name: z.string() }).nullable(),
  /** Out of 100 by the person’s weights; null where no theme counts. */
  note: z.number().nullable(),
  /** Themes without a note, those included that the service does not tell. */
  missing: z.array(z.enum(cityscanThemes)),
  themes: z.array(theme),
});
export type ShownScan = z.infer<typeof scan>;

/** A property of the company whose place is known: an operation, or an opportunity of the sourcing. */
const placed = z.object({ id, name: z.string(), address: z.string(), lat: z.number(), lng: z.number() });

const pastScan = z.object({
  id,
  address: z.string(),
  note: z.number().nullable(),
  status: z.enum(['pending', 'ready', 'failed']),
  fetchedAt: instant.nullable(),
});

const identifier = id.or(z.literal('')).catch('');

/** Degrees of a link; null for what is none. */
const degreesAsked = (most: number) => z.coerce.number().min(-most).max(most).nullable().catch(null);

export const cityscanQuery = z.object({
  scan: identifier,
  /** A second analysis beside it. */
  compare: identifier,
  /** An operation whose analysis is asked for. */
  operation: identifier,
  /** The place that a link asks for, where no operation stands for it. */
  address: z.string().trim().max(200).catch(''),
  lat: degreesAsked(90),
  lng: degreesAsked(180),
  radius: z.coerce
    .number()
    .refine((metres) => cityscanRadii.some((radius) => radius === metres))
    .catch(1000),
});

/** What a link to the page may ask for. */
export interface Query {
  readonly scan?: string;
  readonly compare?: string;
  readonly operation?: string;
  readonly address?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly radius?: number;
}

export const cityscanPage = definePage({
  component: 'Client/Cityscan',
  query: cityscanQuery,
  props: z.object({
    query: cityscanQuery,
    /** Null while no service is configured: analyses that are there stay. */
    service: z.object({ name: z.string(), isDemonstration: z.boolean() }).nullable(),
    scan: scan.nullable(),
    other: scan.nullable(),
    /** The latest ones of the company. */
    history: z.array(pastScan),
    weights: cityscanWeightsShape,
    operations: z.array(placed),
    /** Opportunities that are still looked at. */
    opportunities: z.array(placed),
    can: z.object({ create: z.boolean(), update: z.boolean() }),
  }),
  example: {
    query: cityscanQuery.parse({}),
    service: { name: 'Données de démonstration', isDemonstration: true },
    scan: null,
    other: null,
    history: [
      {
        id: exampleId,
        address: '14 rue des Chais, 33500 Libourne',
        note: 74.1,
        status: 'ready',
        fetchedAt: '2026-10-14T09:20:00.000Z',
      },
    ],
    weights: exampleWeights,
    operations: [],
    opportunities: [],
    can: { create: true, update: true },
  },
});
export type CityscanProps = z.infer<typeof cityscanPage.props>;
