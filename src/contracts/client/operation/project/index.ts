import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { projectStates, projectVariants, type ProjectState } from '#domain/project/project.ts';
import { definePage } from '../../../define.ts';
import { id, instant, optionalDay, recordVersion } from '../../../fields.ts';
import { choicesQuery, idsQuery } from '../../../list.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

const total = z.object({
  count: z.number().int(),
  areaM2: z.string(),
  revenueCents: z.number().int(),
  worksCents: z.number().int(),
  worksPerM2Cents: z.number().int().nullable(),
  tantiemes: z.number().int().nullable(),
  parkingCount: z.number().int(),
});

/** What a composition comes to, by type and in all. */
export const compositionTotals = z.object({
  byType: z.array(total.extend({ type: z.enum(lotTypes), shareBps: z.number().int() })),
  all: total,
});

/** A project as its card shows it. */
export const projectCard = z.object({
  id,
  version: recordVersion,
  name: z.string(),
  variant: z.enum(projectVariants),
  kind: z.enum(operationKinds),
  status: z.enum(projectStates),
  totals: compositionTotals,
  floorAreaM2: z.string().nullable(),
  worksStartOn: optionalDay,
  worksMonths: z.number().int().nullable(),
  deliveryOn: optionalDay,
  lotsCount: z.number().int(),
  /** Of its simulations, the one with the highest margin; null without any that can be calculated or be seen. */
  best: z
    .object({ simulation: z.string(), marginCents: z.number().int(), marginBps: z.number().int().nullable() })
    .nullable(),
  updatedAt: instant,
});
export type ProjectCard = z.infer<typeof projectCard>;

export const projectIndexQuery = z.object({
  status: choicesQuery(projectStates),
  /** Projects that are compared, three at most. */
  compare: idsQuery,
});
export type ProjectIndexQuery = z.infer<typeof projectIndexQuery>;

/** What a link to the projects may ask for. */
export interface Query {
  readonly status?: readonly ProjectState[];
  readonly compare?: readonly string[];
}

export const projectIndexPage = definePage({
  component: 'Client/Operation/Project/Index',
  query: projectIndexQuery,
  props: z.object({
    operation: operationHead,
    query: projectIndexQuery,
    defaults: projectIndexQuery,
    /** All projects of the operation, by variant; those that are archived last. */
    projects: z.array(projectCard),
    can: z.object({
      /** Of the operation itself. */
      update: z.boolean(),
      create: z.boolean(),
      select: z.boolean(),
      change: z.boolean(),
      delete: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: projectIndexQuery.parse({}),
    defaults: projectIndexQuery.parse({}),
    projects: [
      {
        id: exampleId,
        version: 1,
        name: 'Deux box',
        variant: 'A',
        kind: 'trading',
        status: 'selected',
        totals: {
          byType: [
            {
              type: 'Garage',
              count: 2,
              areaM2: '30.00',
              revenueCents: 3_000_000,
              worksCents: 0,
              worksPerM2Cents: null,
              tantiemes: 30,
              parkingCount: 2,
              shareBps: 10_000,
            },
          ],
          all: {
            count: 2,
            areaM2: '30.00',
            revenueCents: 3_000_000,
            worksCents: 0,
            worksPerM2Cents: null,
            tantiemes: 30,
            parkingCount: 2,
          },
        },
        floorAreaM2: null,
        worksStartOn: '2026-05-04',
        worksMonths: 10,
        deliveryOn: '2027-03-04',
        lotsCount: 2,
        best: { simulation: 'Central', marginCents: 13_896_008, marginBps: 1208 },
        updatedAt: '2025-09-22T07:32:00.000Z',
      },
    ],
    can: {
      update: true,
      create: true,
      select: true,
      change: true,
      delete: true,
    },
  },
});
export type ProjectIndexProps = z.infer<typeof projectIndexPage.props>;
