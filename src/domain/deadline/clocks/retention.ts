import { InvalidInputError } from '../../domain-error.ts';
import { plainClock, type Clock, type Run } from '../clock.ts';
import { longDay } from '../day-words.ts';
import { step } from '../steps.ts';

/** Release of the retention: a letter of opposition within the period keeps it back. */
export function retentionClock(run: Run): Clock {
  const plain = plainClock(run);
  const { opposedOn = null } = run.context;
  const counted = plain.chain[0];
  if (opposedOn === null || counted === undefined) return plain;
  if (opposedOn < run.startOn) {
    throw new InvalidInputError('opposedOn', opposedOn, `a day from that of reception, ${run.startOn}`);
  }
  if (opposedOn > counted.endsOn) {
    const late = step('ignored', opposedOn, {
      fr: 'opposition après la fin du délai, sans effet.',
      en: 'opposition after the period ended, without effect.',
    });
    return { ...plain, steps: [...plain.steps, late] };
  }
  const opposed = longDay(opposedOn);
  const stopped = step('stopped', opposedOn, {
    fr: 'opposition par lettre recommandée. La retenue reste consignée.',
    en: 'opposition by registered letter. The retention is kept back.',
  });
  return {
    ...plain,
    state: 'stopped',
    steps: [...plain.steps, stopped],
    preamble: {
      fr: `Opposition notifiée le ${opposed.fr} : la retenue n’est pas libérée.`,
      en: `Opposition notified on ${opposed.en}: the retention is not released.`,
    },
    isAltered: true,
  };
}
