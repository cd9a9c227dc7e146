import { renditionSides } from '#domain/media/renditions.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { senderOf } from '#mocks/server/files/accept-files.ts';
import {
  pictureTypes,
  type MadePicture,
  type MadeRendition,
  type QuarterTurns,
} from '#mocks/server/files/inspector.ts';
import { withoutPlace } from '#mocks/server/files/picture-place.ts';
import { storeBytes, storeKnown } from '#mocks/server/files/store-file.ts';
import { contentTypeOf } from '#mocks/services/files/content-type.ts';

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
  const sent = async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // It is not made anew, as other pictures are.
    return file.type === 'image/heic' ? withoutPlace(bytes) : bytes;
  };
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
  const { name, widthPx, heightPx } = kept;
  const write = async <Made extends { readonly bytes: Uint8Array<ArrayBuffer> }>(made: Made) => ({
    ...made,
    sha256: await deps.files.put(actor.tenant.id, made.bytes, deps.clock.systemNow(), db),
  });
  const written = await write(kept);
  const thumbnail = kept.thumbnail && (await write(kept.thumbnail));
  const renditions: Written<MadeRendition>[] = [];
  for (const rendition of kept.renditions) renditions.push(await write(rendition));
  return {
    sha256: written.sha256,
    sizeBytes: kept.bytes.length,
    contentType: contentTypeOf(kept.bytes, name) ?? 'application/octet-stream',
    name,
    widthPx,
    heightPx,
    thumbnail,
    renditions,
  };
}

/** Something whose bytes stand in the store of files already. */
type Written<Made> = Made & { readonly sha256: string };

/** A file whose bytes stand in the store, with those of its smaller copies. */
export interface WrittenKept extends Pick<KeptFile, 'name' | 'widthPx' | 'heightPx'> {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly thumbnail: Written<MadePicture> | null;
  readonly renditions: readonly Written<MadeRendition>[];
}

/** Keeps a file and its thumbnail, whose bytes are written; gives the columns that refer to them. */
export async function storeKept(
  { deps, actor }: ClientContext,
  tx: Database,
  { name, thumbnail, widthPx, heightPx, sha256, sizeBytes, contentType }: WrittenKept,
) {
  const scope = { tenantId: actor.tenant.id };
  const createdBy = actor.user.id;
  const fileId = await storeKnown(deps, tx, {
    sha256,
    sizeBytes,
    contentType,
    name,
    scope,
    createdBy,
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
