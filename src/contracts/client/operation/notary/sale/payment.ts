import * as z from 'zod';
import { callBases, callEvents } from '#domain/calls/payment-template.ts';
import { penaltyKinds } from '#domain/calls/template-fields.ts';
import { saleModes } from '#domain/lot/states.ts';
import { paymentStates, receiptMethods } from '#domain/sale/notary-sale.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import { worksMilestones } from '#domain/works/enums.ts';
import { definePage } from '../../../../define.ts';
import { explained } from '../../../../explained.ts';
import { day, id, optionalDay } from '../../../../fields.ts';
import { choicesQuery } from '../../../../list.ts';
import { exampleHead, operationHead } from '../../head.ts';
import { examplePaymentProps } from './payment-example.ts';

const cents = z.number().int();
const bps = z.number().int();

const receipt = z.object({
  id,
  on: day,
  amountCents: cents,
  method: z.enum(receiptMethods),
  /** As the bank calls it. */
  reference: z.string().nullable(),
  by: z.string().nullable(),
});

const call = z.object({
  /** Null for a call that the deed is still to make. */
  id: id.nullable(),
  version: z.number().int(),
  rank: z.number().int(),
  label: z.string(),
  event: z.enum(callEvents),
  base: z.enum(callBases),
  cumulativeBps: bps,
  amountCents: cents,
  vatCents: cents,
  eventReachedOn: optionalDay,
  calledOn: optionalDay,
  dueOn: optionalDay,
  remindedOn: optionalDay,
  receivedCents: cents,
  consignedCents: cents,
  consignmentReason: z.string().nullable(),
  /** What is still owed of a call that was made; of another, all of it. */
  restCents: cents,
  lateDays: z.number().int(),
  /** Null where it cannot be told, for the reason below. */
  interestCents: cents.nullable(),
  interestExplanation: explained.nullable(),
  interestRefusal: z.string().nullable(),
  status: z.enum(paymentStates),
  receipts: z.array(receipt),
  letterHref: z.string().nullable(),
  /** What may be done with it now. */
  may: z.object({
    call: z.boolean(),
    certify: z.boolean(),
    receive: z.boolean(),
    consign: z.boolean(),
    release: z.boolean(),
    remind: z.boolean(),
    reschedule: z.boolean(),
  }),
  /** Why it may not be called yet. */
  obstacle: z.string().nullable(),
  /** Null where it cannot be told, for the reason below. */
  consignmentCapCents: cents.nullable(),
  consignmentRefusal: z.string().nullable(),
});
export type ShownCall = z.infer<typeof call>;

const saleLine = z.object({
  id,
  lots: z.string(),
  buyers: z.string(),
  regime: z.enum(saleModes),
  status: z.enum(notarySaleStates),
  deedOn: optionalDay,
  priceTtcCents: cents,
  calledCents: cents,
  receivedCents: cents,
  unpaidCents: cents,
  lateDays: z.number().int(),
  href: z.string(),
});
export type SaleLine = z.infer<typeof saleLine>;

const figures = z.object({
  priceTtcCents: cents,
  calledCents: cents,
  receivedCents: cents,
  consignedCents: cents,
  unpaidCents: cents,
  overdueCents: cents,
  toCallCents: cents,
  /** Null while that of one call cannot be told. */
  interestCents: cents.nullable(),
});

export const paymentQuery = z.object({ state: choicesQuery([...paymentStates]) });
export type PaymentQuery = z.infer<typeof paymentQuery>;

/** What a link to the page may ask for. */
export interface Query {
  readonly state?: readonly (typeof paymentStates)[number][];
}

export const paymentPage = definePage({
  component: 'Client/Operation/Notary/Sale/Payment',
  query: paymentQuery,
  props: z.object({
    operation: operationHead,
    query: paymentQuery,
    today: day,
    sale: z.object({
      id,
      version: z.number().int(),
      lots: z.string(),
      buyers: z.array(z.object({ name: z.string(), email: z.string().nullable() })),
      regime: z.enum(saleModes),
      status: z.enum(notarySaleStates),
      priceTtcCents: cents,
      existingCents: cents.nullable(),
      worksCents: cents.nullable(),
      vatCents: cents.nullable(),
      depositCents: cents.nullable(),
      depositHolder: z.string().nullable(),
      contractOn: optionalDay,
      deedOn: optionalDay,
      deedPlannedOn: optionalDay,
      deliveredOn: optionalDay,
      deliveryPlannedOn: optionalDay,
    }),
    template: z
      .object({
        id,
        name: z.string(),
        paymentTermDays: z.number().int(),
        penaltyKind: z.enum(penaltyKinds),
        penaltyRateBps: bps.nullable(),
        article: z.string().nullable(),
      })
      .nullable(),
    templates: z.array(z.object({ id, label: z.string() })),
    /** The deed is to come: the calls are those that it would make. */
    isPlanned: z.boolean(),
    calls: z.array(call),
    figures,
    totals: figures.extend({
      revenueCents: cents,
      toComeCents: cents,
      unpaidExplanation: explained,
      toCallExplanation: explained,
      toComeExplanation: explained,
    }),
    sales: z.array(saleLine),
    /** Calls of the operation that may be made now, event by event. */
    ready: z.array(z.object({ event: z.enum(callEvents), callsCount: z.number().int(), amountCents: cents })),
    milestones: z.array(
      z.object({
        milestone: z.enum(worksMilestones),
        on: day,
        certifierName: z.string(),
        href: z.string().nullable(),
      }),
    ),
    /** Approved claims say that half of the works is done, and no certificate does yet. */
    halfWorks: z.object({ isProposed: z.boolean(), explanation: explained }).nullable(),
    /** Movements of the bank that were matched with a call of this sale and not recorded yet. */
    movements: z.array(z.object({ id, paymentId: id, on: day, amountCents: cents, label: z.string() })),
    bank: z
      .object({ holder: z.string(), name: z.string().nullable(), ibanMasked: z.string().nullable() })
      .nullable(),
    history: z.array(
      z.object({
        id,
        rank: z.number().int(),
        to: z.enum(paymentStates),
        on: day,
        at: z.iso.datetime(),
        by: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    can: z.object({
      call: z.boolean(),
      receive: z.boolean(),
      removeReceipt: z.boolean(),
      certify: z.boolean(),
      template: z.boolean(),
      update: z.boolean(),
    }),
  }),
  example: {
    ...examplePaymentProps,
    query: paymentQuery.parse({}),
    sales: [],
    operation: exampleHead,
  },
});
export type PaymentProps = z.infer<typeof paymentPage.props>;
