import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { storeMedia, storeMediaLink, type storedMedia } from '#contracts/client/media/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { isVideoAddress, kindOfType, titleOfName } from '#domain/media/media.ts';
import { renditionSides } from '#domain/media/renditions.ts';
import { media as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { media as table, storedFiles, uploads, type NewMedia } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { senderOf } from '#mocks/server/files/accept-files.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { inTurn } from '#mocks/server/files/in-turn.ts';
import {
  pictureTypes,
  type MadePicture,
  type MadeRendition,
  type QuarterTurns,
} from '#mocks/server/files/inspector.ts';
import { storeRenditions } from '#mocks/server/files/renditions.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { clientAction, json, redirect } from '#mocks/server/handler.ts';
import { storageLacking } from '#mocks/server/quota.ts';
import { sha256OfBytes } from '#mocks/services/files/blob-store.ts';
import { media, unknownPlaces } from './record.ts';
import { sentInParts } from './upload.ts';

/** A file as it is kept: a picture upright and of a size that pages can show, with its thumbnail. */
export interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly thumbnail: MadePicture | null;
  readonly renditions: readonly MadeRendition[];
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

/** Makes of what was sent what is kept of it. @throws ValidationFailure when a picture cannot be read */
export async function keptFile(
  context: ClientContext,
  file: File,
  turns: QuarterTurns = 0,
): Promise<KeptFile> {
  const { name } = file;
  const sent = async () => new Uint8Array(await file.arrayBuffer());
  const type = pictureTypes.find((known) => known === file.type);
  if (type === undefined) {
    return {
      bytes: await sent(),
      name,
      thumbnail: null,
      renditions: [],
      widthPx: null,
      heightPx: null,
    };
  }
  const wish = { turns, copies: renditionSides };
  const prepared = await context.deps.inspector.preparePicture(senderOf(context), file, type, wish);
  if (typeof prepared === 'string') {
    throw new ValidationFailure({ file: validationText(context.locale, 'pictureUnreadable') });
  }
  return {
    bytes: prepared.picture?.bytes ?? (await sent()),
    name,
    thumbnail: prepared.thumbnail,
    renditions: prepared.renditions,
    widthPx: prepared.width,
    heightPx: prepared.height,
  };
}

/** Writes the bytes before the transaction that keeps them (see `writeAhead` of files). */
export async function writeKept({ deps, actor, db }: ClientContext, kept: KeptFile): Promise<WrittenKept> {
  const write = async <Made extends { readonly bytes: Uint8Array<ArrayBuffer> }>(made: Made) => ({
    ...made,
    sha256: await deps.files.put(actor.tenant.id, made.bytes, deps.clock.systemNow(), db),
  });
  const written = await write(kept);
  const thumbnail = kept.thumbnail && (await write(kept.thumbnail));
  const renditions: Written<MadeRendition>[] = [];
  for (const rendition of kept.renditions) renditions.push(await write(rendition));
  return { ...written, thumbnail, renditions };
}

/** Something whose bytes stand in the store of files already. */
type Written<Made> = Made & { readonly sha256: string };

/** A file whose bytes stand in the store, with those of its smaller copies. */
type WrittenKept = Written<Omit<KeptFile, 'thumbnail' | 'renditions'>> & {
  readonly thumbnail: Written<MadePicture> | null;
  readonly renditions: readonly Written<MadeRendition>[];
};

/** Keeps a file and its thumbnail, whose bytes are written; gives the columns that refer to them. */
export async function storeKept(
  { deps, actor }: ClientContext,
  tx: Database,
  { bytes, name, thumbnail, widthPx, heightPx, sha256 }: WrittenKept,
) {
  const scope = { tenantId: actor.tenant.id };
  const createdBy = actor.user.id;
  const fileId = await storeBytes(deps, tx, {
    bytes,
    name,
    scope,
    createdBy,
    sha256,
  });
  const thumbFileId =
    thumbnail &&
    (await storeBytes(deps, tx, {
      bytes: thumbnail.bytes,
      name,
      scope,
      createdBy,
      sha256: thumbnail.sha256,
    }));
  return {
    fileId,
    thumbFileId,
    widthPx,
    heightPx,
  };
}

/** Refuses what the library has already, as far as the person sees it. @throws ValidationFailure on `file` */
async function checkNew(context: ClientContext, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const sha256 = await sha256OfBytes(bytes);
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

/** What is written with a new record of the library. */
interface Beside {
  readonly written?: WrittenKept;
  /** What else refers to it, before it is written itself. */
  readonly before?: (tx: Database, id: string) => Promise<void>;
}

/** Writes a new record of the library with its line of the journal. */
async function insert(
  context: ClientContext,
  row: Pick<NewMedia, 'kind' | 'title'> & Partial<NewMedia>,
  { written, before }: Beside = {},
): Promise<{ id: string; fileId: string | null }> {
  const { deps, actor, db } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  const fileId = await db.transaction(async (tx) => {
    await before?.(tx, id);
    const columns = written && (await storeKept(context, tx, written));
    await tx.insert(table).values({
      ...row,
      ...columns,
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
  const refused = await storageLacking(
    context,
    made.reduce((sum, picture) => sum + picture.bytes.length, bytes.length),
  );
  if (refused === null) return;
  const said = messagesFor(context.locale, mediaMessages).storageFull;
  throw new ValidationFailure({ file: fill(said, { count: refused }) });
}

/** Adds one file to the library; answers in JSON, as several are sent one after the other. */
export const storeHandler = clientAction(storeMedia, (context, payload) =>
  // One that came in parts is held several times over as well, though this request brings none of it.
  inTurn(context, () => keepOne(context, payload)),
);

async function keepOne(
  context: ClientContext,
  { file: given, upload, operationId, folderId, takenOn }: z.output<typeof storeMedia.payload>,
) {
  const unknown = await unknownPlaces(context, { operationId, folderId });
  const [text] = Object.values(unknown);
  if (text !== undefined) throw new ValidationFailure({ file: text });
  const file = given ?? (await sentInParts(context, upload));
  const kept = await keptFile(context, file);
  await checkNew(context, kept.bytes);
  await checkDiskSpace(context, kept);
  const written = await writeKept(context, kept);
  const { id, fileId } = await insert(
    context,
    {
      kind: kindOfType(file.type),
      title: titleOfName(file.name).slice(0, 160),
      operationId,
      folderId,
      takenOn: kept.thumbnail === null ? null : takenOn,
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
    bytes: kept.bytes.length,
    type: file.type,
    href: await fileHref(context, fileId ?? ''),
  };
  return json(stored);
}

/** Adds a video that a known site plays. */
export const linkHandler = clientAction(
  storeMediaLink,
  async (context, { title, url, operationId, folderId }) => {
    const unknown = await unknownPlaces(context, { operationId, folderId });
    if (!isVideoAddress(url)) unknown['url'] = messagesFor(context.locale, mediaMessages).videoAddress;
    if (Object.keys(unknown).length > 0) throw new ValidationFailure(unknown);
    await insert(context, {
      kind: 'link',
      title,
      externalUrl: url,
      operationId,
      folderId,
    });
    const text = fill(messagesFor(context.locale, mediaMessages).created, { name: title });
    return redirect(index(), { type: 'success', text });
  },
);
