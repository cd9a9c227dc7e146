import { and, asc, count, eq, gte, inArray, isNull } from 'drizzle-orm';
import {
  broadcastPage,
  type BroadcastProps,
  type BroadcastRow,
} from '#contracts/client/operation/broadcast-configuration/form.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { checkAdvert, isAdvertisable } from '#domain/broadcast/advert.ts';
import type { Day } from '#domain/time/day.ts';
import { show } from '#generated/routes/advert-feed.ts';
import {
  broadcastLots,
  lots,
  portalLeads,
  type BroadcastLot,
  type Lot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { feedKeyOf } from '#mocks/server/advert/feed-key.ts';
import { fedAdverts } from '#mocks/server/advert/fed-adverts.ts';
import { openPhotoIds } from '#mocks/server/advert/settle.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import { hasPortals } from '#mocks/server/quota.ts';
import { membersOf } from '../members.ts';
import { editorOf } from './editor.ts';
import { broadcastOfRoute, settingsOf, type FoundBroadcast } from './record.ts';
import { thumbsOf } from './pictures.ts';
import { headOf } from '../scope.ts';

/** Days that the figures of an advert look back. */
const figureDays = 30;

/** How the lots of an operation are advertised: settings, adverts, what is missing, what portals say. */
export const editHandler = clientPage(broadcastPage, async (context, query) => {
  const found = await broadcastOfRoute(context);
  const { operation, configuration } = found;
  const values = await settingsOf(context, found);
  return {
    operation: headOf(operation),
    query,
    settings: { version: configuration?.version ?? null, values },
    feed: await feedOf(context, found),
    lots: await rowsOf(context, operation),
    editor: query.lot === '' ? null : await editorOf(context, operation, query.lot, values),
    people: await membersOf(context),
    hasPortals: await hasPortals(context),
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    can: {
      update: canNow(context, 'operation.update'),
      write: canNow(context, 'sale-plan.update'),
      rotate: canNow(context, 'sale-plan.validate'),
    },
  } satisfies BroadcastProps;
});

async function feedOf(
  context: ClientContext,
  { operation, configuration }: FoundBroadcast,
): Promise<BroadcastProps['feed']> {
  const { deps, db, url } = context;
  const origin = deps.config.publicOrigin ?? url.origin;
  const isShown = configuration !== null && canNow(context, 'sale-plan.update');
  const fed = configuration === null ? [] : await fedAdverts(db, configuration, operation);
  return {
    href: isShown ? new URL(show({ feedKey: await feedKeyOf(deps, configuration) }), origin).href : null,
    lastSyncAt: configuration?.lastSyncAt?.toISOString() ?? null,
    lastReadAt: configuration?.lastReadAt?.toISOString() ?? null,
    readsCount: configuration?.readsCount ?? 0,
    publishedCount: fed.length,
  };
}

/** Lots that may be advertised, and those whose advert is not off yet, by reference. */
async function rowsOf(context: ClientContext, operation: Operation): Promise<BroadcastRow[]> {
  const { db, deps } = context;
  const rows = await db
    .select({ lot: lots, advert: broadcastLots })
    .from(lots)
    .leftJoin(broadcastLots, and(eq(broadcastLots.lotId, lots.id), isNull(broadcastLots.deletedAt)))
    .where(and(eq(lots.operationId, operation.id), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  const shown = rows.filter(
    ({ lot, advert }) => isAdvertisable(lot.status) || (advert !== null && lot.status !== 'draft'),
  );
  const photos = shown.flatMap(({ lot, advert }) => advert?.photoMediaIds ?? lot.photoMediaIds);
  const open = await openPhotoIds(db, operation.id, photos);
  const thumbs = await thumbsOf(context, [...open]);
  const leads = await leadsOf(
    context,
    shown.map(({ lot }) => lot.id),
  );
  const today = parisDay(deps.clock.businessNow()) as Day;
  return shown.map(({ lot, advert }) => rowOf(lot, advert, { open, thumbs, leads, today }));
}

interface RowFacts {
  readonly open: ReadonlySet<string>;
  readonly thumbs: ReadonlyMap<string, string>;
  readonly leads: ReadonlyMap<string, number>;
  readonly today: Day;
}

function rowOf(
  lot: Lot,
  advert: BroadcastLot | null,
  { open, thumbs, leads, today }: RowFacts,
): BroadcastRow {
  const photoIds = (advert?.photoMediaIds ?? lot.photoMediaIds).filter((id) => open.has(id));
  const viewCounts = (advert?.portalStatus ?? []).flatMap(({ views }) =>
    views === undefined ? [] : [views],
  );
  const title = advert?.title ?? '';
  const text = advert?.text ?? '';
  const lastSentAt = advert?.lastSentAt ?? null;
  return {
    id: lot.id,
    ref: lot.ref,
    label: lot.label ?? '',
    type: lot.type,
    areaM2: lot.areaM2,
    priceTtcCents: lot.priceTtcCents,
    lotStatus: lot.status,
    isOpen: isAdvertisable(lot.status),
    version: advert?.version ?? null,
    title,
    textLength: text.length,
    photosCount: photoIds.length,
    photoHref: thumbs.get(photoIds[0] ?? '') ?? null,
    status: advert?.status ?? 'off',
    portals: (advert?.portalStatus ?? []).map(({ portal, state, code, message, at }) => ({
      portal,
      state,
      code: code ?? '',
      message,
      at,
    })),
    checks: checkAdvert({ ...lot, title, text, photosCount: photoIds.length }, today),
    views: viewCounts.length === 0 ? null : viewCounts.reduce((sum, views) => sum + views, 0),
    leads: leads.get(lot.id) ?? 0,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    isChanged: advert !== null && lastSentAt !== null && advert.updatedAt > lastSentAt,
  };
}

/** Requests of thirty days, by lot. */
async function leadsOf(
  { db, deps }: ClientContext,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lotIds.length === 0) return new Map();
  const since = daysLater(deps.clock.businessNow(), -figureDays);
  const rows = await db
    .select({ lotId: portalLeads.lotId, total: count() })
    .from(portalLeads)
    .where(
      and(
        inArray(portalLeads.lotId, [...lotIds]),
        gte(portalLeads.receivedAt, since),
        isNull(portalLeads.deletedAt),
      ),
    )
    .groupBy(portalLeads.lotId);
  return new Map(rows.flatMap(({ lotId, total }) => (lotId === null ? [] : [[lotId, total]])));
}
