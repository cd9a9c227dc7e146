import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import { energyClasses } from '#domain/sourcing/read-advert.ts';
import { movableStages, opportunityStages } from '#domain/sourcing/stages.ts';
import { defineAction, defineData, definePage } from '../define.ts';
import { choice, defineList, facet, type ListLink } from '../define-list.ts';
import { day, id, instant, recordVersion } from '../fields.ts';
import { exampleId, person } from '../shared.ts';
import { alertRow, exampleAlertRow } from './sourcing/actions.ts';
import { assumptionFields, exampleOpportunity, noteFields } from './sourcing/payload.ts';

/** Bands that asking prices are filtered by, in thousands of euros. */
export const priceBands = ['under-200', '200-400', '400-800', 'over-800'] as const;
/** Bands that scores are filtered by. */
export const scoreBands = ['good', 'fair', 'poor', 'none'] as const;

/** What the quick simulation of an opportunity starts from. */
const simulated = z.object({
  ...assumptionFields.shape,
  ...noteFields.shape,
  marketPerM2Cents: z.number().int().nullable(),
});

/** An opportunity as list, board and map show it. */
export const opportunityRow = z.object({
  id,
  version: recordVersion,
  title: z.string(),
  type: z.enum(lotTypes),
  stage: z.enum(opportunityStages),
  rejectReason: z.string().nullable(),
  addressLine: z.string().nullable(),
  city: z.string(),
  postalCode: z.string(),
  inseeCode: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  askingPriceCents: z.number().int(),
  areaM2: z.string(),
  pricePerM2Cents: z.number().int().nullable(),
  roomsCount: z.number().int().nullable(),
  energyClass: z.enum(energyClasses).nullable(),
  marketGapBps: z.number().int().nullable(),
  marginBps: z.number().int().nullable(),
  maxPriceCents: z.number().int().nullable(),
  score: z.number().int().nullable(),
  sourceKind: z.enum(sourceKinds),
  url: z.string().nullable(),
  assignee: person.nullable(),
  /** The operation that was made of it. */
  operation: z.object({ id, ref: z.string() }).nullable(),
  /** The day in Paris on which it was entered. */
  createdOn: day,
  simulated,
  createdAt: instant,
  updatedAt: instant,
});
export type OpportunityRow = z.infer<typeof opportunityRow>;

export const opportunityList = defineList({
  row: opportunityRow,
  filters: {
    stage: choice(opportunityStages),
    city: facet(),
    type: choice(lotTypes),
    price: choice(priceBands),
    score: choice(scoreBands),
    source: choice(sourceKinds),
    assignee: facet(),
  },
  sorts: ['name', 'askingPrice', 'pricePerM2', 'marketGap', 'margin', 'score', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  modes: ['board', 'map'],
});
export type Query = ListLink<typeof opportunityList>;

export const exampleRow: OpportunityRow = {
  id: exampleId,
  version: 1,
  title: exampleOpportunity.title,
  type: 'Building',
  stage: 'to_qualify',
  rejectReason: null,
  addressLine: '41 rue Fonneuve',
  city: 'Libourne',
  postalCode: '33500',
  inseeCode: '33243',
  lat: null,
  lng: null,
  askingPriceCents: 39_500_000,
  areaM2: '310.00',
  pricePerM2Cents: 127_419,
  roomsCount: 12,
  energyClass: 'E',
  marketGapBps: -2278,
  marginBps: 1200,
  maxPriceCents: 37_000_000,
  score: 74,
  sourceKind: 'portal',
  url: exampleOpportunity.url,
  assignee: null,
  operation: null,
  createdOn: '2026-11-17',
  simulated: {
    worksPerM2Cents: 60_000,
    exitPerM2Cents: 250_000,
    worksKind: 'renovation',
    vatMode: 'exempt',
    carryingBps: 500,
    months: 12,
    salesFeesBps: 400,
    wantedMarginBps: 1500,
    locationNote: 75,
    sellerNote: 50,
    worksNote: null,
    marketPerM2Cents: 165_000,
  },
  createdAt: '2026-11-17T07:40:00.000Z',
  updatedAt: '2026-11-17T07:40:00.000Z',
};

/** Short ways to what is still looked at: one's own, then by stage. */
export const sourcingShortcuts = ['mine', 'to_qualify', 'to_visit', 'analysis', 'offer'] as const;

export const sourcingPage = definePage({
  component: 'Client/Sourcing',
  query: opportunityList.query,
  props: z.object({
    list: opportunityList.props,
    /** Null unless the address asks for the pipeline. */
    board: z
      .array(
        z.object({
          stage: z.enum(opportunityStages),
          count: z.number().int(),
          cards: z.array(opportunityRow),
        }),
      )
      .nullable(),
    /** Null unless the address asks for the map: all that the filters let through, up to a limit. */
    places: z.array(opportunityRow).nullable(),
    shortcuts: z.array(
      z.object({
        id: z.enum(sourcingShortcuts),
        count: z.number().int(),
        href: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    alerts: z.array(alertRow),
    /** Who opportunities can be given to. */
    people: z.array(person),
    /** The day that simulations are made on. */
    today: day,
    /** Whether the person may make operations. */
    canConvert: z.boolean(),
  }),
  example: {
    list: opportunityList.example(exampleRow),
    board: [{ stage: 'to_qualify', count: 1, cards: [exampleRow] }],
    places: null,
    shortcuts: [{ id: 'mine', count: 1, href: '/sourcing', isCurrent: false }],
    alerts: [exampleAlertRow],
    people: [],
    today: '2026-11-20',
    canConvert: true,
  },
});
export type SourcingPageProps = z.infer<typeof sourcingPage.props>;

/** The filtered list as a file. */
export const sourcingDownload = defineData({
  query: opportunityList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-createdAt', format: 'csv' },
});

/** Changes several opportunities at once. */
export const bulkOpportunities = defineAction({
  payload: z.object({
    rows: opportunityList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('owner'), ownerUserId: id.nullable() }),
      z.object({ field: z.literal('stage'), stage: z.enum(movableStages).exclude(['rejected']) }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'stage', stage: 'to_visit' },
  },
});
