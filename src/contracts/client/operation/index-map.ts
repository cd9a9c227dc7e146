import * as z from 'zod';
import { readBounds } from '#domain/geography/bounds.ts';
import { lotTypes } from '#domain/lot/states.ts';
import type { OperationKind } from '#domain/operation/enums.ts';
import { operationStates, type OperationState } from '#domain/operation/states.ts';
import { defineAction, definePage } from '../../define.ts';
import { id } from '../../fields.ts';
import { choicesQuery } from '../../list.ts';
import { exampleId } from '../../shared.ts';
import {
  operationIndexPage,
  operationIndexQuery,
  type deadlineChoices,
  type marginChoices,
  type placeChoices,
} from './index.ts';
import { examplePlaces, operationPlace } from './views.ts';

/** What the map can be narrowed to beside the filters of the list: operations that have lots for sale. */
export const saleChoices = ['for-sale'] as const;

/** What may lie beside the operations: sales that estimations compare with, communes with their inhabitants. */
export const mapLayers = ['sales', 'communes'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** What the map reads from its address: the filters of the list, and its own. */
export const operationIndexMapQuery = operationIndexQuery
  .pick({
    q: true,
    status: true,
    kind: true,
    city: true,
    department: true,
    managerId: true,
    tag: true,
    year: true,
    place: true,
    deadline: true,
    marginMin: true,
  })
  .extend({
    lots: choicesQuery(saleChoices),
    layers: choicesQuery(mapLayers),
    /** What the map shows first: `west,south,east,north` in degrees; empty for all operations. */
    bbox: z
      .string()
      .max(100)
      .refine((text) => readBounds(text) !== null)
      .catch(''),
  });
export type OperationIndexMapQuery = z.infer<typeof operationIndexMapQuery>;

/** What a link to the map may ask for; what it leaves out takes its default. */
export interface Query {
  readonly q?: string;
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
  readonly lots?: readonly (typeof saleChoices)[number][];
  readonly layers?: readonly MapLayer[];
  readonly bbox?: string;
}

/** Where sales are on record; what adverts ask and the company’s own figures are no sales. */
export const mapSaleSources = ['dvf', 'notary'] as const;

/** A sale on record that an estimation compares with. */
const mapSale = z.object({
  id,
  operationId: id,
  estimationId: id,
  source: z.enum(mapSaleSources),
  soldOn: z.string(),
  type: z.enum(lotTypes).nullable(),
  addressLine: z.string(),
  city: z.string(),
  priceCents: z.number().int(),
  areaM2: z.string(),
  pricePerM2Cents: z.number().int(),
  lat: z.number(),
  lng: z.number(),
});
export type MapSale = z.infer<typeof mapSale>;

const { counters, facets } = operationIndexPage.props.shape;
const { example } = operationIndexPage;

export const operationIndexMapPage = definePage({
  component: 'Client/Operation/IndexMap',
  query: operationIndexMapQuery,
  props: z.object({
    /** All that the filters let through, up to a limit; those without a place as well. */
    places: z.array(operationPlace),
    query: operationIndexMapQuery,
    /** One counter per state, over everything the filters other than the state let through. */
    counters,
    /** How many operations the filters let through. */
    foundCount: z.number().int(),
    /** Number of operations the person may see, whatever the filters. */
    totalCount: z.number().int(),
    /** What each filter can be set to, counted over what the other filters let through; what is chosen stays. */
    facets,
    /** The newest first; none unless that layer is shown. */
    sales: z.array(mapSale),
    can: z.object({ create: z.boolean(), update: z.boolean(), seeMargins: z.boolean() }),
  }),
  example: {
    places: examplePlaces,
    query: {
      q: '',
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
      lots: [],
      layers: ['sales'],
      bbox: '-0.26,44.9,-0.21,44.93',
    },
    counters: operationStates.slice(0, 1).map((status) => ({ status, count: 1, purchasePriceCents: null })),
    foundCount: 1,
    totalCount: 1,
    facets: example.facets,
    sales: [
      {
        id: exampleId,
        operationId: exampleId,
        estimationId: exampleId,
        source: 'notary',
        soldOn: '2026-03-14',
        type: 'Building',
        addressLine: '9 rue de la Mulatière',
        city: 'Libourne',
        priceCents: 29_100_000,
        areaM2: '420.00',
        pricePerM2Cents: 69_286,
        lat: 44.9131,
        lng: -0.2347,
      },
    ],
    can: { create: true, update: true, seeMargins: true },
  },
});
export type OperationIndexMapProps = z.infer<typeof operationIndexMapPage.props>;

/** Sets an operation on the map, or moves its pin: decimal degrees. */
export const locateOperation = defineAction({
  payload: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  example: { lat: 44.9131, lng: -0.2438 },
});
