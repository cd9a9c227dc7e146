const dayMs = 86_400_000;

const parisDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day of an instant in Paris, `YYYY-MM-DD`. */
export const parisDay = (instant: Date): string => parisDate.format(instant);

/** The instant so many times 24 hours later. */
export const daysLater = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

const parisHour = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The instant of a full hour of a day in Paris; of an hour that a clock change skips, the one after it. */
export function parisInstant(day: string, hour: number): Date {
  const utc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const summer = new Date(utc - 2 * 3_600_000);
  const winter = new Date(utc - 3_600_000);
  return parisHour.format(summer) === `${day} ${String(hour).padStart(2, '0')}:00` ? summer : winter;
}
