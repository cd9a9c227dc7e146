import { and, eq, sql } from 'drizzle-orm';
import type { OperationState } from '#domain/operation/states.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import type { OperationStep } from '#domain/states/operation/transitions.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, stateChanges, type NewOperation, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shortDay } from '#domain/deadline/day-words.ts';
import type { Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { announceOperation } from '../announce.ts';
import { withdrawLiveOffers } from '../offer/follow.ts';
import { operationOfRoute } from '../scope.ts';
import { markReopened, revokeShares } from '../terminate/ended.ts';
import { transitionContext } from './transition-context.ts';
import { operationFacts } from './facts.ts';
import { refusal } from './refusal.ts';
import { remediesOf } from './remedies.ts';
import { checkVersion, staleStep } from './stale.ts';
import { changesOf } from './history.ts';

/** What a person gives with a step. */
export interface StepGiven {
  readonly version: number;
  /** Facts that the step writes down. */
  readonly facts: OperationFacts;
  /** Day of the fact; today by default. */
  readonly on?: string | undefined;
  /** For the journal. */
  readonly reason: string | null;
  /** What is written with it, or not at all. */
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** A step that was taken. */
export interface Taken {
  readonly operation: Operation;
  readonly from: OperationState;
  readonly to: OperationState;
  /** The line of the history. */
  readonly changeId: string;
  /** What follows from it, in the person's language. */
  readonly effects: readonly string[];
}

/**
 * Takes a step if the machine lets it happen: the new state, its days, a line of the history and one of the journal.
 *
 * @throws ValidationFailure with every reason against it, or on `version` when somebody was quicker
 * @throws HttpFailure 403 when the step is for others
 */
export async function takeStep(
  context: ClientContext,
  operation: Operation,
  step: OperationStep,
  given: StepGiven,
): Promise<Taken> {
  await checkVersion(context, operation, given.version);
  const transition = await transitionContext(context);
  const known = (await operationFacts(context, [operation])).get(operation.id);
  const subject = { state: operation.status, facts: { ...known, ...given.facts } };
  const answer = mayHappen(operationMachine, step, subject, transition);
  if (!answer.ok) {
    const remedies = remediesOf(context, operationMachine, answer.reasons, operation.id);
    throw refusal(context, answer.reasons, undefined, remedies);
  }
  const on = given.on ?? transition.today;
  await checkStepDay(context, operation.id, on, transition.today);
  const changeId = await write(context, operation, { to: answer.to, on, step, given });
  if (changeId === null) throw await staleStep(context, await operationOfRoute(context));
  announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version + 1 });
  const effects = answer.effects.map(({ text }) => text[context.locale]);
  return { operation, from: operation.status, to: answer.to, changeId, effects };
}

/** Writes a step; the line of the history, or null when somebody was quicker since the version was compared. */
async function write(
  context: ClientContext,
  { id, tenantId, status, ref, version }: Operation,
  { to, on, step, given }: { to: OperationState; on: string; step: OperationStep; given: StepGiven },
): Promise<string | null> {
  const { clock, newId } = context.deps;
  const now = clock.businessNow();
  const changeId = newId();
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .update(operations)
      .set({
        ...daysOf(step, on, given.facts),
        status: to,
        updatedAt: now,
        version: sql`${operations.version} + 1`,
      })
      .where(and(eq(operations.id, id), eq(operations.version, version)))
      .returning({ id: operations.id });
    if (rows.length === 0) return null;
    await tx.insert(stateChanges).values({
      id: changeId,
      tenantId,
      entity: 'operation',
      entityId: id,
      operationId: id,
      fromState: status,
      toState: to,
      byUserId: context.actor.user.id,
      on,
      at: now,
      reason: given.reason,
    });
    if (to === 'abandoned') {
      await withdrawLiveOffers(context.deps, tx, { operationId: id, on });
      await revokeShares(context, tx, id);
    }
    if (step === 'reopen-closed' || step === 'reopen-abandoned') {
      await markReopened(context, tx, id, given.reason);
    }
    await given.alongside?.(tx);
    const changes = { status: { from: status, to } };
    await audit(context, tx, 'operation.step', { type: 'operation', id, label: ref }, changes);
    return changeId;
  });
}

/** The days that a step sets on the operation itself, and those that it takes away. */
function daysOf(step: OperationStep, on: string, facts: OperationFacts): Partial<NewOperation> {
  if (step === 'start-works') return { worksStartedOn: on };
  if (step === 'open-sale') return { saleOpenedOn: facts.saleOpenedOn ?? on };
  if (step === 'suspend-sale') return { saleOpenedOn: null };
  if (step === 'abandon') return { abandonedOn: on };
  if (step === 'close') return { closedOn: on };
  return step === 'reopen-abandoned' || step === 'reopen-closed' ? { abandonedOn: null, closedOn: null } : {};
}

/** Keeps the history in order. @throws ValidationFailure on `on` for a day to come, or before the step before */
async function checkStepDay(
  context: ClientContext,
  operationId: string,
  on: string,
  today: Day,
): Promise<void> {
  const texts = messagesFor(context.locale, stepMessages);
  if (on > today) throw new ValidationFailure({ on: texts.future });
  const [last] = await changesOf(context, operationId, 1);
  if (last && on < last.on) {
    const date = shortDay(last.on as Day)[context.locale];
    throw new ValidationFailure({ on: fill(texts.beforeLast, { date }) });
  }
}
