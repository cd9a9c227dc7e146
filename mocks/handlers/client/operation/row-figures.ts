import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { bpsOfRate, rate } from '#domain/money/rate.ts';
import type { KeyDateKind } from '#domain/operation/key-dates.ts';
import { openTaskStates } from '#domain/task/task.ts';
import { worksFigures } from '#domain/works/figures.ts';
import {
  lots,
  notaryPurchases,
  notarySales,
  operations,
  payments,
  purchaseConditions,
  simulations,
  tasks,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { worksOf } from './construction/rows.ts';

type Reader = Pick<ClientContext, 'db'>;
type Figures = Pick<OperationRow, 'soldBps' | 'worksBps' | 'irrBps' | 'next'>;

/** What lists show of how far some operations have come, read at once for all of them. */
export async function rowFigures(context: Reader, ids: readonly string[]): Promise<(id: string) => Figures> {
  const sold = await soldShares(context, ids);
  const works = await worksProgress(context, ids);
  const irr = await projectReturns(context, ids);
  const next = await nextKeyDates(context, ids);
  return (id) => ({
    soldBps: sold.get(id) ?? null,
    worksBps: works.get(id) ?? null,
    irrBps: irr.get(id) ?? null,
    next: next.get(id) ?? null,
  });
}

/** The share of the prices that is sold, of each operation with prices, in basis points. */
async function soldShares(
  { db }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const isSold = inArray(lots.status, ['sold', 'delivered']);
  const sold = sql`sum(${lots.priceTtcCents}) filter (where ${isSold})`;
  const rows = await db
    .select({
      id: lots.operationId,
      bps: sql<
        number | null
      >`round(10000.0 * coalesce(${sold}, 0) / nullif(sum(${lots.priceTtcCents}), 0))`.mapWith(
        (value: unknown) => (value === null ? null : Number(value)),
      ),
    })
    .from(lots)
    .where(and(inArray(lots.operationId, [...ids]), isNull(lots.deletedAt)))
    .groupBy(lots.operationId);
  return new Map(rows.map(({ id, bps }) => [id, bps]));
}

/** Invoiced of the contracts of works, of each operation with contracts. */
async function worksProgress(
  { db }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const known = await worksOf(db, ids);
  const claims = Map.groupBy(known.claims, ({ operationId }) => operationId);
  return new Map(
    [...Map.groupBy(known.lots, ({ operationId }) => operationId)].map(([id, own]) => [
      id,
      worksFigures(own, claims.get(id) ?? []).progressBps,
    ]),
  );
}

/** The return of the project in the simulation that each operation is steered by. */
async function projectReturns({ db }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: operations.id, results: simulations.results })
    .from(operations)
    .innerJoin(simulations, eq(simulations.id, operations.activeSimulationId))
    .where(
      and(
        inArray(operations.id, [...ids]),
        eq(simulations.status, 'validated'),
        isNull(simulations.deletedAt),
      ),
    );
  return new Map(
    rows.flatMap(({ id, results }) =>
      results?.irrProject == null ? [] : [[id, bpsOfRate(rate(results.irrProject))]],
    ),
  );
}

interface KeyDate {
  readonly id: string;
  readonly on: string | null;
  readonly kind: KeyDateKind;
}

/** The first day that matters to each operation in progress and is not met, over or to come. */
async function nextKeyDates(
  context: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Figures['next']>>> {
  const live = await context.db
    .select()
    .from(operations)
    .where(and(inArray(operations.id, [...ids]), notInArray(operations.status, ['closed', 'abandoned'])));
  const own = live.map(({ id }) => id);
  if (own.length === 0) return new Map();
  const dates: readonly KeyDate[] = [
    ...live.flatMap((row): KeyDate[] => [
      { id: row.id, kind: 'targetDeed', on: row.acquiredOn === null ? row.targetDeedOn : null },
      { id: row.id, kind: 'targetWorksEnd', on: row.receptionOn === null ? row.targetWorksEndOn : null },
      { id: row.id, kind: 'buildDeadline', on: row.receptionOn === null ? row.buildDeadlineOn : null },
      { id: row.id, kind: 'resaleDeadline', on: row.resaleDeadlineOn },
      { id: row.id, kind: 'targetClose', on: row.targetCloseOn },
    ]),
    ...(await datesOfPurchases(context, own)),
    ...(await datesOfSales(context, own)),
    ...(await datesOfTasks(context, own)),
  ];
  const next = new Map<string, NonNullable<Figures['next']>>();
  for (const { id, on, kind } of dates) {
    const known = next.get(id);
    if (on !== null && (known === undefined || on < known.on)) next.set(id, { on, kind });
  }
  return next;
}

async function datesOfPurchases({ db }: Reader, ids: readonly string[]): Promise<KeyDate[]> {
  const isOpen = and(
    inArray(notaryPurchases.operationId, [...ids]),
    inArray(notaryPurchases.status, ['promise_signed', 'conditions_pending', 'conditions_met']),
    isNull(notaryPurchases.deletedAt),
  );
  const promises = await db
    .select({ id: notaryPurchases.operationId, on: notaryPurchases.promiseExpiresOn })
    .from(notaryPurchases)
    .where(isOpen);
  const conditions = await db
    .select({ id: notaryPurchases.operationId, on: purchaseConditions.deadlineOn })
    .from(purchaseConditions)
    .innerJoin(notaryPurchases, eq(notaryPurchases.id, purchaseConditions.purchaseId))
    .where(
      and(
        isOpen,
        isNull(purchaseConditions.deletedAt),
        notInArray(purchaseConditions.status, ['met', 'waived']),
      ),
    );
  return [
    ...promises.map((row) => ({ ...row, kind: 'promise' as const })),
    ...conditions.map((row) => ({ ...row, kind: 'condition' as const })),
  ];
}

async function datesOfSales({ db }: Reader, ids: readonly string[]): Promise<KeyDate[]> {
  const sales = await db
    .select({
      id: notarySales.operationId,
      status: notarySales.status,
      optionUntil: notarySales.optionUntil,
      deedPlannedOn: notarySales.deedPlannedOn,
      deedOn: notarySales.deedOn,
    })
    .from(notarySales)
    .where(
      and(
        inArray(notarySales.operationId, [...ids]),
        notInArray(notarySales.status, ['cancelled', 'paid', 'delivered']),
        isNull(notarySales.deletedAt),
      ),
    );
  const calls = await db
    .select({ id: payments.operationId, on: payments.dueOn })
    .from(payments)
    .where(
      and(
        inArray(payments.operationId, [...ids]),
        inArray(payments.status, ['called', 'partial', 'overdue']),
        isNull(payments.deletedAt),
      ),
    );
  return [
    ...sales.flatMap(({ id, status, optionUntil, deedPlannedOn, deedOn }): KeyDate[] => [
      { id, kind: 'option', on: status === 'option' ? optionUntil : null },
      { id, kind: 'saleDeed', on: deedOn === null ? deedPlannedOn : null },
    ]),
    ...calls.map((row) => ({ ...row, kind: 'call' as const })),
  ];
}

async function datesOfTasks({ db }: Reader, ids: readonly string[]): Promise<KeyDate[]> {
  const rows = await db
    .select({ id: tasks.operationId, on: tasks.dueOn })
    .from(tasks)
    .where(
      and(
        inArray(tasks.operationId, [...ids]),
        inArray(tasks.status, openTaskStates),
        isNotNull(tasks.dueOn),
        isNull(tasks.deletedAt),
      ),
    );
  return rows.flatMap(({ id, on }) => (id === null ? [] : [{ id, on, kind: 'task' as const }]));
}
