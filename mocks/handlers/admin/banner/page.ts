import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { clickRateBps, overlap, remainingImpressions } from '#domain/partner/banner-schedule.ts';
import { banners, brands, partners, plans, type BannerRow } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { day } from '#domain/time/day.ts';
import { partner } from '../partner/record.ts';
import { daysOf } from './record.ts';
import { stateOf } from './state.ts';

type Banner = PartnerBannerProps['banners'][number];

const departments = Object.entries(departmentNames)
  .map(([id, name]) => ({ id, label: `${id} ${name}` }))
  .toSorted((a, b) => a.id.localeCompare(b.id));

/** Banners of all partners that may stand in each other's way. */
const others = ({ db }: AdminContext) =>
  db
    .select({ banner: banners, partner: partners.name })
    .from(banners)
    .innerJoin(partners, eq(partners.id, banners.partnerId))
    .where(and(isNull(banners.deletedAt), isNull(partners.deletedAt), ne(partners.status, 'archived')));

type Other = Awaited<ReturnType<typeof others>>[number];

const conflictsOf = (row: BannerRow, all: readonly Other[]): Banner['conflicts'] =>
  all
    .filter(({ banner: one }) => one.id !== row.id && one.placement === row.placement && overlap(one, row))
    .map(({ banner: one, partner: name }) => ({
      id: one.id,
      title: one.title,
      partner: name,
      placement: one.placement,
      ...daysOf(one),
      weight: one.weight,
    }));

async function shownBanner(context: AdminContext, row: BannerRow, all: readonly Other[]): Promise<Banner> {
  const { desktopFileId, mobileFileId, impressionsCount, clicksCount, maxImpressions } = row;
  const { title, alt, linkUrl, placement, planIds, brandIds, departments: codes, weight } = row;
  return {
    id: row.id,
    version: row.version,
    values: {
      title,
      alt,
      linkUrl,
      placement,
      planIds,
      brandIds,
      departments: codes,
      ...daysOf(row),
      weight,
      maxImpressions,
    },
    status: stateOf(row, day(parisDay(context.deps.clock.businessNow()))),
    desktopHref: await fileHrefOrNull(context, desktopFileId),
    mobileHref: await fileHrefOrNull(context, mobileFileId),
    isPaused: row.isPaused,
    impressions: impressionsCount,
    clicks: clicksCount,
    rateBps: clickRateBps(clicksCount, impressionsCount),
    remaining: remainingImpressions(maxImpressions, impressionsCount),
    conflicts: conflictsOf(row, all),
  };
}

/** Props of the banners of a partner. */
export async function bannerProps(context: AdminContext, open: string): Promise<PartnerBannerProps> {
  const { db, deps } = context;
  const { id, name } = await partner.ofRoute(context);
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.partnerId, id), isNull(banners.deletedAt)))
    .orderBy(asc(banners.startsAt), asc(banners.id));
  const all = await others(context);
  return {
    partner: { id, name },
    banners: await Promise.all(rows.map((row) => shownBanner(context, row, all))),
    openId: rows.find((row) => row.id === open)?.id ?? null,
    plans: await db.select({ id: plans.id, label: plans.name }).from(plans).orderBy(asc(plans.sort)),
    brands: await db
      .select({ id: brands.id, label: brands.name })
      .from(brands)
      .where(eq(brands.status, 'active'))
      .orderBy(asc(brands.name)),
    departments,
    today: parisDay(deps.clock.businessNow()),
    can: {
      create: canNow(context, 'banner.create'),
      update: canNow(context, 'banner.update'),
      delete: canNow(context, 'banner.delete'),
    },
  };
}
