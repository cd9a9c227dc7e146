import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AdvertPicture } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { edit } from '#generated/routes/client/media.ts';
import { media } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { publicMedia } from '#mocks/server/site/page-facts.ts';

/** Small pictures of photographs, by their identifier. */
export async function thumbsOf(
  context: ClientContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({ id: media.id, fileId: media.fileId, thumbFileId: media.thumbFileId })
    .from(media)
    .where(inArray(media.id, [...ids]));
  const hrefs = new Map<string, string>();
  for (const { id, fileId, thumbFileId } of rows) {
    const href = await fileHrefOrNull(context, thumbFileId ?? fileId);
    if (href !== null) hrefs.set(id, href);
  }
  return hrefs;
}

/** Photographs of the operation that an advert may show. */
export async function picturesOf(context: ClientContext, operationId: string): Promise<AdvertPicture[]> {
  const rows = await context.db
    .select()
    .from(media)
    .where(and(publicMedia(operationId), eq(media.kind, 'photo')))
    .orderBy(asc(media.position), asc(media.createdAt), asc(media.id))
    .limit(200);
  const shown: AdvertPicture[] = [];
  for (const { id, title, alt, fileId, thumbFileId } of rows) {
    shown.push({
      id,
      title,
      alt: alt ?? '',
      thumbHref: await fileHrefOrNull(context, thumbFileId ?? fileId),
      editHref: edit(id),
    });
  }
  return shown;
}
