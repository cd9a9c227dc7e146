import { isDayOff } from '../time/holidays.ts';
import { addToDay, type Day } from '../time/day.ts';

/** A minute of a day in Paris, 0 to 1439. */
export interface PlaceInTime {
  readonly day: Day;
  readonly minute: number;
}

/** Hours within which somebody answers, and how much of them a request may wait. */
const opensAt = 9 * 60;
const closesAt = 19 * 60;
const waitMinutes = 2 * 60;

/** When a request is to be answered: two working hours after it came in, from 9 to 19 on working days. */
export function leadDue({ day, minute }: PlaceInTime): PlaceInTime {
  let at =
    !isDayOff(day) && minute < closesAt ? { day, minute: Math.max(minute, opensAt) } : nextOpening(day);
  let left = waitMinutes;
  while (at.minute + left > closesAt) {
    left -= closesAt - at.minute;
    at = nextOpening(at.day);
  }
  return { day: at.day, minute: at.minute + left };
}

function nextOpening(day: Day): PlaceInTime {
  let next = addToDay(day, { days: 1 });
  while (isDayOff(next)) next = addToDay(next, { days: 1 });
  return { day: next, minute: opensAt };
}
