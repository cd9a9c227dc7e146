import { asc, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  purchaseFormPage,
  purchaseSteps,
  type PurchaseFormProps,
} from '#contracts/client/operation/notary/purchase/form.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { isIn } from '#domain/states/is-in.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { PurchaseState } from '#domain/purchase/enums.ts';
import { contacts, profiles } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { todayOf } from '../financing/record.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { remediesOf } from '../steps/remedies.ts';
import { changesOfRecord } from './history.ts';
import { declarationLabel } from '../urban-planning/record.ts';
import { shownClock } from '../urban-planning/shown.ts';
import { commitmentOf, costOf, taxShareOf } from './costs.ts';
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
  return {
    operation: headOf(operation),
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
            isCleared: preemption.clearance.isCleared,
            clocks: preemption.clocks.map((clock) => shownClock(context, clock, today)),
          },
    isSubjectToPreemption: preemption.isSubject,
    ...costOf(context, operation, known, today),
    taxShare: taxShareOf(known, today),
    commitment: commitmentOf(context, operation, known, today),
    papers: known === null ? [] : await shownPapers(context, known),
    missing: known === null ? [] : missingPapers(known),
    steps: known === null ? [] : await stepsOf(context, known, preemption.clearance),
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

/** What the window of a step asks for itself. */
const askedFor = (code: string): boolean =>
  code.startsWith('missing:') ||
  ['fees_not_positive', 'promise_not_registered', 'expires_before_signature', 'not_an_extension'].includes(
    code,
  );

async function stepsOf(
  context: ClientContext,
  known: KnownPurchase,
  clearance: Parameters<typeof purchaseFacts>[1],
): Promise<PurchaseFormProps['steps']> {
  const subject = { state: known.purchase.status, facts: purchaseFacts(known, clearance) };
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
