import type { Day } from '../time/day.ts';
import type { PermitDays } from './permit.ts';

export type PermitDayName = keyof PermitDays;

/** A day that comes before another that it follows from, or after today. */
export interface DayFault<Name extends string> {
  readonly field: Name;
  /** The day before which it may not come; null when it is after today. */
  readonly before: Name | null;
}

/** Pairs of days of which the second may not come before the first. */
const permitOrder: readonly (readonly [PermitDayName, PermitDayName])[] = [
  ['filedOn', 'missingRequestedOn'],
  ['missingRequestedOn', 'completedOn'],
  ['filedOn', 'deferredOn'],
  ['completedOn', 'deferredOn'],
  ['deferredOn', 'requestConfirmedOn'],
  ['deferredOn', 'decisionOn'],
  ['requestConfirmedOn', 'decisionOn'],
  ['filedOn', 'decisionOn'],
  ['completedOn', 'decisionOn'],
  ['decisionOn', 'notifiedOn'],
  ['decisionOn', 'postedOn'],
  ['decisionOn', 'authorityWithdrewOn'],
  ['decisionOn', 'annulledOn'],
  ['decisionOn', 'workOpenedOn'],
  ['workOpenedOn', 'worksStoppedOn'],
  ['worksStoppedOn', 'worksResumedOn'],
  ['workOpenedOn', 'daactOn'],
  ['daactOn', 'contestedOn'],
  ['contestedOn', 'redeclaredOn'],
  ['daactOn', 'conformityAttestedOn'],
];

/** What does not fit among the days of a permission: a day to come, or one before that from which it follows. */
export const permitDayFaults = (days: PermitDays, today: Day): readonly DayFault<PermitDayName>[] =>
  dayFaults(days, permitOrder, today);

/** The same for any days: `order` holds pairs of which the second may not come first. */
export function dayFaults<Name extends string>(
  days: Readonly<Partial<Record<Name, Day | null>>>,
  order: readonly (readonly [Name, Name])[],
  today: Day,
): readonly DayFault<Name>[] {
  const names = [...new Set(order.flat())];
  const isAfterToday = (name: Name): boolean => (days[name] ?? '') > today;
  const late = names.filter(isAfterToday).map((field): DayFault<Name> => ({ field, before: null }));
  const early = order
    .filter(([first, second]) => {
      const [one, two] = [days[first] ?? null, days[second] ?? null];
      return one !== null && two !== null && two < one;
    })
    .map(([before, field]): DayFault<Name> => ({ field, before }));
  return [...late, ...early];
}
