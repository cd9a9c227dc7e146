import { and, asc, isNull, ne } from 'drizzle-orm';
import type { bannerList, BannerPartnerProps } from '#contracts/admin/banner/partner.ts';
import { bannerPlacements } from '#domain/partner/banner.ts';
import { freeStretches, weightShareBps } from '#domain/partner/banner-schedule.ts';
import { addMonths, day, firstDayOf, lastDayOf, monthOf, type Day } from '#domain/time/day.ts';
import { readRows } from '#mocks/db/queries/business-table.ts';
import { banners, partners, type BannerRow } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { bannerSource, partnerNames } from './list.ts';
import { daysOf, stretchOf } from './record.ts';
import { stateOf } from './state.ts';

type FullQuery = ReturnType<(typeof bannerList)['query']['parse']>;
type Timeline = NonNullable<BannerPartnerProps['timeline']>;

/** Most lines that are drawn. */
const maxBars = 500;
/** Months before and after this one that are drawn where no period is asked for. */
const monthsBefore = 1;
const monthsAfter = 3;
/** Most months that are drawn. */
const maxMonths = 18;

/** The days that are drawn: those that are asked for, or those around today; whole months. */
function drawnDays(runsOn: string, today: Day): { from: Day; to: Day } {
  const [first = '', last = ''] = runsOn.split('..');
  const from = first === '' ? addMonths(monthOf(today), -monthsBefore) : monthOf(day(first));
  const asked = last === '' ? addMonths(monthOf(today), monthsAfter) : monthOf(day(last));
  const farthest = addMonths(from, maxMonths - 1);
  const to = asked < from ? from : asked;
  return { from: firstDayOf(from), to: lastDayOf(to > farthest ? farthest : to) };
}

/** What a placement leaves free from today on, whoever asks for which banners. */
function freeOf(rows: readonly BannerRow[], { from, to }: { from: Day; to: Day }, today: Day) {
  const first = from < today ? today : from;
  if (first > to) return [];
  const taken = rows.filter((row) => ['scheduled', 'live'].includes(stateOf(row, today)));
  return freeStretches(taken, stretchOf({ startsOn: first, endsOn: to })).map((free) => {
    const { startsOn, endsOn } = daysOf(free);
    return { from: startsOn, to: endsOn };
  });
}

/** The schedule of all placements; null where the address asks for another look. */
export async function timelineOf(context: AdminContext, query: FullQuery): Promise<Timeline | null> {
  if (query.look !== '' || query.deleted === '1') return null;
  const { db, deps } = context;
  const today = day(parisDay(deps.clock.businessNow()));
  const days = drawnDays(query.runsOn, today);
  const existing = await readRows(db, banners, { where: isNull(banners.deletedAt), limit: maxBars });
  const shown = await readRows(db, banners, {
    where: and(isNull(banners.deletedAt), bannerSource.conditions(query, today)),
    orderBy: [asc(banners.startsAt), asc(banners.id)],
    limit: maxBars,
  });
  const names = await partnerNames(
    db,
    shown.map(({ partnerId }) => partnerId),
  );
  const placements = bannerPlacements.filter(
    (placement) => query.placement.length === 0 || query.placement.includes(placement),
  );
  return {
    ...days,
    lanes: placements.map((placement) => {
      const there = existing.filter((row) => row.placement === placement);
      const live = there.filter((row) => stateOf(row, today) === 'live');
      const weights = live.reduce((sum, { weight }) => sum + weight, 0);
      return {
        placement,
        bars: shown
          .filter((row) => row.placement === placement)
          .map((row) => ({
            id: row.id,
            title: row.title,
            partner: { id: row.partnerId, name: names.get(row.partnerId) ?? '' },
            status: stateOf(row, today),
            ...daysOf(row),
            weight: row.weight,
            shareBps: live.some(({ id }) => id === row.id) ? weightShareBps(row.weight, weights) : null,
          }))
          .filter(({ startsOn, endsOn }) => startsOn <= days.to && endsOn >= days.from),
        free: freeOf(there, days, today),
      };
    }),
  };
}

/** Partners that a banner can be copied for. */
export const openPartners = ({ db }: AdminContext) =>
  db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(and(isNull(partners.deletedAt), ne(partners.status, 'archived')))
    .orderBy(asc(partners.name))
    .limit(maxBars);
