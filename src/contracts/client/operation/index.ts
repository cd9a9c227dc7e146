import * as z from 'zod';
import { operationKinds, type OperationKind } from '#domain/operation/enums.ts';
import { operationStates, type OperationState } from '#domain/operation/states.ts';
import { definePage } from '../../define.ts';
import { choicesQuery, columnsQuery, listMeta, pageQuery, textsQuery, viewQuery } from '../../list.ts';
import { person } from '../../shared.ts';
import { savedView } from '../../view.ts';
import {
  exampleBoard,
  examplePlaces,
  operationBoard,
  operationViewModes,
  operationPlace,
  type OperationViewMode,
} from './views.ts';
import { exampleRow, operationRow } from './row.ts';

export const operationSorts = [
  'updatedAt',
  '-updatedAt',
  'ref',
  '-ref',
  'name',
  '-name',
  'city',
  '-city',
  'purchasePrice',
  '-purchasePrice',
  'revenue',
  '-revenue',
  'margin',
  '-margin',
] as const;

/** Whether an operation has its place on the map. */
export const placeChoices = ['set', 'missing'] as const;

/** Within how many days something is due; what is overdue counts as well. */
export const deadlineChoices = ['7', '30'] as const;

/** The least margin of the validated simulation, in per cent of the revenue without VAT. */
export const marginChoices = ['5', '8', '10', '12', '15', '20'] as const;

/** Everything the list reads from its address. */
export const operationIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(operationSorts).catch('-updatedAt'),
  status: choicesQuery(operationStates),
  kind: choicesQuery(operationKinds),
  city: textsQuery,
  department: textsQuery,
  managerId: textsQuery,
  tag: textsQuery,
  year: textsQuery,
  place: choicesQuery(placeChoices),
  deadline: choicesQuery(deadlineChoices),
  marginMin: choicesQuery(marginChoices),
  look: z.enum(operationViewModes).catch(''),
  view: viewQuery,
  columns: columnsQuery,
  ...pageQuery,
});
export type OperationIndexQuery = z.infer<typeof operationIndexQuery>;

/** What a link to the list may ask for; what it leaves out takes its default. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof operationSorts)[number];
  readonly status?: readonly OperationState[];
  readonly kind?: readonly OperationKind[];
  readonly city?: readonly string[];
  readonly department?: readonly string[];
  readonly managerId?: readonly string[];
  readonly tag?: readonly string[];
  readonly year?: readonly string[];
  readonly place?: readonly (typeof placeChoices)[number][];
  readonly deadline?: readonly (typeof deadlineChoices)[number][];
  readonly marginMin?: readonly (typeof marginChoices)[number][];
  readonly look?: OperationViewMode;
  readonly view?: string;
  readonly columns?: readonly string[];
  readonly page?: number;
  readonly perPage?: number;
}

const facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type Facet = z.infer<typeof facet>;

export const operationIndexPage = definePage({
  component: 'Client/Operation/Index',
  query: operationIndexQuery,
  props: z.object({
    /** One page of them; none for a look that has its own. */
    operations: z.object({ items: z.array(operationRow), meta: listMeta }),
    /** For the look by phases alone. */
    board: operationBoard.nullable(),
    /** For the map alone: all that the filters let through, up to a limit. */
    places: z.array(operationPlace).nullable(),
    query: operationIndexQuery,
    /** One counter per state, over everything the filters other than the state let through. */
    counters: z.array(
      z.object({
        status: z.enum(operationStates),
        count: z.number().int(),
        purchasePriceCents: z.number().int().nullable(),
      }),
    ),
    /** Over everything that the filters let through; null where nothing has a price. */
    sums: z.object({
      purchasePriceCents: z.number().int().nullable(),
      revenueTtcCents: z.number().int().nullable(),
      marginCents: z.number().int().nullable(),
    }),
    /** Number of operations the person may see, whatever the filters. */
    totalCount: z.number().int(),
    /** Among these, those that still ask for work. */
    inProgressCount: z.number().int(),
    /** And those that the person is in charge of. */
    mineCount: z.number().int(),
    /** What each filter can be set to, counted over what the other filters let through; what is chosen stays. */
    facets: z.object({
      city: z.array(facet),
      department: z.array(facet),
      managerId: z.array(facet),
      tag: z.array(facet),
      year: z.array(facet),
    }),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      export: z.boolean(),
      /** Margins, and the filter by them. */
      seeMargins: z.boolean(),
    }),
    /** Who can be put in charge; nobody for those who may not say so. */
    people: z.array(person),
    /** Every tag in use, to be offered for more operations; none for those who may not change them. */
    tags: z.array(z.string()),
    views: z.array(savedView),
    me: person,
  }),
  example: {
    operations: { items: [exampleRow], meta: { page: 1, perPage: 25, total: 1, pages: 1 } },
    board: exampleBoard,
    places: examplePlaces,
    query: {
      q: '',
      sort: '-updatedAt',
      status: [],
      kind: [],
      city: [],
      department: [],
      managerId: [],
      tag: [],
      year: [],
      place: [],
      deadline: [],
      marginMin: [],
      look: '',
      view: '',
      columns: [],
      page: 1,
      perPage: 25,
    },
    counters: [{ status: 'selling', count: 1, purchasePriceCents: 48_000_000 }],
    sums: { purchasePriceCents: 48_000_000, revenueTtcCents: 128_400_000, marginCents: 13_896_008 },
    totalCount: 1,
    inProgressCount: 1,
    mineCount: 1,
    facets: {
      city: [{ value: 'Libourne', label: 'Libourne', count: 1 }],
      department: [{ value: '33', label: '33 Gironde', count: 1 }],
      managerId: [],
      tag: [],
      year: [],
    },
    can: { create: true, update: true, export: true, seeMargins: true },
    people: [exampleRow.manager],
    tags: ['centre-ville'],
    views: [],
    me: exampleRow.manager,
  },
});
export type OperationIndexProps = z.infer<typeof operationIndexPage.props>;
