import type { ProgressedExpense } from '#domain/cash-flow/budget-progress.ts';
import { worksFigures, type WorksFigures } from '#domain/works/figures.ts';
import type { Database } from '#mocks/db/database.ts';
import { worksOf } from './rows.ts';

/** What the contracts of works of an operation tell; null while none is signed. */
export async function contractedWorks(
  db: Pick<Database, 'select'>,
  operationId: string,
): Promise<WorksFigures | null> {
  const { lots, claims } = await worksOf(db, [operationId]);
  return lots.some(({ contractHtCents }) => contractHtCents !== null) ? worksFigures(lots, claims) : null;
}

/** The expenses of a budget with the works as their contracts tell them, in place of what the plan of cash tells. */
export function withContracts(
  expenses: readonly ProgressedExpense[],
  works: WorksFigures | null,
  label: string,
): readonly ProgressedExpense[] {
  if (works === null) return expenses;
  const { contractCents, invoicedCents, paidCents } = works;
  return [
    ...expenses.filter(({ category }) => category !== 'works'),
    { category: 'works', label, committedCents: contractCents, invoicedCents, paidCents },
  ];
}
