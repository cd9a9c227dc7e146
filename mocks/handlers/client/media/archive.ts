import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mediaArchive } from '#contracts/client/media/archive.ts';
import { maxArchiveBytes, maxArchiveFiles } from '#domain/media/media.ts';
import { media, storedFiles } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { archiveNames, endingOf, zipped, type ArchiveEntry } from '#mocks/server/files/zip.ts';
import { clientData } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';

async function entriesOf(context: ClientContext, ids: readonly string[]): Promise<ArchiveEntry[]> {
  if (ids.length === 0 || ids.length > maxArchiveFiles) return [];
  const { db } = context;
  const isWanted = and(
    inArray(media.id, [...ids]),
    isNull(media.deletedAt),
    isNotNull(media.fileId),
    mediaReach(context),
  );
  const rows = await db.select().from(media).where(isWanted).orderBy(media.title, media.id);
  if (rows.length === 0) return [];
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = await db.select().from(storedFiles).where(inArray(storedFiles.id, fileIds));
  const found = rows.flatMap(({ title, fileId }) => {
    const file = files.find(({ id }) => id === fileId);
    return file === undefined ? [] : [{ title, file }];
  });
  const names = archiveNames(
    found.map(({ title, file }) => safeFileName(`${title}.${endingOf(file.name)}`, file.contentType)),
  );
  return found.map(({ file }, index) => ({ file, name: names[index] ?? file.name }));
}

/** Chosen files as one archive, written while it is read: no more than one file is in memory at a time. */
export const archiveHandler = clientData(mediaArchive, async (context, { ids }) => {
  const entries = await entriesOf(context, ids);
  const bytes = entries.reduce((sum, { file }) => sum + file.sizeBytes, 0);
  if (bytes > maxArchiveBytes) throw new HttpFailure(413, 'archive too large');
  const { tenant } = context.actor;
  if (entries.length > 0) {
    await context.db.transaction((tx) =>
      audit(context, tx, 'media.archive', { type: 'tenant', id: tenant.id, label: String(entries.length) }),
    );
  }
  const name = `mediatheque-${parisDay(context.deps.clock.businessNow())}.zip`;
  return {
    kind: 'raw',
    response: new Response(zipped(context, entries), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    }),
  };
});
