import type { NewStateChange, StateEntity } from '../schema/state-changes.ts';
import { seedId } from './seed-id.ts';
import type { StateSeed } from './types.ts';

interface Subject {
  entity: StateEntity;
  entityId: string;
  operationId: string;
  tenantId: string;
  /** Who entered what the system did not. */
  byUserId: string;
}

const minuteMs = 60_000;

/** Entered in the morning of the day itself, one minute apart, so that the order is told within a day. */
export function enteredAt(on: string, rank: number): Date {
  return new Date(Date.parse(`${on}T07:30:00Z`) + rank * minuteMs);
}

/** The rows of one history, each starting from where the one before it ended. */
export function stateRows(
  subject: Subject,
  history: readonly StateSeed<NewStateChange['toState']>[],
): NewStateChange[] {
  return history.map(({ to, on, reason, isAutomatic }, rank) => ({
    id: seedId(`state:${subject.entityId}:${rank}`),
    tenantId: subject.tenantId,
    entity: subject.entity,
    entityId: subject.entityId,
    operationId: subject.operationId,
    fromState: history[rank - 1]?.to ?? null,
    toState: to,
    byUserId: isAutomatic ? null : subject.byUserId,
    on,
    at: enteredAt(on, rank),
    reason: reason ?? null,
  }));
}

/** Where a history ends. */
export function lastState<State>(history: readonly StateSeed<State>[]): StateSeed<State> {
  const last = history.at(-1);
  if (last === undefined) throw new RangeError('A history has at least its first state.');
  return last;
}
