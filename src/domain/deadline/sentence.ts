import type { Text } from '../explain/calculation.ts';
import type { Day } from '../time/day.ts';
import { holidayOn, type HolidayRegion } from '../time/holidays.ts';
import type { Clock } from './clock.ts';
import type { Counted } from './count.ts';
import { capitalised, dayOffWords, longDay, shortDay, shortDayOff } from './day-words.ts';
import { periodWords } from './period.ts';

const NOTHING = { fr: '', en: '' };
const UNLIMITED = { fr: 'Aucune limite de validité.', en: 'No limit of validity.' };

/** How a deadline comes about, in a sentence or a few. */
export function sentenceOf(clock: Clock, effect: Text, effectOn: Day | null): Text {
  if (clock.state === 'unlimited') return UNLIMITED;
  const last = clock.chain.at(-1);
  if (clock.state !== 'counted' || last === undefined || effectOn === null) {
    return clock.preamble ?? NOTHING;
  }
  const from = longDay(effectOn);
  const consequence = { fr: `À partir du ${from.fr}, ${effect.fr}.`, en: `From ${from.en}, ${effect.en}.` };
  return joined([clock.preamble, countSentence(last), consequence]);
}

/** The count on one line: `18/11/2026 + 10 jours = 28/11/2026 samedi → 30/11/2026`. */
export function formulaOf(chain: readonly Counted[]): Text {
  const lines = chain.map(formula);
  return { fr: lines.map(({ fr }) => fr).join(' ; '), en: lines.map(({ en }) => en).join('; ') };
}

function countSentence(counted: Counted): Text {
  const { event, startOn, reachedOn, endsOn, region } = counted;
  const [start, reached] = [longDay(startOn), longDay(reachedOn)];
  const head = capitalised(event);
  const how = manner(counted);
  const pushed = pushWords(reachedOn, endsOn, region);
  return {
    fr: `${head.fr} le ${start.fr} : ${how.fr}, soit le ${reached.fr}${pushed.fr}.`,
    en: `${head.en} on ${start.en}: ${how.en}, which leads to ${reached.en}${pushed.en}.`,
  };
}

function pushWords(reachedOn: Day, endsOn: Day, region: HolidayRegion): Text {
  if (endsOn === reachedOn) return NOTHING;
  // The weekday stands before the date already; that it is a holiday does not.
  const why = holidayOn(reachedOn, region) ? dayOffWords(reachedOn, region) : null;
  const end = longDay(endsOn);
  return {
    fr: `${why ? `, ${why.fr}` : ''}, reporté au ${end.fr}`,
    en: `${why ? `, ${why.en}` : ''}, pushed to ${end.en}`,
  };
}

function manner({ period, rule }: Counted): Text {
  const words = periodWords(period);
  if (rule === 'MF') {
    const plural = period.count > 1 ? 's' : '';
    return {
      fr: `${words.fr} franc${plural}, dont ni le premier ni le dernier jour ne comptent`,
      en: `${words.en}, clear (neither the first nor the last day counts)`,
    };
  }
  if (period.unit === 'days') {
    return { fr: `${words.fr} à compter du lendemain`, en: `${words.en} from the day after` };
  }
  return { fr: `${words.fr} de quantième à quantième`, en: `${words.en} to the same day of the month` };
}

function formula({ startOn, period, rule, reachedOn, endsOn, region }: Counted): Text {
  const [start, reached, end] = [shortDay(startOn), shortDay(reachedOn), shortDay(endsOn)];
  const words = periodWords(period);
  const franc = rule === 'MF' ? { fr: ' + 1 jour (franc)', en: ' + 1 day (clear)' } : NOTHING;
  const why = endsOn === reachedOn ? null : shortDayOff(reachedOn, region);
  const pushed = why ? { fr: ` ${why.fr} → ${end.fr}`, en: ` ${why.en} → ${end.en}` } : NOTHING;
  return {
    fr: `${start.fr} + ${words.fr}${franc.fr} = ${reached.fr}${pushed.fr}`,
    en: `${start.en} + ${words.en}${franc.en} = ${reached.en}${pushed.en}`,
  };
}

function joined(parts: readonly (Text | undefined)[]): Text {
  const present = parts.filter((part) => part !== undefined);
  return { fr: present.map(({ fr }) => fr).join(' '), en: present.map(({ en }) => en).join(' ') };
}
