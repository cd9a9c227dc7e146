import { and, eq, isNull, sql } from 'drizzle-orm';
import { wayElsewhere } from '#contracts/define.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { utmAddress, utmParameters, utmState } from '#domain/growth/utm.ts';
import { utmHits, utms, type Utm } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { rememberCampaign } from '#mocks/server/growth/sign-up-source.ts';
import { data, redirect } from '#mocks/server/handler.ts';
import { ownAddress } from '#mocks/server/own-address.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { isOptedOut } from '#mocks/server/visits/note-visit.ts';

/** Seconds between two events: a fair may bring dozens of visits at once. */
const eventEveryS = 10;

/** Counts a visit, without keeping who came: the visitor is a hash that is another the next day. */
async function noteHit(context: RequestContext, { id }: Utm, landingPath: string): Promise<void> {
  const { deps, request, ip, unscoped } = context;
  if (request.method !== 'GET' || isOptedOut(request)) return;
  const at = deps.clock.businessNow();
  const on = parisDay(at);
  const visitor = `${ip ?? ''}\n${request.headers.get('user-agent') ?? ''}`;
  await unscoped
    .insert(utmHits)
    .values({
      id: deps.newId(),
      utmId: id,
      day: on,
      visitorHash: await deps.signer.sign(`utm:${on}:${visitor}`),
      landingPath,
      lastAt: at,
    })
    .onConflictDoUpdate({
      target: [utmHits.utmId, utmHits.day, utmHits.visitorHash],
      set: { visits: sql`${utmHits.visits} + 1`, lastAt: at },
    });
  if ((await hitThrottle(deps, 'utm-hit', 1, eventEveryS)) !== null) return;
  broadcast(context, [channels.admin()], 'utm.hit', { id });
}

/** Short links: each leads to its place, with its words while it runs. */
export const utmResource = defineResource({
  handlers: {
    'utm.redirect': data(wayElsewhere, async (context) => {
      const { deps, unscoped, url } = context;
      const slug = parameter(context, 'shortlink');
      const [row] = await unscoped
        .select()
        .from(utms)
        .where(and(eq(utms.slug, slug), isNull(utms.deletedAt)))
        .limit(1);
      if (!row) throw notFound('shortlink');
      const target = new URL(row.targetUrl, url.origin);
      const isRunning = utmState(row, parisDay(deps.clock.businessNow())) === 'running';
      if (!isRunning) return redirect(ownAddress(target));
      await noteHit(context, row, target.pathname);
      rememberCampaign(context, utmParameters(row));
      return redirect(ownAddress(new URL(utmAddress(row.targetUrl, row, url.origin) ?? target)));
    }),
  },
});
