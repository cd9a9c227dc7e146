import { addToDay, firstDayOf, lastDayOf, weekdayOf, type Day, type Month } from '../time/day.ts';

/** What an event of the planning is. */
export const eventKinds = ['meeting', 'visit', 'site', 'notary', 'deadline', 'leave', 'other'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What else the planning shows, read where it is kept. */
export const derivedKinds = ['task', 'operation', 'supplier'] as const;

/** Everything that the planning can be filtered by. */
export const planningKinds = [...eventKinds, ...derivedKinds] as const;
export type PlanningKind = (typeof planningKinds)[number];

/** The days of an operation that the planning shows. */
export const milestones = [
  'acquiredOn',
  'targetDeedOn',
  'worksStartedOn',
  'receptionOn',
  'targetWorksEndOn',
  'saleOpenedOn',
  'closedOn',
  'targetCloseOn',
  'resaleDeadlineOn',
  'buildDeadlineOn',
] as const;
export type Milestone = (typeof milestones)[number];

/** When an event takes place: days of Paris, both included, and hours `HH:MM` or none for whole days. */
export interface EventSpan {
  readonly startsOn: string;
  readonly startTime: string | null;
  readonly endsOn: string;
  readonly endTime: string | null;
}

const startOf = ({ startsOn, startTime }: EventSpan): string => `${startsOn}T${startTime ?? '00:00'}`;
const endOf = ({ endsOn, endTime }: EventSpan): string => `${endsOn}T${endTime ?? '24:00'}`;

/** True when an event ends after it starts; one of whole days may start and end on the same. */
export const endsAfterStart = (span: EventSpan): boolean => endOf(span) > startOf(span);

/** True when two events share some time; one may begin as the other ends. */
export const overlap = (one: EventSpan, other: EventSpan): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

/** The whole weeks, Monday first, that show a month: 28 to 42 days. */
export function daysOfCalendar(of: Month): Day[] {
  const first = firstDayOf(of);
  const last = lastDayOf(of);
  const from = addToDay(first, { days: 1 - weekdayOf(first) });
  const to = addToDay(last, { days: 7 - weekdayOf(last) });
  const days: Day[] = [];
  for (let on = from; on <= to; on = addToDay(on, { days: 1 })) days.push(on);
  return days;
}
