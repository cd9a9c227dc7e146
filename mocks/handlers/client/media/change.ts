import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { bulkMedia } from '#contracts/client/media.ts';
import { maxBulkRows } from '#contracts/list.ts';
import { coverMedia, rotateMedia } from '#contracts/client/media/payload.ts';
import { edit } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { media as table, type Media } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { removeRenditions, storeRenditions } from '#mocks/server/files/renditions.ts';
import { findFile, folderOf, removeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { withTags } from '#mocks/server/records/tags.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { mediaSource } from './list.ts';
import { media, unknownPlaces } from './record.ts';
import { keptFile, storeKept, writeKept } from './kept.ts';
import { usesOf } from './uses.ts';

type Input = z.output<typeof bulkMedia.payload>;
type Columns = ColumnsOf<typeof table>;

const texts = ({ locale }: ClientContext) => messagesFor(locale, mediaMessages);

const actions = {
  tags: 'tag',
  folder: 'move',
  operation: 'assign',
  stage: 'update',
  kind: 'update',
  confidential: 'update',
  deleted: 'delete',
} as const;

/** Tags, moves, marks or deletes several files at once. */
export const bulk = bulkHandler(bulkMedia, {
  list: mediaSource,
  record: media,
  check: async (context, { rows, set }: Input) => {
    if (set.field === 'deleted' && !canNow(context, 'media.delete')) throw forbidden('lacks media.delete');
    const places = set.field === 'folder' || set.field === 'operation' ? set : {};
    const [text] = Object.values(await unknownPlaces(context, places));
    if (text !== undefined) throw new ValidationFailure({ base: text });
    if (set.field === 'deleted' && !set.isAgreed) await askForUsed(context, rows);
  },
  action: ({ set }) => actions[set.field],
  flashText: (context, { set }, count) => {
    if (set.field !== 'deleted') return null;
    return count === 1 ? texts(context).deletedOne : fill(texts(context).deletedSeveral, { count });
  },
  change: (context, row, { set }) => {
    switch (set.field) {
      case 'tags':
        return withTags(context, row.title, row, set.tags);
      case 'folder':
        return changed(row, { folderId: set.folderId });
      case 'operation':
        if (row.isCover && row.operationId !== set.operationId)
          throw refused(row, texts(context).isCoverOfAnother);
        return changed(row, { operationId: set.operationId });
      case 'stage':
        return changed(row, { stage: set.stage });
      case 'kind':
        return row.thumbFileId === null ? null : changed(row, { kind: set.kind });
      case 'confidential':
        return changed(row, { isConfidential: set.isConfidential });
      case 'deleted':
        return { deletedAt: context.deps.clock.businessNow() };
    }
  },
});

/** So many names are told of files that are used. */
const maxNamed = 5;

/**
 * Files that stand somewhere are deleted where the person agrees to what will be missing there; a cover is taken off
 * with its file, and comes back with it.
 *
 * @throws ValidationFailure on `agreement`, with what is to be agreed to
 */
async function askForUsed(context: ClientContext, chosen: Input['rows']): Promise<void> {
  const rows = await mediaSource.chosen(context, chosen, maxBulkRows + 1);
  const uses = await usesOf(context, rows);
  const used = rows.filter(({ id }) => uses.has(id));
  const [first] = used;
  if (first === undefined) return;
  const named = used.slice(0, maxNamed).map(({ title }) => `« ${title} »`);
  const names = `${named.join(', ')}${used.length > maxNamed ? '…' : ''}`;
  const count = used.reduce((sum, { id }) => sum + (uses.get(id)?.length ?? 0), 0);
  const text = texts(context)[count === 1 ? 'usedOnce' : 'usedSeveral'];
  throw new ValidationFailure({ agreement: fill(text, { names, count }) });
}

const refused = ({ title }: Media, text: string) => new ValidationFailure({ base: `${title} : ${text}` });

/** The columns that differ from what they are; null where none does. */
function changed(row: Media, columns: Columns): Columns | null {
  const now = row as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(columns).every(([name, value]) => now[name] === value) ? null : columns;
}

/** Makes a picture the cover of its operation in place of the one before, or takes that away. */
export const coverHandler = clientAction(coverMedia, {
  find: media.ofRoute,
  act: async (context, { isCover, version }, row) => {
    const { operationId } = row;
    if (isCover && (operationId === null || row.thumbFileId === null)) {
      throw new ValidationFailure({ base: texts(context).noCover });
    }
    await media.change(context, row, {
      action: isCover ? 'cover' : 'uncover',
      columns: { isCover },
      version,
      beforehand: async (tx) => {
        if (!isCover || operationId === null) return;
        const isPresent = and(eq(table.operationId, operationId), eq(table.isCover, true));
        await tx.update(table).set({ isCover: false }).where(isPresent);
      },
    });
    const text = texts(context)[isCover ? 'coverSet' : 'coverRemoved'];
    return redirect(edit(row.id), { type: 'success', text });
  },
});

const quarters = { 90: 1, 180: 2, 270: 3 } as const;

/** Turns a picture by quarters; both its sizes are written anew. */
export const rotateHandler = clientAction(rotateMedia, {
  find: media.ofRoute,
  act: async (context, { degrees, version }, row) => {
    const { deps, unscoped } = context;
    // Before the picture is made and its bytes are written: those of a refused turn would wait to be swept.
    if (row.version !== version) {
      const { id, updatedAt } = row;
      throw await staleVersion(context, { id, updatedAt, within: context.db, fields: [] });
    }
    const file =
      row.thumbFileId === null || row.fileId === null ? null : await findFile(context.db, row.fileId);
    if (file === null) throw new ValidationFailure({ base: texts(context).noPicture });
    const bytes = await deps.files.read(folderOf(file), file.sha256, unscoped);
    if (!bytes) throw notFound('bytes');
    const sent = new File([bytes], file.name, { type: file.contentType });
    const written = await writeKept(context, await keptFile(context, sent, quarters[degrees]));
    await media.change(context, row, {
      action: 'rotate',
      columns: {},
      version,
      alongside: async (tx) => {
        const columns = await storeKept(context, tx, written);
        await tx.update(table).set(columns).where(eq(table.id, row.id));
        await removeRenditions(tx, row.id);
        await storeRenditions(context, tx, row.id, written);
        for (const old of [row.fileId, row.thumbFileId]) if (old !== null) await removeFile(tx, old);
      },
    });
    return redirect(edit(row.id), { type: 'success', text: texts(context).rotated });
  },
});
