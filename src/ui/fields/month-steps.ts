/** The month so many months after another (`YYYY-MM`), within the years 1 to 9999. */
export function monthAfter(month: string, count: number): string {
  const [year = 1, number = 1] = month.split('-').map(Number);
  const index = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + number - 1 + count));
  const written = String(Math.floor(index / 12)).padStart(4, '0');
  return `${written}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The months of a year, `YYYY-MM`. */
export function monthsOfYear(year: string): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** How many months a key moves from one, in a grid of three columns; null for a key that moves none. */
export function stepOfKey(key: string, month: string): number | null {
  const number = Number(month.slice(5));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -3,
    ArrowDown: 3,
    PageUp: -12,
    PageDown: 12,
    Home: 1 - number,
    End: 12 - number,
  };
  return steps[key] ?? null;
}
