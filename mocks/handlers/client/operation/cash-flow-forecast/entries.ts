import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CashFlowEntry } from '#domain/cash-flow/entry.ts';
import { loanEntries } from '#domain/cash-flow/loan-entries.ts';
import { vatEntries } from '#domain/cash-flow/vat-entries.ts';
import { isLiveLoan, isSignedLoan } from '#domain/loan/loan-states.ts';
import { cents, zeroCents, type Cents } from '#domain/money/cents.ts';
import { expenseCategories, isFinancial } from '#domain/simulation/expense-line.ts';
import { monthOf, type Day, type Month } from '#domain/time/day.ts';
import {
  cashFlowEntries,
  equityInjections,
  type CashFlowRow,
  type EquityInjection,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { cashEntryOf, knownLoans, type KnownLoan } from '../financing/known-loans.ts';

/** Everything that moves the cash of an operation, and the rows that it was read from. */
export interface KnownCash {
  readonly rows: ReadonlyMap<string, CashFlowRow>;
  readonly entries: readonly CashFlowEntry[];
  /** Owed at the end of each month; undefined where no loan is known. */
  readonly loanBalances: ReadonlyMap<Month, Cents> | undefined;
  /** Loans that stand in the plan, with what may still be drawn of them. */
  readonly loans: readonly KnownLoan[];
}

/**
 * Flows of an operation: those kept, those of its loans and its equity, and the VAT that follows from them. What a
 * simulation foresaw of loans and equity counts only while there are none.
 */
export async function cashOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  today: Day,
): Promise<KnownCash> {
  const kept = await db
    .select()
    .from(cashFlowEntries)
    .where(and(eq(cashFlowEntries.operationId, operationId), isNull(cashFlowEntries.deletedAt)))
    .orderBy(asc(cashFlowEntries.month), asc(cashFlowEntries.category), asc(cashFlowEntries.id));
  const loans = (await knownLoans(db, [operationId], today)).filter(({ loan }) => isLiveLoan(loan.status));
  const injections = await db
    .select()
    .from(equityInjections)
    .where(and(eq(equityInjections.operationId, operationId), isNull(equityInjections.deletedAt)))
    .orderBy(asc(equityInjections.on), asc(equityInjections.id));
  const rows = kept.filter(
    (row) =>
      row.sourceType !== 'simulation' ||
      !((loans.length > 0 && isOfLoans(row)) || (injections.length > 0 && row.category === 'equity')),
  );
  const others = [
    ...rows.map(cashEntryOf),
    ...loans.flatMap(({ loan, outlook }) =>
      loanEntries(
        { id: loan.id, label: loan.label, isSigned: isSignedLoan(loan.status) },
        outlook.schedule,
        today,
      ),
    ),
    ...injections.map((injection) => equityEntry(injection, today)),
  ];
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    entries: [...others, ...vatEntries(others, monthOf(today))],
    loanBalances: loans.length === 0 ? undefined : balancesOf(loans),
    loans,
  };
}

const loanCategories: readonly string[] = ['draw', 'repayment', ...expenseCategories.filter(isFinancial)];
const isOfLoans = ({ category }: Pick<CashFlowRow, 'category'>): boolean => loanCategories.includes(category);

const equityEntry = ({ id, on, amountCents, origin }: EquityInjection, today: Day): CashFlowEntry => ({
  id,
  month: monthOf(on as Day),
  plannedOn: on as Day,
  direction: 'in',
  category: 'equity',
  label: origin,
  htCents: cents(amountCents),
  vatCents: zeroCents,
  state: on <= today ? 'actual' : 'forecast',
  source: { type: 'manual', id },
});

/** What the loans owe together: a month after the last of a schedule owes what that one did. */
function balancesOf(loans: readonly KnownLoan[]): ReadonlyMap<Month, Cents> {
  const months = new Map<Month, Cents>();
  for (const { outlook } of loans) {
    for (const { month, closingCents } of outlook.schedule.rows) {
      months.set(month, cents((months.get(month) ?? 0) + closingCents));
    }
  }
  return months;
}
