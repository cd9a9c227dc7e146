import { eq, inArray, sql } from 'drizzle-orm';
import { advertFeed } from '#contracts/advert-feed/show.ts';
import { photo } from '#generated/routes/advert-feed.ts';
import { broadcastConfigurations, broadcastLots } from '#mocks/db/schema/index.ts';
import { feedDocument } from '#mocks/server/advert/feed-document.ts';
import { fedAdverts } from '#mocks/server/advert/fed-adverts.ts';
import { announceAdverts } from '#mocks/server/advert/settle.ts';
import { parameter } from '#mocks/server/context.ts';
import { data } from '#mocks/server/handler.ts';
import { feedOfRoute, tooOften } from './find.ts';

/** Handler of `advert-feed.show`: the adverts that are published, and a note of who came to read them. */
export const showHandler = data(advertFeed, async (context) => {
  const { deps, url, unscoped, request, outbox } = context;
  const { configuration, operation, tenant, contact } = await feedOfRoute(context);
  const refusal = await tooOften(context, configuration, 'read');
  if (refusal !== null) return { kind: 'raw', response: refusal };
  const at = deps.clock.businessNow();
  const adverts = await fedAdverts(unscoped, configuration, operation);
  const feedKey = parameter(context, 'feedKey');
  const origin = deps.config.publicOrigin ?? url.origin;
  const xml = feedDocument({
    configuration,
    operation,
    tenant,
    contact,
    adverts,
    at,
    photoHref: (feedPhoto) => new URL(photo({ feedKey, feedPhoto }), origin).href,
  });
  if (request.method === 'GET') {
    await unscoped.transaction(async (tx) => {
      await tx
        .update(broadcastConfigurations)
        .set({ lastReadAt: at, readsCount: sql`${broadcastConfigurations.readsCount} + 1` })
        .where(eq(broadcastConfigurations.id, configuration.id));
      const ids = adverts.map(({ advert }) => advert.id);
      if (ids.length === 0) return;
      await tx.update(broadcastLots).set({ lastSentAt: at }).where(inArray(broadcastLots.id, ids));
    });
    announceAdverts({ outbox }, operation, []);
  }
  return {
    kind: 'raw',
    response: new Response(xml, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    }),
  };
});
