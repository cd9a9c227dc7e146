import type { Text } from '../explain/calculation.ts';
import { addToDay, type Day } from '../time/day.ts';
import { dayOffWords, longDay } from './day-words.ts';
import { isPushed, type Counted } from './count.ts';
import { addPeriod, periodWords } from './period.ts';

/** One step of a count, which a person can check on a calendar. */
export interface DeadlineStep {
  readonly code:
    | 'event'
    | 'first_day'
    | 'reached'
    | 'franc'
    | 'day_off'
    | 'end'
    | 'effect'
    | 'stopped'
    | 'resumed'
    | 'ignored'
    | 'note';
  readonly on: Day;
  /** Begins with the day. */
  readonly text: Text;
}

/** A step on a day, told after it. */
export function step(code: DeadlineStep['code'], on: Day, detail: Text): DeadlineStep {
  const { fr, en } = longDay(on).capitalised;
  return { code, on, text: { fr: `${fr} : ${detail.fr}`, en: `${en}: ${detail.en}` } };
}

/** From the day of the event to the day reached, and over the days off to the last day. */
export function countingSteps(counted: Counted): DeadlineStep[] {
  const { event, startOn, rule } = counted;
  return [
    step('event', startOn, {
      fr: `${event.fr}. Ce jour ne compte pas.`,
      en: `${event.en}. This day does not count.`,
    }),
    step('first_day', addToDay(startOn, { days: 1 }), {
      fr: 'premier jour du délai.',
      en: 'first day of the period.',
    }),
    ...reachedSteps(counted),
    ...(isPushed(rule) ? daysOff(counted) : []),
  ];
}

/** The last day, unless the deadline is a minimum, and what holds from the day of effect. */
export function closingSteps(
  counted: Counted,
  effectOn: Day,
  effect: Text,
  boundary: 'last' | 'earliest',
): DeadlineStep[] {
  const effectStep = step('effect', effectOn, { fr: `${effect.fr}.`, en: `${effect.en}.` });
  if (boundary === 'earliest') return [effectStep];
  const off = dayOffWords(counted.endsOn, counted.region);
  const unpushed = {
    fr: off ? `, sans report bien que ce soit un ${off.fr}` : '',
    en: off ? `, not pushed though it is ${off.en}` : '',
  };
  const end = {
    fr: `fin du délai à 24 heures${unpushed.fr}.`,
    en: `the period ends at 24:00${unpushed.en}.`,
  };
  return [step('end', counted.endsOn, end), effectStep];
}

function reachedSteps({ startOn, period, rule, reachedOn }: Counted): DeadlineStep[] {
  const words = periodWords(period);
  if (period.unit === 'days') {
    const detail = {
      fr: `jour ${period.count} sur ${period.count}.`,
      en: `day ${period.count} of ${period.count}.`,
    };
    return [step('reached', reachedOn, detail)];
  }
  const quantieme = rule === 'MF' ? addPeriod(startOn, period) : reachedOn;
  const day = Number(startOn.slice(8));
  const detail =
    quantieme.slice(8) === startOn.slice(8)
      ? { fr: `même quantième, ${words.fr} plus tard`, en: `same day of the month, ${words.en} later` }
      : {
          fr: `dernier jour du mois, ${words.fr} plus tard, faute de ${day} dans ce mois`,
          en: `last day of the month, ${words.en} later, since it has no ${day}`,
        };
  if (rule !== 'MF') return [step('reached', reachedOn, { fr: `${detail.fr}.`, en: `${detail.en}.` })];
  return [
    step('reached', quantieme, {
      fr: `${detail.fr}. Délai franc : ce jour ne compte pas non plus.`,
      en: `${detail.en}. Clear period: this day does not count either.`,
    }),
    step('franc', reachedOn, {
      fr: 'lendemain, qui est le dernier utile.',
      en: 'the day after, the last useful one.',
    }),
  ];
}

function daysOff({ reachedOn, endsOn, region }: Counted): DeadlineStep[] {
  const steps: DeadlineStep[] = [];
  for (let on = reachedOn; on < endsOn; on = addToDay(on, { days: 1 })) {
    const why = dayOffWords(on, region) ?? { fr: '', en: '' };
    steps.push(
      step('day_off', on, {
        fr: `le délai ne peut pas finir un ${why.fr}, il est reporté au jour suivant.`,
        en: `the period cannot end on ${why.en}, it is pushed to the next day.`,
      }),
    );
  }
  return steps;
}
