import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { mediaPage } from '#contracts/client/media.ts';
import { mediaFormPage, type MediaFormProps } from '#contracts/client/media/form.ts';
import { updateMedia } from '#contracts/client/media/payload.ts';
import { pathOf } from '#domain/media/media.ts';
import { media as table, operations, type Media } from '#mocks/db/schema/index.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { storageLimit, storageUsed } from '#mocks/server/quota.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { archiveHandler } from './archive.ts';
import { bulk, coverHandler, rotateHandler } from './change.ts';
import { destroyFolderHandler, storeFolderHandler, updateFolderHandler } from './folders.ts';
import { mediaRows, mediaSource, shownFolders } from './list.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { onDemand } from '#mocks/server/props/deferred.ts';
import { orderedPhotos, orderHandler } from './order.ts';
import { media, mediaBin, mediaOfRoute } from './record.ts';
import { linkHandler, storeHandler } from './store.ts';
import { usesOf } from './uses.ts';
import { beginHandler, partHandler } from './upload.ts';

/** Operations that a file can belong to, by name. */
const operationsOf = ({ db }: ClientContext) =>
  db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(isNull(operations.deletedAt))
    .orderBy(asc(operations.name));

/** Pictures of the same operation that one can be compared with. */
async function candidatesOf(context: ClientContext, row: Media) {
  if (row.operationId === null || row.thumbFileId === null) return [];
  const rows = await context.db
    .select({ id: table.id, name: table.title })
    .from(table)
    .where(
      and(
        eq(table.operationId, row.operationId),
        ne(table.id, row.id),
        isNotNull(table.thumbFileId),
        isNull(table.deletedAt),
        mediaReach(context),
      ),
    )
    .orderBy(asc(table.position), asc(table.title))
    .limit(500);
  return rows;
}

/** The other pictures of a comparison: the one from before, and those from after. */
async function pairOf(context: ClientContext, row: Media) {
  const { db } = context;
  const isThere = and(isNull(table.deletedAt), isNotNull(table.thumbFileId), mediaReach(context));
  const found =
    row.beforeId === null
      ? []
      : await db
          .select()
          .from(table)
          .where(and(eq(table.id, row.beforeId), isThere));
  const afters = await db
    .select()
    .from(table)
    .where(and(eq(table.beforeId, row.id), isThere));
  const shown = async (records: readonly Media[]): Promise<MediaFormProps['after']> =>
    (await mediaRows(context, records)).map(({ id, title, href, thumbHref }) => ({
      id,
      title,
      href,
      thumbHref: thumbHref ?? href,
    }));
  return { before: (await shown(found))[0] ?? null, after: await shown(afters) };
}

async function formProps(context: ClientContext): Promise<MediaFormProps> {
  const row = await mediaOfRoute(context);
  const [shown] = await mediaRows(context, [row]);
  if (shown === undefined) throw new RangeError('a row is shown as one');
  const folders = await shownFolders(context);
  const mayChange = canNow(context, 'media.update');
  const isPicture = row.thumbFileId !== null;
  return {
    form: await media.formProps(context, row),
    media: shown,
    folders: folders.map(({ id }) => ({
      id,
      name: pathOf(folders, id)
        .map(({ name }) => name)
        .join(' / '),
    })),
    operations: await operationsOf(context),
    candidates: await candidatesOf(context, row),
    uses: [...((await usesOf(context, [row])).get(row.id) ?? [])],
    ...(await pairOf(context, row)),
    can: {
      download: can(context, 'media.export'),
      cover: mayChange && isPicture && row.operationId !== null,
      rotate: mayChange && isPicture,
    },
  };
}

/** The file that the address opens, as far as the person sees it. */
async function openedOf(context: ClientContext, id: string) {
  if (id === '') return null;
  const rows = await context.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt), mediaReach(context)));
  return (await mediaRows(context, rows))[0] ?? null;
}

/** The library of a company: list, upload, folders, covers, pairs, archive, bin. */
export const mediaResource = defineResource({
  handlers: {
    'client.media': clientPage(mediaPage, async (context, { open, ...query }) => ({
      list: await mediaSource.answer(context, query),
      opened: await openedOf(context, open),
      folders: await shownFolders(context),
      operations: await operationsOf(context),
      storage: {
        usedBytes: await storageUsed(context.db),
        limitBytes: await storageLimit(context),
      },
      ordered: onDemand(async () => {
        const [operationId, ...others] = query.operationId;
        return operationId === undefined || others.length > 0 ? [] : orderedPhotos(context, operationId);
      }),
      can: { download: can(context, 'media.export') },
    })),
    'client.media.archive': archiveHandler,
    'client.media.store': storeHandler,
    'client.media.upload.store': beginHandler,
    'client.media.upload.part': partHandler,
    'client.media.link.store': linkHandler,
    'client.media.order': orderHandler,
    'client.media.bulk': bulk,
    'client.media.edit': clientPage(mediaFormPage, formProps),
    'client.media.update': media.update(updateMedia),
    'client.media.destroy': media.destroy,
    'client.media.cover': coverHandler,
    'client.media.rotate': rotateHandler,
    'client.media.folder.store': storeFolderHandler,
    'client.media.folder.update': updateFolderHandler,
    'client.media.folder.destroy': destroyFolderHandler,
  },
  // What was done with a confidential file is told to those alone who may change files.
  records: [{ ...media.resource, can: 'media.update' }],
  listPages: [mediaSource.listPage],
  bins: [mediaBin],
});
