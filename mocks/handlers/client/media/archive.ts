import { inArray } from 'drizzle-orm';
import { mediaArchive } from '#contracts/client/media/archive.ts';
import { maxArchiveBytes, maxArchiveFiles } from '#domain/media/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { storedFiles, type Media } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { isContinued } from '#mocks/server/files/ranged.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { archiveNames, archiveResponse, endingOf, type ArchiveEntry } from '#mocks/server/files/zip.ts';
import { clientData, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { mediaSource } from './list.ts';

/** The files of rows of the library under their titles, by title; a video elsewhere is no file. */
async function entriesOf({ db }: ClientContext, chosen: readonly Media[]): Promise<ArchiveEntry[]> {
  const rows = chosen.toSorted((a, b) => a.title.localeCompare(b.title, 'fr') || (a.id < b.id ? -1 : 1));
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  if (fileIds.length === 0) return [];
  const files = await db.select().from(storedFiles).where(inArray(storedFiles.id, fileIds));
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const found = rows.flatMap(({ title, fileId }) => {
    const file = fileOf.get(fileId ?? '');
    return file === undefined ? [] : [{ title, file }];
  });
  const names = archiveNames(
    found.map(({ title, file }) => safeFileName(`${title}.${endingOf(file.name)}`, file.contentType)),
  );
  return found.map(({ file }, index) => ({ file, name: names[index] ?? file.name }));
}

const gigabyte = 1024 ** 3;

/** Why files make no archive; null where they do. */
function refusalOf(
  { locale }: ClientContext,
  count: number,
  entries: readonly ArchiveEntry[],
): string | null {
  const texts = messagesFor(locale, mediaMessages).archive;
  if (count > maxArchiveFiles) return fill(texts.tooMany, { max: maxArchiveFiles });
  const bytes = entries.reduce((sum, { file }) => sum + file.sizeBytes, 0);
  return bytes > maxArchiveBytes ? fill(texts.tooHeavy, { max: maxArchiveBytes / gigabyte }) : null;
}

/** Chosen files as one archive, written while it is read: no more than one file is in memory at a time. */
export const archiveHandler = clientData(mediaArchive, async (context, { ids, all, except, ...query }) => {
  const rows =
    all === '1'
      ? ({ kind: 'all', query: { ...query, deleted: '' }, except } as const)
      : ({ kind: 'ids', ids } as const);
  const isNothing = rows.kind === 'ids' && ids.length === 0;
  const chosen = isNothing ? [] : await mediaSource.chosen(context, rows, maxArchiveFiles + 1);
  const entries = await entriesOf(context, chosen);
  const refusal = refusalOf(context, chosen.length, entries);
  if (refusal !== null) return redirect(backAddress(context), { type: 'error', text: refusal });
  const { tenant } = context.actor;
  // What goes on was written down when it began.
  if (entries.length > 0 && !isContinued(context.request.headers)) {
    await context.db.transaction((tx) =>
      audit(context, tx, 'media.archive', { type: 'tenant', id: tenant.id, label: String(entries.length) }),
    );
  }
  const name = `mediatheque-${parisDay(context.deps.clock.businessNow())}.zip`;
  return { kind: 'raw', response: await archiveResponse(context, entries, name) };
});
