import * as z from 'zod';
import { conditionKinds, offerKinds } from '#domain/offer/offer-template.ts';
import { offerStates, type OfferState } from '#domain/states/purchase/offer-facts.ts';
import { definePage } from '../../../define.ts';
import { id, optionalDay } from '../../../fields.ts';
import { choicesQuery, columnsQuery } from '../../../list.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

export const offerSorts = [
  'number',
  '-number',
  'price',
  '-price',
  'sentOn',
  '-sentOn',
  'validUntil',
  '-validUntil',
] as const;

/** Somebody whom an offer addresses. */
export const offerRecipient = z.object({ id, name: z.string(), email: z.string().nullable() });

/** What the steps of an offer ask of it. */
export const currentOffer = z.object({
  id,
  number: z.number().int(),
  version: z.number().int(),
  status: z.enum(offerStates),
  recipients: z.array(offerRecipient),
  priceCents: z.number().int().nullable(),
  validUntil: optionalDay,
  sentOn: optionalDay,
  counterPriceCents: z.number().int().nullable(),
  counterOn: optionalDay,
  decidedOn: optionalDay,
  refusalReason: z.string().nullable(),
});
export type CurrentOffer = z.infer<typeof currentOffer>;

/** An offer as lists show it. */
export const offerRow = currentOffer.extend({
  kind: z.enum(offerKinds),
  /** Of the price asked. */
  gapBps: z.number().int().nullable(),
  /** Of the built area. */
  perM2Cents: z.number().int().nullable(),
  conditions: z.array(z.enum(conditionKinds)),
  /** Days left to answer; null where no answer is awaited. */
  daysLeft: z.number().int().nullable(),
});
export type OfferRow = z.infer<typeof offerRow>;

/** A price of the negotiation, in its order. */
const negotiationStep = z.object({
  kind: z.enum(['asking', 'offer', 'counter']),
  number: z.number().int().nullable(),
  status: z.enum(offerStates).nullable(),
  priceCents: z.number().int(),
  on: optionalDay,
  gapBps: z.number().int().nullable(),
});
export type NegotiationStep = z.infer<typeof negotiationStep>;

export const offerIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(offerSorts).catch('-number'),
  status: choicesQuery(offerStates),
  columns: columnsQuery,
});
export type OfferIndexQuery = z.infer<typeof offerIndexQuery>;

/** What a link to the offers may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof offerSorts)[number];
  readonly status?: readonly OfferState[];
  readonly columns?: readonly string[];
}

/** What the person may do with the offers of an operation. */
export const offerRights = z.object({ create: z.boolean(), update: z.boolean(), operation: z.boolean() });

export const offerIndexPage = definePage({
  component: 'Client/Operation/Offer/Index',
  query: offerIndexQuery,
  props: z.object({
    operation: operationHead,
    query: offerIndexQuery,
    defaults: offerIndexQuery,
    /** All offers of the operation, the latest first. */
    offers: z.array(offerRow),
    negotiation: z.array(negotiationStep),
    /** The highest price at which the simulation of reference loses nothing. */
    maxPriceCents: z.number().int().nullable(),
    /** The business day. */
    today: z.iso.date(),
    can: offerRights,
  }),
  example: {
    operation: exampleHead,
    query: offerIndexQuery.parse({}),
    defaults: offerIndexQuery.parse({}),
    offers: [
      {
        id: exampleId,
        number: 2,
        version: 3,
        status: 'accepted',
        kind: 'letter',
        recipients: [{ id: exampleId, name: 'Indivision Lacaze', email: null }],
        priceCents: 48_000_000,
        gapBps: -303,
        perM2Cents: 98_765,
        conditions: ['permit_purged'],
        sentOn: '2025-10-09',
        validUntil: '2025-10-19',
        daysLeft: null,
        counterPriceCents: null,
        counterOn: null,
        decidedOn: '2025-10-16',
        refusalReason: null,
      },
    ],
    negotiation: [
      { kind: 'asking', number: null, status: null, priceCents: 49_500_000, on: null, gapBps: null },
      {
        kind: 'offer',
        number: 2,
        status: 'accepted',
        priceCents: 48_000_000,
        on: '2025-10-09',
        gapBps: -303,
      },
    ],
    maxPriceCents: 61_000_000,
    today: '2026-11-20',
    can: { create: true, update: true, operation: true },
  },
});
export type OfferIndexProps = z.infer<typeof offerIndexPage.props>;
