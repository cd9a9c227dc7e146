import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { show } from '#generated/routes/client/operation.ts';
import { operationNotes, operations } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import { announceNote } from './announce.ts';

/** Signs of a note that name it in the bin. */
const labelLength = 80;

/** Notes in the bin, of operations that are not there themselves. */
export const noteBin = ofCompanies({
  type: 'operation-note',
  can: 'operation.update',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ note: operationNotes })
      .from(operationNotes)
      .innerJoin(operations, and(eq(operations.id, operationNotes.operationId), isNull(operations.deletedAt)))
      .where(
        and(gt(operationNotes.deletedAt, since), id === undefined ? undefined : eq(operationNotes.id, id)),
      )
      .orderBy(desc(operationNotes.deletedAt), desc(operationNotes.id));
    return rows.map(({ note }) => ({
      id: note.id,
      label: note.text.slice(0, labelLength),
      deletedAt: note.deletedAt ?? since,
      authorId: note.createdBy,
      version: note.version,
      operationId: note.operationId,
      followers: {},
      href: show({ operation: note.operationId }),
    }));
  },
  restore: async (context, tx, item) => {
    await tx.update(operationNotes).set({ deletedAt: null }).where(eq(operationNotes.id, item.id));
    const [operation] = await tx
      .select({ id: operations.id, label: operations.ref })
      .from(operations)
      .where(eq(operations.id, item.operationId ?? ''))
      .limit(1);
    const subject = operation ?? { id: item.id, label: item.label };
    await audit(context, tx, 'operation.note.restore', { type: 'operation', ...subject });
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) announceNote(context, 'operation-note.created', { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(operationNotes)
      .where(lte(operationNotes.deletedAt, before))
      .returning({ id: operationNotes.id });
    return gone.length;
  },
});
