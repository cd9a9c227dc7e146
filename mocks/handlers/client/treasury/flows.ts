import { and, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { ShownTreasuryAccount } from '#contracts/client/treasury.ts';
import { countedEntries } from '#domain/cash-flow/counted-entries.ts';
import { cents } from '#domain/money/cents.ts';
import { addMonths, day, firstDayOf, month, monthOf, type Day } from '#domain/time/day.ts';
import { natureOfAccount, natureOfCategory } from '#domain/treasury/natures.ts';
import type { TreasuryFlow } from '#domain/treasury/outlook.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, transactions, transactionSplits, treasuryForecasts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { cashOf } from '../operation/cash-flow-forecast/entries.ts';
import { inProgress } from '../operation/filters.ts';

/** A flow, and the operation whose money it is; null for the company's own. */
export interface OwnedFlow extends TreasuryFlow {
  readonly operationId: string | null;
}

/** Months before this one that the outlook shows. */
export const pastMonths = 6;

/** The account over which money of an operation passes: its own, else the first everyday one of the company. */
export function accountFor(
  accounts: readonly Pick<ShownTreasuryAccount, 'id' | 'kind' | 'operationId' | 'isArchived'>[],
  operationId: string | null,
): string {
  const open = accounts.filter(({ isArchived, kind }) => !isArchived && kind === 'courant');
  const own = operationId === null ? undefined : open.find((account) => account.operationId === operationId);
  return (own ?? open.find((account) => account.operationId === null) ?? open[0])?.id ?? '';
}

/** What passed over the bank in the months that are shown, by the account of the chart it was put on. */
async function passed(context: ClientContext, today: Day): Promise<OwnedFlow[]> {
  const since = firstDayOf(addMonths(monthOf(today), -pastMonths));
  const rows = await context.db
    .select()
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), gte(transactions.bookedOn, since)));
  const parts = await context.db
    .select({
      transactionId: transactionSplits.transactionId,
      codeId: transactionSplits.codeId,
      position: transactionSplits.position,
    })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .where(and(isNull(transactions.deletedAt), gte(transactions.bookedOn, since)))
    .orderBy(transactionSplits.position);
  const natures = new Map((await chartOf(context)).map(({ id, shown }) => [id, shown.nature]));
  const firstPart = new Map(parts.toReversed().map(({ transactionId, codeId }) => [transactionId, codeId]));
  return rows.map((row) => ({
    on: day(row.bookedOn),
    month: monthOf(day(row.bookedOn)),
    amountCents: cents(row.amountCents),
    nature: natureOfAccount(natures.get(firstPart.get(row.id) ?? '') ?? null),
    certainty: 'realised',
    probabilityBps: 10_000,
    accountId: row.accountId,
    operationId: row.operationId,
  }));
}

/** What the plans of cash of the operations under way foresee from this month on. */
async function planned(
  context: ClientContext,
  today: Day,
  accounts: readonly ShownTreasuryAccount[],
): Promise<OwnedFlow[]> {
  const current = monthOf(today);
  const rows = await context.db
    .select({ id: operations.id })
    .from(operations)
    .where(and(liveOperations(), inProgress));
  const flows: OwnedFlow[] = [];
  for (const { id } of rows) {
    const accountId = accountFor(accounts, id);
    const { entries } = await cashOf(context, id, today);
    for (const { entry, month: counted } of countedEntries(entries, current).counted) {
      const amount = (entry.htCents + entry.vatCents) * (entry.direction === 'in' ? 1 : -1);
      if (entry.state === 'actual' || counted < current || amount === 0) continue;
      flows.push({
        on: entry.plannedOn !== null && monthOf(entry.plannedOn) === counted ? entry.plannedOn : null,
        month: counted,
        amountCents: cents(amount),
        nature: natureOfCategory(entry.category),
        certainty: entry.state === 'committed' ? 'committed' : 'probable',
        probabilityBps: 10_000,
        accountId,
        operationId: id,
      });
    }
  }
  return flows;
}

/** What people entered by hand, from this month on. */
async function entered(
  { db }: ClientContext,
  today: Day,
  accounts: readonly ShownTreasuryAccount[],
): Promise<OwnedFlow[]> {
  const rows = await db
    .select()
    .from(treasuryForecasts)
    .where(and(isNull(treasuryForecasts.deletedAt), gte(treasuryForecasts.month, monthOf(today))));
  return rows.map((row) => ({
    on: null,
    month: month(row.month),
    amountCents: cents(row.amountCents),
    nature: row.nature,
    certainty: 'probable',
    probabilityBps: row.probabilityBps,
    accountId: accountFor(accounts, row.operationId),
    operationId: row.operationId,
  }));
}

/** All that came, went and will, of the company. */
export async function flowsOf(
  context: ClientContext,
  today: Day,
  accounts: readonly ShownTreasuryAccount[],
): Promise<OwnedFlow[]> {
  return [
    ...(await passed(context, today)),
    ...(await planned(context, today, accounts)),
    ...(await entered(context, today, accounts)),
  ];
}

/** What went from the accounts of one operation, or of the company, to those of another: the sides that went out. */
export async function transfersOf(context: ClientContext, accounts: readonly ShownTreasuryAccount[]) {
  const rows = await context.db
    .select()
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), ne(transactions.status, 'ignored')));
  const paired = rows.filter(({ transferPairId, amountCents }) => transferPairId !== null && amountCents < 0);
  const names = new Map(
    (
      await context.db
        .select({ id: operations.id, name: operations.name })
        .from(operations)
        .where(inArray(operations.id, ['', ...accounts.flatMap(({ operationId }) => operationId ?? [])]))
    ).map(({ id, name }) => [id, name]),
  );
  const ownerOf = (accountId: string | undefined): string | null =>
    names.get(accounts.find(({ id }) => id === accountId)?.operationId ?? '') ?? null;
  const sums = new Map<string, { from: string | null; to: string | null; amountCents: number }>();
  for (const { accountId, transferPairId, amountCents } of paired) {
    const to = ownerOf(rows.find(({ id }) => id === transferPairId)?.accountId);
    const from = ownerOf(accountId);
    if (from === to) continue;
    const key = `${from}|${to}`;
    const sum = sums.get(key) ?? { from, to, amountCents: 0 };
    sums.set(key, { ...sum, amountCents: sum.amountCents - amountCents });
  }
  return [...sums.values()].toSorted((a, b) => b.amountCents - a.amountCents);
}
