import { addToDay, type Day } from '../time/day.ts';

/** Whether a check that was made on a day is older than some years today. */
export const isOlderThanYears = (on: string, years: number, today: string): boolean =>
  addToDay(on as Day, { years }) < today;
