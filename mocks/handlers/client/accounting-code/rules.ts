import { and, desc, inArray, isNull, ne } from 'drizzle-orm';
import type { RuleRow } from '#contracts/client/accounting-code.ts';
import {
  orderRules,
  ruleFields,
  testRule,
  type RulePayload,
  type RuleTestAnswer,
} from '#contracts/client/accounting-code/payload.ts';
import { ruleFor, ruleObstacle, type MatchRule } from '#domain/accounting/match-rule.ts';
import type { BankLine } from '#domain/accounting/matching.ts';
import { conditionsOf } from '#domain/accounting/stored-rule.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { accountingCode as index } from '#generated/routes/client.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  matchRules,
  operations,
  transactions,
  treasuryAccounts,
  type Transaction,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, json, redirect } from '#mocks/server/handler.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { backAddress } from '#mocks/server/back.ts';
import { chartOf } from './chart.ts';
import { announceAccounts } from './record.ts';

/** As many bank lines as a test shows. */
const maxShown = 20;
const rulesHref = (): string => index({ query: { tab: 'rules' } });

/** The rules in their order. */
export const storedRules = ({ db }: Pick<ClientContext, 'db'>) =>
  db
    .select()
    .from(matchRules)
    .where(isNull(matchRules.deletedAt))
    .orderBy(matchRules.priority, matchRules.id);

const bankLines = ({ db }: ClientContext): Promise<Transaction[]> =>
  db
    .select()
    .from(transactions)
    .where(and(isNull(transactions.deletedAt), ne(transactions.status, 'ignored')))
    .orderBy(desc(transactions.bookedOn), desc(transactions.id));

const lineOf = (row: Transaction): BankLine => ({
  amountCents: cents(row.amountCents),
  bookedOn: day(row.bookedOn),
  label: row.rawLabel ?? row.label,
  counterpartyName: row.counterpartyName,
  counterpartyIban: null,
});

/** The rules as the page shows them, with the bank lines that each takes before any other. */
export async function ruleRows(context: ClientContext): Promise<RuleRow[]> {
  const rows = await storedRules(context);
  const rules: MatchRule[] = rows
    .filter(({ isActive }) => isActive)
    .map(({ id, priority, conditions }) => ({ id, priority, conditions: conditionsOf(conditions) }));
  const hits = new Map<string, { count: number; last: string }>();
  for (const line of rules.length === 0 ? [] : await bankLines(context)) {
    const rule = ruleFor(rules, lineOf(line), line.accountId);
    if (rule === null) continue;
    const hit = hits.get(rule.id) ?? { count: 0, last: line.bookedOn };
    hits.set(rule.id, { ...hit, count: hit.count + 1 });
  }
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    conditions: { ...row.conditions, labelHolds: [...row.conditions.labelHolds] },
    codeId: row.codeId,
    vat: row.vat,
    operationId: row.operationId,
    isAutoValidated: row.isAutoValidated,
    isActive: row.isActive,
    hitsCount: hits.get(row.id)?.count ?? 0,
    lastHitOn: hits.get(row.id)?.last ?? null,
  }));
}

function refuseEmpty({ locale }: ClientContext, conditions: RulePayload['conditions']): void {
  const obstacle = ruleObstacle({ conditions: conditionsOf(conditions) });
  if (obstacle !== null) throw new ValidationFailure({ conditions: obstacle[locale] });
}

/** What a rule names must be the company's. */
async function refuseUnknown(context: ClientContext, payload: RulePayload): Promise<void> {
  const unknown = validationText(context.locale, 'unknownRecord');
  const chart = await chartOf(context);
  if (!chart.some(({ id, shown }) => id === payload.codeId && shown.isActive)) {
    throw new ValidationFailure({ codeId: unknown });
  }
  const { operationId } = payload;
  if (operationId !== null) {
    const where = and(inArray(operations.id, [operationId]), liveOperations());
    if ((await context.db.$count(operations, where)) === 0)
      throw new ValidationFailure({ operationId: unknown });
  }
  const { accountId } = payload.conditions;
  if (accountId !== null) {
    const found = await context.db
      .select({ id: treasuryAccounts.id })
      .from(treasuryAccounts)
      .where(and(inArray(treasuryAccounts.id, [accountId]), isNull(treasuryAccounts.deletedAt)));
    if (found.length === 0) throw new ValidationFailure({ 'conditions.accountId': unknown });
  }
}

/** A rule that gives bank lines their account, as a declared record. */
export const matchRule = defineRecord<typeof matchRules, RulePayload>({
  type: 'match-rule',
  parameter: 'matchRule',
  area: 'accounting',
  table: matchRules,
  payload: ruleFields,
  label: ({ name }) => name,
  messages: ruleMessages,
  href: rulesHref,
  listHref: rulesHref,
  isEditedInList: true,
  check: async (context, payload) => {
    refuseEmpty(context, payload.conditions);
    await refuseUnknown(context, payload);
  },
  saved: async (context, tx, { id, before }) => {
    if (before !== null) return;
    // A new rule comes last.
    const others = await storedRules({ db: tx });
    const last = Math.max(0, ...others.filter((rule) => rule.id !== id).map(({ priority }) => priority));
    await tx
      .update(matchRules)
      .set({ priority: last + 1 })
      .where(inArray(matchRules.id, [id]));
  },
  announce: announceAccounts,
});

export const matchRuleBin = recordBin(matchRule);

/** Puts the rules into another order; those that are not named come after. */
export const orderHandler = clientAction(orderRules, async (context, { ids }) => {
  const rows = await storedRules(context);
  const rankOf = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const ordered = rows.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  const changes = ordered.flatMap((row, rank) =>
    row.priority === rank + 1 ? [] : [{ row, columns: { priority: rank + 1 } }],
  );
  await matchRule.changeSeveral(context, 'order', changes);
  const { ordered: text } = messagesFor(context.locale, ruleMessages);
  return redirect(backAddress(context), { type: 'success', text });
});

/** The bank lines that some conditions take, the latest first. */
export const testHandler = clientAction(testRule, async (context, { conditions }) => {
  refuseEmpty(context, conditions);
  const rule: MatchRule = { id: '', priority: 0, conditions: conditionsOf(conditions) };
  const hit = (await bankLines(context)).filter(
    (line) => ruleFor([rule], lineOf(line), line.accountId) !== null,
  );
  const accounts = await context.db
    .select({ id: treasuryAccounts.id, label: treasuryAccounts.label })
    .from(treasuryAccounts);
  const answer: RuleTestAnswer = {
    count: hit.length,
    lines: hit.slice(0, maxShown).map(({ id, bookedOn, label, amountCents, accountId }) => ({
      id,
      bookedOn,
      label,
      amountCents,
      accountLabel: accounts.find((account) => account.id === accountId)?.label ?? '',
    })),
  };
  return json(answer);
});
