import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mapSaleSources, type MapSale } from '#contracts/client/operation/index-map.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { comparables, estimations, operations } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { pricePerM2Of } from './estimation/sales.ts';

/** More dots than these are a carpet. */
const maxSales = 2000;

/** The sales on record that estimations of live operations compare with, the newest first, each once. */
export async function mapSales(context: ClientContext): Promise<MapSale[]> {
  if (!canNow(context, 'estimation.list')) return [];
  const rows = await context.db
    .select({ sale: comparables })
    .from(comparables)
    .innerJoin(estimations, eq(estimations.id, comparables.estimationId))
    .innerJoin(operations, eq(operations.id, comparables.operationId))
    .where(
      and(
        inArray(comparables.source, [...mapSaleSources]),
        isNotNull(comparables.lat),
        isNotNull(comparables.lng),
        isNull(comparables.deletedAt),
        isNull(estimations.deletedAt),
        liveOperations(),
      ),
    )
    .orderBy(desc(comparables.soldOn), comparables.id)
    .limit(maxSales);
  // Several estimations may take the same sale.
  const distinct = new Map(rows.map(({ sale }) => [sale.mutationId ?? sale.id, sale]));
  return [...distinct.values()].flatMap((sale) => {
    const source = mapSaleSources.find((one) => one === sale.source);
    const { id, operationId, estimationId, soldOn, type, addressLine, city, priceCents, areaM2, lat, lng } =
      sale;
    if (source === undefined || lat === null || lng === null) return [];
    return [
      {
        id,
        operationId,
        estimationId,
        source,
        soldOn,
        type,
        addressLine: addressLine ?? '',
        city: city ?? '',
        priceCents,
        areaM2,
        pricePerM2Cents: pricePerM2Of(sale),
        lat,
        lng,
      },
    ];
  });
}
