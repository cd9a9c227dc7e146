import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { media, type Media } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { fittingFiles } from '#mocks/server/files/renditions.ts';

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

/** Longest side of a picture as wide as a page at 200 dots to the inch, in pixels. */
const paperSide = 1400;

/** Rows of the library for paper, in their order, each of no more pixels than paper shows. */
export async function paperPictures(context: ClientContext, rows: readonly Media[]): Promise<PaperPicture[]> {
  const fitting = await fittingFiles(context.db, rows, paperSide);
  return Promise.all(
    rows.map(async ({ id, alt, title }) => ({
      id,
      href: await fileHref(context, fitting.get(id) ?? ''),
      alt: alt ?? title,
    })),
  );
}

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
  return paperPictures(context, ordered);
}
