import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { orderMedia } from '#contracts/client/media/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { maxOrderedMedia } from '#domain/media/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { media as table, operations } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';

const photosOf = (context: ClientContext, operationId: string) =>
  and(
    eq(table.operationId, operationId),
    eq(table.kind, 'photo'),
    isNull(table.deletedAt),
    mediaReach(context),
  );

/** The photographs of an operation in the order of its papers. */
export async function orderedPhotos(
  context: ClientContext,
  operationId: string,
): Promise<NonNullable<MediaPageProps['ordered']>> {
  const rows = await context.db
    .select({ id: table.id, title: table.title, thumbFileId: table.thumbFileId })
    .from(table)
    .where(photosOf(context, operationId))
    .orderBy(asc(table.position), asc(table.takenOn), asc(table.id))
    .limit(maxOrderedMedia);
  return Promise.all(
    rows.map(async ({ id, title, thumbFileId }) => ({
      id,
      title,
      thumbHref: await fileHrefOrNull(context, thumbFileId),
    })),
  );
}

/** Handler of `client.media.order`: those that are named come first, in their order; the others keep theirs behind. */
export const orderHandler = clientAction(orderMedia, async (context, { operationId, ids }) => {
  const { db, actor, locale } = context;
  const [operation] = await db
    .select()
    .from(operations)
    .where(and(eq(operations.id, operationId), liveOperations()))
    .limit(1);
  const wanted = [...new Set(ids)];
  const known = await db
    .select({ id: table.id })
    .from(table)
    .where(and(photosOf(context, operationId), inArray(table.id, wanted)));
  if (operation === undefined || known.length !== wanted.length) {
    throw new ValidationFailure({ base: validationText(locale, 'unknownRecord') });
  }
  await db.transaction(async (tx) => {
    await tx
      .update(table)
      .set({ position: sql`${table.position} + ${wanted.length}` })
      .where(eq(table.operationId, operationId));
    for (const [rank, id] of wanted.entries()) {
      await tx.update(table).set({ position: rank }).where(eq(table.id, id));
    }
    const subject = { type: 'operation', id: operationId, label: operation.name };
    await audit(context, tx, 'media.order', subject);
  });
  const changed = { ids: wanted, by: actor.user.id };
  broadcast(context, [channels.tenant(actor.tenant.id)], 'media.changed', changed);
  const text = messagesFor(locale, mediaMessages).order.done;
  return redirect(backAddress(context), { type: 'success', text });
});
