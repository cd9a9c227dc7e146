/**
 * A calendar to walk through day by day, made from `Date.UTC` alone: the second opinion on every count of
 * days. Holidays come from the paschal full moon, not from the formula of the product.
 */

interface Leaf {
  readonly iso: string;
  readonly month: number;
  readonly date: number;
  /** 0 for Sunday. */
  readonly weekday: number;
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 2130;
const leaves: Leaf[] = [];
const positions = new Map<string, number>();
for (let time = Date.UTC(FIRST_YEAR, 0, 1); time < Date.UTC(LAST_YEAR, 0, 1); time += 86_400_000) {
  const at = new Date(time);
  const text = at.toISOString().slice(0, 10);
  positions.set(text, leaves.length);
  leaves.push({ iso: text, month: at.getUTCMonth(), date: at.getUTCDate(), weekday: at.getUTCDay() });
}

/** Where extra holidays apply. */
export type OracleRegion = 'national' | 'alsace-moselle';

/** The day some steps later. */
export function walkDays(from: string, count: number): string {
  return leaf(position(from) + count).iso;
}

/** Steps from one day to a later one. */
export function stepsBetween(from: string, to: string): number {
  let steps = 0;
  for (let at = position(from); leaf(at).iso < to; at += 1) steps += 1;
  return steps;
}

/** Walks until so many months have begun, then to the same date in the last, or to its end. */
export function walkMonths(from: string, count: number): string {
  let at = position(from);
  const wanted = leaf(at).date;
  for (let begun = 0; begun < count;) {
    at += 1;
    if (leaf(at).date === 1) begun += 1;
  }
  while (leaf(at).date < wanted && leaf(at + 1).month === leaf(at).month) at += 1;
  return leaf(at).iso;
}

/** Walks on while the day is a Saturday, a Sunday or a holiday. */
export function walkToWorkingDay(from: string, region: OracleRegion): string {
  let at = position(from);
  while (isOff(leaf(at), region)) at += 1;
  return leaf(at).iso;
}

/** Easter by golden number, epact and paschal full moon, after the reform of 1582. */
export function paschalEaster(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const droppedLeapDays = Math.floor((3 * century) / 4) - 12;
  const moonCorrection = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - droppedLeapDays - 10;
  let epact = (11 * golden + 20 + moonCorrection - droppedLeapDays) % 30;
  if (epact < 0) epact += 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
  let moon = 44 - epact;
  if (moon < 21) moon += 30;
  const easter = moon + 7 - ((sunday + moon) % 7);
  return easter > 31 ? iso(year, 4, easter - 31) : iso(year, 3, easter);
}

/** The holidays of a year, sorted, each once. */
export function oracleHolidays(year: number, region: OracleRegion): string[] {
  const [, month = '', date = ''] = paschalEaster(year).split('-');
  const from = (days: number): string =>
    new Date(Date.UTC(year, Number(month) - 1, Number(date) + days)).toISOString().slice(0, 10);
  const days = [
    iso(year, 1, 1),
    from(1),
    iso(year, 5, 1),
    iso(year, 5, 8),
    from(39),
    from(50),
    iso(year, 7, 14),
    iso(year, 8, 15),
    iso(year, 11, 1),
    iso(year, 11, 11),
    iso(year, 12, 25),
    ...(region === 'alsace-moselle' ? [from(-2), iso(year, 12, 26)] : []),
  ];
  return [...new Set(days)].toSorted();
}

const holidays = new Map<string, readonly string[]>();

function isOff({ iso: on, weekday }: Leaf, region: OracleRegion): boolean {
  if (weekday === 0 || weekday === 6) return true;
  const key = on.slice(0, 4) + region;
  const known = holidays.get(key) ?? oracleHolidays(Number(on.slice(0, 4)), region);
  holidays.set(key, known);
  return known.includes(on);
}

function iso(year: number, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function position(on: string): number {
  const found = positions.get(on);
  if (found === undefined) throw new Error(`${on} is not in the calendar of the oracle.`);
  return found;
}

function leaf(at: number): Leaf {
  const found = leaves[at];
  if (found === undefined) throw new Error(`Day ${at} is beyond the calendar of the oracle.`);
  return found;
}
