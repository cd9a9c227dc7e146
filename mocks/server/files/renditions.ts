import { asc, eq, inArray } from 'drizzle-orm';
import { fittingRendition } from '#domain/media/renditions.ts';
import type { Database } from '#mocks/db/database.ts';
import { mediaRenditions, type MediaRendition } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '../context.ts';
import type { MadeRendition } from './inspector.ts';
import { removeFile, storeBytes } from './store-file.ts';

/** A smaller copy whose bytes stand in the store of files already. */
type WrittenRendition = MadeRendition & { readonly sha256: string };

/** Keeps the smaller copies of a picture, whose own record is written already. */
export async function storeRenditions(
  { deps, actor }: ClientContext,
  tx: Database,
  mediaId: string,
  { name, renditions }: { readonly name: string; readonly renditions: readonly WrittenRendition[] },
): Promise<void> {
  const tenantId = actor.tenant.id;
  const now = deps.clock.businessNow();
  for (const { bytes, sha256, sidePx, widthPx, heightPx } of renditions) {
    const fileId = await storeBytes(deps, tx, {
      bytes,
      name,
      scope: { tenantId },
      createdBy: actor.user.id,
      sha256,
    });
    await tx.insert(mediaRenditions).values({
      id: deps.newId(),
      tenantId,
      mediaId,
      fileId,
      sidePx,
      widthPx,
      heightPx,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** Lets go of the smaller copies of a picture: they go with their files. */
export async function removeRenditions(tx: Database, mediaId: string): Promise<void> {
  const rows = await tx
    .select({ fileId: mediaRenditions.fileId })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.mediaId, mediaId));
  for (const { fileId } of rows) await removeFile(tx, fileId);
}

/** The smaller copies of pictures, the smallest first; none for what was sent before there were any. */
export async function renditionsOf(
  db: Database,
  mediaIds: readonly string[],
): Promise<ReadonlyMap<string, MediaRendition[]>> {
  const found = new Map<string, MediaRendition[]>();
  if (mediaIds.length === 0) return found;
  const rows = await db
    .select()
    .from(mediaRenditions)
    .where(inArray(mediaRenditions.mediaId, [...mediaIds]))
    .orderBy(asc(mediaRenditions.sidePx));
  for (const row of rows) found.set(row.mediaId, [...(found.get(row.mediaId) ?? []), row]);
  return found;
}

/** Pictures of the library, by identifier, as far as their files go. */
interface KeptPicture {
  readonly id: string;
  readonly fileId: string | null;
}

/**
 * The file of each picture that has all pixels of a place, and no more than it needs: a smaller copy, or the picture.
 *
 * @param sidePx the longest side in that place, in pixels
 */
export async function fittingFiles(
  db: Database,
  pictures: readonly KeptPicture[],
  sidePx: number,
): Promise<ReadonlyMap<string, string>> {
  const copies = await renditionsOf(
    db,
    pictures.map(({ id }) => id),
  );
  return new Map(
    pictures.flatMap(({ id, fileId }): [string, string][] => {
      const fitting = fittingRendition(copies.get(id) ?? [], sidePx)?.fileId ?? fileId;
      return fitting === null ? [] : [[id, fitting]];
    }),
  );
}
