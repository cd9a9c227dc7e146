import { addMonths, lastDayOf, month, monthOf, monthsBetween, type Day, type Month } from '../../time/day.ts';

/** A change of what a company pays a month. */
export interface RevenueMovement {
  readonly company: string;
  readonly on: Day;
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** What became of a cohort at the end of a month, of what it was at the end of its first; basis points. */
export interface CohortCell {
  readonly companies: number;
  readonly companiesBps: number;
  readonly mrrCents: number;
  /** Null where the cohort paid nothing at the end of its first month. */
  readonly mrrBps: number | null;
}

/** Companies that began to pay in the same month. */
export interface Cohort {
  readonly month: Month;
  readonly companies: number;
  /** One for each month, its own the first; the running one as of today. */
  readonly cells: readonly CohortCell[];
}

/** Months back in which cohorts that are told may have begun, the running one among them. */
export const cohortMonthsMax = 36;

/**
 * Who still pays, by the month in which companies first paid. A company that left and came back stays in its
 * first cohort.
 *
 * @param movements in the order of their days
 */
export function cohortsOf(
  movements: readonly RevenueMovement[],
  today: Day,
  monthsMax = cohortMonthsMax,
): readonly Cohort[] {
  const known = movements.filter(({ on }) => on <= today);
  const byCompany = Map.groupBy(known, ({ company }) => company);
  const first = new Map<Month, string[]>();
  for (const [company, own] of byCompany) {
    const begun = own.find(({ afterCents }) => afterCents > 0);
    if (begun === undefined) continue;
    const of = monthOf(begun.on);
    first.set(of, [...(first.get(of) ?? []), company]);
  }
  const oldest = addMonths(monthOf(today), 1 - monthsMax);
  return [...first]
    .filter(([of]) => of >= oldest)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([of, companies]) => ({
      month: month(of),
      companies: companies.length,
      cells: cellsOf(of, companies, byCompany, today),
    }));
}

function cellsOf(
  of: Month,
  companies: readonly string[],
  byCompany: ReadonlyMap<string, readonly RevenueMovement[]>,
  today: Day,
): readonly CohortCell[] {
  const length = monthsBetween(of, monthOf(today)) + 1;
  const paid = Array.from({ length }, (_, index) => {
    const end = lastDayOf(addMonths(of, index));
    const on = end < today ? end : today;
    return companies
      .map((company) => byCompany.get(company)?.findLast((moved) => moved.on <= on)?.afterCents ?? 0)
      .filter((cents) => cents > 0);
  });
  const sums = paid.map((amounts) => amounts.reduce((sum, cents) => sum + cents, 0));
  const [startCents = 0] = sums;
  return paid.map((amounts, index) => {
    const mrrCents = sums[index] ?? 0;
    return {
      companies: amounts.length,
      companiesBps: Math.round((amounts.length * 10_000) / companies.length),
      mrrCents,
      mrrBps: startCents === 0 ? null : Math.round((mrrCents * 10_000) / startCents),
    };
  });
}
