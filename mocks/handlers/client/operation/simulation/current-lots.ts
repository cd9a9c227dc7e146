import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { StudyLot } from '#domain/simulation/study/study.ts';
import { lots } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** The lots of an operation as a simulation takes them over; those withdrawn are not sold. */
export async function currentLots(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<StudyLot[]> {
  const rows = await db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt), ne(lots.status, 'withdrawn')))
    .orderBy(asc(lots.ref));
  return rows.map((row) => ({
    ref: row.ref,
    type: row.type,
    saleMode: row.saleMode,
    vatMode: row.vatMode,
    tantiemes: row.tantiemes,
    areaM2: row.areaM2,
    priceTtcCents: row.saleMode === 'vir' ? null : row.priceTtcCents,
    existingPriceCents: row.saleMode === 'vir' ? (row.existingPriceCents ?? row.priceTtcCents) : null,
    worksPriceCents: row.saleMode === 'vir' ? (row.worksPriceCents ?? 0) : null,
    takenPriceCents: row.priceTtcCents,
    deedMonth: null,
    probabilityBps: 10_000,
    receipts: [],
    paymentTemplateId: null,
  }));
}
