import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { LotRow } from '#contracts/client/operation/show.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { lots } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

const lotsOf = (operationId: string) => and(eq(lots.operationId, operationId), isNull(lots.deletedAt));

/** How many lots an operation has. */
export async function countLots(context: ClientContext, operationId: string): Promise<number> {
  const [row] = await context.db.select({ total: count() }).from(lots).where(lotsOf(operationId));
  return row?.total ?? 0;
}

/** The lots of an operation by reference. The floor price is never among what is sent. */
export async function lotRows(context: ClientContext, operationId: string): Promise<LotRow[]> {
  const rows = await context.db.select().from(lots).where(lotsOf(operationId)).orderBy(asc(lots.ref));
  return rows.map((lot) => {
    const rooms = lot.details['rooms'];
    return {
      id: lot.id,
      ref: lot.ref,
      type: lot.type,
      label: lot.label ?? '',
      level: lot.level,
      rooms: typeof rooms === 'number' ? rooms : null,
      areaM2: lot.areaM2,
      saleMode: lot.saleMode,
      priceTtcCents: lot.priceTtcCents,
      pricePerM2Cents: pricePerM2Cents(lot.priceTtcCents, hundredthsOfM2(lot.areaM2)),
      status: lot.status,
      forSaleOn: lot.forSaleOn,
    };
  });
}
