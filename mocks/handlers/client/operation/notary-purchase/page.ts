import { asc, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  purchaseFormPage,
  purchaseSteps,
  type PurchaseFormProps,
} from '#contracts/client/operation/notary/purchase/form.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineStatus } from '#domain/deadline/status.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import { breachOfCommitment } from '#domain/purchase/commitment-breach.ts';
import { commitmentBreachCalculation } from '#domain/purchase/commitment-breach-calculation.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import { purchaseRegimeOf } from '#domain/purchase/regimes.ts';
import { attempt } from '#domain/refusal.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { isIn } from '#domain/states/is-in.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import { propertyTaxProrata } from '#domain/taxes/property-tax-prorata.ts';
import { propertyTaxProrataCalculation } from '#domain/taxes/property-tax-prorata-calculation.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { PurchaseState } from '#domain/purchase/enums.ts';
import { contacts, profiles, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { remediesOf } from '../steps/remedies.ts';
import { changesOfRecord } from './history.ts';
import { declarationLabel } from '../urban-planning/record.ts';
import { shownClock } from '../urban-planning/shown.ts';
import { purchaseFacts, registrationDeadline } from './facts.ts';
import { missingPapers, shownPapers } from './papers.ts';
import { purchasePreemption } from './preemption.ts';
import { purchaseTransitionContext, purchaseOf, type KnownPurchase } from './record.ts';

/** The purchase of an operation: its promise, its conditions, pre-emption, costs, papers, and the deed. */
export const pageHandler = clientPage(purchaseFormPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const known = await purchaseOf(context.db, operation.id);
  const today = todayOf(context);
  const preemption = await purchasePreemption(context, operation);
  const { id, ref, name, city, status } = operation;
  return {
    operation: { id, ref, name, city, status },
    query,
    today,
    purchase: known === null ? null : await shownPurchase(context, known),
    proposal: {
      priceCents: operation.purchasePriceCents ?? operation.offeredPriceCents,
      commitment: operation.acquisitionRegime,
      sellerContactId: operation.sellerContactId,
    },
    conditions: (known?.conditions ?? []).map((row) => ({
      id: row.id,
      version: row.version,
      type: row.type,
      detail: row.detail,
      deadlineOn: row.deadlineOn,
      daysLeft: daysBetween(today, row.deadlineOn as Day),
      status: row.status,
      metOn: row.metOn,
      hasProof: known?.papers.some(({ conditionId }) => conditionId === row.id) ?? false,
    })),
    preemption:
      preemption.row === null
        ? null
        : {
            label: declarationLabel(context, preemption.row, null),
            isCleared: preemption.standing.isCleared,
            clocks: preemption.clocks.map((clock) => shownClock(context, clock, today)),
          },
    isSubjectToPreemption: preemption.isSubject,
    ...costOf(context, operation, known, today),
    taxShare: taxShareOf(known, today),
    commitment: commitmentOf(context, operation, known, today),
    papers: known === null ? [] : await shownPapers(context, known),
    missing: known === null ? [] : missingPapers(known),
    steps: known === null ? [] : await stepsOf(context, known, preemption.standing),
    history: known === null ? [] : await historyOf(context, known.purchase.id),
    choices: await choicesOf(context, known),
    can: {
      update: canNow(context, 'operation.update'),
      owner: canNow(context, 'termination.validate'),
      deed: canNow(context, 'payment.validate'),
    },
  } satisfies PurchaseFormProps;
});

async function shownPurchase(
  context: ClientContext,
  { purchase }: KnownPurchase,
): Promise<NonNullable<PurchaseFormProps['purchase']>> {
  const { sellerContactId, sellerNotaryId, buyerNotaryId, substituteProfileId } = purchase;
  const ids = [sellerContactId, sellerNotaryId, buyerNotaryId].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: contacts.id, name: contacts.displayName })
          .from(contacts)
          .where(inArray(contacts.id, ids));
  const nameOf = (id: string | null): string | null => rows.find((row) => row.id === id)?.name ?? null;
  const substitutes = await profileChoices(context);
  const {
    createdAt: _c,
    updatedAt: _u,
    createdBy: _b,
    deletedAt: _d,
    tenantId: _t,
    operationId: _o,
    acceptedOfferId: _a,
    lapsedOn: _l,
    ...row
  } = purchase;
  return {
    ...row,
    depositHolder: row.depositHolder ?? '',
    commitment: row.commitment ?? 'mdb',
    registrationDeadlineOn: registrationDeadline(purchase),
    substitute: substitutes.find(({ id }) => id === substituteProfileId)?.label ?? null,
    seller: nameOf(sellerContactId),
    sellerNotary: nameOf(sellerNotaryId),
    buyerNotary: nameOf(buyerNotaryId),
  };
}

/** What the deed costs by the tariff of its day: null without a price, and with the reason where a rate is unknown. */
function costOf(
  { locale }: ClientContext,
  operation: Operation,
  known: KnownPurchase | null,
  today: Day,
): Pick<PurchaseFormProps, 'cost' | 'costRefusal'> {
  const price = known?.purchase.deedPriceCents ?? known?.purchase.priceCents ?? operation.purchasePriceCents;
  if (price === null) return { cost: null, costRefusal: null };
  const furniture = known?.purchase.furnitureCents ?? 0;
  const { acquisitionRegime, departmentCode, inseeCode, acquiredOn, targetDeedOn } = operation;
  const on = known?.purchase.deedOn ?? known?.purchase.deedPlannedOn ?? acquiredOn ?? targetDeedOn ?? today;
  const disbursements = known?.purchase.disbursementsCents ?? null;
  const { value: cost, refusal } = attempt(() =>
    purchaseCost(
      cents(Math.max(0, price - furniture)),
      purchaseRegimeOf(known?.purchase.commitment ?? acquisitionRegime),
      {
        departmentCode,
        inseeCode,
        on: on as Day,
        rebateBps: known?.purchase.rebateBps ?? 0,
        ...(disbursements !== null && { disbursementsCents: cents(disbursements) }),
      },
    ),
  );
  if (cost === null) return { cost: null, costRefusal: refusal[locale] };
  return {
    cost: {
      priceCents: price,
      emolumentsCents: cost.emolumentsCents,
      emolumentsVatCents: cost.emolumentsVatCents,
      dutiesCents: cost.dutiesCents,
      csiCents: cost.csiCents,
      disbursementsCents: cost.disbursementsCents,
      feesTtcCents: cost.feesTtcCents,
      totalCents: price + cost.feesTtcCents,
      explanation: shownExplanation(explainWith(purchaseCostCalculation, cost, 'feesTtcCents')),
    },
    costRefusal: null,
  };
}

function taxShareOf(known: KnownPurchase | null, today: Day): PurchaseFormProps['taxShare'] {
  const tax = known?.purchase.annualPropertyTaxCents ?? null;
  if (tax === null) return null;
  const on = known?.purchase.deedOn ?? known?.purchase.deedPlannedOn ?? today;
  const share = propertyTaxProrata(cents(tax), on as Day);
  return {
    cents: share.buyerCents,
    explanation: shownExplanation(explainWith(propertyTaxProrataCalculation, share, 'buyerCents')),
  };
}

/** The commitment of the deed, and what breaking it today would cost. */
function commitmentOf(
  context: ClientContext,
  { departmentCode, inseeCode, resaleYears }: Operation,
  known: KnownPurchase | null,
  today: Day,
): PurchaseFormProps['commitment'] {
  const { deedOn, commitment, deedPriceCents } = known?.purchase ?? {};
  if (deedOn == null || (commitment !== 'mdb' && commitment !== 'build')) return null;
  const kind = commitment === 'mdb' ? ('resale_commitment' as const) : ('build_commitment' as const);
  const counted = deadline(
    kind,
    deedOn as Day,
    commitment === 'mdb' ? { resaleYears: resaleYears === 2 ? 2 : 5 } : {},
  );
  const clock = { kind, deadline: counted, status: deadlineStatus(counted, {}, today) };
  return {
    clock: shownClock(context, clock, today),
    ...breachShown(context, {
      priceCents: cents(deedPriceCents ?? 0),
      commitment,
      departmentCode,
      inseeCode,
      deedOn: deedOn as Day,
      paidOn: today < deedOn ? (deedOn as Day) : today,
    }),
  };
}

function breachShown({ locale }: ClientContext, input: Parameters<typeof breachOfCommitment>[0]) {
  const { value: breach, refusal } = attempt(() => breachOfCommitment(input));
  if (breach === null) return { breach: null, breachRefusal: refusal[locale] };
  return {
    breach: {
      cents: breach.totalCents,
      explanation: shownExplanation(explainWith(commitmentBreachCalculation, breach, 'totalCents')),
    },
    breachRefusal: null,
  };
}

/** What the window of a step asks for itself. */
const askedFor = (code: string): boolean =>
  code.startsWith('missing:') ||
  ['fees_not_positive', 'promise_not_registered', 'expires_before_signature', 'not_an_extension'].includes(
    code,
  );

async function stepsOf(
  context: ClientContext,
  known: KnownPurchase,
  standing: Parameters<typeof purchaseFacts>[1],
): Promise<PurchaseFormProps['steps']> {
  const subject = { state: known.purchase.status, facts: purchaseFacts(known, standing) };
  const transition = await purchaseTransitionContext(context);
  return availableTransitions(notaryPurchaseMachine, subject, transition).flatMap(
    ({ name, label, answer }) => {
      if (!isIn(purchaseSteps, name)) return [];
      const step = purchaseSteps.find((one) => one === name);
      if (step === undefined) return [];
      const isByAccountant = step === 'sign-deed' || step === 'sign-deed-directly';
      if (!canNow(context, isByAccountant ? 'payment.validate' : 'operation.update')) return [];
      const against = answer.ok
        ? []
        : answer.reasons.filter(({ code }) => !askedFor(code) || code === 'missing:amendmentFileId');
      return [
        {
          name: step,
          label: label[context.locale],
          reason: against.length === 0 ? null : against.map(({ text }) => text[context.locale]).join(' '),
          remedies: remediesOf(context, notaryPurchaseMachine, against, known.purchase.operationId),
        },
      ];
    },
  );
}

async function historyOf(context: ClientContext, id: string): Promise<PurchaseFormProps['history']> {
  const rows = await changesOfRecord(context.db, 'notaryPurchase', id);
  const names = await personNames(
    context.db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ id: changeId, toState, on, at, byUserId }) => ({
    id: changeId,
    to: toState as PurchaseState,
    on,
    at: at.toISOString(),
    by: names.get(byUserId ?? '') ?? null,
  }));
}

async function choicesOf({ db }: ClientContext, known: KnownPurchase | null) {
  const { sellerContactId, sellerNotaryId, buyerNotaryId } = known?.purchase ?? {};
  const present = [sellerContactId, sellerNotaryId, buyerNotaryId].filter((id) => id != null);
  const isNotary = sql<boolean>`'notary' = any(${contacts.roles})`;
  const people = await db
    .select({ id: contacts.id, label: contacts.displayName })
    .from(contacts)
    .where(or(isNull(contacts.deletedAt), present.length === 0 ? undefined : inArray(contacts.id, present)))
    .orderBy(desc(isNotary), asc(contacts.displayName));
  return { contacts: people, profiles: await profileChoices({ db }) };
}

async function profileChoices({ db }: Pick<ClientContext, 'db'>) {
  const rows = await db
    .select({ id: profiles.id, label: profiles.name })
    .from(profiles)
    .where(isNull(profiles.deletedAt))
    .orderBy(asc(profiles.name));
  return rows.map(({ id, label }) => ({ id, label }));
}
