import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { bannerList, type PlannedBannerRow } from '#contracts/admin/banner/partner.ts';
import { clickRateBps, remainingImpressions } from '#domain/partner/banner-schedule.ts';
import type { Day } from '#domain/time/day.ts';
import { partner as schedule } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import type { Database } from '#mocks/db/database.ts';
import { banners, partners, type BannerRow } from '#mocks/db/schema/index.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf, percentOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, byDay, choiceLabels, type FilterSource } from '#mocks/server/lists/filter-source.ts';
import { daysOf } from './record.ts';
import { stateOf } from './state.ts';

const startDay = sql`(${banners.startsAt} at time zone 'Europe/Paris')::date`;
/** The first day without it. */
const endDay = sql`(${banners.endsAt} at time zone 'Europe/Paris')::date`;

/** The state of a banner on a day, as `bannerState` of the domain tells it. */
const stateOn = (today: Day): SQL => sql`case
  when ${endDay} <= ${today}::date then 'ended'
  when ${banners.desktopFileId} is null or ${banners.mobileFileId} is null then 'draft'
  when ${banners.impressionsCount} >= ${banners.maxImpressions} then 'ended'
  when ${banners.isPaused} then 'paused'
  when ${startDay} > ${today}::date then 'scheduled'
  else 'live' end`;

/** Those that are shown on a day of the period at least. */
const byRun: FilterSource = {
  condition: (values) => {
    const [from = '', to = ''] = String(values).split('..');
    return and(
      to === '' ? undefined : sql`${startDay} <= ${to}::date`,
      from === '' ? undefined : sql`${endDay} > ${from}::date`,
    );
  },
  values: null,
};

/** Names of partners, by identifier. */
export async function partnerNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(inArray(partners.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Where the schedule of banners finds its rows. */
export const bannerSource = defineListSource(bannerList, {
  page: 'Admin/Banner/Partner',
  area: 'banner',
  exportRight: 'banner.list',
  table: banners,
  href: schedule,
  search: banners.searchText,
  filters: {
    partnerId: byColumn(banners.partnerId, ({ db }, ids) => partnerNames(db, ids)),
    placement: byColumn(banners.placement, choiceLabels(bannerMessages, 'placement')),
    status: byDay(stateOn, choiceLabels(bannerMessages, 'status')),
    runsOn: byRun,
  },
  sorts: {
    startsOn: banners.startsAt,
    endsOn: banners.endsAt,
    name: sql`lower(${banners.title})`,
    impressions: banners.impressionsCount,
    rate: sql`${banners.clicksCount}::numeric / nullif(${banners.impressionsCount}, 0)`,
  },
  rows: bannerRows,
  download: fileOf(bannerMessages, {
    name: 'text',
    partner: { kind: 'text', value: ({ partner }) => partner.name },
    placement: 'text',
    status: 'text',
    startsOn: 'date',
    endsOn: 'date',
    weight: 'number',
    impressions: 'number',
    clicks: 'number',
    rate: { kind: 'number', value: ({ rateBps }) => percentOf(rateBps) },
    remaining: 'number',
    createdAt: 'date',
  }),
});

async function bannerRows(
  { db, today }: RowContext & ListDay,
  records: readonly BannerRow[],
): Promise<PlannedBannerRow[]> {
  if (records.length === 0) return [];
  const names = await partnerNames(
    db,
    records.map(({ partnerId }) => partnerId),
  );
  return records.map((row) => ({
    id: row.id,
    name: row.title,
    partner: { id: row.partnerId, name: names.get(row.partnerId) ?? '' },
    placement: row.placement,
    status: stateOf(row, today),
    ...daysOf(row),
    weight: row.weight,
    impressions: row.impressionsCount,
    clicks: row.clicksCount,
    rateBps: clickRateBps(row.clicksCount, row.impressionsCount),
    remaining: remainingImpressions(row.maxImpressions, row.impressionsCount),
    isPaused: row.isPaused,
    createdAt: row.createdAt.toISOString(),
  }));
}
