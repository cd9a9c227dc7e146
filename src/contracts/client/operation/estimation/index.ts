import * as z from 'zod';
import {
  estimationMethods,
  estimationStates,
  type EstimationMethod,
  type EstimationState,
} from '#domain/estimation/enums.ts';
import { definePage } from '../../../define.ts';
import { day, id, recordVersion } from '../../../fields.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../list.ts';
import { exampleId, person } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

export const estimationSorts = [
  'on',
  '-on',
  'title',
  '-title',
  'retained',
  '-retained',
  'confidence',
  '-confidence',
] as const;

export const confidenceLevels = ['high', 'medium', 'low', 'insufficient'] as const;
const cents = z.number().int().nullable();

/** An estimation as lists show it. */
export const estimationRow = z.object({
  id,
  version: recordVersion,
  on: day,
  title: z.string(),
  /** Null for the operation as a whole. */
  lot: z.object({ id, ref: z.string() }).nullable(),
  method: z.enum(estimationMethods),
  /** Comparables that count. */
  comparablesCount: z.number().int(),
  lowCents: cents,
  medianCents: cents,
  highCents: cents,
  /** What is retained, or else what the method gives. */
  retainedCents: cents,
  pricePerM2Cents: cents,
  confidence: z.enum(confidenceLevels),
  /** Out of 100, with two decimals; null where there is no value. */
  confidencePoints: z.string().nullable(),
  author: person,
  status: z.enum(estimationStates),
  isReference: z.boolean(),
});
export type EstimationRow = z.infer<typeof estimationRow>;

export const estimationIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(estimationSorts).catch('-on'),
  lot: textsQuery,
  method: choicesQuery(estimationMethods),
  status: choicesQuery(estimationStates),
  columns: columnsQuery,
});

/** What a link to the estimations may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof estimationSorts)[number];
  readonly lot?: readonly string[];
  readonly method?: readonly EstimationMethod[];
  readonly status?: readonly EstimationState[];
  readonly columns?: readonly string[];
}

export const estimationIndexPage = definePage({
  component: 'Client/Operation/Estimation/Index',
  query: estimationIndexQuery,
  props: z.object({
    operation: operationHead,
    query: estimationIndexQuery,
    defaults: estimationIndexQuery,
    /** All of the operation, the latest first. */
    estimations: z.array(estimationRow),
    askingPriceCents: cents,
    lots: z.array(z.object({ id, label: z.string() })),
    today: day,
    can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: estimationIndexQuery.parse({}),
    defaults: estimationIndexQuery.parse({}),
    estimations: [
      {
        id: exampleId,
        version: 1,
        on: '2026-11-20',
        title: 'Appartement T3 au 1er étage',
        lot: { id: exampleId, ref: 'A11' },
        method: 'comparison',
        comparablesCount: 6,
        lowCents: 20_000_000,
        medianCents: 20_600_000,
        highCents: 20_800_000,
        retainedCents: 20_300_000,
        pricePerM2Cents: 320_189,
        confidence: 'high',
        confidencePoints: '71.24',
        author: { id: exampleId, name: 'Hugo Lartigue' },
        status: 'final',
        isReference: true,
      },
    ],
    askingPriceCents: 49_500_000,
    lots: [{ id: exampleId, label: 'A11 · T3 1er étage' }],
    today: '2026-11-20',
    can: { create: true, update: true, delete: true },
  },
});
export type EstimationIndexProps = z.infer<typeof estimationIndexPage.props>;
