import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { media, type Media } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';

/** A picture as papers print it. */
export interface PaperPicture {
  readonly id: string;
  readonly href: string;
  readonly alt: string;
}

/** Pictures and plans of an operation that may leave the company. */
export const shownMedia = (operationId: string) =>
  and(
    eq(media.operationId, operationId),
    eq(media.isConfidential, false),
    isNotNull(media.fileId),
    isNull(media.deletedAt),
  );

/** A row of the library for paper: a plan in PDF is shown by its picture. */
export const pictureOf = async (context: ClientContext, row: Media): Promise<PaperPicture> => ({
  id: row.id,
  href: await fileHref(context, (row.kind === 'photo' ? row.fileId : (row.thumbFileId ?? row.fileId)) ?? ''),
  alt: row.alt ?? row.title,
});

/** Pictures of the library by their identifiers, in that order; what is confidential stays in the company. */
export async function picturesOf(
  context: ClientContext,
  operationId: string,
  ids: readonly string[],
): Promise<PaperPicture[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .select()
    .from(media)
    .where(and(shownMedia(operationId), inArray(media.id, [...ids])));
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return Promise.all(ordered.map((row) => pictureOf(context, row)));
}
