import { and, desc, isNull, sql } from 'drizzle-orm';
import type { ShownTreasuryAccount, TreasuryProps, TreasuryQuery } from '#contracts/client/treasury.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { cents } from '#domain/money/cents.ts';
import { addMonths, day, lastDayOf, monthOf, type Day } from '#domain/time/day.ts';
import { accountAlert, treasuryOutlook, type Outlook } from '#domain/treasury/outlook.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, transactions, treasuryForecasts, treasurySnapshots } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { shownAccounts, treasuryCode } from './accounts.ts';
import { flowsOf, pastMonths, transfersOf, type OwnedFlow } from './flows.ts';

/** Money that the company can use at once: neither with a notary nor an associate's. */
const usableKinds: readonly string[] = ['courant', 'epargne', 'caisse', 'credit_operation'];
const shownSnapshots = 6;

export const todayOf = ({ deps }: Pick<ClientContext, 'deps'>): Day =>
  day(parisDay(deps.clock.businessNow()));

/** True for those who see the accounts; the right of others reaches the totals of their operations alone. */
export const seesAll = ({ actor }: ClientContext): boolean =>
  scopesOf(actor.roles, 'treasury.list', actor.roleDefinitions).includes('all');

/** What of the company's money the page is about. */
interface Scoped {
  readonly accounts: readonly ShownTreasuryAccount[];
  readonly flows: readonly OwnedFlow[];
}

function scopedTo(
  scope: string,
  accounts: readonly ShownTreasuryAccount[],
  flows: readonly OwnedFlow[],
): Scoped {
  const [kind, id] = scope.split(':');
  const usable = accounts.filter((account) => usableKinds.includes(account.kind) && !account.isArchived);
  if (kind === 'account') {
    return {
      accounts: accounts.filter((account) => account.id === id),
      flows: flows.filter(({ accountId }) => accountId === id),
    };
  }
  if (kind === 'operation') {
    return {
      accounts: usable.filter(({ operationId }) => operationId === id),
      flows: flows.filter(({ operationId }) => operationId === id),
    };
  }
  const ids = new Set(usable.map((account) => account.id));
  return { accounts: usable, flows: flows.filter(({ accountId }) => ids.has(accountId)) };
}

/** The outlook of a scope: what the page, its file and its snapshots show. */
export async function outlookOf(context: ClientContext, query: TreasuryQuery) {
  const today = todayOf(context);
  const all = await shownAccounts(context);
  const isOpen = seesAll(context);
  const flows = (await flowsOf(context, today, all)).filter(
    ({ operationId }) => isOpen || operationId !== null,
  );
  const { accounts, flows: own } = scopedTo(query.scope, all, flows);
  const availableCents = cents(accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0));
  const months = Number(query.horizon);
  const outlook = treasuryOutlook(own, { today, availableCents, pastMonths, months, grain: query.grain });
  return { today, all, flows, accounts, availableCents, outlook: filtered(outlook, query), months };
}

/**
 * The next six months as the start page shows them; null for who does not see the accounts, or while there are none.
 *
 * @param operationIds their accounts and money alone; null for all of the company
 */
export async function cashOutlook(context: ClientContext, operationIds: readonly string[] | null) {
  if (!seesAll(context)) return null;
  const today = todayOf(context);
  const all = await shownAccounts(context);
  const isMeant = (operationId: string | null): boolean =>
    operationIds === null || (operationId !== null && operationIds.includes(operationId));
  const accounts = all.filter(
    ({ kind, isArchived, operationId }) => usableKinds.includes(kind) && !isArchived && isMeant(operationId),
  );
  if (accounts.length === 0) return null;
  const ids = new Set(accounts.map(({ id }) => id));
  const flows = (await flowsOf(context, today, all)).filter(({ accountId, operationId }) =>
    operationIds === null ? ids.has(accountId) : isMeant(operationId),
  );
  const availableCents = cents(accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0));
  const { periods } = treasuryOutlook(flows, {
    today,
    availableCents,
    pastMonths,
    months: 6,
    grain: 'month',
  });
  return { availableCents, periods };
}

/** The lines that the filters let through; the balances are those of all money. */
const filtered = ({ periods, lines }: Outlook, { nature, certainty }: TreasuryQuery): Outlook => ({
  periods,
  lines: lines.filter(
    (line) =>
      (nature.length === 0 || nature.includes(line.nature)) &&
      (certainty.length === 0 || certainty.includes(line.certainty)),
  ),
});

async function operationsOf({ db }: ClientContext) {
  const rows = await db
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(operations.name);
  const sums = await db
    .select({
      operationId: transactions.operationId,
      inCents:
        sql<number>`coalesce(sum(${transactions.amountCents}) filter (where ${transactions.amountCents} > 0), 0)`.mapWith(
          Number,
        ),
      outCents:
        sql<number>`coalesce(sum(${transactions.amountCents}) filter (where ${transactions.amountCents} < 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(transactions)
    .where(isNull(transactions.deletedAt))
    .groupBy(transactions.operationId);
  return rows.map(({ id, label }) => {
    const { inCents = 0, outCents = 0 } = sums.find(({ operationId }) => operationId === id) ?? {};
    return { id, label, inCents, outCents, balanceCents: inCents + outCents };
  });
}

async function forecastsOf({ db }: ClientContext) {
  const rows = await db
    .select()
    .from(treasuryForecasts)
    .where(and(isNull(treasuryForecasts.deletedAt)))
    .orderBy(treasuryForecasts.month, treasuryForecasts.id);
  return rows.map(({ id, version, month, label, amountCents, probabilityBps, nature, operationId }) => ({
    id,
    version,
    month,
    label,
    amountCents,
    probabilityBps,
    nature,
    operationId,
  }));
}

async function snapshotsOf({ db }: ClientContext, today: Day) {
  const rows = await db
    .select()
    .from(treasurySnapshots)
    .orderBy(desc(treasurySnapshots.takenOn), desc(treasurySnapshots.id))
    .limit(shownSnapshots);
  return rows.map(({ id, label, takenOn, figures }) => ({
    id,
    label,
    takenOn,
    availableCents: figures.availableCents,
    // What it foresaw for the end of this month.
    closingCents: figures.months.find(({ month }) => month === monthOf(today))?.closingCents ?? null,
  }));
}

function alertsOf(
  accounts: readonly ShownTreasuryAccount[],
  flows: readonly OwnedFlow[],
  today: Day,
  months: number,
) {
  const until = lastDayOf(addMonths(monthOf(today), months));
  return accounts.flatMap((account) => {
    const alert = accountAlert(
      flows.filter(({ accountId }) => accountId === account.id),
      {
        balanceCents: cents(account.balanceCents),
        overdraftLimitCents: cents(account.overdraftLimitCents),
        lowAlertCents: account.lowAlertCents === null ? null : cents(account.lowAlertCents),
      },
      { today, until },
    );
    return alert === null ? [] : [{ accountLabel: account.label, ...alert }];
  });
}

/** The props of the page. */
export async function treasuryProps(context: ClientContext, query: TreasuryQuery): Promise<TreasuryProps> {
  const { today, all, flows, accounts, availableCents, outlook, months } = await outlookOf(context, query);
  const isAll = seesAll(context);
  const limits = accounts.flatMap(({ lowAlertCents }) => lowAlertCents ?? []);
  return {
    query,
    today,
    availableCents,
    accounts: isAll ? all : [],
    operations: await operationsOf(context),
    periods: outlook.periods.map(({ at, isForecast, inCents, outCents, closingCents }) => ({
      at,
      isForecast,
      inCents,
      outCents,
      closingCents,
    })),
    lines: outlook.lines.map((line) => ({ ...line, cells: [...line.cells] })),
    thresholdCents: limits.length === 0 ? null : limits.reduce((sum, limit) => sum + limit, 0),
    alerts: isAll ? alertsOf(accounts, flows, today, months) : [],
    transfers: isAll ? await transfersOf(context, all) : [],
    forecasts: isAll ? await forecastsOf(context) : [],
    snapshots: isAll ? await snapshotsOf(context, today) : [],
    codes: canNow(context, 'treasury.update')
      ? (await chartOf(context))
          .filter(({ shown }) => shown.isActive && treasuryCode.test(shown.code))
          .map(({ id, shown }) => ({ id, label: `${shown.code} ${shown.label}` }))
      : [],
    can: {
      seeAll: isAll,
      create: canNow(context, 'treasury.create'),
      update: canNow(context, 'treasury.update'),
      export: canNow(context, 'treasury.export'),
    },
  };
}
