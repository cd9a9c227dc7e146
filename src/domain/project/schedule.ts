import { addToDay, type Day } from '../time/day.ts';

/** The day of delivery: as many months after the works begin; null while one of the two is open. */
export function deliveryOf(worksStartOn: string | null, worksMonths: number | null): Day | null {
  if (worksStartOn === null || worksMonths === null) return null;
  return addToDay(worksStartOn as Day, { months: worksMonths });
}
