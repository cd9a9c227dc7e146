import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { storeMedia, storeMediaLink, type storedMedia } from '#contracts/client/media/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { isVideoAddress, kindOfType, titleOfName } from '#domain/media/media.ts';
import { media as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { media as table, storedFiles, uploads, type NewMedia } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { senderOf } from '#mocks/server/files/accept-files.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { pictureTypes } from '#mocks/server/files/inspector.ts';
import { runInUploadQueue } from '#mocks/server/files/upload-queue.ts';
import { storeRenditions } from '#mocks/server/files/renditions.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { clientAction, json, redirect } from '#mocks/server/handler.ts';
import { sha256OfBytes } from '#mocks/services/files/blob-store.ts';
import { detectContentType } from '#mocks/services/files/content-type.ts';
import { keptFile, storeKept, writeKept, type KeptFile, type WrittenKept } from './kept.ts';
import { media, unknownPlaces } from './record.ts';
import { checkRoom, sentInParts, type JoinedFile } from './upload.ts';

/** Refuses what the library has already, as far as the person sees it. @throws ValidationFailure on `file` */
async function checkNew(context: ClientContext, sha256: string): Promise<void> {
  const [same] = await context.db
    .select({ id: table.id, title: table.title })
    .from(table)
    .innerJoin(storedFiles, eq(storedFiles.id, table.fileId))
    .where(and(eq(storedFiles.sha256, sha256), isNull(table.deletedAt)))
    .limit(1);
  if (same === undefined) return;
  const { sameFile, useSame } = messagesFor(context.locale, mediaMessages);
  const remedy = { label: useSame, href: edit(same.id) };
  throw new ValidationFailure({ file: fill(sameFile, { title: same.title }) }, {}, [remedy]);
}

/** Longest name that says what a picture stands for. */
const maxNameLength = 120;

/** What stands for a video of another site until it plays, drawn anew and small; null where that site gives none. */
async function posterOf(context: ClientContext, url: string): Promise<WrittenKept['thumbnail']> {
  const { deps, actor, db } = context;
  const bytes = await deps.videoPictures?.pictureOf(url);
  if (!bytes) return null;
  const shown = detectContentType(bytes);
  const type = pictureTypes.find((known) => known === shown);
  if (type === undefined) return null;
  const prepared = await deps.inspector.preparePicture(senderOf(context), new Blob([bytes]), type);
  if (typeof prepared === 'string') return null;
  const { thumbnail } = prepared;
  const sha256 = await deps.files.put(actor.tenant.id, thumbnail.bytes, deps.clock.systemNow(), db);
  return { ...thumbnail, sha256 };
}

/** What is written with a new record of the library. */
interface Beside {
  readonly written?: WrittenKept;
  readonly poster?: WrittenKept['thumbnail'];
  /** What else refers to it, before it is written itself. */
  readonly before?: (tx: Database, id: string) => Promise<void>;
}

/** Writes a new record of the library with its line of the journal. */
async function insert(
  context: ClientContext,
  row: Pick<NewMedia, 'kind' | 'title'> & Partial<NewMedia>,
  { written, poster = null, before }: Beside = {},
): Promise<{ id: string; fileId: string | null }> {
  const { deps, actor, db } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  const fileId = await db.transaction(async (tx) => {
    await before?.(tx, id);
    const columns = written && (await storeKept(context, tx, written));
    const scope = { tenantId: actor.tenant.id };
    const name = row.title.slice(0, maxNameLength);
    const createdBy = actor.user.id;
    await tx.insert(table).values({
      ...row,
      ...columns,
      posterFileId: poster && (await storeBytes(deps, tx, { ...poster, name, scope, createdBy })),
      id,
      tenantId: actor.tenant.id,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    if (written) await storeRenditions(context, tx, id, written);
    await audit(context, tx, 'media.create', { type: 'media', id, label: row.title });
    return columns?.fileId ?? null;
  });
  media.declaration.announce(context, [{ id, version: 1 }]);
  return { id, fileId };
}

/**
 * Adds a file to the library, as what else is written in the same transaction may refer to it.
 *
 * @throws ValidationFailure on `file` when it cannot be read or there is no room for it
 */
export async function keepInLibrary(
  context: ClientContext,
  file: File,
  row: Pick<NewMedia, 'kind' | 'title'> & Partial<NewMedia>,
  before?: (tx: Database, id: string) => Promise<void>,
): Promise<string> {
  const kept = await keptFile(context, file);
  await checkDiskSpace(context, kept);
  const written = await writeKept(context, kept);
  return (await insert(context, row, { written, ...(before && { before }) })).id;
}

/** @throws ValidationFailure on `file` when the library has no room for it */
async function checkDiskSpace(
  context: ClientContext,
  { bytes, thumbnail, renditions }: KeptFile,
): Promise<void> {
  const made = [...renditions, ...(thumbnail === null ? [] : [thumbnail])];
  await checkRoom(
    context,
    made.reduce((sum, picture) => sum + picture.bytes.length, bytes.length),
  );
}

/** Adds one file to the library; answers in JSON, as several are sent one after the other. */
export const storeHandler = clientAction(storeMedia, (context, payload) =>
  // One that came in parts is held several times over as well, though this request brings none of it.
  runInUploadQueue(context, () => keepOne(context, payload)),
);

async function keepOne(
  context: ClientContext,
  { file: given, upload, operationId, folderId, tags, takenOn }: z.output<typeof storeMedia.payload>,
) {
  const unknown = await unknownPlaces(context, { operationId, folderId });
  const [text] = Object.values(unknown);
  if (text !== undefined) throw new ValidationFailure({ file: text });
  const file = given ?? (await sentInParts(context, upload));
  const written = await (file instanceof File ? writtenOf(context, file) : writtenJoined(context, file));
  const { id, fileId } = await insert(
    context,
    {
      kind: kindOfType(written.contentType),
      title: titleOfName(file.name).slice(0, 160),
      operationId,
      folderId,
      tags,
      takenOn: written.thumbnail === null ? null : takenOn,
    },
    {
      written,
      before: async (tx) => {
        if (upload !== null) await tx.delete(uploads).where(eq(uploads.id, upload));
      },
    },
  );
  broadcast(context, [channels.user(context.actor.user.id)], 'upload.processed', { id });
  const stored: z.infer<typeof storedMedia> = {
    id,
    name: file.name,
    bytes: written.sizeBytes,
    type: written.contentType,
    href: await fileHref(context, fileId ?? ''),
  };
  return json(stored);
}

/** What is kept of a file that is there whole, written once it is known to be new and to have room. */
async function writtenOf(context: ClientContext, file: File): Promise<WrittenKept> {
  const kept = await keptFile(context, file);
  await checkNew(context, await sha256OfBytes(kept.bytes));
  await checkDiskSpace(context, kept);
  return writeKept(context, kept);
}

/** The same for one that the store holds and nobody else: it is kept as it came. */
async function writtenJoined(context: ClientContext, joined: JoinedFile): Promise<WrittenKept> {
  await checkNew(context, joined.sha256);
  await checkRoom(context, joined.sizeBytes);
  return { ...joined, thumbnail: null, renditions: [], widthPx: null, heightPx: null };
}

/** Adds a video that a known site plays. */
export const linkHandler = clientAction(
  storeMediaLink,
  async (context, { title, url, operationId, folderId }) => {
    const unknown = await unknownPlaces(context, { operationId, folderId });
    if (!isVideoAddress(url)) unknown['url'] = messagesFor(context.locale, mediaMessages).videoAddress;
    if (Object.keys(unknown).length > 0) throw new ValidationFailure(unknown);
    const poster = await posterOf(context, url);
    await insert(
      context,
      {
        kind: 'link',
        title,
        externalUrl: url,
        operationId,
        folderId,
      },
      { poster },
    );
    const text = fill(messagesFor(context.locale, mediaMessages).created, { name: title });
    return redirect(index(), { type: 'success', text });
  },
);
