import { and, eq } from 'drizzle-orm';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { suggestMatches } from '#domain/accounting/matching.ts';
import {
  auditEntries,
  transactionMatches,
  transactions,
  transactionSplits,
  treasuryAccounts,
  type Transaction,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { historyPage } from '#mocks/server/history/read.ts';
import { filesOf } from './files.ts';
import { bankLineOf, ruleFinder } from './proposals.ts';
import { lockedMonthsOf, movementOf } from './reach.ts';
import { openTargets } from './targets.ts';

/** As many as the panel shows. */
const shown = { suggestions: 5, history: 8 };

async function splitsOf({ db }: ClientContext, { id }: Transaction) {
  const rows = await db
    .select()
    .from(transactionSplits)
    .where(eq(transactionSplits.transactionId, id))
    .orderBy(transactionSplits.position);
  return rows.map(({ codeId, operationId, label, baseCents, vatBps, vatCents }) => ({
    codeId,
    operationId,
    label: label ?? '',
    amountCents: baseCents + vatCents,
    baseCents,
    vatBps,
    vatCents,
  }));
}

async function proposalOf(context: ClientContext, row: Transaction) {
  if (row.status !== 'to_code') return null;
  const rule = (await ruleFinder(context))(bankLineOf(row), row.accountId);
  return rule && { ruleName: rule.name, codeId: rule.codeId, vat: rule.vat, operationId: rule.operationId };
}

async function paidBy(context: ClientContext, row: Transaction) {
  const targets = await openTargets(context, row.id);
  const labelOf = (type: string, id: string): string =>
    targets.find((target) => target.type === type && target.id === id)?.label ?? id;
  const paid = await context.db
    .select()
    .from(transactionMatches)
    .where(eq(transactionMatches.transactionId, row.id));
  const isClosed = row.status === 'validated' || row.status === 'ignored';
  return {
    matches: paid.map(({ targetType, targetId, amountCents }) => ({
      type: targetType,
      id: targetId,
      label: labelOf(targetType, targetId),
      amountCents,
    })),
    suggestions: (isClosed ? [] : suggestMatches(bankLineOf(row), targets))
      .flatMap(({ targetId, score, reasons, isProposed }) => {
        const target = targets.find(({ id }) => id === targetId);
        if (target === undefined || target.openCents > 0 !== row.amountCents > 0 || score < 40) return [];
        const { type, id, label, dueOn, openCents } = target;
        const words = reasons.map((reason) => reason[context.locale]);
        return [{ type, id, label, dueOn, openCents, score, reasons: words, isProposed }];
      })
      .slice(0, shown.suggestions),
  };
}

async function transferOf({ db }: ClientContext, { transferPairId }: Transaction) {
  if (transferPairId === null) return null;
  const [other] = await db
    .select({ id: transactions.id, accountLabel: treasuryAccounts.label })
    .from(transactions)
    .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, transactions.accountId))
    .where(eq(transactions.id, transferPairId))
    .limit(1);
  return other ?? null;
}

/** The panel of a movement; null where there is none, or not for the person. */
export async function openedOf(
  context: ClientContext,
  id: string,
  nextId: string | null,
): Promise<OpenedTransaction | null> {
  const row = id === '' ? null : await movementOf(context, id);
  if (row === null) return null;
  const [account] = await context.db
    .select({ label: treasuryAccounts.label })
    .from(treasuryAccounts)
    .where(eq(treasuryAccounts.id, row.accountId));
  const isLocked = (await lockedMonthsOf(context.db)).has(row.bookedOn.slice(0, 7));
  const isIt = and(eq(auditEntries.subjectType, 'transaction'), eq(auditEntries.subjectId, row.id));
  const { entries } = await historyPage(context, isIt, { page: 1, perPage: shown.history });
  const isOpen = row.status !== 'validated' && !isLocked;
  return {
    id: row.id,
    version: row.version,
    accountId: row.accountId,
    accountLabel: account?.label ?? '',
    bookedOn: row.bookedOn,
    valueOn: row.valueOn,
    amountCents: row.amountCents,
    label: row.label,
    rawLabel: row.rawLabel,
    bankRef: row.bankRef,
    counterpartyName: row.counterpartyName ?? '',
    operationId: row.operationId,
    note: row.note ?? '',
    kind: row.kind,
    status: row.status,
    stateReason: row.stateReason,
    isLocked,
    splits: await splitsOf(context, row),
    proposal: await proposalOf(context, row),
    ...(await paidBy(context, row)),
    transfer: await transferOf(context, row),
    files: await filesOf(context, row),
    history: entries.map(({ id: entryId, at, sentence }) => ({ id: entryId, at, sentence })),
    nextId,
    can: {
      update: canNow(context, 'transaction.update') && isOpen,
      validate: canNow(context, 'transaction.validate') && !isLocked,
      delete: canNow(context, 'transaction.delete') && isOpen && row.kind === 'manual',
    },
  };
}
