import { and, eq, inArray } from 'drizzle-orm';
import { siteMedia } from '#contracts/site/media.ts';
import { isShownPicture } from '#domain/media/media.ts';
import { mediaOfSite, type SiteContent } from '#domain/site/site.ts';
import type { Database } from '#mocks/db/database.ts';
import { media, type Site } from '#mocks/db/schema/index.ts';
import { can, parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { renditionsOf } from '#mocks/server/files/renditions.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { findFile, folderOf } from '#mocks/server/files/store-file.ts';
import { data } from '#mocks/server/handler.ts';
import { publicMedia } from '#mocks/server/site/page-facts.ts';
import { draftSite, onlineSite } from './find.ts';

/** Handler of `site.media`: a picture or a paper that a page shows, or its draft behind a signed address. */
export const mediaHandler = data(siteMedia, async (context, { petite, largeur }) => {
  const { isSigned, unscoped, deps } = context;
  const id = parameter(context, 'siteMedia');
  const { site, content } = await shownContent(context);
  if (!mediaOfSite(content).includes(id)) throw notFound('siteMedia');
  const [row] = await unscoped
    .select()
    .from(media)
    .where(and(publicMedia(site.operationId), eq(media.tenantId, site.tenantId), inArray(media.id, [id])))
    .limit(1);
  const copy = row === undefined || largeur === 0 ? null : await copyOf(unscoped, row.id, largeur);
  const fileId = copy ?? (petite === '1' ? (row?.thumbFileId ?? row?.fileId) : row?.fileId);
  const file = fileId == null ? null : await findFile(unscoped, fileId);
  const bytes = file === null ? null : await deps.files.read(folderOf(file), file.sha256, unscoped);
  if (file === null || !bytes) throw notFound('siteMedia');
  const isPicture = isShownPicture(file.contentType);
  const name = encodeURIComponent(safeFileName(file.name, file.contentType));
  return {
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': file.contentType,
        'content-length': String(file.sizeBytes),
        'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': isSigned ? 'private, no-store' : 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      },
    }),
  };
});

/** What an address may show: the page that is online, or its draft to the company and behind a signed address. */
async function shownContent(context: RequestContext): Promise<{ site: Site; content: SiteContent }> {
  const draft = await draftSite(context);
  const { actor, isSigned } = context;
  if (draft !== null && (isSigned || (actor?.tenant?.id === draft.tenantId && can(context, 'site.list')))) {
    return { site: draft, content: draft.draft };
  }
  const site = await onlineSite(context);
  return { site, content: site.published ?? site.draft };
}

/** The file of a picture in one of its sizes; null where it has none of it. */
async function copyOf(db: Database, mediaId: string, sidePx: number): Promise<string | null> {
  const copies = (await renditionsOf(db, [mediaId])).get(mediaId) ?? [];
  return copies.find((copy) => copy.sidePx === sidePx)?.fileId ?? null;
}
