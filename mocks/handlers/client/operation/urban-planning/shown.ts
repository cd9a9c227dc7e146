import type { ShownClock } from '#contracts/client/operation/urban-planning.ts';
import { deadlineCalculation } from '#domain/deadline/deadline-calculation.ts';
import { deadlineDefinitions } from '#domain/deadline/definitions.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { daysLeft } from '#domain/deadline/status.ts';
import type { AvailableTransition } from '#domain/states/available-transitions.ts';
import type { Day } from '#domain/time/day.ts';
import type { UrbanClock } from '#domain/urban/permit-clocks.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { texts } from './record.ts';

/** A clock in the person's language. */
export function shownClock(
  context: Pick<ClientContext, 'locale'>,
  { kind, deadline, status }: UrbanClock,
  today: Day,
): ShownClock {
  const { locale } = context;
  if (deadline === null) {
    const { title, nature } = deadlineDefinitions[kind];
    return {
      kind,
      title: title[locale],
      status,
      state: 'unknown',
      nature,
      startOn: null,
      endsOn: null,
      effectOn: null,
      strictEndsOn: null,
      daysLeft: null,
      sentence: texts(context).clocks.unknown,
      explanation: null,
      source: '',
      isUnverified: true,
    };
  }
  return {
    kind,
    title: deadline.title[locale],
    status,
    state: deadline.state,
    nature: deadline.nature,
    startOn: deadline.startOn,
    endsOn: deadline.endsOn,
    effectOn: deadline.effectOn,
    strictEndsOn: deadline.strictEndsOn,
    daysLeft: daysLeft(deadline, today),
    sentence: deadline.explanation[locale],
    explanation: shownExplanation(explainWith(deadlineCalculation, deadline, 'endsOn')),
    source: deadline.source,
    isUnverified: deadline.isUnverified,
  };
}

/** What nothing in the window of the step can mend; what can be given there is no reason against opening it. */
export function lastingReason<State extends string, Name extends string>(
  { locale }: Pick<ClientContext, 'locale'>,
  { answer }: AvailableTransition<State, Name>,
): string | null {
  if (answer.ok) return null;
  const reasons = answer.reasons.filter(
    ({ code, canLift }) => !code.startsWith('missing:') && !canLift && code !== 'conformity_running',
  );
  return reasons.length === 0 ? null : reasons.map(({ text }) => text[locale]).join(' ');
}
