import { and, eq, isNull } from 'drizzle-orm';
import { ruleFor, type MatchRule } from '#domain/accounting/match-rule.ts';
import { suggestMatches, type BankLine } from '#domain/accounting/matching.ts';
import { conditionsOf } from '#domain/accounting/stored-rule.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { transactions, type MatchRuleRow, type Transaction } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { storedRules } from '../accounting-code/rules.ts';
import { withinReach } from './reach.ts';
import { openTargets, type NamedTarget } from './targets.ts';

/** A movement as rules and matching read it. */
export const bankLineOf = (
  row: Pick<Transaction, 'amountCents' | 'bookedOn' | 'label' | 'rawLabel' | 'counterpartyName'>,
): BankLine => ({
  amountCents: cents(row.amountCents),
  bookedOn: day(row.bookedOn),
  label: row.rawLabel ?? row.label,
  counterpartyName: row.counterpartyName,
  counterpartyIban: null,
});

/** Finds the first active rule that fits a movement. */
export async function ruleFinder(context: Pick<ClientContext, 'db'>) {
  const rows = (await storedRules(context)).filter(({ isActive }) => isActive);
  const rules: MatchRule[] = rows.map(({ id, priority, conditions }) => ({
    id,
    priority,
    conditions: conditionsOf(conditions),
  }));
  return (line: BankLine, accountId: string): MatchRuleRow | null => {
    const found = ruleFor(rules, line, accountId);
    return rows.find(({ id }) => id === found?.id) ?? null;
  };
}

/** Movements that wait for their account, and that a rule or something owed fits. */
export async function proposedIds(context: ClientContext): Promise<string[]> {
  const waiting = await context.db
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 'to_code'), isNull(transactions.deletedAt), withinReach(context)));
  if (waiting.length === 0) return [];
  const find = await ruleFinder(context);
  const targets = await openTargets(context);
  return waiting
    .filter((row) => {
      const line = bankLineOf(row);
      return find(line, row.accountId) !== null || isLikely(line, targets);
    })
    .map(({ id }) => id);
}

const isLikely = (line: BankLine, targets: readonly NamedTarget[]): boolean =>
  suggestMatches(line, targets).some(({ isProposed }) => isProposed);
