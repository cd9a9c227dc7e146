import * as z from 'zod';
import {
  scenarios,
  simulationStates,
  type Scenario,
  type SimulationState,
} from '#domain/simulation/study/study.ts';
import { definePage } from '../../../define.ts';
import { id, instant } from '../../../fields.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../list.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { exampleFigures, simulationFigures } from './figures.ts';
import { exampleRights, simulationRights } from './rights.ts';

export const simulationSorts = [
  'marginCents',
  '-marginCents',
  'name',
  '-name',
  'marginOnRevenue',
  '-marginOnRevenue',
  'irrProject',
  '-irrProject',
  'costCents',
  '-costCents',
  'updatedAt',
  '-updatedAt',
] as const;

/** A simulation as lists and comparisons show it. */
export const simulationRow = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  project: z.object({ id, name: z.string() }).nullable(),
  scenario: z.enum(scenarios),
  status: z.enum(simulationStates),
  /** The operation and its lists read this one. */
  isActive: z.boolean(),
  purchasePriceCents: z.number().int(),
  durationMonths: z.number().int(),
  /** Null while something keeps it from being calculated. */
  figures: simulationFigures.nullable(),
  /** Which figure of law is not known, where that is what keeps it. */
  refusal: z.string().nullable(),
  updatedAt: instant,
});
export type SimulationRow = z.infer<typeof simulationRow>;

export const simulationIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(simulationSorts).catch('-marginCents'),
  scenario: choicesQuery(scenarios),
  status: choicesQuery(simulationStates),
  project: textsQuery,
  /** Identifiers of the simulations that are seen side by side. */
  compare: textsQuery,
  columns: columnsQuery,
});
export type SimulationIndexQuery = z.infer<typeof simulationIndexQuery>;

/** What a link to the simulations may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof simulationSorts)[number];
  readonly scenario?: readonly Scenario[];
  readonly status?: readonly SimulationState[];
  readonly project?: readonly string[];
  readonly compare?: readonly string[];
  readonly columns?: readonly string[];
}

export const simulationIndexPage = definePage({
  component: 'Client/Operation/Simulation/Index',
  query: simulationIndexQuery,
  props: z.object({
    operation: operationHead,
    query: simulationIndexQuery,
    defaults: simulationIndexQuery,
    simulations: z.array(simulationRow),
    /** Projects that a new simulation may be about. */
    projects: z.array(z.object({ id, name: z.string() })),
    /** The company’s own templates of expenses, which a new simulation may begin with. */
    templates: z.array(z.object({ id, name: z.string() })),
    can: simulationRights,
  }),
  example: {
    operation: exampleHead,
    query: simulationIndexQuery.parse({}),
    defaults: simulationIndexQuery.parse({}),
    simulations: [
      {
        id: exampleId,
        version: 2,
        name: 'Central',
        project: null,
        scenario: 'central',
        status: 'validated',
        isActive: true,
        purchasePriceCents: 48_000_000,
        durationMonths: 17,
        figures: exampleFigures,
        refusal: null,
        updatedAt: '2025-09-22T09:00:00.000Z',
      },
    ],
    projects: [],
    templates: [],
    can: exampleRights,
  },
});
export type SimulationIndexProps = z.infer<typeof simulationIndexPage.props>;
