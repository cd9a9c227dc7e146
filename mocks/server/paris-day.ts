const dayMs = 86_400_000;

/** The day of an instant in Paris, `YYYY-MM-DD`. */
export function parisDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(instant);
}

/** The instant so many times 24 hours later. */
export const daysLater = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);
