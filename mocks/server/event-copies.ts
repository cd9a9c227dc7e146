import type { EventSubject, QueuedEvent } from './broadcast.ts';

/**
 * What a member who sees only some operations hears of a company's event: the event, its `ids` without
 * those of other operations, or nothing (null). A record whose operation is not told counts as another's.
 */
export function copyFor(
  { data, about }: Pick<QueuedEvent, 'data' | 'about'>,
  assignedOperationIds: readonly string[],
): Readonly<Record<string, unknown>> | null {
  const isSeen = (operationId: string | null | undefined): boolean =>
    operationId === null || (operationId !== undefined && assignedOperationIds.includes(operationId));
  if (!isByRecord(about)) return isSeen(about) ? data : null;
  const ids = Array.isArray(data['ids']) ? data['ids'] : [];
  const seen = ids.filter((id) => typeof id === 'string' && isSeen(about[id]));
  return seen.length === 0 ? null : { ...data, ids: seen };
}

const isByRecord = (about: EventSubject): about is Readonly<Record<string, string | null>> =>
  typeof about === 'object' && about !== null;
