import { and, between, count, eq, gte, inArray, isNull } from 'drizzle-orm';
import { searchSales, takeSales, type FoundSale } from '#contracts/client/operation/estimation/sales.ts';
import type { SaleType } from '#domain/estimation/enums.ts';
import { weigh } from '#domain/estimation/comparable.ts';
import { salesOf, type KnownSale, type SaleLine } from '#domain/estimation/public-sales.ts';
import { distanceM, type Coordinates } from '#domain/geography/distance.ts';
import { cents } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { comparables, saleLines, type Estimation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientData, json, redirect } from '#mocks/server/handler.ts';
import { refuseTooMany } from './comparables.ts';
import { estimationPart, estimationTexts, refuseUnlessDraft } from './record.ts';

/** Sales told at most, and lines that are read for them at most. */
const maxSales = 200;
const maxLines = 20_000;
const metresPerDegree = 111_195;

const placeOf = ({ lat, lng }: Pick<Estimation, 'lat' | 'lng'>): Coordinates | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Sales of the company's public file around the property. */
export const searchSalesHandler = clientData(searchSales, async (context, query) => {
  const { estimation } = await estimationPart.ofRoute(context);
  const place = placeOf(estimation);
  const [counted] = await context.db.select({ total: count() }).from(saleLines);
  const linesCount = counted?.total ?? 0;
  if (place === null || linesCount === 0) {
    return json({
      sales: [],
      isCut: false,
      severalCount: 0,
      linesCount,
      isPlaced: place !== null,
    });
  }
  const { sales, severalCount } = salesOf(await linesAround(context, place, query, estimation.on));
  const taken = await takenMutations(context, estimation.id);
  const found = sales
    .filter(({ type }) => type === query.type)
    .map((sale) => ({ sale, distance: Math.round(distanceM(place, sale)) }))
    .filter(({ sale, distance }) => distance <= query.radius && isOfArea(sale, query))
    .toSorted((a, b) => a.distance - b.distance);
  return json({
    sales: found
      .slice(0, maxSales)
      .map(({ sale, distance }) => withFlash(sale, distance, taken.has(sale.mutationId))),
    isCut: found.length > maxSales,
    severalCount,
    linesCount,
    isPlaced: true,
  });
});

/** Takes some of these sales as comparables; those that are there already stay as they are. */
export const takeSalesHandler = clientAction(takeSales, {
  find: estimationPart.ofRoute,
  act: async (context, { mutationIds }, { operation, estimation }) => {
    refuseUnlessDraft(context, estimation);
    const place = placeOf(estimation);
    const taken = await takenMutations(context, estimation.id);
    const wanted = [...new Set(mutationIds)].filter((id) => !taken.has(id));
    const { sales } = salesOf(await linesOf(context, wanted));
    if (place === null || sales.length < wanted.length) {
      throw new ValidationFailure({ base: estimationTexts(context).salesGone });
    }
    await refuseTooMany(context, estimation, sales.length);
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    await context.db.transaction(async (tx) => {
      const rows = sales.map(({ mutationId, type, ...sale }) => ({
        ...sale,
        id: newId(),
        tenantId: estimation.tenantId,
        operationId: operation.id,
        estimationId: estimation.id,
        source: 'dvf' as const,
        type: type satisfies SaleType,
        mutationId,
        distanceM: Math.round(distanceM(place, sale)),
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      }));
      if (rows.length > 0) await tx.insert(comparables).values(rows);
      await estimationPart.audit(context, tx, 'comparable', operation);
    });
    estimationPart.announce(context, estimation);
    const text = fill(estimationTexts(context).salesTaken, { count: sales.length });
    const to = edit({ operation: operation.id, estimation: estimation.id });
    return redirect(to, { type: 'success', text });
  },
});

interface Around {
  readonly radius: number;
  readonly months: number;
}

/** All lines of the sales that have one of them in a square around a place, and are not too old. */
export async function linesAround(
  { db }: ClientContext,
  { lat, lng }: Coordinates,
  { radius, months }: Around,
  on: string,
): Promise<readonly SaleLine[]> {
  const north = (radius * 1.01) / metresPerDegree;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const near = db
    .select({ mutationId: saleLines.mutationId })
    .from(saleLines)
    .where(
      and(
        between(saleLines.lat, lat - north, lat + north),
        between(saleLines.lng, lng - east, lng + east),
        gte(saleLines.soldOn, addToDay(day(on), { months: -months })),
        isNull(saleLines.deletedAt),
      ),
    )
    .groupBy(saleLines.mutationId);
  const ids = (await near.limit(maxLines)).map(({ mutationId }) => mutationId);
  return linesOf({ db }, ids);
}

/** All lines of these sales. */
export async function linesOf(
  { db }: Pick<ClientContext, 'db'>,
  ids: readonly string[],
): Promise<SaleLine[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(saleLines)
    .where(and(inArray(saleLines.mutationId, [...ids]), isNull(saleLines.deletedAt)))
    .orderBy(saleLines.soldOn, saleLines.id)
    .limit(maxLines);
}

/** Mutations that stand among the comparables of an estimation. */
async function takenMutations({ db }: ClientContext, estimationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ mutationId: comparables.mutationId })
    .from(comparables)
    .where(and(eq(comparables.estimationId, estimationId), isNull(comparables.deletedAt)));
  return new Set(rows.flatMap(({ mutationId }) => mutationId ?? []));
}

const isOfArea = (
  { areaM2 }: KnownSale,
  { minArea, maxArea }: { readonly minArea: number | null; readonly maxArea: number | null },
): boolean =>
  (minArea === null || Number(areaM2) >= minArea) && (maxArea === null || Number(areaM2) <= maxArea);

/** The engine's own price per square metre of a sale; weights do not matter there. */
export function pricePerM2Of({
  soldOn,
  priceCents,
  areaM2,
}: Pick<KnownSale, 'soldOn' | 'priceCents' | 'areaM2'>): number {
  const { pricePerM2Cents } = weigh(
    {
      soldOn: day(soldOn),
      priceCents: cents(priceCents),
      areaM2,
      distanceM: 0,
      adjustBps: 0,
      isIncluded: true,
    },
    { areaM2 },
    { on: day(soldOn), maxDistanceM: 1, maxAgeMonths: 1 },
  );
  return pricePerM2Cents;
}

function withFlash(sale: KnownSale, distance: number, isTaken: boolean): FoundSale {
  const { mutationId, soldOn, priceCents, areaM2, rooms, addressLine, city } = sale;
  return {
    mutationId,
    soldOn,
    priceCents,
    areaM2,
    pricePerM2Cents: pricePerM2Of(sale),
    rooms,
    addressLine,
    city,
    distanceM: distance,
    isTaken,
  };
}
