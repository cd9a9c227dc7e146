import { shortDay } from '#domain/deadline/day-words.ts';
import type { Reason } from '#domain/states/reasons.ts';
import type { Day } from '#domain/time/day.ts';
import type { DayFault } from '#domain/urban/day-faults.ts';
import { fill } from '#messages/fill.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { texts } from './record.ts';

/** Facts that have a field of their own in the window of a step; every other is its day. */
const fieldOfFact: Readonly<Record<string, string>> = {
  notifiedOn: 'notifiedOn',
  deferredUntilOn: 'deferredUntilOn',
  appealKind: 'appealKind',
  appealOutcome: 'appealOutcome',
  contestReason: 'reason',
};

/** The field of the window of a step where a reason can be met. */
export function urbanField({ code, kind, canLift }: Reason): string {
  if (code.startsWith('missing:')) return fieldOfFact[code.slice('missing:'.length)] ?? 'on';
  if (canLift) return kind === 'overridable' ? 'overrideReason' : 'isConfirmed';
  if (code === 'deferral_too_long') return 'deferredUntilOn';
  return ofDay.has(code) ? 'on' : 'base';
}

/** Refusals that are about the day that was given. */
const ofDay: ReadonlySet<string> = new Set([
  'request_too_late',
  'completed_before_request',
  'confirmed_out_of_time',
  'posted_before_decision',
  'withdrawn_too_late',
  'redeclared_before_contest',
  'supplied_before_request',
]);

/** Errors of days that do not follow each other, by field; `under` renames or prefixes the fields. */
export function dayErrors<Name extends string>(
  context: Pick<ClientContext, 'locale'>,
  faults: readonly DayFault<Name>[],
  days: Readonly<Partial<Record<Name, string | null>>>,
  under: (name: Name) => string,
): Record<string, string> {
  const t = texts(context);
  const names: Readonly<Record<string, string>> = t.days;
  return Object.fromEntries(
    faults.map(({ field, before }) => {
      if (before === null) return [under(field), t.refusals.future];
      const date = shortDay((days[before] ?? '') as Day)[context.locale];
      const name = (names[before] ?? before).toLowerCase();
      return [under(field), fill(t.refusals.before, { name, date })];
    }),
  );
}
