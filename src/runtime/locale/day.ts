/** A calendar day without time zone. */
export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Whether these numbers name a day of the calendar (years 1 to 9999). */
export function isRealDay({ year, month, day }: DayParts): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const probe = new Date(Date.UTC(2000, 0, 1));
  probe.setUTCFullYear(year, month - 1, day);
  return probe.getUTCMonth() === month - 1 && probe.getUTCDate() === day;
}

/** Reads `YYYY-MM-DD` (or the head of an ISO instant); null when it is not a day. */
export function readIsoDay(text: string): DayParts | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text);
  if (!found) return null;
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return isRealDay(parts) ? parts : null;
}

/** Writes `YYYY-MM-DD`. */
export function writeIsoDay({ year, month, day }: DayParts): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** Noon UTC of a day: safe to format in UTC. */
export function dayToDate(parts: DayParts): Date {
  const date = new Date(Date.UTC(2000, 0, 1, 12));
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** The calendar day that an instant falls on in a time zone, as `YYYY-MM-DD`. */
export function dayInZone(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((piece) => piece.type === type)?.value);
  return writeIsoDay({ year: part('year'), month: part('month'), day: part('day') });
}

/** Days from one day to another: positive when the second is later. */
export function daysBetween(from: DayParts, to: DayParts): number {
  return Math.round((dayToDate(to).getTime() - dayToDate(from).getTime()) / 86_400_000);
}
