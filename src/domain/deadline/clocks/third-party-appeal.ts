import { addToDay, type Day } from '../../time/day.ts';
import { plainClock, type Clock, type Run } from '../clock.ts';
import { addPeriod, type Period } from '../period.ts';
import { step } from '../steps.ts';

/**
 * Appeal of third parties. The franc count gives the prudent end, which decides; by the strict reading the
 * first day of posting counts, so that it ends on the eve of the quantième. That one is for information.
 */
export function thirdPartyAppealClock(run: Run): Clock {
  const plain = plainClock(run);
  const counted = plain.chain[0];
  if (counted === undefined) return plain;
  const strictEndsOn = eveOfQuantieme(counted.startOn, counted.period);
  const strict = step('note', strictEndsOn, {
    fr: 'fin du délai selon la lecture stricte (le premier jour d’affichage compte), pour information.',
    en: 'end by the strict reading (the first day of posting counts), for information.',
  });
  return { ...plain, strictEndsOn, steps: [...plain.steps, strict] };
}

function eveOfQuantieme(startOn: Day, period: Period): Day {
  const quantieme = addPeriod(startOn, period);
  // Without a quantième in that month, its last day already is the eve.
  return quantieme.slice(8) === startOn.slice(8) ? addToDay(quantieme, { days: -1 }) : quantieme;
}
