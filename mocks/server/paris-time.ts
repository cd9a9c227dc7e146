const parisParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Day and hour in Paris of an instant: `2026-11-27`, `10:00`. */
export function parisClock(instant: Date): { readonly on: string; readonly time: string } {
  const [on = '', time = ''] = parisParts.format(instant).split(' ');
  return { on, time };
}

/** The instant of a day and hour in Paris; an hour that the change to summer time skips is told an hour later. */
export function parisInstant(on: string, time: string): Date {
  const asUtc = new Date(`${on}T${time}:00Z`);
  const offsetOf = (instant: Date): number => {
    const there = parisClock(instant);
    return (
      new Date(`${there.on}T${there.time}:00Z`).getTime() - Math.floor(instant.getTime() / 60_000) * 60_000
    );
  };
  const first = new Date(asUtc.getTime() - offsetOf(asUtc));
  return new Date(asUtc.getTime() - offsetOf(first));
}
