import { and, arrayOverlaps, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { MediaUse } from '#contracts/client/media.ts';
import { show } from '#generated/routes/client/operation.ts';
import { edit as editAdvert } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { edit as editLot } from '#generated/routes/client/operation/sale.ts';
import { edit as editMedia } from '#generated/routes/client/media.ts';
import { commercialInformationForm } from '#generated/routes/client/quick-sale.ts';
import { operation as shareOperation } from '#generated/routes/client/share.ts';
import { edit as editSite } from '#generated/routes/client/site-template.ts';
import { broadcastLots, lots, media, quickSales, shares, sites, type Media } from '#mocks/db/schema/index.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';
import { operationNames } from '#mocks/server/lists/operation-names.ts';

/** A use with the file that is used. */
interface Found extends MediaUse {
  readonly mediaId: string;
}

// Columns are written out, as in the list of the library: `id` would else be that of the inner table.
const itself = sql`"media"."id"`;

/** Whether a file stands somewhere: what `usesOf` tells, as a condition over the library. */
export const isUsed: SQL<boolean> = sql`(${media.isCover}
  or exists (select 1 from ${media} after where after.before_id = ${itself} and after.deleted_at is null)
  or exists (select 1 from ${lots} lot where (lot.plan_media_id = ${itself} or ${itself} = any(lot.photo_media_ids))
    and lot.deleted_at is null)
  or exists (select 1 from ${broadcastLots} advert where ${itself} = any(advert.photo_media_ids)
    and advert.deleted_at is null)
  or exists (select 1 from ${quickSales} sale where ${itself} = any(sale.media_ids) and sale.deleted_at is null)
  or exists (select 1 from ${shares} share where ${itself} = any(share.file_ids) and share.revoked_at is null)
  or exists (select 1 from ${sites} site where site.operation_id = ${media.operationId} and site.deleted_at is null
    and (site.draft::text like '%' || ${itself} || '%' or site.published::text like '%' || ${itself} || '%')))`;

/** Where files of the library stand, by file: as far as the person sees it, with where that is changed. */
export async function usesOf(
  context: SignedInContext,
  rows: readonly Media[],
): Promise<ReadonlyMap<string, MediaUse[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = [
    ...(await covers(context, rows)),
    ...(await pairs(context, ids)),
    ...(await lotsWith(context, ids)),
    ...(await adverts(context, ids)),
    ...(await sales(context, ids)),
    ...(await links(context, ids)),
    ...(await miniSites(context, rows)),
  ];
  const byFile = new Map<string, MediaUse[]>();
  for (const { mediaId, ...use } of found) byFile.set(mediaId, [...(byFile.get(mediaId) ?? []), use]);
  return byFile;
}

async function covers(context: SignedInContext, rows: readonly Media[]): Promise<Found[]> {
  const ofOperations = rows.filter(({ isCover, operationId }) => isCover && operationId !== null);
  const names = await operationNames(
    context,
    ofOperations.map(({ operationId }) => operationId),
  );
  return ofOperations.map(({ id, operationId }) => ({
    mediaId: id,
    kind: 'cover',
    label: names.get(operationId ?? '') ?? '',
    href: hrefIf(context, 'operation.list', show({ operation: operationId ?? '' })),
  }));
}

async function pairs({ db }: SignedInContext, ids: readonly string[]): Promise<Found[]> {
  const afters = await db
    .select({ id: media.id, title: media.title, beforeId: media.beforeId })
    .from(media)
    .where(and(inArray(media.beforeId, [...ids]), isNull(media.deletedAt)));
  return afters.map(({ id, title, beforeId }) => ({
    mediaId: beforeId ?? '',
    kind: 'before',
    label: title,
    href: editMedia(id),
  }));
}

async function lotsWith(context: SignedInContext, ids: readonly string[]): Promise<Found[]> {
  const holds = or(inArray(lots.planMediaId, [...ids]), arrayOverlaps(lots.photoMediaIds, [...ids]));
  const rows = await context.db
    .select()
    .from(lots)
    .where(and(holds, isNull(lots.deletedAt)));
  return rows.flatMap(({ id, operationId, ref, planMediaId, photoMediaIds }) =>
    ids
      .filter((mediaId) => mediaId === planMediaId || photoMediaIds.includes(mediaId))
      .map((mediaId): Found => ({
        mediaId,
        kind: 'lot',
        label: ref,
        href: hrefIf(context, 'sale-plan.list', editLot({ operation: operationId, lot: id })),
      })),
  );
}

async function adverts(context: SignedInContext, ids: readonly string[]): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(broadcastLots)
    .where(and(arrayOverlaps(broadcastLots.photoMediaIds, [...ids]), isNull(broadcastLots.deletedAt)));
  return rows.flatMap(({ operationId, title, photoMediaIds }) =>
    shared(ids, photoMediaIds).map((mediaId): Found => ({
      mediaId,
      kind: 'advert',
      label: title,
      href: hrefIf(context, 'sale-plan.list', editAdvert({ operation: operationId })),
    })),
  );
}

async function sales(context: SignedInContext, ids: readonly string[]): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(quickSales)
    .where(and(arrayOverlaps(quickSales.mediaIds, [...ids]), isNull(quickSales.deletedAt)));
  return rows.flatMap(({ id, name, mediaIds }) =>
    shared(ids, mediaIds).map((mediaId): Found => ({
      mediaId,
      kind: 'quickSale',
      label: name,
      href: hrefIf(context, 'quick-sale.list', commercialInformationForm({ quickSale: id })),
    })),
  );
}

/** Links that open, or would again with a later end. */
async function links(context: SignedInContext, ids: readonly string[]): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(shares)
    .where(
      and(arrayOverlaps(shares.fileIds, [...ids]), eq(shares.target, 'operation'), isNull(shares.revokedAt)),
    );
  return rows.flatMap(({ operationId, recipientName, fileIds }) =>
    shared(ids, fileIds).map((mediaId): Found => ({
      mediaId,
      kind: 'share',
      label: recipientName,
      href:
        operationId === null
          ? null
          : hrefIf(context, 'share.list', shareOperation({ operation: operationId })),
    })),
  );
}

async function miniSites(context: SignedInContext, rows: readonly Media[]): Promise<Found[]> {
  const operationIds = [...new Set(rows.flatMap(({ operationId }) => operationId ?? []))];
  if (operationIds.length === 0) return [];
  const found = await context.db
    .select()
    .from(sites)
    .where(and(inArray(sites.operationId, operationIds), isNull(sites.deletedAt)));
  return found.flatMap(({ operationId, slug, draft, published }) => {
    // Sections that are off count too: they may be put on again.
    const contents = JSON.stringify([draft, published]);
    return rows
      .filter(({ id }) => contents.includes(id))
      .map(({ id }): Found => ({
        mediaId: id,
        kind: 'site',
        label: slug,
        href: hrefIf(context, 'site.list', editSite({ operation: operationId })),
      }));
  });
}

const shared = (ids: readonly string[], theirs: readonly string[]): string[] =>
  ids.filter((id) => theirs.includes(id));

const hrefIf = (context: SignedInContext, right: Parameters<typeof can>[1], href: string): string | null =>
  can(context, right) ? href : null;
