import { and, eq, getTableColumns, inArray, isNull, sum, type SQL } from 'drizzle-orm';
import type { BoardCard, OperationBoard } from '#contracts/client/operation/views.ts';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { operationStates, type OperationState } from '#domain/operation/states.ts';
import { noTransition } from '#domain/states/operation/no-transition.ts';
import { lots, operations } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { operationRows } from './rows.ts';
import { transitionsOf } from './steps/transitions.ts';

/** Cards of a column at most: the table shows the others. */
const maxCards = 50;

interface BoardOptions {
  readonly where: SQL | undefined;
  readonly sort: string;
  /** The states to show, with how many operations each holds. */
  readonly counters: readonly { readonly status: OperationState; readonly count: number }[];
}

/** The operations by state: each column's first ones in the order of the list, with what they may become. */
export async function operationBoardOf(
  context: ClientContext,
  { where, sort, counters }: BoardOptions,
): Promise<OperationBoard> {
  const rowsOf = new Map<OperationState, OperationRow[]>();
  for (const { status, count } of counters) {
    const ofState = and(where, eq(operations.status, status));
    const rows = count === 0 ? [] : await operationRows(context, { where: ofState, sort, limit: maxCards });
    rowsOf.set(status, rows);
  }
  const revenues = await revenueByState(context, where);
  const cardOf = await cardsFrom(context, [...rowsOf.values()].flat());
  return {
    columns: counters.map(({ status, count }) => ({
      status,
      count,
      revenueTtcCents: revenues.get(status) ?? null,
      cards: (rowsOf.get(status) ?? []).flatMap((row) => cardOf(row) ?? []),
    })),
    barred: counters.filter(({ count }) => count > 0).flatMap(({ status }) => barredFrom(context, status)),
  };
}

const barredFrom = ({ locale }: ClientContext, from: OperationState): OperationBoard['barred'] =>
  operationStates
    .filter((to) => to !== from)
    .map((to) => ({ from, to, reason: noTransition(from, to)[locale] }));

async function revenueByState({ db }: ClientContext, where: SQL | undefined) {
  const rows = await db
    .select({ status: operations.status, cents: sum(lots.priceTtcCents).mapWith(Number) })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(and(where, isNull(lots.deletedAt)))
    .groupBy(operations.status);
  return new Map(rows.map(({ status, cents }) => [status, cents]));
}

/** Reads what cards show beside a row of the list; the function is undefined for an operation gone meanwhile. */
async function cardsFrom(
  context: ClientContext,
  rows: readonly OperationRow[],
): Promise<(row: OperationRow) => BoardCard | undefined> {
  if (rows.length === 0) return () => undefined;
  const ids = rows.map(({ id }) => id);
  const subjects = await context.db.select(stepColumns).from(operations).where(inArray(operations.id, ids));
  const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
  const transitions = canNow(context, 'operation.update') ? await transitionsOf(context, subjects) : null;
  return (row) => {
    const subject = subjectOf.get(row.id);
    return (
      subject && {
        ...row,
        version: subject.version,
        transitions: transitions?.get(row.id) ?? [],
      }
    );
  };
}

const all = getTableColumns(operations);
const stepColumns = {
  id: all.id,
  ref: all.ref,
  name: all.name,
  kind: all.kind,
  status: all.status,
  version: all.version,
  addressLine: all.addressLine,
  postalCode: all.postalCode,
  city: all.city,
  inseeCode: all.inseeCode,
  lat: all.lat,
  lng: all.lng,
  askingPriceCents: all.askingPriceCents,
  purchasePriceCents: all.purchasePriceCents,
  acquisitionRegime: all.acquisitionRegime,
  acquiredOn: all.acquiredOn,
  resaleDeadlineOn: all.resaleDeadlineOn,
  worksStartedOn: all.worksStartedOn,
  saleOpenedOn: all.saleOpenedOn,
  closedOn: all.closedOn,
  abandonedOn: all.abandonedOn,
};
