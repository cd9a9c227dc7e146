import { and, eq, sql } from 'drizzle-orm';
import { noPayload, wayElsewhere } from '#contracts/define.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { banners, bannerStats, partners, type BannerRow } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { action, data, json, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { isOptedOut } from '#mocks/server/visits/note-visit.ts';
import { chosenBanner, isLive } from './serve.ts';

/** Seconds between two events of one banner: many people may see it at once. */
const eventEveryS = 10;
/** Times a minute that one session can be counted for one banner. */
const countedPerMinute = 20;

/** The banner of the address while it is on pages. @throws HttpFailure 404 */
async function liveBanner(context: RequestContext): Promise<BannerRow> {
  const { unscoped, deps } = context;
  const id = parameter(context, 'banner');
  const [row] = await unscoped
    .select({ banner: banners })
    .from(banners)
    .innerJoin(partners, eq(partners.id, banners.partnerId))
    .where(and(eq(banners.id, id), isLive(deps.clock.businessNow())))
    .limit(1);
  if (row === undefined) throw notFound('banner');
  return row.banner;
}

/** Staff in a client's name see banners too, and are not whom they are meant for; others may ask not to be counted. */
async function isCounted(context: RequestContext, row: BannerRow, what: string): Promise<boolean> {
  const { actor, request, deps, session } = context;
  if (actor?.impersonation || isOptedOut(request)) return false;
  // Only what this session is shown can have been seen in it.
  if ((await chosenBanner(context, row.placement))?.id !== row.id) return false;
  const key = `banner-${what}:${row.id}:${session.publicId}`;
  return (await hitThrottle(deps, key, countedPerMinute, 60)) === null;
}

async function count(context: RequestContext, row: BannerRow, what: 'impressions' | 'clicks'): Promise<void> {
  const { deps, unscoped } = context;
  const total = what === 'impressions' ? banners.impressionsCount : banners.clicksCount;
  const column = what === 'impressions' ? 'impressionsCount' : 'clicksCount';
  await unscoped.transaction(async (tx) => {
    await tx
      .insert(bannerStats)
      .values({ bannerId: row.id, day: parisDay(deps.clock.businessNow()), [what]: 1 })
      .onConflictDoUpdate({
        target: [bannerStats.bannerId, bannerStats.day],
        set: { [what]: sql`${bannerStats[what]} + 1` },
      });
    await tx
      .update(banners)
      .set({ [column]: sql`${total} + 1` })
      .where(eq(banners.id, row.id));
  });
  const wait = await hitThrottle(deps, `banner-event:${row.id}`, 1, eventEveryS);
  if (wait === null) broadcast(context, [channels.admin()], 'banner.seen', { id: row.id });
}

/** Banners on the pages of clients: seen by at least half for a second, and followed. */
export const bannerResource = defineResource({
  handlers: {
    'banner.impression': action(noPayload, {
      find: liveBanner,
      act: async (context, _payload, row) => {
        const isSeen = await isCounted(context, row, 'seen');
        if (isSeen) await count(context, row, 'impressions');
        return json({ counted: isSeen });
      },
    }),
    'banner.click': data(wayElsewhere, async (context) => {
      const row = await liveBanner(context);
      if (context.request.method === 'GET' && (await isCounted(context, row, 'clicked'))) {
        await count(context, row, 'clicks');
      }
      return redirect(row.linkUrl);
    }),
  },
});
