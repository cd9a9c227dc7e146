import * as z from 'zod';
import { lotStates, lotTypes, type LotState, type LotType } from '#domain/lot/states.ts';
import { salePlanModes, salePlanStates } from '#domain/sale/enums.ts';
import { leastAreas, priceBandNames, type LeastArea, type PriceBand } from '#domain/sale/lot-bands.ts';
import { definePage } from '../../../define.ts';
import { explained } from '../../../explained.ts';
import { id, instant, optionalDay, recordVersion } from '../../../fields.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../list.ts';
import { exampleId, person } from '../../../shared.ts';
import { operationHead } from '../head.ts';
import { operationTransition } from '../step.ts';
import { exampleSaleLot, saleLot } from './row.ts';

/** Floors drawn above the table, the table alone, or cards. */
export const saleViewModes = ['', 'table', 'cards'] as const;
export const saleSorts = [
  'ref',
  '-ref',
  'type',
  '-type',
  'level',
  '-level',
  'areaM2',
  '-areaM2',
  'priceTtcCents',
  '-priceTtcCents',
  'pricePerM2Cents',
  '-pricePerM2Cents',
  'ageDays',
  '-ageDays',
  'marginBps',
  '-marginBps',
] as const;

export const saleIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(saleSorts).catch('ref'),
  type: choicesQuery(lotTypes),
  status: choicesQuery(lotStates),
  level: textsQuery,
  price: choicesQuery(priceBandNames),
  /** Least area; the smallest of those that are named. */
  area: choicesQuery(leastAreas),
  look: z.enum(saleViewModes).catch(''),
  columns: columnsQuery,
});
export type SaleIndexQuery = z.infer<typeof saleIndexQuery>;

/** What a link to the sale plan may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof saleSorts)[number];
  readonly type?: readonly LotType[];
  readonly status?: readonly LotState[];
  readonly level?: readonly string[];
  readonly price?: readonly PriceBand[];
  readonly area?: readonly LeastArea[];
  readonly look?: (typeof saleViewModes)[number];
  readonly columns?: readonly string[];
}

/** A change of the price of a lot, for its history. */
export const priceEntry = z.object({
  id,
  lotId: id,
  oldCents: z.number().int().nullable(),
  newCents: z.number().int(),
  reason: z.string(),
  by: z.string(),
  at: instant,
});
export type PriceEntry = z.infer<typeof priceEntry>;

const salePlan = z.object({
  version: recordVersion.nullable(),
  mode: z.enum(salePlanModes),
  feeRateBps: z.number().int().nullable(),
  agentContactIds: z.array(id),
  optionDays: z.number().int(),
  depositRateBps: z.number().int(),
  paymentTermDays: z.number().int(),
  floorPriceAlert: z.boolean(),
  status: z.enum(salePlanStates),
  openedOn: optionalDay,
});

export const saleIndexPage = definePage({
  component: 'Client/Operation/Sale/Index',
  query: saleIndexQuery,
  props: z.object({
    operation: operationHead.extend({ version: recordVersion }),
    query: saleIndexQuery,
    defaults: saleIndexQuery,
    /** All lots of the operation, by reference. */
    lots: z.array(saleLot),
    cards: z.object({
      revenueCents: z.number().int(),
      lotsCount: z.number().int(),
      areaM2: z.string(),
      soldBps: z.number().int().nullable(),
      soldCents: z.number().int(),
      preSoldBps: z.number().int().nullable(),
      availableCents: z.number().int(),
      availableCount: z.number().int(),
      /** Of the apartments, else of all lots. */
      perM2Cents: z.number().int().nullable(),
      isPerM2OfApartments: z.boolean(),
      averageSaleDays: z.number().nullable(),
      pacePerMonth: z.number(),
      sellOutMonths: z.number().nullable(),
    }),
    explanations: z.record(z.string(), explained),
    /** The latest changes of prices, the newest first. */
    prices: z.array(priceEntry),
    plan: salePlan,
    /** Contacts who sell for others. */
    agents: z.array(person),
    /** Steps that open or suspend the sale. */
    transitions: z.array(operationTransition),
    can: z.object({
      /** Of the operation itself. */
      update: z.boolean(),
      create: z.boolean(),
      change: z.boolean(),
      withdraw: z.boolean(),
      seeMargins: z.boolean(),
      seeFloor: z.boolean(),
      send: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    operation: {
      id: exampleId,
      version: 1,
      ref: 'OP-2025-001',
      name: 'Les Chais de la Bastide',
      city: 'Libourne',
      status: 'selling',
    },
    query: saleIndexQuery.parse({}),
    defaults: saleIndexQuery.parse({}),
    lots: [exampleSaleLot],
    cards: {
      revenueCents: 128_400_000,
      lotsCount: 9,
      areaM2: '451.90',
      soldBps: 5966,
      soldCents: 76_600_000,
      preSoldBps: 9883,
      availableCents: 1_500_000,
      availableCount: 1,
      perM2Cents: 325_057,
      isPerM2OfApartments: true,
      averageSaleDays: 145.4,
      pacePerMonth: 0.83,
      sellOutMonths: 4.8,
    },
    explanations: {},
    prices: [],
    plan: {
      version: null,
      mode: 'mixed',
      feeRateBps: 400,
      agentContactIds: [],
      optionDays: 5,
      depositRateBps: 500,
      paymentTermDays: 15,
      floorPriceAlert: false,
      status: 'open',
      openedOn: '2026-05-04',
    },
    agents: [],
    transitions: [],
    can: {
      update: true,
      create: true,
      change: true,
      withdraw: true,
      seeMargins: true,
      seeFloor: true,
      send: true,
      print: true,
    },
  },
});
export type SaleIndexProps = z.infer<typeof saleIndexPage.props>;
