import { and, eq, isNull } from 'drizzle-orm';
import { storeNote } from '#contracts/client/operation/show.ts';
import { show } from '#generated/routes/client/operation.ts';
import { operationNotes } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { clientBareAction, redirect } from '#mocks/server/handler.ts';
import { readPayload } from '#mocks/server/payload.ts';
import { operationOfRoute } from './scope.ts';

/** Adds a note to the journal. */
export const noteHandler = clientBareAction(async (context) => {
  const operation = await operationOfRoute(context);
  const payload = await readPayload(context, storeNote.payload);
  const { db, clock, newId } = context.deps;
  const now = clock.businessNow();
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(operationNotes).values({
      id,
      tenantId: context.actor.tenant.id,
      operationId: operation.id,
      text: payload.text,
      createdAt: now,
      updatedAt: now,
      createdBy: context.actor.user.id,
    });
    await audit(context, tx, 'operation.note', { type: 'operation', id: operation.id, label: operation.ref });
  });
  return redirect(show({ operation: operation.id }));
});

/** Removes a note; only its author may. */
export const destroyNoteHandler = clientBareAction(async (context) => {
  const operation = await operationOfRoute(context);
  const { db, clock } = context.deps;
  const isNote = and(
    eq(operationNotes.id, parameter(context, 'note')),
    eq(operationNotes.operationId, operation.id),
    isNull(operationNotes.deletedAt),
  );
  const [note] = await db.select().from(operationNotes).where(isNote).limit(1);
  if (!note) throw notFound('note');
  if (note.createdBy !== context.actor.user.id) throw forbidden('the note is someone else’s');
  await db.transaction(async (tx) => {
    await tx.update(operationNotes).set({ deletedAt: clock.businessNow() }).where(isNote);
    await audit(context, tx, 'operation.note.delete', {
      type: 'operation',
      id: operation.id,
      label: operation.ref,
    });
  });
  return redirect(show({ operation: operation.id }));
});
