import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { StatementImport, StatementPreview } from '#contracts/client/transaction/opened.ts';
import { fill } from '#messages/fill.ts';
import {
  transactionImports,
  transactions,
  treasuryAccounts,
  type TransactionImport,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { checkedLines } from './bring-in.ts';
import { textsOf } from './reach.ts';

const shownImports = 10;

interface Found {
  readonly row: TransactionImport;
  readonly accountLabel: string;
}

const read = ({ db }: ClientContext) =>
  db
    .select({ row: transactionImports, accountLabel: treasuryAccounts.label })
    .from(transactionImports)
    .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, transactionImports.accountId));

async function shownOf(context: ClientContext, { row, accountLabel }: Found): Promise<StatementImport> {
  const stands = sql<number>`count(*) filter (where ${transactions.status} = 'validated')`.mapWith(Number);
  const [made] = await context.db
    .select({ all: count(), stands })
    .from(transactions)
    .where(eq(transactions.importId, row.id));
  return {
    id: row.id,
    version: row.version,
    accountLabel,
    kind: row.kind,
    fileName: row.fileName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    counts: { ...row.counts },
    isRevertible: row.status === 'done' && (made?.all ?? 0) > 0 && made?.stands === 0,
  };
}

/** The statements that came in last. */
export async function importsOf(context: ClientContext): Promise<StatementImport[]> {
  if (!canNow(context, 'transaction.create')) return [];
  const rows = await read(context).orderBy(desc(transactionImports.createdAt)).limit(shownImports);
  return Promise.all(rows.map((found) => shownOf(context, found)));
}

/** What a statement would bring in; null where there is none. */
export async function previewOf(context: ClientContext, id: string): Promise<StatementPreview | null> {
  if (id === '' || !canNow(context, 'transaction.create')) return null;
  const [found] = await read(context)
    .where(and(eq(transactionImports.id, id)))
    .limit(1);
  if (found === undefined) return null;
  const { row } = found;
  const { statements } = textsOf(context);
  const format = textFormat(context.locale);
  const lines = await checkedLines(context, row);
  return {
    ...(await shownOf(context, found)),
    headers: [...(row.cells?.[0] ?? [])],
    mapping: row.mapping && { ...row.mapping },
    lines: lines.map(({ line, isDuplicate, isLocked }) => ({
      line: line.line,
      bookedOn: line.bookedOn,
      label: line.label,
      amountCents: line.amountCents,
      isDuplicate,
      isLocked,
    })),
    problems: row.problems.map(({ line, code, found: seen }) => ({
      line,
      text: fill(statements.line[code], { line, found: seen }),
    })),
    control:
      row.control &&
      fill(statements.control, {
        expected: format.money(row.control.expectedCents),
        found: format.money(row.control.foundCents),
      }),
  };
}
