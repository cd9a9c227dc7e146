import { InvalidInputError } from '../domain-error.ts';
import { addToDay, weekdayOf, type Day } from './day.ts';

/** Where extra holidays apply: the eleven national ones hold everywhere (labour code, article L3133-1). */
export type HolidayRegion =
  | 'national'
  /** Good Friday and 26 December (labour code, article L3134-13). */
  | 'alsace-moselle'
  /** The day on which slavery ended there (labour code, article L3422-2; decree 83-1003). */
  | 'guadeloupe'
  | 'martinique'
  | 'guyane'
  | 'reunion'
  | 'mayotte';

/** Which holiday a day is. */
export type Holiday =
  | 'new_year'
  | 'good_friday'
  | 'easter_monday'
  | 'labour_day'
  | 'victory_day'
  | 'ascension'
  | 'whit_monday'
  | 'bastille_day'
  | 'assumption'
  | 'all_saints'
  | 'armistice'
  | 'christmas'
  | 'second_christmas_day'
  | 'abolition_of_slavery';

const FIXED: readonly (readonly [string, Holiday])[] = [
  ['01-01', 'new_year'],
  ['05-01', 'labour_day'],
  ['05-08', 'victory_day'],
  ['07-14', 'bastille_day'],
  ['08-15', 'assumption'],
  ['11-01', 'all_saints'],
  ['11-11', 'armistice'],
  ['12-25', 'christmas'],
];

/** Days from Easter. */
const MOVING: readonly (readonly [number, Holiday])[] = [
  [1, 'easter_monday'],
  [39, 'ascension'],
  [50, 'whit_monday'],
];

const ABOLITION: Readonly<Partial<Record<HolidayRegion, string>>> = {
  guadeloupe: '05-27',
  martinique: '05-22',
  guyane: '06-10',
  reunion: '12-20',
  mayotte: '04-27',
};

const calendars = new Map<string, ReadonlyMap<Day, Holiday>>();
/** Deadlines look at the same few years again and again; a stray year must not stay for ever. */
const CALENDARS_KEPT = 400;

/** The public holidays of a year in France, each day once, sorted. @throws InvalidInputError before 1583 */
export function holidaysOf(year: number, region: HolidayRegion = 'national'): Day[] {
  return [...calendarOf(year, region).keys()];
}

/** Which public holiday a day is, or null; the fixed one when two fall together. @throws InvalidInputError before 1583 */
export function holidayOn(on: Day, region: HolidayRegion = 'national'): Holiday | null {
  return calendarOf(Number(on.slice(0, 4)), region).get(on) ?? null;
}

/** Whether a day is a Saturday, a Sunday or a public holiday: a period never ends on one where it is pushed. */
export function isDayOff(on: Day, region: HolidayRegion = 'national'): boolean {
  return weekdayOf(on) >= 6 || holidayOn(on, region) !== null;
}

/** The day itself, or the first working day after it. */
export function nextWorkingDay(from: Day, region: HolidayRegion = 'national'): Day {
  let on = from;
  while (isDayOff(on, region)) on = addToDay(on, { days: 1 });
  return on;
}

/**
 * Easter of the Gregorian calendar (the anonymous computus of Meeus, Jones and Butcher).
 *
 * @throws InvalidInputError for a year outside 1583 to 9999
 */
export function easterSunday(year: number): Day {
  if (!Number.isInteger(year) || year < 1583 || year > 9999) {
    throw new InvalidInputError('year', year, 'a year of the Gregorian calendar, from 1583 to 9999');
  }
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const shift = Math.floor((century - correction + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const months = String(Math.floor(sum / 31)).padStart(2, '0');
  const days = String((sum % 31) + 1).padStart(2, '0');
  return `${year}-${months}-${days}` as Day;
}

function calendarOf(year: number, region: HolidayRegion): ReadonlyMap<Day, Holiday> {
  const key = `${year} ${region}`;
  const known = calendars.get(key);
  if (known) return known;
  if (calendars.size >= CALENDARS_KEPT) calendars.clear();
  const made = makeCalendar(year, region);
  calendars.set(key, made);
  return made;
}

function makeCalendar(year: number, region: HolidayRegion): ReadonlyMap<Day, Holiday> {
  const easter = easterSunday(year);
  const fixed = FIXED.map(([end, holiday]) => [`${year}-${end}` as Day, holiday] as const);
  const moving = MOVING.map(([days, holiday]) => [addToDay(easter, { days }), holiday] as const);
  // Later entries win in a map, so the fixed ones come last.
  const all = [...localHolidays(year, region, easter), ...moving, ...fixed];
  return new Map([...new Map(all)].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function localHolidays(
  year: number,
  region: HolidayRegion,
  easter: Day,
): readonly (readonly [Day, Holiday])[] {
  if (region === 'alsace-moselle') {
    return [
      [addToDay(easter, { days: -2 }), 'good_friday'],
      [`${year}-12-26` as Day, 'second_christmas_day'],
    ];
  }
  const abolition = ABOLITION[region];
  return abolition === undefined ? [] : [[`${year}-${abolition}` as Day, 'abolition_of_slavery']];
}
