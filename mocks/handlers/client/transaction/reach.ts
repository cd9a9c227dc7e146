import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { scopesOf } from '#domain/access/permissions.ts';
import { lockedMonths, transactions, type Transaction } from '#mocks/db/schema/index.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import type { Database } from '#mocks/db/database.ts';
import type { RowContext } from '#mocks/server/lists/define-list-source.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { textFormat } from '#mocks/server/text-format.ts';

/** Texts of the movements in the person's language. */
export const textsOf = ({ locale }: Pick<ClientContext, 'locale'>) =>
  messagesFor(locale, transactionMessages);

/**
 * The movements that the person's right reaches: all of the company, or those of the operations that are open to the
 * person, which the border of the database tells.
 */
export const withinReach = ({ actor }: Pick<RowContext, 'actor'>) =>
  scopesOf(actor.roles, 'transaction.list', actor.roleDefinitions).includes('all')
    ? undefined
    : isNotNull(transactions.operationId);

/** The movement that the address names. @throws HttpFailure 404 */
export async function movementOfRoute(context: ClientContext): Promise<Transaction> {
  const found = await movementOf(context, parameter(context, 'transaction'));
  if (found === null) throw notFound('transaction');
  return found;
}

/** A movement that is not in the bin, within the person's reach; null for none. */
export async function movementOf(context: ClientContext, id: string): Promise<Transaction | null> {
  if (!can(context, 'transaction.list')) return null;
  const isIt = and(eq(transactions.id, id), isNull(transactions.deletedAt), withinReach(context));
  const [row] = await context.db.select().from(transactions).where(isIt).limit(1);
  return row ?? null;
}

/** The months that are locked, `YYYY-MM`. */
export async function lockedMonthsOf(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ month: lockedMonths.month }).from(lockedMonths);
  return new Set(rows.map(({ month }) => month));
}

/** Nothing of a locked month changes. @throws ValidationFailure on `base` */
export async function refuseLocked(context: ClientContext, days: readonly string[]): Promise<void> {
  const locked = await lockedMonthsOf(context.db);
  const month = days.map((on) => on.slice(0, 7)).find((one) => locked.has(one));
  if (month === undefined) return;
  throw new ValidationFailure({
    base: fill(textsOf(context).refusals.locked, { month: monthName(context, month) }),
  });
}

/** « novembre 2025 ». */
export const monthName = ({ locale }: Pick<ClientContext, 'locale'>, month: string): string =>
  textFormat(locale).month(month);

/** A movement that is validated stands, and so do those of a locked month. @throws ValidationFailure on `base` */
export async function refuseSettled(context: ClientContext, row: Transaction): Promise<void> {
  if (row.status === 'validated') throw new ValidationFailure({ base: textsOf(context).refusals.validated });
  await refuseLocked(context, [row.bookedOn]);
}
