import type { OperationState } from '#domain/operation/states.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import type { OperationStep } from '#domain/states/operation/transitions.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shortDay } from '#domain/deadline/day-words.ts';
import type { Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { announceOperation } from '../announce.ts';
import { withdrawLiveOffers } from '../offer/follow.ts';
import type { PartChange } from '../part-record.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import { markReopened, revokeShares } from '../terminate/ended.ts';
import { operationFacts } from './facts.ts';
import { machineRoutes, type TakenStep } from './machine-routes.ts';
import { checkVersion, staleStep } from './stale.ts';
import { changesOf } from './history.ts';

const todayOf = ({ deps }: Pick<ClientContext, 'deps'>): Day => parisDay(deps.clock.businessNow()) as Day;

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

interface FoundOperation {
  readonly operation: Operation;
}

/** Writes a step of an operation: its row, a line of the history and one of the journal. */
async function change(
  context: ClientContext,
  { operation }: FoundOperation,
  { version, columns, changes, alongside, ...step }: PartChange<typeof operations>,
): Promise<string | null> {
  const { id, tenantId, ref, status } = operation;
  const changeId = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, operations, { id, version }, { at, columns }))) return null;
    const line = await writeStateChange(
      context.deps,
      tx,
      'operation',
      { id, tenantId, operationId: id },
      {
        fromState: status,
        toState: columns.status ?? status,
        byUserId: context.actor.user.id,
        on: step.on ?? todayOf(context),
        reason: step.reason ?? null,
      },
    );
    await alongside?.(tx);
    await audit(context, tx, 'operation.step', { type: 'operation', id, label: ref }, changes);
    return line;
  });
  if (changeId === null) throw await staleStep(context, await operationOfRoute(context));
  announceOperation(context, 'operation.updated', { id, version: version + 1 });
  return changeId;
}

const operationRoutes = machineRoutes(operationMachine, {
  record: {
    stateOf: ({ operation }) => operation.status,
    checkVersion: (context, { operation }, version) => checkVersion(context, operation, version),
    change,
  },
  find: async (context): Promise<FoundOperation> => ({ operation: await operationOfRoute(context) }),
  facts: async (context, { operation }, given) => ({
    ...(await operationFacts(context, [operation])).get(operation.id),
    ...given,
  }),
});

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
): Promise<TakenStep<OperationState>> {
  const on = given.on ?? todayOf(context);
  return operationRoutes.take(context, { operation }, step, {
    ...given,
    on,
    check: () => checkStepDay(context, operation.id, on),
    columns: daysOf(step, on, given.facts),
    alongside: async (tx) => {
      await follow(context, tx, step, { operationId: operation.id, on, reason: given.reason });
      await given.alongside?.(tx);
    },
  });
}

/** What the end of an operation, or its return, does to what belongs to it. */
async function follow(
  context: ClientContext,
  tx: Database,
  step: OperationStep,
  {
    operationId,
    on,
    reason,
  }: { readonly operationId: string; readonly on: string; readonly reason: string | null },
): Promise<void> {
  if (step === 'abandon') {
    await withdrawLiveOffers(context.deps, tx, { operationId, on });
    await revokeShares(context, tx, operationId);
  }
  if (step === 'reopen-closed' || step === 'reopen-abandoned') {
    await markReopened(context, tx, operationId, reason);
  }
}

/** The days that a step sets on the operation itself, and those that it takes away. */
function daysOf(step: OperationStep, on: string, facts: OperationFacts): ColumnsOf<typeof operations> {
  if (step === 'start-works') return { worksStartedOn: on };
  if (step === 'open-sale') return { saleOpenedOn: facts.saleOpenedOn ?? on };
  if (step === 'suspend-sale') return { saleOpenedOn: null };
  if (step === 'abandon') return { abandonedOn: on };
  if (step === 'close') return { closedOn: on };
  return step === 'reopen-abandoned' || step === 'reopen-closed' ? { abandonedOn: null, closedOn: null } : {};
}

/** Keeps the history in order. @throws ValidationFailure on `on` for a day to come, or before the step before */
async function checkStepDay(context: ClientContext, operationId: string, on: string): Promise<void> {
  const texts = messagesFor(context.locale, stepMessages);
  if (on > todayOf(context)) throw new ValidationFailure({ on: texts.future });
  const [last] = await changesOf(context, operationId, 1);
  if (last && on < last.on) {
    const date = shortDay(last.on as Day)[context.locale];
    throw new ValidationFailure({ on: fill(texts.beforeLast, { date }) });
  }
}
