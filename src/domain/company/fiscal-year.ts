const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for a day of some year as `MM-DD`; 29 February is one. */
export function isDayOfYear(text: string): boolean {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  const last = lastDays[Number(month) - 1];
  return last !== undefined && Number(day) >= 1 && Number(day) <= last;
}
