import { and, inArray, isNull } from 'drizzle-orm';
import type { ActiveOperation, DashboardProps } from '#contracts/client/dashboard.ts';
import { cents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import { stockStates, type StockState } from '#domain/sale/stock.ts';
import { lots, operations, simulations, type Lot } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { operationRows } from '../operation/rows.ts';
import { seesMargins, type DashboardScope } from './scope.ts';

/** Operations that the start page shows at most. */
const shownOperations = 8;
/** Bars of margins at most. */
const shownMargins = 8;

interface Result {
  readonly marginCents: number | null;
  readonly marginBps: number | null;
}

type PricedLot = Pick<Lot, 'operationId' | 'status' | 'priceTtcCents'>;

/** Lots of the operations in progress that are not withdrawn. */
export async function lotsInProgress(
  { db }: ClientContext,
  { operations: active }: DashboardScope,
): Promise<PricedLot[]> {
  if (active.length === 0) return [];
  const ids = active.map(({ id }) => id);
  const rows = await db
    .select({ operationId: lots.operationId, status: lots.status, priceTtcCents: lots.priceTtcCents })
    .from(lots)
    .where(and(inArray(lots.operationId, ids), isNull(lots.deletedAt)));
  return rows.filter(({ status }) => status !== 'withdrawn');
}

/** What the simulations leave by which the operations go, by operation; nothing for who may not see margins. */
export async function resultsInProgress(
  context: ClientContext,
  { operations: active }: DashboardScope,
): Promise<ReadonlyMap<string, Result>> {
  const ids = active.flatMap(({ activeSimulationId }) => activeSimulationId ?? []);
  if (ids.length === 0 || !seesMargins(context)) return new Map();
  const { id, marginCents, revenueHtCents } = simulations;
  const rows = await context.db
    .select({ id, marginCents, revenueHtCents })
    .from(simulations)
    .where(inArray(id, ids));
  return new Map(
    active.flatMap((operation): [string, Result][] => {
      const row = rows.find((one) => one.id === operation.activeSimulationId);
      if (row === undefined) return [];
      const { marginCents: margin, revenueHtCents: revenue } = row;
      const isKnown = margin !== null && revenue !== null && revenue > 0;
      return [
        [
          operation.id,
          {
            marginCents: margin,
            marginBps: isKnown ? bpsOfRate(ratio(cents(margin), cents(revenue))) : null,
          },
        ],
      ];
    }),
  );
}

const sum = (rows: readonly PricedLot[]): number =>
  rows.reduce((total, { priceTtcCents }) => total + (priceTtcCents ?? 0), 0);

/** Share of the prices that is sold, once lots are on sale. */
function soldBpsOf(own: readonly PricedLot[]): number | null {
  const onSale = own.filter(({ status }) => status !== 'draft');
  const total = sum(own);
  if (onSale.length === 0 || total === 0) return null;
  const sold = sum(own.filter(({ status }) => status === 'sold' || status === 'delivered'));
  return bpsOfRate(ratio(cents(sold), cents(total)));
}

/** The operations in progress as rows, with margin and share sold. */
export async function activeOperations(
  context: ClientContext,
  { operations: active }: DashboardScope,
  own: readonly PricedLot[],
  results: ReadonlyMap<string, Result>,
): Promise<ActiveOperation[]> {
  const ids = active.slice(0, shownOperations).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await operationRows(context, {
    where: inArray(operations.id, ids),
    limit: shownOperations,
  });
  return rows.map((row) => ({
    ...row,
    marginCents: results.get(row.id)?.marginCents ?? null,
    marginBps: results.get(row.id)?.marginBps ?? null,
    soldBps: soldBpsOf(own.filter(({ operationId }) => operationId === row.id)),
  }));
}

/** The operations whose margin is known, the best first. */
export const marginBars = (
  { operations: active }: DashboardScope,
  results: ReadonlyMap<string, Result>,
): DashboardProps['margins'] =>
  active
    .flatMap(({ id, name }) => {
      const marginBps = results.get(id)?.marginBps ?? null;
      return marginBps === null ? [] : [{ id, name, marginBps }];
    })
    .toSorted((a, b) => b.marginBps - a.marginBps)
    .slice(0, shownMargins);

const isStock = (status: Lot['status']): status is StockState =>
  (stockStates as readonly string[]).includes(status);

/** Lots in stock by state, in the order of the states. */
export const stockByState = (own: readonly PricedLot[]): DashboardProps['stock'] =>
  stockStates.flatMap((state) => {
    const rows = own.filter(({ status }) => isStock(status) && status === state);
    return rows.length === 0 ? [] : [{ state, count: rows.length, cents: sum(rows) }];
  });
