import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CurrentQuickSale } from '#contracts/client/quick-sale/current.ts';
import { isHousingLot } from '#domain/lot/states.ts';
import { missingCommercialInformation, missingSaleInformation } from '#domain/quick-sale/completeness.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { lotDiagnosticEnd } from '#domain/sale/diagnostic-end.ts';
import type { QuickSaleFacts } from '#domain/states/sale/quick-sale.ts';
import { cents } from '#domain/money/cents.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  operations,
  quickSaleDiagnostics,
  type QuickSale,
  type QuickSaleDiagnostic,
} from '#mocks/db/schema/index.ts';
import { canNow, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** The day in Paris. */
export const todayOf = ({ deps }: Pick<ClientContext, 'deps'>): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** Technical reports of several sales, the latest first, by the sale. */
export async function reportsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly QuickSaleDiagnostic[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(quickSaleDiagnostics)
          .where(
            and(inArray(quickSaleDiagnostics.quickSaleId, [...ids]), isNull(quickSaleDiagnostics.deletedAt)),
          )
          .orderBy(desc(quickSaleDiagnostics.on), desc(quickSaleDiagnostics.id));
  return Map.groupBy(rows, ({ quickSaleId }) => quickSaleId);
}

/** What a sale lacks on a day, by form. */
export function gapsOf(row: QuickSale, reports: readonly QuickSaleDiagnostic[], on: Day) {
  const latest = new Map(reports.toReversed().map((report) => [report.kind, report]));
  const ends = [...latest.values()].map((report) =>
    lotDiagnosticEnd(report.kind, report.on as Day, report.isPositive),
  );
  return {
    saleGaps: missingSaleInformation({ ...row, rentsCount: row.rents.length, diagnosticEnds: ends }, on),
    commercialGaps: missingCommercialInformation({ ...row, photosCount: row.mediaIds.length }),
  };
}

/** Days since a sale was published, to its deed where there is one; null for one that never was. */
export const daysOnSale = ({ publishedOn, soldOn }: QuickSale, today: Day): number | null =>
  publishedOn === null ? null : daysBetween(publishedOn as Day, (soldOn as Day | null) ?? today);

type Gaps = ReturnType<typeof gapsOf>;

/** What the row of a sale tells the steps of its life. */
export function stepFacts(row: QuickSale, { saleGaps, commercialGaps }: Gaps): QuickSaleFacts {
  return {
    isSaleInformationComplete: saleGaps.length === 0,
    isCommercialInformationComplete: commercialGaps.length === 0,
    isHousing: isHousingLot(row.type),
    hasValidDpe: !saleGaps.includes('dpe'),
    hasFeesMention: advertisedPrice(row) !== null,
    photosCount: row.mediaIds.length,
    buyerName: row.buyerName,
    offeredPriceCents: row.offeredPriceCents === null ? null : cents(row.offeredPriceCents),
    contractOn: row.contractOn,
    soldOn: row.soldOn,
    withdrawalReason: row.withdrawalReason,
  };
}

/** How a sale stands, and what the person may do with it. */
export async function currentOf(context: ClientContext, row: QuickSale): Promise<CurrentQuickSale> {
  const today = todayOf(context);
  const gaps = gapsOf(row, (await reportsOf(context.db, [row.id])).get(row.id) ?? [], today);
  const mayStep = canNow(context, 'quick-sale.validate');
  const { status } = row;
  const [made] =
    row.operationId === null
      ? []
      : await wholeCompany(context)
          .select({ id: operations.id, ref: operations.ref })
          .from(operations)
          .where(and(eq(operations.id, row.operationId), isNull(operations.deletedAt)))
          .limit(1);
  const isOver = status === 'sold' || status === 'withdrawn';
  return {
    status,
    ...gaps,
    publicPriceCents: advertisedPrice(row)?.publicPriceCents ?? null,
    publishedOn: row.publishedOn,
    daysOnSale: daysOnSale(row, today),
    buyerName: row.buyerName,
    offeredPriceCents: row.offeredPriceCents,
    contractOn: row.contractOn,
    soldOn: row.soldOn,
    finalPriceCents: row.finalPriceCents,
    withdrawalReason: row.withdrawalReason,
    operation: made ?? null,
    can: {
      publish: mayStep && (status === 'draft' || status === 'ready'),
      offer: mayStep && status === 'published',
      contract: mayStep && status === 'under_offer',
      sell: mayStep && status === 'compromis',
      withdraw: mayStep && !isOver,
      duplicate: canNow(context, 'quick-sale.create'),
      convert:
        !isOver &&
        row.operationId === null &&
        canNow(context, 'operation.create') &&
        canNow(context, 'quick-sale.update'),
    },
  };
}
