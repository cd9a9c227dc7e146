import { Zip, ZipPassThrough } from 'fflate';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mediaArchive } from '#contracts/client/media/archive.ts';
import { maxArchiveBytes, maxArchiveFiles } from '#domain/media/media.ts';
import { media, storedFiles, type StoredFile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { folderOf } from '#mocks/server/files/store-file.ts';
import { clientData } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';

/** A file under the name that it has in an archive. */
interface Entry {
  readonly name: string;
  readonly file: StoredFile;
}

/** Names under which files stand in one archive: of two alike the second is « façade (2).jpg ». */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given.replaceAll(/[\\/:*?"<>|]/g, '-');
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,5})?$/.exec(name) ?? [];
    let free = name;
    for (let rank = 2; taken.has(free.toLowerCase()); rank += 1) free = `${stem} (${rank})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

async function entriesOf(context: ClientContext, ids: readonly string[]): Promise<Entry[]> {
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

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? 'bin';

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

/** Pictures, videos and papers are packed already: they are stored as they are. */
function zipped({ deps, unscoped }: ClientContext, entries: readonly Entry[]): ReadableStream<Uint8Array> {
  const left = [...entries];
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isFinal) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (isFinal) controller.close();
      });
    },
    pull: async () => {
      const next = left.shift();
      if (next === undefined) return zip.end();
      const part = new ZipPassThrough(next.name);
      zip.add(part);
      const bytes = await deps.files.read(folderOf(next.file), next.file.sha256, unscoped);
      part.push(bytes ?? new Uint8Array(), true);
    },
  });
}
