import { and, eq, isNull } from 'drizzle-orm';
import { cancelVisit, completeVisit, missVisit } from '#contracts/client/operation/visit/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { visitMachine, type VisitFacts } from '#domain/states/study/visit.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { messagesFor } from '#messages/locale.ts';
import { stateChanges, visitFindings, type visits } from '#mocks/db/schema/index.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { stepAsker } from '../steps/asker.ts';
import { refusal } from '../steps/refusal.ts';
import { tellCancelled } from './invite.ts';
import { changeVisit, staleVisit, visitOfRoute, type FoundVisit } from './record.ts';

type Step = 'complete' | 'note-absence' | 'cancel';

interface StepGiven {
  readonly version: number;
  readonly action: string;
  readonly columns: ColumnsOf<typeof visits>;
  readonly facts?: VisitFacts;
  readonly reason?: string;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Takes a step of the life of a visit, with a line of the history of states. @throws ValidationFailure */
async function takeStep(context: ClientContext, found: FoundVisit, step: Step, given: StepGiven) {
  const { visit, operation } = found;
  // Told before the step is judged: somebody else may have taken it meanwhile.
  if (given.version !== visit.version) throw await staleVisit(context, operation, Object.keys(given.columns));
  const asker = await stepAsker(context);
  const facts = { startAt: visit.startAt.toISOString(), hostId: visit.hostId, ...given.facts };
  const answer = mayHappen(visitMachine, step, { state: visit.status, facts }, asker);
  if (!answer.ok) throw refusal(context, answer.reasons);
  const { version, action, columns } = given;
  await changeVisit(context, found, {
    action,
    version,
    columns: { ...columns, status: answer.to },
    changes: { status: { from: visit.status, to: answer.to } },
    alongside: async (tx) => {
      await tx.insert(stateChanges).values({
        id: context.deps.newId(),
        tenantId: visit.tenantId,
        entity: 'visit',
        entityId: visit.id,
        operationId: operation.id,
        fromState: visit.status,
        toState: answer.to,
        byUserId: context.actor.user.id,
        on: asker.today,
        at: context.deps.clock.businessNow(),
        reason: given.reason ?? null,
      });
      await given.alongside?.(tx);
    },
  });
}

const told = (
  { locale }: ClientContext,
  { operation, visit }: FoundVisit,
  key: 'complete' | 'cancel' | 'absence',
) =>
  redirect(edit({ operation: operation.id, visit: visit.id }), {
    type: 'success',
    text: messagesFor(locale, visitMessages)[key].done,
  });

/** Records what came of a visit: it needs a report or a finding. */
export const completeHandler = clientAction(completeVisit, {
  find: visitOfRoute,
  act: async (context, { version, rating, notes, followUpKind, followUpDueOn }, found) => {
    const ofVisit = and(eq(visitFindings.visitId, found.visit.id), isNull(visitFindings.removedAt));
    const findingsCount = await context.db
      .select({ id: visitFindings.id })
      .from(visitFindings)
      .where(ofVisit);
    await takeStep(context, found, 'complete', {
      version,
      action: 'complete',
      facts: { notes, findingsCount: findingsCount.length, followUpKind },
      columns: {
        rating,
        notes: notes === '' ? null : notes,
        followUpKind,
        followUpDueOn: followUpKind === 'none' ? null : followUpDueOn,
      },
    });
    return told(context, found, 'complete');
  },
});

/** Nobody came. */
export const noShowHandler = clientAction(missVisit, {
  find: visitOfRoute,
  act: async (context, { version }, found) => {
    await takeStep(context, found, 'note-absence', { version, action: 'absence', columns: {} });
    return told(context, found, 'absence');
  },
});

/** Calls a visit off, for a reason; those who were invited are told. */
export const cancelHandler = clientAction(cancelVisit, {
  find: visitOfRoute,
  act: async (context, { version, cancelReason }, found) => {
    await takeStep(context, found, 'cancel', {
      version,
      action: 'cancel',
      facts: { cancelReason },
      columns: { cancelReason },
      reason: cancelReason,
      alongside: (tx) => tellCancelled(context, tx, found),
    });
    return told(context, found, 'cancel');
  },
});
