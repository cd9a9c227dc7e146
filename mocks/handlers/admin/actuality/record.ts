import { and, eq, isNull, ne } from 'drizzle-orm';
import { actualityFields, type ActualityPayload } from '#contracts/admin/actuality/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { maxPinned, slugOf } from '#domain/news/actuality.ts';
import { edit, index } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { actualities, actualityMedia } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { notifyReaders } from './publication.ts';

/** An article as a declared record. */
export const actuality = definePlatformRecord<typeof actualities, ActualityPayload>({
  type: 'actuality',
  area: 'actuality',
  table: actualities,
  payload: actualityFields,
  label: (row) => row.title,
  messages: actualityMessages,
  href: edit,
  listHref: index,
  columns: ({ title, slug, body }) => ({
    slug: slug === '' ? slugOf(title) || 'actualite' : slug,
    body: cleanHtml(body),
  }),
  check: async (context, { isPinned }, row) => {
    if (isPinned) await checkPinned(context, row?.id ?? '', 'isPinned');
  },
  unique: { actualities_slug: { field: 'slug', text: 'slugTaken' } },
  saved: async (context, tx, { id, before }) => {
    if (before?.status !== 'published') return;
    const [row] = await tx.select().from(actualities).where(eq(actualities.id, id)).limit(1);
    if (row) await notifyReaders(context, tx, row, 'actuality.updated');
  },
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'actuality.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** @throws ValidationFailure at `field` when three other articles are pinned already */
export async function checkPinned(
  { db, locale }: AdminContext,
  id: string,
  field: 'isPinned' | 'base',
): Promise<void> {
  const others = and(
    eq(actualities.isPinned, true),
    isNull(actualities.deletedAt),
    ne(actualities.status, 'archived'),
    ne(actualities.id, id),
  );
  if ((await db.$count(actualities, others)) < maxPinned) return;
  throw new ValidationFailure({ [field]: messagesFor(locale, actualityMessages).tooManyPinned });
}

/** The bin of articles; their pictures go with them. */
export const actualityBin = platformRecordBin(actuality, async (tx: Database, id: string) => {
  const removed = await tx
    .delete(actualityMedia)
    .where(eq(actualityMedia.actualityId, id))
    .returning({ fileId: actualityMedia.fileId });
  for (const { fileId } of removed) await removeFile(tx, fileId);
});
