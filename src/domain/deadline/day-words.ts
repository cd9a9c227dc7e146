import type { Text } from '../explain/calculation.ts';
import { weekdayOf, type Day } from '../time/day.ts';
import { holidayNames } from '../time/holiday-names.ts';
import { holidayOn, type HolidayRegion } from '../time/holidays.ts';

const WEEKDAYS = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** A day in words, to stand within a sentence or to begin one. */
export interface DayWords extends Text {
  readonly capitalised: Text;
}

const cache = new Map<Day, DayWords>();
/** The steps of a deadline name the same few days again and again. */
const DAYS_KEPT = 2000;

/** `vendredi 1er mai 2026`, `Friday 1 May 2026`. */
export function longDay(on: Day): DayWords {
  const known = cache.get(on);
  if (known) return known;
  if (cache.size >= DAYS_KEPT) cache.clear();
  const made = makeLongDay(on);
  cache.set(on, made);
  return made;
}

/** `01/05/2026`, `1 May 2026`. */
export function shortDay(on: Day): Text {
  const [year = '', month = '', date = ''] = on.split('-');
  return {
    fr: `${date}/${month}/${year}`,
    en: `${Number(date)} ${MONTHS.en[Number(month) - 1]} ${Number(year)}`,
  };
}

/** Why no pushed period ends on a day: `samedi`, `jour férié (fête du Travail)`; null on a working day. */
export function dayOffWords(on: Day, region: HolidayRegion): Text | null {
  const holiday = holidayOn(on, region);
  if (holiday) {
    const { fr, en } = holidayNames[holiday];
    return { fr: `jour férié (${fr})`, en: `a public holiday (${en})` };
  }
  const weekday = weekdayOf(on);
  if (weekday < 6) return null;
  return { fr: WEEKDAYS.fr[weekday - 1] ?? '', en: `a ${WEEKDAYS.en[weekday - 1]}` };
}

/** The same in one word, for a line of figures: `samedi`, `férié`. */
export function shortDayOff(on: Day, region: HolidayRegion): Text | null {
  if (holidayOn(on, region)) return { fr: 'férié', en: 'holiday' };
  const weekday = weekdayOf(on);
  return weekday < 6 ? null : { fr: WEEKDAYS.fr[weekday - 1] ?? '', en: WEEKDAYS.en[weekday - 1] ?? '' };
}

/** The text with a capital first letter, in both languages. */
export function capitalised({ fr, en }: Text): Text {
  return { fr: fr.charAt(0).toUpperCase() + fr.slice(1), en: en.charAt(0).toUpperCase() + en.slice(1) };
}

function makeLongDay(on: Day): DayWords {
  const [year = '', month = '', date = ''] = on.split('-');
  const [weekday, inYear, ofMonth] = [weekdayOf(on) - 1, Number(year), Number(date)];
  const words = {
    fr: `${WEEKDAYS.fr[weekday]} ${ofMonth === 1 ? '1er' : ofMonth} ${MONTHS.fr[Number(month) - 1]} ${inYear}`,
    en: `${WEEKDAYS.en[weekday]} ${ofMonth} ${MONTHS.en[Number(month) - 1]} ${inYear}`,
  };
  return { ...words, capitalised: capitalised(words) };
}
