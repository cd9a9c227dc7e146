import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { sourcingMarket, type MarketAnswer } from '#contracts/client/sourcing/market.ts';
import type { Comparable } from '#domain/estimation/comparable.ts';
import { defaultMaxAgeMonths, defaultMaxDistanceM, type SaleType } from '#domain/estimation/enums.ts';
import { estimate } from '#domain/estimation/estimate.ts';
import { salesOf } from '#domain/estimation/public-sales.ts';
import { distanceM, type Coordinates } from '#domain/geography/distance.ts';
import { cents } from '#domain/money/cents.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { comparables, estimations, operations, saleLines } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import { linesAround, linesOf } from '../operation/estimation/sales.ts';
import { todayOf } from '../supplier/compliance.ts';

/** Sales of a commune that are read at most. */
const maxSales = 5000;

interface Asked {
  readonly type: SaleType;
  readonly inseeCode: string;
  readonly city: string;
  readonly place: Coordinates | null;
  readonly on: Day;
}

interface KnownPrice {
  readonly key: string;
  readonly soldOn: string;
  readonly priceCents: number;
  readonly areaM2: string;
  readonly at: Coordinates | null;
}

/**
 * What comparable properties cost by square metre, from the sales that the company knows: those of its estimations
 * and of the public file. Around the place they weigh as in an estimation; without a place, or where too few are
 * near, those of the commune weigh by area and age alone.
 */
export const marketHandler = clientData(sourcingMarket, async (context, query) => {
  const { type, areaM2, inseeCode, city, lat, lng } = query;
  if (type === null || inseeCode === '' || Number(areaM2) <= 0) return json({ market: null });
  const on = day(todayOf(context.deps));
  const place = lat === null || lng === null ? null : { lat, lng };
  const known = await knownPrices(context, { type, inseeCode, city, place, on });
  const near = place === null ? null : priceOf(areaM2, known, { place, on });
  return json({ market: near ?? priceOf(areaM2, known, { place: null, on }) });
});

/** The price by square metre of an area, around a place or anywhere in the commune. */
function priceOf(
  areaM2: string,
  known: readonly KnownPrice[],
  { place, on }: { readonly place: Coordinates | null; readonly on: Day },
): MarketAnswer['market'] {
  const given = known.flatMap(({ soldOn, priceCents, areaM2: soldArea, at }): Comparable[] => {
    if (place !== null && at === null) return [];
    return [
      {
        soldOn: day(soldOn),
        priceCents: cents(priceCents),
        areaM2: soldArea,
        distanceM: place === null || at === null ? 0 : Math.round(distanceM(place, at)),
        adjustBps: 0,
        isIncluded: true,
      },
    ];
  });
  const limits = { on, maxDistanceM: defaultMaxDistanceM, maxAgeMonths: defaultMaxAgeMonths };
  const { values, count } = estimate({ areaM2 }, given, limits);
  if (values === null) return null;
  return {
    perM2Cents: values.meanPerM2Cents,
    count,
    confidence: Math.round(Number(values.confidence.points)),
    isNear: place !== null,
  };
}

/** Sales of that kind in the commune and around the place, each once: a taken sale keeps its public number. */
async function knownPrices(context: ClientContext, asked: Asked): Promise<readonly KnownPrice[]> {
  const all = [...(await publicPrices(context, asked)), ...(await takenPrices(context, asked))];
  return [...new Map(all.map((price) => [price.key, price])).values()];
}

const soldSince = (on: Day): Day => addToDay(on, { months: -defaultMaxAgeMonths });

async function publicPrices(context: ClientContext, asked: Asked): Promise<readonly KnownPrice[]> {
  const { type, city, place, on } = asked;
  const around = { radius: defaultMaxDistanceM, months: defaultMaxAgeMonths };
  const near = place === null ? [] : await linesAround(context, place, around, on);
  const rows = await context.db
    .selectDistinct({ mutationId: saleLines.mutationId })
    .from(saleLines)
    .where(
      and(
        sql`lower(${saleLines.city}) = lower(${city})`,
        gte(saleLines.soldOn, soldSince(on)),
        isNull(saleLines.deletedAt),
      ),
    )
    .limit(maxSales);
  // Both ways give all lines of a sale.
  const read = new Set(near.map(({ mutationId }) => mutationId));
  const others = rows.map(({ mutationId }) => mutationId).filter((id) => !read.has(id));
  return salesOf([...near, ...(await linesOf(context, others))])
    .sales.filter((sale) => sale.type === type)
    .map(({ mutationId, soldOn, priceCents, areaM2, lat, lng }) => ({
      key: mutationId,
      soldOn,
      priceCents,
      areaM2,
      at: { lat, lng },
    }));
}

async function takenPrices({ db }: ClientContext, asked: Asked): Promise<readonly KnownPrice[]> {
  const { type, inseeCode, place, on } = asked;
  const isNear =
    place === null
      ? undefined
      : sql`abs(${comparables.lat} - ${place.lat}) < 0.03 and abs(${comparables.lng} - ${place.lng}) < 0.05`;
  const rows = await db
    .select({
      id: comparables.id,
      mutationId: comparables.mutationId,
      soldOn: comparables.soldOn,
      priceCents: comparables.priceCents,
      areaM2: comparables.areaM2,
      lat: comparables.lat,
      lng: comparables.lng,
    })
    .from(comparables)
    .innerJoin(estimations, eq(estimations.id, comparables.estimationId))
    .innerJoin(operations, eq(operations.id, comparables.operationId))
    .where(
      and(
        liveOperations(),
        isNull(comparables.deletedAt),
        isNull(estimations.deletedAt),
        eq(comparables.isIncluded, true),
        gte(comparables.soldOn, soldSince(on)),
        sql`coalesce(${comparables.type}, ${estimations.type}) = ${type}`,
        or(eq(operations.inseeCode, inseeCode), isNear),
      ),
    )
    .limit(maxSales);
  return rows.map(({ id, mutationId, soldOn, priceCents, areaM2, lat, lng }) => ({
    key: mutationId ?? id,
    soldOn,
    priceCents,
    areaM2,
    at: lat === null || lng === null ? null : { lat, lng },
  }));
}
