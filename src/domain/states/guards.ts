import type { Text } from '../explain/calculation.ts';
import { shortDay } from '../deadline/day-words.ts';
import type { Day } from '../time/day.ts';

/** Whether a last day is over: what waits for it may happen from the day after. */
export function isOver(lastDay: Day | null | undefined, today: Day): boolean {
  return lastDay !== null && lastDay !== undefined && lastDay < today;
}

/** Whether both days are known and the first does not come after the second. */
export function isNotAfter(first: Day | null | undefined, second: Day | null | undefined): boolean {
  return isKnown(first) && isKnown(second) && first <= second;
}

/** Whether anything is known. */
export function isKnown<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** Whether a count or an amount is known and reaches a minimum. */
export function isAtLeast(value: number | null | undefined, minimum: number): boolean {
  return isKnown(value) && value >= minimum;
}

/** Whether a text has at least so many characters, blanks at its ends apart. */
export function hasLength(text: string | null | undefined, minimum: number): boolean {
  return isKnown(text) && text.trim().length >= minimum;
}

/** A day in brackets, or nothing while it is not known: ` (24/01/2026)`. */
export function inBrackets(on: Day | null | undefined): Text {
  if (!isKnown(on)) return { fr: '', en: '' };
  const { fr, en } = shortDay(on);
  return { fr: ` (${fr})`, en: ` (${en})` };
}
