import { and, eq, isNull } from 'drizzle-orm';
import { storeNote } from '#contracts/client/operation/show.ts';
import { show } from '#generated/routes/client/operation.ts';
import { operationNotes } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceNote } from './announce.ts';
import { operationOfRoute } from './scope.ts';

/** Adds a note to the journal; one that came already, under the identifier its device gave it, is answered the same. */
export const noteHandler = clientAction(storeNote, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = payload.noteId ?? newId();
    const isNew = await context.db.transaction(async (tx) => {
      const rows = await tx
        .insert(operationNotes)
        .values({
          id,
          tenantId: context.actor.tenant.id,
          operationId: operation.id,
          text: payload.text,
          createdAt: now,
          updatedAt: now,
          createdBy: context.actor.user.id,
        })
        .onConflictDoNothing()
        .returning({ id: operationNotes.id });
      if (rows.length === 0) return false;
      await audit(context, tx, 'operation.note', {
        type: 'operation',
        id: operation.id,
        label: operation.ref,
      });
      return true;
    });
    if (isNew) announceNote(context, 'operation-note.created', { id, operationId: operation.id, version: 1 });
    else await checkOwnNote(context, id, operation.id);
    return redirect(show({ operation: operation.id }));
  },
});

/** @throws HttpFailure 404 where the identifier is not of a note that the person left on this operation */
async function checkOwnNote(context: ClientContext, id: string, operationId: string): Promise<void> {
  const [note] = await context.db
    .select({ createdBy: operationNotes.createdBy })
    .from(operationNotes)
    .where(and(eq(operationNotes.id, id), eq(operationNotes.operationId, operationId)))
    .limit(1);
  if (note?.createdBy !== context.actor.user.id) throw notFound('note');
}

/** Removes a note; only its author may. */
export const destroyNoteHandler = clientAction(noPayload, {
  find: ownNoteOfRoute,
  act: async (context, _payload, { note, operation }) => {
    await context.db.transaction(async (tx) => {
      await tx
        .update(operationNotes)
        .set({ deletedAt: context.deps.clock.businessNow() })
        .where(eq(operationNotes.id, note.id));
      await audit(context, tx, 'operation.note.delete', {
        type: 'operation',
        id: operation.id,
        label: operation.ref,
      });
    });
    const { id, version } = note;
    announceNote(context, 'operation-note.deleted', { id, operationId: operation.id, version });
    return redirect(
      show({ operation: operation.id }),
      deletedFlash(context, { type: 'operation-note', id: note.id }),
    );
  },
});

async function ownNoteOfRoute(context: ClientContext) {
  const operation = await operationOfRoute(context);
  const [note] = await context.db
    .select()
    .from(operationNotes)
    .where(
      and(
        eq(operationNotes.id, parameter(context, 'note')),
        eq(operationNotes.operationId, operation.id),
        isNull(operationNotes.deletedAt),
      ),
    )
    .limit(1);
  if (!note) throw notFound('note');
  if (note.createdBy !== context.actor.user.id) throw forbidden('the note is someone else’s');
  return { note, operation };
}
