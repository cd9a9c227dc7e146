import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { checkAdvert, isAdvertisable, type AdvertCheck } from '#domain/broadcast/advert.ts';
import { settleAdvert, type SettledAdvert, type SiteFault } from '#domain/broadcast/settle.ts';
import { finalOperationStates } from '#domain/operation/states.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  broadcastLots,
  lots,
  media,
  operations,
  sites,
  type BroadcastLot,
  type Lot,
  type Operation,
  type Site,
} from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { parisDay } from '../paris-day.ts';
import { publicMedia } from '../site/page-facts.ts';

/** An advert with its lot. */
export interface AdvertOfLot {
  readonly advert: BroadcastLot;
  readonly lot: Lot;
}

/** The adverts of an operation with their lots, by reference; lots in the bin too, whose adverts have to fall. */
export const advertsOf = (db: Database, operationId: string): Promise<AdvertOfLot[]> =>
  db
    .select({ advert: broadcastLots, lot: lots })
    .from(broadcastLots)
    .innerJoin(lots, eq(lots.id, broadcastLots.lotId))
    .where(and(eq(broadcastLots.operationId, operationId), isNull(broadcastLots.deletedAt)))
    .orderBy(lots.ref);

/** Photographs that may be shown to everybody, of those that are named. */
export async function openPhotoIds(
  db: Database,
  operationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(publicMedia(operationId), eq(media.kind, 'photo'), inArray(media.id, [...new Set(ids)])));
  return new Set(rows.map(({ id }) => id));
}

/** What is missing of an advert on a day. */
export const missingOf = (
  lot: Pick<Lot, 'type' | 'saleMode' | 'priceTtcCents' | 'details'>,
  advert: Pick<BroadcastLot, 'title' | 'text'>,
  photosCount: number,
  on: Day,
): AdvertCheck[] =>
  checkAdvert({ ...lot, title: advert.title, text: advert.text, photosCount }, on)
    .filter(({ isMet }) => !isMet)
    .map(({ check }) => check);

/** Why the mini-site of the operation does not show a lot; null where it does. */
export function siteFaultOf(
  site: Pick<Site, 'status' | 'published' | 'suspendedAt'> | undefined,
  lotId: string,
): SiteFault | null {
  if (site?.status !== 'published' || site.suspendedAt !== null || site.published === null)
    return 'siteOffline';
  const isShown =
    site.published.lotIds.includes(lotId) &&
    site.published.sections.some(({ kind, isOn }) => kind === 'lots' && isOn);
  return isShown ? null : 'siteLot';
}

export const siteOfOperation = async (db: Database, operationId: string): Promise<Site | undefined> =>
  (
    await db
      .select()
      .from(sites)
      .where(and(eq(sites.operationId, operationId), isNull(sites.deletedAt)))
      .limit(1)
  )[0];

/** Whether lots of an operation may be advertised at all. */
export const isOperationOpen = ({ status, deletedAt }: Pick<Operation, 'status' | 'deletedAt'>): boolean =>
  deletedAt === null && !finalOperationStates.includes(status);

/** How the adverts of an operation stand now, where that differs from what is written; lots whose state changed. */
export async function settleAdverts(
  deps: Pick<ServerDependencies, 'clock'>,
  db: Database,
  operation: Pick<Operation, 'id' | 'status' | 'deletedAt'>,
): Promise<string[]> {
  const at = deps.clock.businessNow();
  const today = parisDay(at) as Day;
  const rows = (await advertsOf(db, operation.id)).filter(({ advert }) => advert.status !== 'off');
  if (rows.length === 0) return [];
  const photos = await openPhotoIds(
    db,
    operation.id,
    rows.flatMap(({ advert }) => advert.photoMediaIds),
  );
  const site = await siteOfOperation(db, operation.id);
  const changed: string[] = [];
  for (const { advert, lot } of rows) {
    const photosCount = advert.photoMediaIds.filter((id) => photos.has(id)).length;
    const settled = settleAdvert(
      {
        status: advert.status,
        portals: advert.portalStatus,
        isOpen: isOperationOpen(operation) && lot.deletedAt === null && isAdvertisable(lot.status),
        missing: missingOf(lot, advert, photosCount, today),
        siteFault: siteFaultOf(site, lot.id),
      },
      at.toISOString(),
    );
    if (!settled.isChanged) continue;
    await writeAdvertState(db, advert, settled);
    changed.push(lot.id);
  }
  return changed;
}

/** Writes how an advert stands: its version counts what people write, which this is not. */
export async function writeAdvertState(
  db: Database,
  { id }: Pick<BroadcastLot, 'id'>,
  { status, portals }: Pick<SettledAdvert, 'status' | 'portals'>,
): Promise<void> {
  await db
    .update(broadcastLots)
    .set({ status, portalStatus: [...portals] })
    .where(eq(broadcastLots.id, id));
}

/** Takes the adverts of lots off at once: somebody has taken them. */
export async function dropAdverts(db: Database, lotIds: readonly string[], at: Date): Promise<void> {
  if (lotIds.length === 0) return;
  const rows = await db
    .select()
    .from(broadcastLots)
    .where(and(inArray(broadcastLots.lotId, [...lotIds]), ne(broadcastLots.status, 'off')));
  for (const advert of rows) {
    const settled = settleAdvert(
      {
        status: advert.status,
        portals: advert.portalStatus,
        isOpen: false,
        missing: [],
        siteFault: null,
      },
      at.toISOString(),
    );
    await writeAdvertState(db, advert, settled);
  }
}

/** Tells those who look at the operation which adverts stand otherwise now. */
export function announceAdverts(
  queue: { readonly outbox: QueuedEvent[] },
  { id, tenantId }: Pick<Operation, 'id' | 'tenantId'>,
  lotIds: readonly string[],
): void {
  broadcast(
    queue,
    [channels.operation(id), channels.tenant(tenantId)],
    'broadcast.changed',
    { operationId: id, lotIds: lotIds.slice(0, 200) },
    id,
  );
}

/** Operations that have an advert which is not off. */
export const broadcastOperations = (db: Database): Promise<Operation[]> =>
  db
    .select()
    .from(operations)
    .where(
      sql`exists (select 1 from ${broadcastLots} where ${broadcastLots.operationId} = ${operations.id} and ${broadcastLots.status} <> 'off')`,
    );
