import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { missingForBroadcast } from '#domain/sale/broadcast-gaps.ts';
import { stockAge } from '#domain/sale/stock-age.ts';
import type { Day } from '#domain/time/day.ts';
import {
  contacts,
  lots,
  media,
  notarySaleLots,
  saleContacts,
  stateChanges,
  type Lot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { lotMargin, seesMargins, simulatedLots, type SimulatedLots } from './margins.ts';

/** The lots of an operation that are not in the bin, by reference. */
export const lotsOf = ({ db }: Pick<ClientContext, 'db'>, operationId: string): Promise<Lot[]> =>
  db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));

/** The day on which each lot last came into a state: its contract, its deed. */
export async function daysOfState(
  { db }: Pick<ClientContext, 'db'>,
  lotIds: readonly string[],
  state: 'under_contract' | 'sold',
): Promise<ReadonlyMap<string, Day>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .select({ id: stateChanges.entityId, on: sql<string>`max(${stateChanges.on})::text` })
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.entity, 'lot'),
        eq(stateChanges.toState, state),
        inArray(stateChanges.entityId, [...lotIds]),
      ),
    )
    .groupBy(stateChanges.entityId);
  return new Map(rows.map(({ id, on }) => [id, on as Day]));
}

/** People around the lots: whoever buys each, and how many others may. */
interface Interest {
  readonly buyers: readonly string[];
  readonly prospectsCount: number;
}

async function interestIn(
  { db }: Pick<ClientContext, 'db'>,
  operationIds: readonly string[],
): Promise<(lotId: string) => Interest> {
  const rows = await db
    .select({ lotIds: saleContacts.lotIds, stage: saleContacts.stage, name: contacts.displayName })
    .from(saleContacts)
    .innerJoin(contacts, eq(contacts.id, saleContacts.contactId))
    .where(and(inArray(saleContacts.operationId, [...operationIds]), isNull(saleContacts.deletedAt)))
    .orderBy(asc(contacts.displayName));
  return (lotId) => {
    const own = rows.filter(({ lotIds }) => lotIds.includes(lotId));
    return {
      buyers: own.filter(({ stage }) => stage === 'buyer').map(({ name }) => name),
      prospectsCount: own.filter(({ stage }) => stage !== 'buyer' && stage !== 'lost').length,
    };
  };
}

/** The first photograph of each lot, as far as it has one. */
async function photosOf(context: ClientContext, rows: readonly Lot[]): Promise<ReadonlyMap<string, string>> {
  const firsts = new Map(rows.flatMap(({ id, photoMediaIds: [first] }) => (first ? [[id, first]] : [])));
  if (firsts.size === 0) return new Map();
  const found = await context.db
    .select({ id: media.id, fileId: media.fileId, thumbFileId: media.thumbFileId })
    .from(media)
    .where(and(inArray(media.id, [...new Set(firsts.values())]), isNull(media.deletedAt)));
  const hrefs = new Map<string, string>();
  for (const [lotId, mediaId] of firsts) {
    const row = found.find(({ id }) => id === mediaId);
    const fileId = row?.thumbFileId ?? row?.fileId;
    if (fileId) hrefs.set(lotId, await fileHref(context, fileId));
  }
  return hrefs;
}

/** The live sale of each lot that has one. */
async function salesOfLots(
  { db }: Pick<ClientContext, 'db'>,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ lotId: notarySaleLots.lotId, saleId: notarySaleLots.notarySaleId })
    .from(notarySaleLots)
    .where(and(inArray(notarySaleLots.lotId, [...lotIds]), eq(notarySaleLots.isLive, true)));
  return new Map(rows.map(({ lotId, saleId }) => [lotId, saleId]));
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Lots with their operation, as the sale plan and the stock show them; what the person may not see is null. */
export async function saleLots(
  context: ClientContext,
  rows: readonly { readonly lot: Lot; readonly operation: Operation }[],
): Promise<SaleLot[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ lot }) => lot.id);
  const operations = [...new Map(rows.map(({ operation }) => [operation.id, operation])).values()];
  const today = parisDay(context.deps.clock.businessNow()) as Day;
  const deeds = await daysOfState(context, ids, 'sold');
  const interest = await interestIn(
    context,
    operations.map(({ id }) => id),
  );
  const photos = await photosOf(
    context,
    rows.map(({ lot }) => lot),
  );
  const sales = await salesOfLots(context, ids);
  const hasMargins = seesMargins(context);
  const simulated = hasMargins ? await simulatedLots(context, operations) : new Map<string, SimulatedLots>();
  const seesFloor = can(context, 'floor-price.list');
  return rows.map(({ lot, operation }) => {
    const { rooms } = lot.details;
    const isSold = lot.status === 'sold' || lot.status === 'delivered';
    const age = stockAge(
      { forSaleOn: lot.forSaleOn as Day | null, deedOn: isSold ? (deeds.get(lot.id) ?? null) : null },
      today,
    );
    const margin = lotMargin(lot, operation, simulated.get(operation.id) ?? new Map(), today);
    return {
      id: lot.id,
      version: lot.version,
      ref: lot.ref,
      type: lot.type,
      label: lot.label ?? '',
      buildingLabel: lot.buildingLabel ?? '',
      level: lot.level,
      rooms: typeof rooms === 'number' ? rooms : null,
      areaM2: lot.areaM2,
      exposure: textOf(lot.details['exposure']),
      dpeClass: textOf(lot.details['dpeClass']),
      saleMode: lot.saleMode,
      priceTtcCents: lot.priceTtcCents,
      pricePerM2Cents: pricePerM2Cents(lot.priceTtcCents, hundredthsOfM2(lot.areaM2)),
      existingPriceCents: lot.existingPriceCents,
      worksPriceCents: lot.worksPriceCents,
      minPriceCents: seesFloor ? lot.minPriceCents : null,
      status: lot.status,
      ...mutable(interest(lot.id)),
      notarySaleId: sales.get(lot.id) ?? null,
      ageDays: age.ageDays,
      ageBucket: age.bucket,
      costCents: margin?.costCents ?? null,
      marginCents: margin?.marginCents ?? null,
      marginBps: margin?.marginBps ?? null,
      gaps: missingForBroadcast({ ...lot, photosCount: lot.photoMediaIds.length }, today),
      photoHref: photos.get(lot.id) ?? null,
    };
  });
}

const mutable = ({ buyers, prospectsCount }: Interest) => ({ buyers: [...buyers], prospectsCount });
