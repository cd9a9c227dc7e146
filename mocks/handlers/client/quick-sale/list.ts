import { inArray, sql } from 'drizzle-orm';
import { quickSaleList, type QuickSaleRow } from '#contracts/client/quick-sale/index.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { commercialGaps, completeBps, saleGaps } from '#domain/quick-sale/completeness.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { yieldBps } from '#domain/quick-sale/yields.ts';
import { index } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { media, quickSales, type QuickSale } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { fileOf, percentOf } from '#mocks/server/lists/file-columns.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { byColumn, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { daysOnSale, gapsOf, reportsOf } from './facts.ts';

/** What the buyer pays, fees included; null while it is not known. */
const publicPrice = sql<number | null>`(${quickSales.netSellerCents}
  + case when ${quickSales.feePayer} = 'none' then 0 else coalesce(${quickSales.feeCents}, 0) end)`;

const priceBand = sql<string>`case
  when ${publicPrice} is null then 'unknown'
  when ${publicPrice} < 5000000 then 'under_50'
  when ${publicPrice} < 15000000 then '50_150'
  when ${publicPrice} < 30000000 then '150_300'
  when ${publicPrice} < 60000000 then '300_600'
  else 'over_600' end`;

/** Where the list of quick sales finds its rows. */
export const quickSaleSource = defineListSource(quickSaleList, {
  page: 'Client/QuickSale/Index',
  area: 'quick-sale',
  table: quickSales,
  href: index,
  search: quickSales.searchText,
  filters: {
    type: byColumn(quickSales.type, choiceLabels(quickSaleMessages, 'type')),
    status: byColumn(quickSales.status, choiceLabels(quickSaleMessages, 'status')),
    city: byColumn(quickSales.city),
    price: byColumn(priceBand, choiceLabels(quickSaleMessages, 'price')),
  },
  sorts: {
    name: sql`lower(${quickSales.name})`,
    publicPriceCents: publicPrice,
    updatedAt: quickSales.updatedAt,
  },
  rows: rowsOf,
  download: fileOf(quickSaleMessages, {
    ref: 'text',
    name: 'text',
    type: 'text',
    city: 'text',
    areaM2: { kind: 'number', value: ({ areaM2 }) => Number(areaM2) },
    publicPriceCents: 'money',
    pricePerM2Cents: 'money',
    grossYieldBps: { kind: 'number', value: ({ grossYieldBps }) => percentOf(grossYieldBps) },
    netYieldBps: { kind: 'number', value: ({ netYieldBps }) => percentOf(netYieldBps) },
    saleCompleteBps: { kind: 'number', value: ({ saleCompleteBps }) => percentOf(saleCompleteBps) },
    commercialCompleteBps: {
      kind: 'number',
      value: ({ commercialCompleteBps }) => percentOf(commercialCompleteBps),
    },
    status: 'text',
    daysOnSale: 'number',
    updatedAt: 'date',
  }),
});

async function rowsOf(
  { db, today }: RowContext & ListDay,
  records: readonly QuickSale[],
): Promise<QuickSaleRow[]> {
  const reports = await reportsOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((row) => {
    const gaps = gapsOf(row, reports.get(row.id) ?? [], today);
    const price = advertisedPrice(row)?.publicPriceCents ?? null;
    const { grossBps, netBps } = yieldBps(row, today);
    return {
      id: row.id,
      ref: row.ref,
      name: row.name,
      type: row.type,
      city: row.city,
      areaM2: row.areaM2,
      photoHref: null,
      publicPriceCents: price,
      pricePerM2Cents: pricePerM2Cents(price, hundredthsOfM2(row.areaM2)),
      grossYieldBps: grossBps,
      netYieldBps: netBps,
      saleCompleteBps: completeBps(gaps.saleGaps, saleGaps),
      commercialCompleteBps: completeBps(gaps.commercialGaps, commercialGaps),
      status: row.status,
      daysOnSale: daysOnSale(row, today),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** Rows with the pictures that open their adverts, whose addresses are signed for whoever asks. */
export async function withPhotos(
  context: ClientContext,
  rows: readonly QuickSaleRow[],
): Promise<QuickSaleRow[]> {
  if (rows.length === 0) return [];
  const photo = sql<
    string | null
  >`(select coalesce(picture.thumb_file_id, picture.file_id) from ${media} picture
    where picture.id = "quick_sales"."media_ids"[1] and picture.deleted_at is null)`;
  const found = await context.db
    .select({ id: quickSales.id, fileId: photo })
    .from(quickSales)
    .where(
      inArray(
        quickSales.id,
        rows.map(({ id }) => id),
      ),
    );
  const photos = new Map(found.map(({ id, fileId }) => [id, fileId]));
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      photoHref: await fileHrefOrNull(context, photos.get(row.id) ?? null),
    })),
  );
}
