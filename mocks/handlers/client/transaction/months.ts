import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { fill } from '#messages/fill.ts';
import { lockedMonths, transactions } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { lockedMonthsOf, monthName, textsOf, withinReach } from './reach.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';

const month = sql<string>`to_char(${transactions.bookedOn}, 'YYYY-MM')`;
/** As many months as the page offers. */
const shownMonths = 24;

/** The months with movements, the latest first, and whether they are locked. */
export async function monthsOf(context: ClientContext) {
  const rows = await context.db
    .select({
      month,
      movementsCount: count(),
      toCodeCount: sql<number>`count(*) filter (where ${transactions.status} = 'to_code')`.mapWith(Number),
    })
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), withinReach(context)))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(shownMonths);
  const locked = await lockedMonthsOf(context.db);
  return rows.map((row) => ({ ...row, isLocked: locked.has(row.month) }));
}

/** Whether the person may open a locked month again: who keeps the company, no one else. */
export const mayUnlock = ({ actor }: ClientContext): boolean => actor.roles.includes('owner');

const monthOfRoute = async (context: ClientContext): Promise<string> => parameter(context, 'ledgerMonth');

function announceMonth(context: ClientContext, locked: string): void {
  const { tenant } = context.actor;
  broadcast(context, [channels.finance(tenant.id), channels.tenant(tenant.id)], 'month.locked', {
    month: locked,
  });
}

const auditMonth = (context: ClientContext, db: ClientContext['db'], action: string, of: string) =>
  audit(context, db, `transaction.month.${action}`, {
    type: 'ledger-month',
    id: of,
    label: monthName(context, of),
  });

/** Locks a month in which nothing waits for its account. */
export const lockHandler = clientAction(noPayload, {
  find: monthOfRoute,
  act: async (context, _payload, wanted) => {
    const t = textsOf(context);
    const name = monthName(context, wanted);
    const isOpen = and(isNull(transactions.deletedAt), eq(month, wanted), eq(transactions.status, 'to_code'));
    const waiting = await rowCount(context.db, transactions, isOpen);
    if (waiting > 0)
      throw new ValidationFailure({ base: fill(t.refusals.monthToCode, { month: name, n: waiting }) });
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx
        .insert(lockedMonths)
        .values({
          id: deps.newId(),
          tenantId: actor.tenant.id,
          month: wanted,
          createdBy: actor.user.id,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing();
      await auditMonth(context, tx, 'lock', wanted);
    });
    announceMonth(context, wanted);
    return redirect(backAddress(context), { type: 'success', text: fill(t.monthLocked, { month: name }) });
  },
});

/** Opens a month again. */
export const unlockHandler = clientAction(noPayload, {
  find: async (context) => {
    if (!mayUnlock(context)) throw forbidden('only an owner opens a month again');
    return monthOfRoute(context);
  },
  act: async (context, _payload, wanted) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(lockedMonths).where(eq(lockedMonths.month, wanted));
      await auditMonth(context, tx, 'unlock', wanted);
    });
    announceMonth(context, wanted);
    const text = fill(textsOf(context).monthUnlocked, { month: monthName(context, wanted) });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
