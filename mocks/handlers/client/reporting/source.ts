import { and, asc, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { ReportCells } from '#domain/reporting/report-table.ts';
import { chartOf } from '../accounting-code/chart.ts';
import type { ReportParams } from '#domain/reporting/report.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, transactions, type Transaction } from '#mocks/db/schema/index.ts';

/** An account of the chart, as the company calls it. */
export interface NamedCode {
  readonly code: string;
  readonly label: string;
}

/** Who asks for a report, and what they may reach. */
export interface ReportSource {
  /** Within the border of the person. */
  readonly db: Database;
  readonly today: Day;
  readonly locale: 'fr' | 'en';
  /** The chart of accounts of the company, by what movements name. */
  readonly codes: () => Promise<ReadonlyMap<string, NamedCode>>;
  /** The person sees some operations alone: what belongs to none is not theirs to sum. */
  readonly isAssigned: boolean;
}

/** The chart of a company, read once a report asks for it. */
export const codesOf =
  (within: Parameters<typeof chartOf>[0]) => async (): Promise<ReadonlyMap<string, NamedCode>> =>
    new Map((await chartOf(within)).map(({ id, shown }) => [id, { code: shown.code, label: shown.label }]));

/** A row of a report, and where what it sums is to be seen. */
export interface ReportRow {
  readonly id: string;
  readonly cells: ReportCells;
  readonly href: string | null;
}

/** Makes the rows of a report. */
export type ReportBuilder = (source: ReportSource, params: ReportParams) => Promise<ReportRow[]>;

/** True where nothing was chosen, or this is among what was. */
export const isChosen = (chosen: readonly string[], id: string | null): boolean =>
  chosen.length === 0 || (id !== null && chosen.includes(id));

/** True for a day, or an instant’s day, within the months of a report. */
export const isWithin = ({ from, to }: ReportParams, on: string | null): boolean =>
  on !== null && on.slice(0, 7) >= from && on.slice(0, 7) <= to;

/** The operations that a report is about, by their names. */
export async function reportOperations({ db }: ReportSource, { operationIds }: ReportParams) {
  const chosen = operationIds.length === 0 ? undefined : inArray(operations.id, [...operationIds]);
  return db.select().from(operations).where(and(liveOperations(), chosen)).orderBy(asc(operations.name));
}

/** The movements that count, without those that belong to no operation for a person of some operations. */
export function countedMovements(
  { isAssigned }: ReportSource,
  { operationIds }: ReportParams,
): SQL | undefined {
  return and(
    isNull(transactions.deletedAt),
    ne(transactions.status, 'ignored'),
    isAssigned ? isNotNull(transactions.operationId) : undefined,
    operationIds.length === 0 ? undefined : inArray(transactions.operationId, [...operationIds]),
  );
}

/** These movements. */
export const reportMovements = (source: ReportSource, params: ReportParams): Promise<Transaction[]> =>
  source.db
    .select()
    .from(transactions)
    .where(countedMovements(source, params))
    .orderBy(asc(transactions.bookedOn), asc(transactions.id));

/** Only what has an operation where the person sees some of them. */
export const withOperation = (source: ReportSource, operationId: string | null): boolean =>
  !source.isAssigned || operationId !== null;
