import { and, asc, eq, isNull } from 'drizzle-orm';
import type { JournalEntry } from '#contracts/client/operation/show.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { operationNotes, stateChanges, users, type StateChange } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** A change of the operation's own state, with the person's name. */
export type OperationChange = StateChange & { by: string | null };

const writer = { firstName: users.firstName, lastName: users.lastName };

/** The operation's changes of state, oldest first. */
export async function stateHistory(context: ClientContext, operationId: string): Promise<OperationChange[]> {
  const rows = await context.db
    .select({ change: stateChanges, user: writer })
    .from(stateChanges)
    .leftJoin(users, eq(users.id, stateChanges.byUserId))
    .where(and(eq(stateChanges.operationId, operationId), eq(stateChanges.entity, 'operation')))
    .orderBy(asc(stateChanges.on), asc(stateChanges.at), asc(stateChanges.id));
  return rows.map(({ change, user }) => ({ ...change, by: user && fullName(user) }));
}

/** Changes of state and notes together, newest first. */
export async function journalOf(
  context: ClientContext,
  operationId: string,
  history: readonly OperationChange[],
): Promise<JournalEntry[]> {
  const notes = await context.db
    .select({ note: operationNotes, user: writer })
    .from(operationNotes)
    .innerJoin(users, eq(users.id, operationNotes.createdBy))
    .where(and(eq(operationNotes.operationId, operationId), isNull(operationNotes.deletedAt)));
  const entries: JournalEntry[] = [
    ...history.map((change): JournalEntry => ({
      kind: 'state',
      id: change.id,
      at: change.at.toISOString(),
      on: change.on,
      by: change.by,
      from: change.fromState as OperationState | null,
      to: change.toState as OperationState,
      reason: change.reason,
    })),
    ...notes.map(({ note, user }): JournalEntry => ({
      kind: 'note',
      id: note.id,
      at: note.createdAt.toISOString(),
      on: parisDay(note.createdAt),
      by: fullName(user),
      text: note.text,
      canDelete: note.createdBy === context.actor.user.id,
    })),
  ];
  return entries.toSorted(
    (a, b) => b.on.localeCompare(a.on) || b.at.localeCompare(a.at) || b.id.localeCompare(a.id),
  );
}
