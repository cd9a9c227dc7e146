import { and, eq } from 'drizzle-orm';
import { attachTransaction } from '#contracts/client/transaction/payload.ts';
import { fill } from '#messages/fill.ts';
import { storedFiles, transactionFiles, type Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { movementOfRoute, textsOf } from './reach.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { announceMovements, auditMovement } from './record.ts';

const maxFiles = 10;

/** The papers of a movement. */
export async function filesOf(context: ClientContext, { id }: Transaction) {
  const rows = await context.db
    .select({ id: transactionFiles.id, fileId: transactionFiles.fileId, name: storedFiles.name })
    .from(transactionFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, transactionFiles.fileId))
    .where(eq(transactionFiles.transactionId, id))
    .orderBy(transactionFiles.createdAt, transactionFiles.id);
  return Promise.all(
    rows.map(async (row) => ({ id: row.id, name: row.name, href: await fileHref(context, row.fileId) })),
  );
}

/** Keeps a paper of a movement, whatever its state: proofs come late. */
export const attachHandler = clientAction(attachTransaction, {
  find: movementOfRoute,
  act: async (context, { file }, row) => {
    const { deps, actor } = context;
    const t = textsOf(context);
    const kept = await rowCount(context.db, transactionFiles, eq(transactionFiles.transactionId, row.id));
    if (kept >= maxFiles)
      throw new ValidationFailure({ file: fill(t.refusals.tooManyFiles, { max: maxFiles }) });
    const now = deps.clock.businessNow();
    const written = await writeAhead(context, file, { tenantId: row.tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(transactionFiles).values({
        id: deps.newId(),
        tenantId: row.tenantId,
        transactionId: row.id,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditMovement(context, tx, 'attach', row);
    });
    announceMovements(context, [row]);
    return redirect(backAddress(context), { type: 'success', text: t.attached });
  },
});

/** Takes a paper away from a movement that nobody answers for yet. */
export const detachHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await movementOfRoute(context);
    const isIt = and(
      eq(transactionFiles.id, parameter(context, 'attachment')),
      eq(transactionFiles.transactionId, row.id),
    );
    const [paper] = await context.db.select().from(transactionFiles).where(isIt).limit(1);
    if (!paper) throw notFound('attachment');
    return { row, paper };
  },
  act: async (context, _payload, { row, paper }) => {
    const t = textsOf(context);
    if (row.status === 'validated') throw new ValidationFailure({ base: t.refusals.validated });
    await context.db.transaction(async (tx) => {
      await tx.delete(transactionFiles).where(eq(transactionFiles.id, paper.id));
      await removeFile(tx, paper.fileId);
      await auditMovement(context, tx, 'detach', row);
    });
    announceMovements(context, [row]);
    return redirect(backAddress(context), { type: 'success', text: t.detached });
  },
});
