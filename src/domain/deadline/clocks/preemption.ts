import type { Text } from '../../explain/calculation.ts';
import { daysBetween, type Day } from '../../time/day.ts';
import { plainClock, type Clock, type Run } from '../clock.ts';
import { interruptionOf } from '../context.ts';
import { countPeriod, type Counted } from '../count.ts';
import { longDay } from '../day-words.ts';
import { parsePeriod, periodWords } from '../period.ts';
import { step, type DeadlineStep } from '../steps.ts';

const SUPPLY = { fr: 'documents fournis ou bien visité', en: 'documents supplied or property visited' };

/**
 * Urban pre-emption: the single request for documents or a visit suspends it. It resumes at the answer with
 * the days that were left, and never with less than a month.
 */
export function preemptionClock(run: Run): Clock {
  const plain = plainClock(run);
  const interruption = interruptionOf(run.startOn, run.context);
  const original = plain.chain[0];
  if (interruption === null || original === undefined) return plain;
  const { requestedOn, suppliedOn } = interruption;
  if (requestedOn > original.endsOn) return { ...plain, steps: [...plain.steps, tooLate(requestedOn)] };

  const daysLeft = daysBetween(requestedOn, original.endsOn);
  const left = periodWords({ count: daysLeft, unit: 'days' });
  const requested = longDay(requestedOn);
  const suspended = step('stopped', requestedOn, {
    fr: `demande de documents ou de visite. Le délai est suspendu ; il restait ${left.fr}.`,
    en: `documents or a visit requested. The period is suspended; ${left.en} were left.`,
  });
  const preamble = {
    fr: `Délai suspendu par la demande du ${requested.fr}, alors qu’il restait ${left.fr} ; il reprend à la réponse, pour un mois au moins.`,
    en: `Period suspended by the request of ${requested.en}, when ${left.en} were left; it resumes at the answer, for a month at least.`,
  };
  const steps = [...plain.steps, suspended];
  if (suppliedOn === null) return { ...plain, state: 'stopped', steps, preamble, isAltered: true };

  const floor = run.find('deadline.urban_preemption.floor');
  const resumed = resume(run, suppliedOn, daysLeft, floor.value);
  return {
    ...plain,
    chain: [original, resumed],
    steps: [...steps, resumption(resumed, resumed.rule === 'M')],
    preamble,
    isAltered: true,
    parameters: [...plain.parameters, floor],
  };
}

function resume(run: Run, suppliedOn: Day, daysLeft: number, floor: string): Counted {
  const from = { event: SUPPLY, startOn: suppliedOn, region: run.region };
  const rest = countPeriod({ ...from, period: { count: daysLeft, unit: 'days' }, rule: 'D' });
  const least = countPeriod({ ...from, period: parsePeriod(floor), rule: 'M' });
  return least.endsOn > rest.endsOn ? least : rest;
}

function resumption(resumed: Counted, isFloor: boolean): DeadlineStep {
  const words: Text = periodWords(resumed.period);
  return step('resumed', resumed.startOn, {
    fr: `${SUPPLY.fr}. Le délai reprend pour ${words.fr}${isFloor ? ', durée minimale' : ''}.`,
    en: `${SUPPLY.en}. The period resumes for ${words.en}${isFloor ? ', the minimum' : ''}.`,
  });
}

function tooLate(requestedOn: Day): DeadlineStep {
  return step('ignored', requestedOn, {
    fr: 'demande de documents ou de visite après la fin du délai, sans effet.',
    en: 'documents or a visit requested after the period ended, without effect.',
  });
}
