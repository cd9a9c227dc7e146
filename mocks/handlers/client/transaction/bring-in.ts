import { and, eq, gt, inArray } from 'drizzle-orm';
import { fingerprintTexts } from '#domain/accounting/fingerprint.ts';
import type { ImportCounts } from '#domain/accounting/import-state.ts';
import { maxLabelLength, type StatementLine } from '#domain/accounting/statement/statement.ts';
import { rateOfVat } from '#domain/accounting/vat-rate.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  transactionImports,
  transactions,
  transactionSplits,
  treasuryAccounts,
  type MatchRuleRow,
  type NewTransaction,
  type NewTransactionSplit,
  type TransactionImport,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { inChunks } from '../../import/chunks.ts';
import { bankLineOf, ruleFinder } from './proposals.ts';
import { lockedMonthsOf } from './reach.ts';
import { splitRows } from './splits.ts';
import { validated } from './states.ts';

/** A line of a statement, and whether it may come in. */
export interface CheckedLine {
  readonly line: StatementLine;
  readonly fingerprint: string;
  /** It came in before. */
  readonly isDuplicate: boolean;
  /** Its month is locked. */
  readonly isLocked: boolean;
}

/** The lines of a statement, and which of them are there already. */
export async function checkedLines(
  { db }: Pick<ClientContext, 'db'>,
  { accountId, lines }: Pick<TransactionImport, 'accountId' | 'lines'>,
): Promise<CheckedLine[]> {
  const fingerprints = await Promise.all(fingerprintTexts(accountId, lines).map(sha256Hex));
  const known = new Set<string>();
  for (const chunk of inChunks(fingerprints)) {
    const rows = await db
      .select({ fingerprint: transactions.fingerprint })
      .from(transactions)
      .where(inArray(transactions.fingerprint, [...chunk]));
    for (const { fingerprint } of rows) known.add(fingerprint);
  }
  const locked = await lockedMonthsOf(db);
  return lines.map((line, at) => {
    const fingerprint = fingerprints[at] ?? '';
    return {
      line,
      fingerprint,
      isDuplicate: known.has(fingerprint),
      isLocked: locked.has(line.bookedOn.slice(0, 7)),
    };
  });
}

interface Made {
  readonly row: NewTransaction & { id: string };
  readonly rule: MatchRuleRow | null;
}

/** Writes the movements of a statement, and what is known of the account's balance. */
export async function bringIn(
  context: ClientContext,
  statement: TransactionImport,
  skipped: ReadonlySet<number>,
  audited: (tx: Database) => Promise<void>,
): Promise<{ readonly ids: readonly string[]; readonly counts: ImportCounts }> {
  const checked = await checkedLines(context, statement);
  const wanted = checked.filter(
    ({ line, isDuplicate, isLocked }) => !isDuplicate && !isLocked && !skipped.has(line.line),
  );
  const find = await ruleFinder(context);
  const chart = await chartOf(context);
  const made = wanted.map(({ line, fingerprint }) =>
    movementOfLine(context, statement, line, fingerprint, find),
  );
  const counts = {
    ...statement.counts,
    created: made.length,
    duplicates: checked.filter(({ isDuplicate }) => isDuplicate).length,
  };
  const splits = made.flatMap((one) => splitsOf(context, one, chart));
  await context.db.transaction(async (tx) => {
    // Written by the hundred: nobody else gets to the embedded database meanwhile.
    for (const chunk of inChunks(made)) {
      await yieldToEventLoop();
      await tx.insert(transactions).values(chunk.map(({ row }) => row));
    }
    for (const chunk of inChunks(splits)) {
      await yieldToEventLoop();
      await tx.insert(transactionSplits).values(chunk);
    }
    const updatedAt = context.deps.clock.businessNow();
    await tx
      .update(transactionImports)
      .set({ status: 'done', counts, lines: [], cells: null, version: statement.version + 1, updatedAt })
      .where(eq(transactionImports.id, statement.id));
    await keepBalance(tx, statement);
    await audited(tx);
  });
  return { ids: made.map(({ row }) => row.id), counts };
}

/** Where a rule puts a movement that it validates; nowhere for one that somebody must look at. */
function splitsOf(
  context: ClientContext,
  { row, rule }: Made,
  chart: Awaited<ReturnType<typeof chartOf>>,
): NewTransactionSplit[] {
  if (rule === null || row.status === 'to_code') return [];
  const part = {
    codeId: rule.codeId,
    operationId: rule.operationId,
    label: '',
    amountCents: row.amountCents,
    vatBps: rateOfVat(rule.vat),
  };
  return splitRows(context, { ...row, operationId: row.operationId ?? null }, [part], chart);
}

/** A rule that validates at once codes the movement; any other only proposes, as a person always validates. */
function movementOfLine(
  context: ClientContext,
  { id: importId, tenantId, accountId }: TransactionImport,
  line: StatementLine,
  fingerprint: string,
  find: Awaited<ReturnType<typeof ruleFinder>>,
): Made {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const label = line.label.slice(0, maxLabelLength);
  const imported = { ...line, label, rawLabel: line.label, counterpartyName: line.counterparty };
  const rule = find(bankLineOf(imported), accountId);
  const state = rule?.isAutoValidated === true ? validated(context) : ({ status: 'to_code' } as const);
  return {
    rule,
    row: {
      id: deps.newId(),
      tenantId,
      accountId,
      bookedOn: line.bookedOn,
      valueOn: line.valueOn,
      amountCents: line.amountCents,
      label,
      rawLabel: line.label,
      bankRef: line.bankRef,
      counterpartyName: line.counterparty,
      kind: 'bank',
      operationId: rule?.operationId ?? null,
      fingerprint,
      importId,
      ...state,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    },
  };
}

/** The last statement of an account says what the bank has. */
async function keepBalance(tx: Database, { accountId, closing }: TransactionImport): Promise<void> {
  if (closing === null) return;
  const isNewer = and(eq(treasuryAccounts.id, accountId), gt(treasuryAccounts.bankBalanceOn, closing.on));
  if ((await tx.select({ id: treasuryAccounts.id }).from(treasuryAccounts).where(isNewer)).length > 0) return;
  await tx
    .update(treasuryAccounts)
    .set({ bankBalanceCents: closing.cents, bankBalanceOn: closing.on })
    .where(eq(treasuryAccounts.id, accountId));
}
