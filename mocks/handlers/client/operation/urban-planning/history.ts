import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PastStep } from '#contracts/client/operation/urban-planning.ts';
import { isIn } from '#domain/states/is-in.ts';
import { targetsOf, type AnyMachine } from '#domain/states/machine.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import * as tradeStates from '#messages/states/trade.ts';
import { messagesFor } from '#messages/locale.ts';
import { stateChanges, type StateChange } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';

/** Records of the planning that have a history of states. */
export type UrbanEntity = 'permit' | 'preemption';

const machines: Readonly<Record<UrbanEntity, AnyMachine>> = {
  permit: permitMachine,
  preemption: preemptionMachine,
};

/** The name of the step that leads from one state to another, null where the rules know none. */
export function stepBetween(entity: UrbanEntity, from: string | null, to: string): string | null {
  const found = Object.entries(machines[entity].transitions).find(
    ([, transition]) => isIn(transition.from, from) && targetsOf(transition).includes(to),
  );
  return found?.[0] ?? null;
}

/** The histories of some records, oldest first. */
export async function changesOf(
  db: Database,
  entity: UrbanEntity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StateChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, entity), inArray(stateChanges.entityId, [...ids])))
    .orderBy(asc(stateChanges.at), asc(stateChanges.id));
  return Map.groupBy(rows, ({ entityId }) => entityId);
}

/** The step that can be taken back: the last one that was not; null when only the beginning is left. */
export function lastUndoable(entity: UrbanEntity, changes: readonly StateChange[]): StateChange | null {
  const kept: StateChange[] = [];
  for (const change of changes) {
    const top = kept.at(-1);
    const isBack = top?.fromState === change.toState && top.toState === change.fromState;
    if (isBack && stepBetween(entity, change.fromState, change.toState) === null) kept.pop();
    else kept.push(change);
  }
  const last = kept.at(-1);
  return last === undefined || last.fromState === null ? null : last;
}

/** A history as the page shows it, newest first. */
export async function shownHistory(
  context: ClientContext,
  entity: UrbanEntity,
  changes: readonly StateChange[],
  canUndo: boolean,
): Promise<PastStep[]> {
  const names = await personNames(
    context.db,
    changes.map(({ byUserId }) => byUserId),
  );
  const labels: Readonly<Record<string, string>> = messagesFor(context.locale, tradeStates)[entity];
  const last = canUndo ? lastUndoable(entity, changes) : null;
  return changes
    .map((change) => ({
      id: change.id,
      from: change.fromState === null ? null : (labels[change.fromState] ?? change.fromState),
      to: labels[change.toState] ?? change.toState,
      on: change.on,
      at: change.at.toISOString(),
      by: change.byUserId === null ? null : (names.get(change.byUserId) ?? '–'),
      reason: change.reason,
      canUndo: change.id === last?.id,
    }))
    .toReversed();
}
