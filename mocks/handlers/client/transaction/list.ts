import { and, count, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { transactionList, type TransactionRow } from '#contracts/client/transaction.ts';
import { amountBands, type AmountBand } from '#domain/accounting/movement-filters.ts';
import { transaction as index } from '#generated/routes/client.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import * as officeMessages from '#messages/states/office.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  accountingCodes,
  transactionFiles,
  transactionMatches,
  transactions,
  transactionSplits,
  treasuryAccounts,
  type Transaction,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import {
  byColumn,
  byPeriod,
  choiceLabels,
  listOf,
  type FilterLabels,
} from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { proposedIds } from './proposals.ts';
import { withinReach } from './reach.ts';

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone.
const codes = sql<string[]>`array(
  select distinct code.code from ${transactionSplits} part
  join ${accountingCodes} code on code.id in (part.code_id, part.vat_code_id)
  where part.transaction_id = "transactions"."id" order by code.code)`;
const vatCents = sql<number>`(select coalesce(sum(part.vat_cents), 0) from ${transactionSplits} part
  where part.transaction_id = "transactions"."id")`.mapWith(Number);
const filesCount = sql<number>`(select count(*) from ${transactionFiles} paper
  where paper.transaction_id = "transactions"."id")`.mapWith(Number);
const isMatched = sql<boolean>`exists (select 1 from ${transactionMatches} paid
  where paid.transaction_id = "transactions"."id")`;
/** Of its account once it was booked; of those of one day the list shows the last one first. */
const balanceCents = sql<number>`(select account.opening_balance_cents from ${treasuryAccounts} account
  where account.id = "transactions"."account_id")
  + (select sum(earlier.amount_cents) from ${transactions} earlier
  where earlier.account_id = "transactions"."account_id" and earlier.deleted_at is null
  and (earlier.booked_on < "transactions"."booked_on"
    or (earlier.booked_on = "transactions"."booked_on" and earlier.id >= "transactions"."id")))`.mapWith(
  Number,
);

const size = sql<AmountBand>`case
  when abs("transactions"."amount_cents") >= ${sql.raw(String(amountBands.huge))} then 'huge'
  when abs("transactions"."amount_cents") >= ${sql.raw(String(amountBands.large))} then 'large'
  when abs("transactions"."amount_cents") >= ${sql.raw(String(amountBands.medium))} then 'medium'
  else 'small' end`;
const side = sql<string>`case when "transactions"."amount_cents" > 0 then 'in' else 'out' end`;
const paper = sql<string>`case when ${filesCount} > 0 then 'with' else 'without' end`;

/** Amounts are found as people write them: « 1250,00 ». */
export const movementText = sql`"transactions"."search_text" || chr(10)
  || replace(to_char(abs("transactions"."amount_cents") / 100.0, 'FM999999999990.00'), '.', ',')
  || ' ' || to_char(abs("transactions"."amount_cents") / 100.0, 'FM999999999990.00')`;

const accountLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ id: treasuryAccounts.id, label: treasuryAccounts.label })
    .from(treasuryAccounts)
    .where(inArray(treasuryAccounts.id, [...values]));
  return new Map(rows.map(({ id, label }) => [id, label]));
};

const stateLabels: FilterLabels = ({ locale }, values) => {
  const words: Readonly<Record<string, string>> = messagesFor(locale, officeMessages).transaction;
  return new Map(values.flatMap((value) => (words[value] === undefined ? [] : [[value, words[value]]])));
};

/** The list, given the movements that something fits; null where that is not asked. */
const sourceWith = (proposed: readonly string[] | null) =>
  defineListSource(transactionList, {
    page: 'Client/Transaction',
    area: 'transaction',
    table: transactions,
    href: index,
    search: movementText,
    reach: withinReach,
    filters: {
      status: byColumn(transactions.status, stateLabels),
      proposal: {
        condition: (values): SQL | undefined =>
          values.length === 0 || proposed === null
            ? undefined
            : proposed.length === 0
              ? sql`false`
              : inArray(transactions.id, [...proposed]),
        values: null,
      },
      accountId: byColumn(transactions.accountId, accountLabels),
      operationId: byColumn(transactions.operationId, operationLabels),
      code: {
        condition: (values) =>
          values.length === 0 ? undefined : sql`${codes} && ${sql.param(listOf(values))}::text[]`,
        values: { by: codes, isArray: true },
      },
      counterparty: byColumn(transactions.counterpartyName),
      bookedOn: byPeriod(transactions.bookedOn, 'day'),
      side: byColumn(side, choiceLabels(transactionMessages, 'side')),
      size: byColumn(size, choiceLabels(transactionMessages, 'size')),
      kind: byColumn(transactions.kind, choiceLabels(transactionMessages, 'kind')),
      paper: byColumn(paper, choiceLabels(transactionMessages, 'paper')),
    },
    sorts: { bookedOn: transactions.bookedOn, amountCents: transactions.amountCents },
    sums: { amountCents: transactions.amountCents },
    rows: (context, records) => movementRows(context, records, new Set(proposed ?? [])),
    download: fileOf(transactionMessages, {
      bookedOn: 'date',
      account: 'text',
      label: { kind: 'text', shownAs: 'name' },
      counterparty: 'text',
      operation: 'text',
      codes: 'text',
      vatCents: 'money',
      debit: { kind: 'money', value: ({ amountCents }) => (amountCents < 0 ? -amountCents : null) },
      credit: { kind: 'money', value: ({ amountCents }) => (amountCents > 0 ? amountCents : null) },
      amountCents: 'money',
      balanceCents: 'money',
      papers: { kind: 'number', value: (row) => row.filesCount },
      isMatched: { kind: 'text', shownAs: 'matched' },
      kind: 'text',
      status: 'text',
    }),
  });

/** The list as a file and its saved views, which know nothing of proposals. */
export const movementSource = sourceWith(null);

/** The list as the person who asks sees it now. */
export const sourceFor = async (context: ClientContext) => sourceWith(await proposedIds(context));

async function movementRows(
  context: RowContext,
  records: readonly Transaction[],
  proposed: ReadonlySet<string>,
): Promise<TransactionRow[]> {
  if (records.length === 0) return [];
  const { db } = context;
  const details = await db
    .select({ id: transactions.id, codes, vatCents, filesCount, isMatched, balanceCents })
    .from(transactions)
    .where(
      inArray(
        transactions.id,
        records.map(({ id }) => id),
      ),
    );
  const detailsOf = new Map(details.map((row) => [row.id, row]));
  const accounts = await accountLabels(
    { ...context } as ClientContext,
    records.map(({ accountId }) => accountId),
  );
  const operations = await operationNames(
    context,
    records.map(({ operationId }) => operationId),
  );
  return records.map((row) => {
    const more = detailsOf.get(row.id);
    return {
      id: row.id,
      version: row.version,
      bookedOn: row.bookedOn,
      account: accounts.get(row.accountId) ?? '',
      label: row.label,
      counterparty: row.counterpartyName,
      operation: operations.get(row.operationId ?? '') ?? null,
      codes: more === undefined || more.codes.length === 0 ? null : more.codes.join(', '),
      vatCents: more?.vatCents ?? 0,
      amountCents: row.amountCents,
      balanceCents: more?.balanceCents ?? 0,
      filesCount: more?.filesCount ?? 0,
      isMatched: more?.isMatched ?? false,
      kind: row.kind,
      status: row.status,
      isProposed: proposed.has(row.id),
    };
  });
}

/** How many movements stand in each state, within the person's reach. */
export async function countsOf(context: ClientContext) {
  const rows = await context.db
    .select({ status: transactions.status, count: count() })
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), withinReach(context)))
    .groupBy(transactions.status);
  const of = (status: Transaction['status']): number => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    to_code: of('to_code'),
    proposed: (await proposedIds(context)).length,
    coded: of('coded'),
    validated: of('validated'),
    ignored: of('ignored'),
  };
}

/** Labels of the accounts of the bank, by identifier. */
export async function accountChoices({ db }: ClientContext) {
  return db
    .select({ id: treasuryAccounts.id, label: treasuryAccounts.label })
    .from(treasuryAccounts)
    .where(and(isNull(treasuryAccounts.deletedAt), isNull(treasuryAccounts.archivedAt)))
    .orderBy(treasuryAccounts.position);
}

/** The movement after one, in the list as it is filtered; null at its end. */
export async function nextOf(
  context: ClientContext,
  query: Parameters<typeof movementSource.conditions>[0],
  id: string,
  today: Parameters<typeof movementSource.conditions>[1],
): Promise<string | null> {
  const source = await sourceFor(context);
  const rows = await context.db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), withinReach(context), source.conditions(query, today)))
    .orderBy(...source.order(query))
    .limit(500);
  const at = rows.findIndex((row) => row.id === id);
  return rows[at + 1]?.id ?? null;
}
