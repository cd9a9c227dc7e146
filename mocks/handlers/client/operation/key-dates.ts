import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { keyDateKinds, type KeyDateKind } from '#domain/operation/key-dates.ts';
import { finalOperationStates } from '#domain/operation/states.ts';
import { openTaskStates } from '#domain/task/task.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  notaryPurchases,
  notarySales,
  operations,
  payments,
  purchaseConditions,
  tasks,
} from '#mocks/db/schema/index.ts';

/** A day that matters to an operation. */
export interface KeyDate {
  readonly on: string;
  readonly kind: KeyDateKind;
}

const isUnderWay = notInArray(operations.status, [...finalOperationStates]);

/** The first day that matters to each operation in progress and is not met, over or to come. */
export async function nextKeyDates(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeyDate>> {
  const dates = openKeyDates(db);
  const rows = await db
    .selectDistinctOn([dates.id], { id: dates.id, on: dates.on, rank: dates.rank })
    .from(dates)
    .innerJoin(operations, eq(operations.id, dates.id))
    .where(and(inArray(dates.id, [...ids]), isUnderWay))
    .orderBy(dates.id, dates.on, dates.rank);
  return new Map(
    rows.flatMap(({ id, on, rank }) => {
      const kind = keyDateKinds[rank];
      return kind === undefined ? [] : [[id, { on, kind }] as const];
    }),
  );
}

/** Operations in progress with a day that matters, is not met, and is over by the day given. */
export function hasKeyDateBy(db: Database, limit: Day): SQL | undefined {
  const dates = openKeyDates(db);
  const due = db.select({ id: dates.id }).from(dates).where(lte(dates.on, limit));
  return and(isUnderWay, inArray(operations.id, due));
}

/** Every day that is not met: of the operations themselves, their purchase, their sales and their tasks. */
function openKeyDates(db: Database) {
  const { acquiredOn, receptionOn } = operations;
  const own = (kind: KeyDateKind, on: Column, condition?: SQL) =>
    db
      .select(dayOf(operations.id, on, kind))
      .from(operations)
      .where(and(isNotNull(on), condition));
  return own('targetDeed', operations.targetDeedOn, isNull(acquiredOn))
    .unionAll(own('targetWorksEnd', operations.targetWorksEndOn, isNull(receptionOn)))
    .unionAll(own('buildDeadline', operations.buildDeadlineOn, isNull(receptionOn)))
    .unionAll(own('resaleDeadline', operations.resaleDeadlineOn))
    .unionAll(own('targetClose', operations.targetCloseOn))
    .unionAll(promiseDates(db))
    .unionAll(conditionDates(db))
    .unionAll(saleDates(db, 'option'))
    .unionAll(saleDates(db, 'saleDeed'))
    .unionAll(callDates(db))
    .unionAll(taskDates(db))
    .as('key_dates');
}

/**
 * The columns that all parts of the union share, under names that no table has: outside they stand without one.
 * Of two kinds on one day the first in the list counts.
 */
const dayOf = (id: Column, on: Column, kind: KeyDateKind) => ({
  id: sql<string>`${id}`.as('key_operation_id'),
  on: sql<string>`${on}::text`.as('key_on'),
  rank: sql<number>`${sql.raw(String(keyDateKinds.indexOf(kind)))}`.as('key_rank'),
});

const isOpenPurchase = and(
  inArray(notaryPurchases.status, ['promise_signed', 'conditions_pending', 'conditions_met']),
  isNull(notaryPurchases.deletedAt),
);

const promiseDates = (db: Database) =>
  db
    .select(dayOf(notaryPurchases.operationId, notaryPurchases.promiseExpiresOn, 'promise'))
    .from(notaryPurchases)
    .where(and(isOpenPurchase, isNotNull(notaryPurchases.promiseExpiresOn)));

const conditionDates = (db: Database) =>
  db
    .select(dayOf(notaryPurchases.operationId, purchaseConditions.deadlineOn, 'condition'))
    .from(purchaseConditions)
    .innerJoin(notaryPurchases, eq(notaryPurchases.id, purchaseConditions.purchaseId))
    .where(
      and(
        isOpenPurchase,
        isNotNull(purchaseConditions.deadlineOn),
        isNull(purchaseConditions.deletedAt),
        notInArray(purchaseConditions.status, ['met', 'waived']),
      ),
    );

/** Until when an option holds; when the deed of a sale is due, signed ones aside. */
function saleDates(db: Database, kind: 'option' | 'saleDeed') {
  const { operationId, status, optionUntil, deedPlannedOn, deedOn, deletedAt } = notarySales;
  const on = kind === 'option' ? optionUntil : deedPlannedOn;
  return db
    .select(dayOf(operationId, on, kind))
    .from(notarySales)
    .where(
      and(
        isNotNull(on),
        kind === 'option' ? eq(status, 'option') : isNull(deedOn),
        notInArray(status, ['cancelled', 'paid', 'delivered']),
        isNull(deletedAt),
      ),
    );
}

const callDates = (db: Database) =>
  db
    .select(dayOf(payments.operationId, payments.dueOn, 'call'))
    .from(payments)
    .where(
      and(
        isNotNull(payments.dueOn),
        inArray(payments.status, ['called', 'partial', 'overdue']),
        isNull(payments.deletedAt),
      ),
    );

const taskDates = (db: Database) =>
  db
    .select(dayOf(tasks.operationId, tasks.dueOn, 'task'))
    .from(tasks)
    .where(
      and(
        isNotNull(tasks.operationId),
        isNotNull(tasks.dueOn),
        inArray(tasks.status, openTaskStates),
        isNull(tasks.deletedAt),
      ),
    );
