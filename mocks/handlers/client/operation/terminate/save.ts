import { eq, sql } from 'drizzle-orm';
import {
  confirmTermination,
  reopenTermination,
  updateTermination,
  type TerminationPayload,
} from '#contracts/client/operation/terminate/payload.ts';
import type { ShownCheck } from '#contracts/client/operation/terminate/form.ts';
import { abandonReasons } from '#domain/operation/enums.ts';
import type { ClosingCheck } from '#domain/operation/termination.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, tasks, terminations, type Operation, type Termination } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceOperation } from '../announce.ts';
import { todayOf } from '../financing/record.ts';
import { checkOperationQuota } from '../quota.ts';
import { operationOfRoute } from '../scope.ts';
import { takeStep } from '../steps/take.ts';
import { closingChecksOf, isSoldOut } from './checks.ts';
import { auditTermination, endOf, hasEnded, terminationsOf, texts, terminationFlash } from './record.ts';
import { finalFigures, type FinalFigures } from './statement.ts';

const draftOf = async (context: ClientContext, operationId: string): Promise<Termination | null> =>
  (await terminationsOf(context, operationId)).find(({ status }) => status === 'draft') ?? null;

const stale = (context: ClientContext, operation: Operation, row: Pick<Termination, 'updatedAt'>) =>
  staleVersion(context, {
    id: operation.id,
    updatedAt: row.updatedAt,
    within: context.db,
    fields: ['on', 'reason', 'comment', 'lessons'],
  });

/** @throws ValidationFailure for an end that the state does not allow, a reason of another kind, or a day ahead */
function checkFields(
  context: ClientContext,
  operation: Operation,
  { kind, reason, on }: TerminationPayload,
): void {
  const t = texts(context).refusals;
  if (hasEnded(operation)) throw new ValidationFailure({ base: t.over });
  const errors: Record<string, string> = {};
  if (kind !== endOf(operation.status)) errors['kind'] = t.kind;
  if (kind === 'abandoned' && !abandonReasons.includes(reason)) errors['reason'] = t.reason;
  if (on > todayOf(context)) errors['on'] = messagesFor(context.locale, stepMessages).future;
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** Prepares the end of an operation: nothing ends yet. */
export const updateHandler = clientAction(updateTermination, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    checkFields(context, operation, payload);
    const { version, kind, on, reason, comment, lessons, keepsRetentionFollowUp } = payload;
    const draft = await draftOf(context, operation.id);
    if ((draft?.version ?? 0) !== version) throw await stale(context, operation, draft ?? operation);
    const columns = {
      kind,
      on,
      reason,
      comment: comment === '' ? null : comment,
      lessons: lessons === '' ? null : lessons,
      keepsRetentionFollowUp,
    };
    const { deps, actor } = context;
    const at = deps.clock.businessNow();
    const isSaved = await context.db.transaction(async (tx) => {
      if (draft === null) {
        // Two people who prepare the first at once: the second is told.
        await tx
          .select({ id: operations.id })
          .from(operations)
          .where(eq(operations.id, operation.id))
          .for('update');
        const known = await terminationsOf({ db: tx }, operation.id);
        if (known.some(({ status }) => status === 'draft')) return false;
        await tx.insert(terminations).values({
          ...columns,
          id: deps.newId(),
          tenantId: operation.tenantId,
          operationId: operation.id,
          createdBy: actor.user.id,
          createdAt: at,
          updatedAt: at,
        });
      } else if (!(await changeRow(tx, terminations, { id: draft.id, version }, { at, columns }))) {
        return false;
      }
      await auditTermination(context, tx, 'prepare', operation);
      return true;
    });
    if (!isSaved) throw await stale(context, operation, draft ?? operation);
    announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version });
    return terminationFlash(operation.id, texts(context).flash.prepared);
  },
});

/** Points that stand against a closure: the retention does not, where it is followed up. */
const openItems = (checks: readonly ShownCheck[], acknowledged: readonly string[]) =>
  checks.map(({ id, isDone }) => ({
    label: { fr: texts({ locale: 'fr' }).checks[id], en: texts({ locale: 'en' }).checks[id] },
    isDone,
    isAcknowledged: acknowledged.includes(id),
  }));

/** Ends the operation: every open point is known, the reference was typed, and the figures are kept. */
export const confirmHandler = clientAction(confirmTermination, {
  find: operationOfRoute,
  act: async (context, { version, acknowledged, confirmation }, operation) => {
    const t = texts(context);
    const draft = await draftOf(context, operation.id);
    if (draft === null || draft.on === null || draft.reason === null) {
      throw new ValidationFailure({ base: t.refusals.notPrepared });
    }
    if (draft.version !== version) throw await stale(context, operation, draft);
    if (confirmation.trim().toLowerCase() !== operation.ref.toLowerCase()) {
      throw new ValidationFailure({ confirmation: fill(t.refusals.confirmation, { ref: operation.ref }) });
    }
    const checks = await closingChecksOf(context, operation);
    const known: ClosingCheck[] = draft.keepsRetentionFollowUp
      ? [...acknowledged, 'retentions']
      : [...acknowledged];
    refuseOpen(context, draft, checks, known);
    const figures = await finalFigures(context, operation, {
      today: todayOf(context),
      isSold: isSoldOut(checks),
    });
    const reasons = messagesFor(context.locale, stepMessages);
    const comment = draft.comment ?? '';
    const reasonText = reasons.terminationReason[draft.reason];
    const isClosing = draft.kind === 'closed';
    await takeStep(context, operation, isClosing ? 'close' : 'abandon', {
      version: operation.version,
      on: draft.on,
      reason: comment === '' ? reasonText : fill(reasons.reasonAndComment, { reason: reasonText, comment }),
      facts: {
        ...(isClosing ? { closedOn: draft.on as Day } : { abandonedOn: draft.on as Day }),
        terminationReason: draft.reason,
        comment,
        closingItems: openItems(checks, known),
      },
      alongside: (tx) => keepEnd(context, tx, { operation, draft, checks, known, figures }),
    });
    return terminationFlash(operation.id, isClosing ? t.flash.closed : t.flash.abandoned);
  },
});

/** @throws ValidationFailure naming the points that are neither done nor ticked; a closure alone asks for them */
function refuseOpen(
  context: ClientContext,
  { kind }: Pick<Termination, 'kind'>,
  checks: readonly ShownCheck[],
  known: readonly ClosingCheck[],
): void {
  const t = texts(context);
  const open = checks.filter(({ id, isDone }) => !isDone && !known.includes(id));
  if (kind === 'abandoned' || open.length === 0) return;
  const labels = open.map(({ id }) => t.checks[id]).join(', ');
  throw new ValidationFailure({
    acknowledged: fill(open.length === 1 ? t.refusals.openOne : t.refusals.openMany, { labels }),
  });
}

interface End {
  readonly operation: Operation;
  readonly draft: Termination;
  readonly checks: readonly ShownCheck[];
  readonly known: readonly ClosingCheck[];
  readonly figures: FinalFigures;
}

/** Keeps the end with its figures, and the retention as something to do where it is followed up. */
async function keepEnd(
  context: ClientContext,
  tx: Database,
  { operation, draft, checks, known, figures: { statement, sunk } }: End,
): Promise<void> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  await tx
    .update(terminations)
    .set({
      status: 'confirmed',
      acknowledged: checks.flatMap(({ id, isDone }) => (!isDone && known.includes(id) ? [id] : [])),
      finalCostCents: statement?.costCents ?? null,
      finalRevenueCents: statement?.revenueCents ?? null,
      finalMarginCents: draft.kind === 'closed' ? (statement?.marginCents ?? null) : null,
      irrBps: draft.kind === 'closed' ? (statement?.irrBps ?? null) : null,
      sunkCostCents: draft.kind === 'abandoned' ? sunk.totalCents : null,
      confirmedBy: actor.user.id,
      confirmedAt: now,
      updatedAt: now,
      version: sql`${terminations.version} + 1`,
    })
    .where(eq(terminations.id, draft.id));
  await auditTermination(context, tx, 'confirm', operation);
  const retained = checks.find(({ id }) => id === 'retentions');
  if (draft.kind === 'abandoned' || !draft.keepsRetentionFollowUp || retained?.isDone !== false) return;
  const t = texts({ locale: 'fr' }).task;
  const from = (operation.receptionOn ?? operation.targetWorksEndOn ?? draft.on ?? todayOf(context)) as Day;
  await tx.insert(tasks).values({
    id: deps.newId(),
    tenantId: operation.tenantId,
    title: fill(t.title, { name: operation.name }),
    description: t.description,
    priority: 'high',
    dueOn: addToDay(from, { years: 1 }),
    assigneeIds: operation.managerId === null ? [] : [operation.managerId],
    operationId: operation.id,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
}

/** Brings the operation back to the state before its end. */
export const reopenHandler = clientAction(reopenTermination, {
  find: operationOfRoute,
  act: async (context, { version, reason }, operation) => {
    const t = texts(context);
    if (!hasEnded(operation)) throw new ValidationFailure({ base: t.refusals.notOver });
    if (reason === '') throw new ValidationFailure({ reason: validationText(context.locale, 'required') });
    await checkOperationQuota(context);
    await takeStep(context, operation, operation.status === 'closed' ? 'reopen-closed' : 'reopen-abandoned', {
      version,
      reason,
      facts: { reopeningReason: reason },
      alongside: (tx) => auditTermination(context, tx, 'reopen', operation),
    });
    return terminationFlash(operation.id, t.flash.reopened);
  },
});
