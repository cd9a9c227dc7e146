import { daysBetween, type Day } from '../time/day.ts';
import type { Deadline } from './deadline.ts';

/** Where a deadline stands. */
export type DeadlineStatus = 'running' | 'met' | 'expired' | 'cancelled';

/** What happened to a deadline since it was counted. */
export interface DeadlineRecord {
  /** When what it asks for was done, or what it waits for came. */
  readonly metOn?: Day | null;
  /** When it ceased to matter: sale cancelled, file closed. */
  readonly cancelledOn?: Day | null;
}

/**
 * Status of a deadline on a day (of the place concerned). What was done after the end does not meet it; of
 * two things recorded, the earlier decides. A clock that waits, is stopped or has no limit keeps running.
 */
export function deadlineStatus(
  { endsOn, effectOn }: Pick<Deadline, 'endsOn' | 'effectOn'>,
  { metOn = null, cancelledOn = null }: DeadlineRecord,
  on: Day,
): DeadlineStatus {
  const isMet = metOn !== null && metOn <= on && (endsOn === null || metOn <= endsOn);
  const isCancelled = cancelledOn !== null && cancelledOn <= on && (endsOn === null || cancelledOn <= endsOn);
  if (isMet && (!isCancelled || metOn <= cancelledOn)) return 'met';
  if (isCancelled) return 'cancelled';
  return effectOn !== null && on >= effectOn ? 'expired' : 'running';
}

/** Days until the end, 0 on the last day, negative after it; null where there is no end. */
export function daysLeft({ endsOn }: Pick<Deadline, 'endsOn'>, on: Day): number | null {
  return endsOn === null ? null : daysBetween(on, endsOn);
}

/** The alerts to give: those whose day has come since the last one given, and the end has not passed. */
export function alertsDue(
  { alertsOn, endsOn }: Pick<Deadline, 'alertsOn' | 'endsOn'>,
  lastGivenOn: Day | null,
  on: Day,
): readonly Day[] {
  if (endsOn === null || on > endsOn) return [];
  return alertsOn.filter((alertOn) => alertOn <= on && (lastGivenOn === null || alertOn > lastGivenOn));
}
