import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { countedEntries } from '#domain/cash-flow/counted-entries.ts';
import type { CashFlowEntry } from '#domain/cash-flow/entry.ts';
import type { Drawdown } from '#domain/loan/drawdown.ts';
import { termsOfFields } from '#domain/loan/loan-fields.ts';
import type { EarlyRepayment } from '#domain/loan/movement.ts';
import { loanOutlook, type LoanOutlook, type SweptReceipt } from '#domain/loan/outlook.ts';
import type { LoanTerms } from '#domain/loan/terms.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { lastDayOf, monthOf, type Day, type Month } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  cashFlowEntries,
  drawdowns,
  loanRepayments,
  loans,
  type CashFlowRow,
  type DrawdownRow,
  type Loan,
  type LoanRepayment,
} from '#mocks/db/schema/index.ts';

type Reader = Pick<Database, 'select'>;

/** A loan with everything that its figures depend on. */
export interface KnownLoan {
  readonly loan: Loan;
  readonly terms: LoanTerms;
  readonly drawdowns: readonly DrawdownRow[];
  readonly repayments: readonly LoanRepayment[];
  readonly receipts: readonly SweptReceipt[];
  readonly outlook: LoanOutlook;
}

/** The loans of some operations, those in the bin aside, as they stand on a day. */
export async function knownLoans(
  db: Reader,
  operationIds: readonly string[],
  today: Day,
): Promise<readonly KnownLoan[]> {
  if (operationIds.length === 0) return [];
  const ids = [...operationIds];
  const rows = await db
    .select()
    .from(loans)
    .where(and(inArray(loans.operationId, ids), isNull(loans.deletedAt)))
    .orderBy(asc(loans.createdAt), asc(loans.id));
  return knownLoansOf(db, rows, today);
}

/** Some loans as they stand on a day. */
export async function knownLoansOf(
  db: Reader,
  rows: readonly Loan[],
  today: Day,
): Promise<readonly KnownLoan[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const drawn = await db
    .select()
    .from(drawdowns)
    .where(and(inArray(drawdowns.loanId, ids), isNull(drawdowns.deletedAt)))
    .orderBy(asc(drawdowns.plannedOn), asc(drawdowns.id));
  const repaid = await db
    .select()
    .from(loanRepayments)
    .where(inArray(loanRepayments.loanId, ids))
    .orderBy(asc(loanRepayments.on), asc(loanRepayments.id));
  const receiptsOf = await receiptsByOperation(db, [...new Set(rows.map((row) => row.operationId))], today);
  return rows.map((loan) => {
    const own = {
      loan,
      terms: termsOfFields(loan, loan.indexChanges),
      drawdowns: drawn.filter(({ loanId }) => loanId === loan.id),
      repayments: repaid.filter(({ loanId }) => loanId === loan.id),
      receipts: receiptsOf.get(loan.operationId) ?? [],
    };
    const { terms, receipts } = own;
    const early = own.repayments.map(earlyRepaymentOf);
    return {
      ...own,
      outlook: loanOutlook(terms, own.drawdowns.map(drawdownOf), receipts, early, today),
    };
  });
}

/** A drawdown as the engine takes it. */
export const drawdownOf = ({ plannedOn, releasedOn, amountCents, status }: DrawdownRow): Drawdown => ({
  plannedOn: plannedOn as Day,
  releasedOn: releasedOn as Day | null,
  amountCents: cents(amountCents),
  status,
});

const earlyRepaymentOf = ({ on, amountCents }: LoanRepayment): EarlyRepayment => ({
  on: on as Day,
  amountCents: cents(amountCents),
  hasPenalty: true,
});

/** A row of the plan of cash as the engine takes it. */
export const cashEntryOf = (row: CashFlowRow): CashFlowEntry => ({
  id: row.id,
  month: row.month as Month,
  plannedOn: row.plannedOn as Day | null,
  direction: row.direction,
  category: row.category,
  label: row.label,
  htCents: cents(row.htCents),
  vatCents: cents(row.vatCents),
  state: row.state,
  stage: row.stage,
  source: { type: row.sourceType, id: row.sourceId },
});

/** What the sales of an operation brought and are to bring. */
export const receiptsOf = async (
  db: Reader,
  operationId: string,
  today: Day,
): Promise<readonly SweptReceipt[]> =>
  (await receiptsByOperation(db, [operationId], today)).get(operationId) ?? [];

/** What the sales of some operations brought and are to bring: what sweeps repay loans out of. */
async function receiptsByOperation(
  db: Reader,
  operationIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, readonly SweptReceipt[]>> {
  const rows = await db
    .select()
    .from(cashFlowEntries)
    .where(
      and(
        inArray(cashFlowEntries.operationId, [...operationIds]),
        eq(cashFlowEntries.category, 'sale'),
        isNull(cashFlowEntries.deletedAt),
      ),
    )
    .orderBy(asc(cashFlowEntries.month), asc(cashFlowEntries.id));
  return new Map(
    [...Map.groupBy(rows, ({ operationId }) => operationId)].map(([id, own]) => [
      id,
      countedEntries(own.map(cashEntryOf), monthOf(today)).counted.map(({ entry, month, isMoved }) => ({
        on: entry.plannedOn === null || isMoved ? lastDayOf(month) : entry.plannedOn,
        amountCents: receivedCents(entry),
        isReceived: entry.state === 'actual',
      })),
    ]),
  );
}

function receivedCents({ direction, htCents, vatCents }: CashFlowEntry): Cents {
  const ttcCents = htCents + vatCents;
  return cents(direction === 'in' ? ttcCents : -ttcCents);
}
