import { and, desc, eq, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  settleCondition,
  storeCondition,
  updatePurchase,
  type PurchasePayload,
} from '#contracts/client/operation/notary/purchase/payload.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import type { Day } from '#domain/time/day.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { contacts, offers, purchaseConditions, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { judgeStep } from '../steps/judge.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { purchaseFacts } from './facts.ts';
import { announcePurchase, auditPurchase, purchasePart, stalePurchase } from './change.ts';
import {
  purchaseTransitionContext,
  purchaseOf,
  purchaseOfRoute,
  texts,
  redirectToPurchase,
  type FoundPurchase,
} from './record.ts';
import { turnPurchase } from './turn.ts';

/** Saves the file of a purchase, or begins one where none is live. */
export const updateHandler = clientAction(updatePurchase, {
  find: operationOfRoute,
  act: async (context, { version, ...given }, operation) => {
    await checkContacts(context, given);
    const columns = { ...given, depositHolder: given.depositHolder === '' ? null : given.depositHolder };
    const known = await purchaseOf(context.db, operation.id);
    const isLive = known !== null && !['lapsed', 'terminated'].includes(known.purchase.status);
    if (!isLive) {
      await begin(context, operation, columns);
      return redirectToPurchase(operation.id, texts(context).flash.begun);
    }
    const { purchase } = known;
    const found = { operation, purchase };
    await purchasePart.checkVersion(context, found, version, Object.keys(given));
    checkLocked(context, purchase.status, purchase, columns);
    const changes = changedFields(purchase, columns);
    await purchasePart.change(context, found, { action: 'update', version, columns, changes });
    return redirectToPurchase(operation.id, texts(context).flash.saved);
  },
});

async function begin(
  context: ClientContext,
  operation: Operation,
  columns: Omit<PurchasePayload, 'depositHolder'> & { readonly depositHolder: string | null },
): Promise<void> {
  const accepted = await acceptedOffer(context, operation.id);
  await purchasePart.create(context, operation, {
    state: 'draft',
    columns: {
      ...columns,
      acceptedOfferId: accepted?.id ?? null,
      acceptanceOn: columns.acceptanceOn ?? accepted?.decidedOn ?? null,
    },
  });
}

/** The offer of an operation that the seller accepted, the last of them. */
async function acceptedOffer({ db }: Pick<ClientContext, 'db'>, operationId: string) {
  const isIt = and(
    eq(offers.operationId, operationId),
    eq(offers.status, 'accepted'),
    isNull(offers.deletedAt),
  );
  const [row] = await db
    .select({ id: offers.id, decidedOn: offers.decidedOn })
    .from(offers)
    .where(isIt)
    .orderBy(desc(offers.decidedOn), desc(offers.id))
    .limit(1);
  return row;
}

/** What was signed no longer changes here. @throws ValidationFailure at each of those fields */
function checkLocked(context: ClientContext, status: string, before: object, given: object): void {
  if (status === 'draft') return;
  const locked = ['contractKind', 'form', 'priceCents', 'acceptanceOn', 'isSellerIndividual'];
  if (status === 'deed_signed') locked.push('commitment', 'depositCents', 'deedPlannedOn');
  const changed = locked.filter(
    (name) => (before as Record<string, unknown>)[name] !== (given as Record<string, unknown>)[name],
  );
  if (changed.length === 0) return;
  const { signed } = texts(context).refusals;
  throw new ValidationFailure(Object.fromEntries(changed.map((name) => [name, signed])));
}

/** @throws ValidationFailure for a person that the company does not know */
async function checkContacts(context: ClientContext, given: PurchasePayload): Promise<void> {
  const errors: Record<string, string> = {};
  for (const name of ['sellerContactId', 'sellerNotaryId', 'buyerNotaryId'] as const) {
    const id = given[name];
    if (id === null) continue;
    const isIt = and(eq(contacts.id, id), isNull(contacts.deletedAt));
    const rows = await context.db.select({ id: contacts.id }).from(contacts).where(isIt);
    if (rows.length === 0) errors[name] = validationText(context.locale, 'unknownRecord');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

const open = ['draft', 'promise_signed', 'conditions_pending', 'conditions_met'];

/** Adds a condition to a purchase whose deed is not signed. */
export const storeConditionHandler = clientAction(storeCondition, {
  find: purchaseOfRoute,
  act: async (context, { type, detail, deadlineOn }, { operation, purchase }) => {
    if (!open.includes(purchase.status)) throw new ValidationFailure({ base: texts(context).refusals.ended });
    const { deps, actor } = context;
    const id = deps.newId();
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(purchaseConditions).values({
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        purchaseId: purchase.id,
        type,
        detail: detail === '' ? null : detail,
        deadlineOn,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditPurchase(context, tx, 'condition.create', operation);
      await turnPurchase(deps, tx, purchase.id);
    });
    announcePurchase(context, { id, operationId: operation.id, version: 1 });
    return redirectToPurchase(operation.id, texts(context).flash.conditionAdded);
  },
});

async function conditionOfRoute(context: ClientContext) {
  const found = await purchaseOfRoute(context);
  const condition = found.conditions.find(({ id }) => id === parameter(context, 'purchaseCondition'));
  if (!condition) throw notFound('condition');
  return { ...found, condition };
}

/** Records that a condition is met, waived, or failed; the last one that is settled meets them all. */
export const settleConditionHandler = clientAction(settleCondition, {
  find: conditionOfRoute,
  act: async (context, { version, status, metOn }, found) => {
    const { operation, purchase, condition } = found;
    if (condition.version !== version) {
      throw await stalePurchase(context, operation, condition.updatedAt, ['status']);
    }
    if (metOn > todayOf(context)) throw new ValidationFailure({ metOn: texts(context).refusals.future });
    await judgeCondition(context, found, status, metOn);
    const { deps } = context;
    const isSaved = await context.db.transaction(async (tx) => {
      const at = deps.clock.businessNow();
      const columns = { status, metOn };
      if (!(await changeRow(tx, purchaseConditions, { id: condition.id, version }, { at, columns })))
        return false;
      await auditPurchase(context, tx, 'condition.settle', operation, {
        status: { from: condition.status, to: status },
      });
      await turnPurchase(deps, tx, purchase.id);
      return true;
    });
    if (!isSaved) throw await stalePurchase(context, operation, condition.updatedAt, ['status']);
    announcePurchase(context, { id: condition.id, operationId: operation.id, version: version + 1 });
    return redirectToPurchase(operation.id, texts(context).flash.conditionSettled);
  },
});

async function judgeCondition(
  context: ClientContext,
  found: FoundPurchase & { readonly condition: { readonly id: string } },
  status: 'met' | 'waived' | 'failed',
  metOn: string,
): Promise<void> {
  const { purchase, papers, condition } = found;
  const facts = {
    ...purchaseFacts(found, { isCleared: false, endsOn: null }),
    conditionId: condition.id,
    conditionStatus: status,
    conditionMetOn: metOn as Day,
    conditionFileId: papers.find(({ conditionId }) => conditionId === condition.id)?.fileId ?? null,
  };
  await judgeStep(context, notaryPurchaseMachine, 'record-condition', {
    state: purchase.status,
    facts,
    transition: await purchaseTransitionContext(context),
    fields: { condition_without_proof: 'status' },
  });
}

/** Removes a condition that was entered by mistake. */
export const destroyConditionHandler = clientAction(noPayload, {
  find: conditionOfRoute,
  act: async (context, _payload, { operation, purchase, condition }) => {
    const t = texts(context);
    if (!open.includes(purchase.status)) throw new ValidationFailure({ base: t.refusals.ended });
    if (condition.status !== 'pending') throw new ValidationFailure({ base: t.refusals.settled });
    await context.db.transaction(async (tx) => {
      await tx.delete(purchaseConditions).where(eq(purchaseConditions.id, condition.id));
      await auditPurchase(context, tx, 'condition.delete', operation);
      await turnPurchase(context.deps, tx, purchase.id);
    });
    announcePurchase(context, { id: condition.id, operationId: operation.id, version: condition.version });
    return redirectToPurchase(operation.id, t.flash.conditionRemoved);
  },
});
