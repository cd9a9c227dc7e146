import { and, eq } from 'drizzle-orm';
import { advertPhoto } from '#contracts/advert-feed/photo.ts';
import { media } from '#mocks/db/schema/index.ts';
import { fedAdverts } from '#mocks/server/advert/fed-adverts.ts';
import { parameter } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { findFile, folderOf } from '#mocks/server/files/store-file.ts';
import { data } from '#mocks/server/handler.ts';
import { feedOfRoute, tooOften } from './find.ts';

/** Handler of `advert-feed.photo`: a photograph of an advert that is in the feed now. */
export const photoHandler = data(advertPhoto, async (context) => {
  const { deps, unscoped } = context;
  const { configuration, operation } = await feedOfRoute(context);
  const refusal = await tooOften(context, configuration, 'photo');
  if (refusal !== null) return { kind: 'raw', response: refusal };
  const id = parameter(context, 'feedPhoto');
  const adverts = await fedAdverts(unscoped, configuration, operation);
  if (!adverts.some(({ photoIds }) => photoIds.includes(id))) throw notFound('feedPhoto');
  const [row] = await unscoped
    .select({ fileId: media.fileId })
    .from(media)
    .where(and(eq(media.id, id), eq(media.operationId, operation.id)))
    .limit(1);
  const file = row?.fileId == null ? null : await findFile(unscoped, row.fileId);
  const bytes = file === null ? null : await deps.files.read(folderOf(file), file.sha256, unscoped);
  if (file === null || !bytes) throw notFound('feedPhoto');
  return {
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': file.contentType,
        'content-length': String(file.sizeBytes),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    }),
  };
});
