/** How often a task comes back; hours are those of Paris. */
export type Cadence =
  | { readonly minutes: 1 | 5 | 10 | 60 }
  | { readonly dailyAtHour: number }
  | { readonly monthlyOnDay: number; readonly atHour: number };

const minuteMs = 60_000;
const parisClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The last instant, at or before `now`, at which a task of this cadence is due. */
export function dueAt(every: Cadence, now: Date): Date {
  if ('minutes' in every) {
    const stepMs = every.minutes * minuteMs;
    return new Date(Math.floor(now.getTime() / stepMs) * stepMs);
  }
  const { year, month, day } = parisFields(now);
  if ('dailyAtHour' in every) {
    const today = parisInstant(year, month, day, every.dailyAtHour);
    return today <= now ? today : parisInstant(year, month, day - 1, every.dailyAtHour);
  }
  const thisMonth = parisInstant(year, month, every.monthlyOnDay, every.atHour);
  return thisMonth <= now ? thisMonth : parisInstant(year, month - 1, every.monthlyOnDay, every.atHour);
}

function parisFields(instant: Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number> {
  const fields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of parisClock.formatToParts(instant)) {
    if (type in fields) fields[type as keyof typeof fields] = Number(value);
  }
  return fields;
}

/**
 * The instant at which clocks in Paris show an hour of a day. Where the hour is skipped in spring it is the
 * one after it; where it comes twice in autumn, the first.
 */
function parisInstant(year: number, month: number, day: number, hour: number): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  // Paris is one or two hours ahead of UTC; summer time first, as it comes first in autumn.
  for (const ahead of [2, 1]) {
    const candidate = new Date(wanted - ahead * 60 * minuteMs);
    const shown = parisFields(candidate);
    if (Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour) === wanted) return candidate;
  }
  return new Date(wanted - 60 * minuteMs);
}
