import { addToDay, type Day } from '../time/day.ts';

/** A value that was looked at longer ago is to be renewed, in months. */
const freshMonths = 6;

/** True when the value of an asset was looked at more than six months ago. */
export const isOldValue = (valuedOn: Day, today: Day): boolean =>
  addToDay(valuedOn, { months: freshMonths }) < today;
