import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { maxPrintedLots, stocksPage, type PrintedLot, type StocksProps } from '#contracts/export/stocks.ts';
import { hundredthsOfM2 } from '#domain/lot/price.ts';
import { stock as index } from '#generated/routes/client.ts';
import * as stocksMessages from '#messages/export/stocks.ts';
import { messagesFor } from '#messages/locale.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { day } from '#domain/time/day.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { saleLots } from '../client/operation/sale/lots.ts';
import { seesMargins } from '../client/operation/sale/margins.ts';
import { stockSource } from '../client/stock/list.ts';
import { companyPaper } from './paper.ts';

interface Stored {
  readonly lot: Lot;
  readonly operation: Operation;
}

/** The lots that are asked for, by operation and reference; those of other companies are passed over. */
async function askedLots(
  { db, deps }: ClientContext,
  ids: readonly string[],
  query: Parameters<typeof stockSource.conditions>[0],
): Promise<Stored[]> {
  return db
    .select({ lot: lots, operation: operations })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      and(
        isNull(lots.deletedAt),
        liveOperations(),
        ids.length > 0
          ? inArray(lots.id, [...ids])
          : stockSource.conditions(query, day(parisDay(deps.clock.businessNow()))),
      ),
    )
    .orderBy(asc(operations.name), asc(lots.ref));
}

const sumsOf = (own: readonly PrintedLot[], isPriceHidden: boolean): StocksProps['sums'] => {
  const hundredths = own.reduce((sum, { areaM2 }) => sum + hundredthsOfM2(areaM2), 0);
  return {
    lotsCount: own.length,
    areaM2: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
    priceTtcCents: isPriceHidden ? null : own.reduce((sum, row) => sum + (row.priceTtcCents ?? 0), 0),
  };
};

/** Handler of `export.stocks`. */
export const stocksHandlers = {
  'export.stocks': clientPage(stocksPage, async (context, query) => {
    const { ids, cost } = query;
    const texts = messagesFor(context.locale, stocksMessages);
    const paper = await companyPaper(context, query, {
      subject: texts.pageTitle,
      reference: context.actor.tenant.name,
      back: index(),
    });
    const { amounts, margin } = paper.hides;
    const hasCosts = cost === '1' && !margin && seesMargins(context);
    const asked = await askedLots(context, ids, query);
    const stored = asked.slice(0, maxPrintedLots);
    const seen = await saleLots(context, stored);
    const printed = stored.map(({ lot, operation }, rank): PrintedLot & { operationId: string } => {
      const row = seen[rank];
      const isBuilt = lot.saleMode === 'vir' || lot.saleMode === 'vefa';
      return {
        id: lot.id,
        operationId: operation.id,
        photoHref: row?.photoHref ?? null,
        ref: lot.ref,
        type: lot.type,
        rooms: row?.rooms ?? null,
        city: operation.city,
        level: lot.level,
        areaM2: lot.areaM2,
        priceTtcCents: amounts ? null : lot.priceTtcCents,
        pricePerM2Cents: amounts ? null : (row?.pricePerM2Cents ?? null),
        dpeClass: row?.dpeClass ?? null,
        status: lot.status,
        deliveryOn: isBuilt ? operation.targetWorksEndOn : null,
        costCents: hasCosts ? (row?.costCents ?? null) : null,
        marginCents: hasCosts ? (row?.marginCents ?? null) : null,
      };
    });
    const named = [...new Map(stored.map(({ operation }) => [operation.id, operation])).values()];
    const { actor, link } = context;
    // By a link one asks whoever sent it, not oneself.
    const user = link?.kind === 'open' ? link.found.author : actor.user;
    return {
      paper,
      groups: named.map(({ id, name, ref, city }) => {
        const own = printed.flatMap(({ operationId, ...lot }) => (operationId === id ? [lot] : []));
        return { id, name, ref, city, lots: own, sums: sumsOf(own, amounts) };
      }),
      sums: sumsOf(printed, amounts),
      hasCosts,
      contact: { name: fullName(user), email: user.email },
      validOn: parisDay(context.deps.clock.businessNow()),
      leftOutCount: asked.length - stored.length,
    };
  }),
} satisfies Partial<RouteHandlers>;
