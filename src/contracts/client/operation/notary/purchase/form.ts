import * as z from 'zod';
import { acquisitionRegimes } from '#domain/operation/enums.ts';
import {
  conditionStates,
  conditionTypes,
  depositOutcomes,
  purchasePaperKinds,
  purchaseStates,
} from '#domain/purchase/enums.ts';
import { definePage } from '../../../../define.ts';
import { explained } from '../../../../explained.ts';
import { day, id, instant, optionalDay, remedy } from '../../../../fields.ts';
import { choicesQuery } from '../../../../list.ts';
import { exampleHead, operationHead } from '../../head.ts';
import { urbanClock } from '../../urban-planning.ts';
import { purchaseFields } from './payload.ts';

const cents = z.number().int();
const choice = z.object({ id, label: z.string() });

/** Steps that people take. */
export const purchaseSteps = [
  'sign-promise',
  'extend',
  'sign-deed',
  'sign-deed-directly',
  'terminate',
] as const;

const purchase = purchaseFields.extend({
  id,
  version: z.number().int(),
  status: z.enum(purchaseStates),
  depositHolder: z.string(),
  promiseOn: optionalDay,
  promiseExpiresOn: optionalDay,
  /** Of a private unilateral promise. */
  registrationDeadlineOn: optionalDay,
  deedOn: optionalDay,
  deedPriceCents: cents.nullable(),
  actualFeesCents: cents.nullable(),
  substitute: z.string().nullable(),
  substituteProfileId: id.nullable(),
  seller: z.string().nullable(),
  sellerNotary: z.string().nullable(),
  buyerNotary: z.string().nullable(),
  terminationReason: z.string().nullable(),
  depositOutcome: z.enum(depositOutcomes).nullable(),
});
export type ShownPurchase = z.infer<typeof purchase>;

const condition = z.object({
  id,
  version: z.number().int(),
  type: z.enum(conditionTypes),
  detail: z.string().nullable(),
  deadlineOn: day,
  daysLeft: z.number().int(),
  status: z.enum(conditionStates),
  metOn: optionalDay,
  hasProof: z.boolean(),
});
export type ShownCondition = z.infer<typeof condition>;

const paper = z.object({
  id,
  kind: z.enum(purchasePaperKinds),
  on: day,
  name: z.string(),
  href: z.string(),
  by: z.string().nullable(),
  conditionId: id.nullable(),
});
export type ShownPurchasePaper = z.infer<typeof paper>;

export const purchaseQuery = z.object({ kind: choicesQuery(purchasePaperKinds) });

/** What a link to the page may ask for. */
export interface Query {
  readonly kind?: readonly (typeof purchasePaperKinds)[number][];
}

export const purchaseFormPage = definePage({
  component: 'Client/Operation/Notary/Purchase/Form',
  query: purchaseQuery,
  props: z.object({
    operation: operationHead,
    query: purchaseQuery,
    today: day,
    /** Null before the first file; then the one that is live, else the last. */
    purchase: purchase.nullable(),
    /** What a new file starts from. */
    proposal: z.object({
      priceCents: cents.nullable(),
      commitment: z.enum(acquisitionRegimes),
      sellerContactId: id.nullable(),
    }),
    conditions: z.array(condition),
    /** The declaration of the purchase; null where none is recorded. */
    preemption: z
      .object({ label: z.string(), isCleared: z.boolean(), clocks: z.array(urbanClock) })
      .nullable(),
    isSubjectToPreemption: z.boolean().nullable(),
    /** Costs of the deed, line by line; null without a price, or with the reason below. */
    cost: z
      .object({
        priceCents: cents,
        emolumentsCents: cents,
        emolumentsVatCents: cents,
        dutiesCents: cents,
        /** As the tax office collects them, each line to the nearest euro. */
        dutiesDueCents: cents,
        dutiesDueExplanation: explained,
        csiCents: cents,
        disbursementsCents: cents,
        feesTtcCents: cents,
        totalCents: cents,
        explanation: explained,
      })
      .nullable(),
    /** Why they cannot be told: a rate that is not known on that day in that department. */
    costRefusal: z.string().nullable(),
    taxShare: z.object({ cents, explanation: explained }).nullable(),
    /** The commitment that runs from the deed, and what breaking it today would cost. */
    commitment: z
      .object({
        clock: urbanClock,
        breach: z.object({ cents, explanation: explained }).nullable(),
        breachRefusal: z.string().nullable(),
      })
      .nullable(),
    papers: z.array(paper),
    missing: z.array(z.enum(purchasePaperKinds)),
    steps: z.array(
      z.object({
        name: z.enum(purchaseSteps),
        label: z.string(),
        reason: z.string().nullable(),
        remedies: z.array(remedy),
      }),
    ),
    history: z.array(
      z.object({ id, to: z.enum(purchaseStates), on: day, at: instant, by: z.string().nullable() }),
    ),
    choices: z.object({ contacts: z.array(choice), profiles: z.array(choice) }),
    can: z.object({ update: z.boolean(), owner: z.boolean(), deed: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: { kind: [] },
    today: '2026-11-20',
    purchase: null,
    proposal: { priceCents: 48_000_000, commitment: 'mdb', sellerContactId: null },
    conditions: [],
    preemption: null,
    isSubjectToPreemption: true,
    cost: null,
    costRefusal: null,
    taxShare: null,
    commitment: null,
    papers: [],
    missing: ['promise'],
    steps: [],
    history: [],
    choices: { contacts: [], profiles: [] },
    can: { update: true, owner: true, deed: true },
  },
});
export type PurchaseFormProps = z.infer<typeof purchaseFormPage.props>;
