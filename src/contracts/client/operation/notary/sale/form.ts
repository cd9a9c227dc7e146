import * as z from 'zod';
import { saleModes } from '#domain/lot/states.ts';
import { callEvents } from '#domain/calls/payment-template.ts';
import {
  depositOutcomes,
  paymentStates,
  saleCancelReasons,
  saleConditionTypes,
  saleContractKinds,
  salePaperKinds,
} from '#domain/sale/notary-sale.ts';
import { saleSteps } from '#domain/sale/sale-form.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import { definePage } from '../../../../define.ts';
import { explained } from '../../../../explained.ts';
import { day, id, instant, optionalDay, recordVersion, remedy } from '../../../../fields.ts';
import { choicesQuery } from '../../../../list.ts';
import { exampleRecordForm, recordForm } from '../../../../record-form.ts';
import { exampleId } from '../../../../shared.ts';
import { exampleHead, operationHead } from '../../head.ts';
import { urbanClock } from '../../urban-planning.ts';
import { exampleSale, saleFormValues } from './payload.ts';

const cents = z.number().int();
const choice = z.object({ id, label: z.string() });

/** What the steps of a sale ask of it. */
export const currentSale = z.object({
  id,
  version: recordVersion,
  status: z.enum(notarySaleStates),
  regime: z.enum(saleModes),
  priceTtcCents: cents,
  buyers: z.string(),
  optionUntil: optionalDay,
  contractKind: z.enum(saleContractKinds).nullable(),
  contractOn: optionalDay,
  depositCents: cents.nullable(),
  loanConditionEndsOn: optionalDay,
  loanOfferReceivedOn: optionalDay,
  loanAcceptedOn: optionalDay,
  loanRefusedOn: optionalDay,
  loanWaivedOn: optionalDay,
  isLoanRequired: z.boolean(),
  tenantOfferOn: optionalDay,
  /** One of its lots is let: its tenant may buy first. */
  isTenanted: z.boolean(),
  firmOn: optionalDay,
  liftedOn: optionalDay,
  deedOn: optionalDay,
  paidOn: optionalDay,
  deliveredOn: optionalDay,
  deliveryReserves: z.array(z.string()),
  withdrawnOn: optionalDay,
  cancelledOn: optionalDay,
  cancelReason: z.enum(saleCancelReasons).nullable(),
  depositOutcome: z.enum(depositOutcomes).nullable(),
  sellerNotaryId: id.nullable(),
});
export type CurrentSale = z.infer<typeof currentSale>;

const priceRow = z.object({
  lotId: id,
  ref: z.string(),
  existingCents: cents.nullable(),
  worksCents: cents.nullable(),
  priceTtcCents: cents,
  vatCents: cents.nullable(),
  priceHtCents: cents.nullable(),
  explanation: explained.nullable(),
  /** Its description and plan, where the regime asks for one. */
  description: z.enum(['none', 'draft', 'approved', 'annexed']).nullable(),
});
export type SalePriceRow = z.infer<typeof priceRow>;

const condition = z.object({
  id,
  type: z.enum(saleConditionTypes),
  detail: z.string(),
  deadlineOn: day,
  daysLeft: z.number().int(),
  status: z.enum(['pending', 'met', 'waived', 'failed']),
  metOn: optionalDay,
});
export type ShownSaleCondition = z.infer<typeof condition>;

const paper = z.object({
  id,
  kind: z.enum(salePaperKinds),
  on: day,
  name: z.string(),
  href: z.string(),
  by: z.string().nullable(),
});

/** A paper that the state and the regime of a sale call for. */
const expected = z.object({ kind: z.enum(salePaperKinds), isThere: z.boolean() });

/** A legal period with its calculation. */
const clock = urbanClock.extend({ explanation: explained.nullable() });

const call = z.object({
  id,
  rank: z.number().int(),
  label: z.string(),
  event: z.enum(callEvents),
  amountCents: cents,
  receivedCents: cents,
  dueOn: optionalDay,
  status: z.enum(paymentStates),
});

export const saleFormQuery = z.object({
  /** The lot that a new sale begins with. */
  lot: id.or(z.literal('')).catch(''),
  /** Only what is missing of the papers. */
  papers: choicesQuery(['missing'] as const),
});

/** What a link to the file of a sale may ask for. */
export interface Query {
  readonly lot?: string;
  readonly papers?: readonly 'missing'[];
}

export const notarySaleFormPage = definePage({
  component: 'Client/Operation/Notary/Sale/Form',
  query: saleFormQuery,
  props: z.object({
    operation: operationHead,
    query: saleFormQuery,
    form: recordForm(saleFormValues),
    /** Null for a new one. */
    current: currentSale.nullable(),
    prices: z.array(priceRow),
    /** Legal periods that run, or ran, each with its calculation. */
    clocks: z.array(clock),
    /** The most that may be deposited, and how it is set; null while price or day is missing. */
    depositCap: z.object({ cents, explanation: explained }).nullable(),
    /** What the buyer pays beside the price; null for a new sale, or with the reason below. */
    buyerCost: z.object({ feesCents: cents, totalCents: cents, explanation: explained }).nullable(),
    /** Why it cannot be told: a tariff or a rate that is not known on that day or in that department. */
    buyerCostRefusal: z.string().nullable(),
    conditions: z.array(condition),
    papers: z.array(paper),
    expected: z.array(expected),
    calls: z.array(call),
    steps: z.array(
      z.object({
        name: z.enum(saleSteps),
        label: z.string(),
        reason: z.string().nullable(),
        remedies: z.array(remedy),
      }),
    ),
    history: z.array(
      z.object({
        id,
        to: z.enum(notarySaleStates),
        on: day,
        at: instant,
        by: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    choices: z.object({
      lots: z.array(
        choice.extend({
          priceTtcCents: cents.nullable(),
          existingPriceCents: cents.nullable(),
          worksPriceCents: cents.nullable(),
        }),
      ),
      contacts: z.array(choice),
      templates: z.array(choice.extend({ regime: z.enum(saleModes) })),
      guarantees: z.array(choice),
      preemptions: z.array(choice),
    }),
    today: day,
    can: z.object({ update: z.boolean(), owner: z.boolean(), deed: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: saleFormQuery.parse({}),
    form: exampleRecordForm('A31', { ...exampleSale }),
    current: null,
    prices: [
      {
        lotId: exampleId,
        ref: 'A31',
        existingCents: 16_560_000,
        worksCents: 11_040_000,
        priceTtcCents: 27_600_000,
        vatCents: 2_920_000,
        priceHtCents: 24_680_000,
        explanation: null,
        description: 'approved',
      },
    ],
    clocks: [],
    depositCap: null,
    buyerCost: null,
    buyerCostRefusal: null,
    conditions: [],
    papers: [],
    expected: [{ kind: 'contract', isThere: false }],
    calls: [],
    steps: [],
    history: [],
    choices: { lots: [], contacts: [], templates: [], guarantees: [], preemptions: [] },
    today: '2026-11-20',
    can: { update: true, owner: true, deed: true },
  },
});
export type NotarySaleFormProps = z.infer<typeof notarySaleFormPage.props>;
