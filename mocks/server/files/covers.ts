import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { media, opportunities } from '#mocks/db/schema/index.ts';
import { can, isClientContext, type ClientContext, type RequestContext } from '../context.ts';
import { fileHrefOrNull } from './href.ts';
import { mediaReach } from './media-reach.ts';
import { fittingFiles } from './renditions.ts';

/** So many covers are told on a page of several operations; the others keep their drawn façade there. */
const maxCovers = 300;

/** Longest side of a cover over a whole page at 200 dots to the inch, in pixels. */
const coverSide = 1700;

/** Pages that show operations: lists, maps, the dashboard; each page of one knows that one's alone. */
const showsOperations = /^(client\.operation\.|client\.dashboard$|export\.)/;

/** Pages that show opportunities, whose photos stand for them. */
const showsOpportunities = /^client\.sourcing(\.edit)?$/;

/**
 * Addresses of the pictures that stand for operations, by operation: small ones for screens, larger ones for paper.
 * None on pages without operations, and none that the person may not see.
 */
export async function coversOf(context: RequestContext): Promise<Record<string, string>> {
  const { route, parameters, db } = context;
  if (showsOpportunities.test(route.name) && isClientContext(context)) return photosOf(context);
  if (!showsOperations.test(route.name) || !isClientContext(context) || !can(context, 'media.list'))
    return {};
  const one = parameters['operation'];
  const isAsked: SQL | undefined = one === undefined ? undefined : eq(media.operationId, one);
  const rows = await db
    .select({
      id: media.id,
      operationId: media.operationId,
      fileId: media.fileId,
      thumbFileId: media.thumbFileId,
    })
    .from(media)
    .where(and(eq(media.isCover, true), isNull(media.deletedAt), isAsked, mediaReach(context)))
    .limit(maxCovers);
  const isPaper = route.name.startsWith('export.');
  const onPaper = isPaper ? await fittingFiles(db, rows, coverSide) : new Map<string, string>();
  const covers = await Promise.all(
    rows.map(async ({ id, operationId, thumbFileId }) => {
      const href = await fileHrefOrNull(context, isPaper ? (onPaper.get(id) ?? null) : thumbFileId);
      return [operationId, href] as const;
    }),
  );
  return Object.fromEntries(covers.filter(([id, href]) => id !== null && href !== null));
}

/** The photos of opportunities, by opportunity. */
async function photosOf(context: ClientContext): Promise<Record<string, string>> {
  if (!can(context, 'sourcing.list')) return {};
  const one = context.parameters['opportunity'];
  const { id, photoFileId, deletedAt, updatedAt } = opportunities;
  const rows = await context.db
    .select({ id, photoFileId })
    .from(opportunities)
    .where(and(isNotNull(photoFileId), isNull(deletedAt), one === undefined ? undefined : eq(id, one)))
    .orderBy(desc(updatedAt))
    .limit(maxCovers);
  const photos = await Promise.all(
    rows.map(async (row) => [row.id, await fileHrefOrNull(context, row.photoFileId)] as const),
  );
  return Object.fromEntries(photos.filter(([, href]) => href !== null)) as Record<string, string>;
}
