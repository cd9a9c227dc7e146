import { parseDay } from './parse.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('.', '').toLowerCase().trim();

/** Names of the months in French and English, without accents: whoever pastes one did not choose its language. */
const names: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  ['fr-FR', 'en-GB'].map((tag) =>
    folded(
      new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
    ),
  ),
);

/** 1 to 12; null when no name begins so, or those of several months do. */
function monthNamed(text: string): number | null {
  const start = folded(text);
  const found = names.flatMap((ofMonth, index) =>
    ofMonth.some((name) => name.startsWith(start)) ? [index] : [],
  );
  const [only, ...others] = found;
  return start.length >= 3 && only !== undefined && others.length === 0 ? only + 1 : null;
}

/**
 * A month typed or pasted → `YYYY-MM`: « 11/2026 », « 11-26 », « 112026 », « 2026-11 », « nov. 2026 »,
 * « novembre 26 », or a day of it. Null when unreadable, or when the name fits several months.
 */
export function parseMonth(text: string): string | null {
  const bare = text.trim();
  const day = parseDay(bare);
  if (day !== null) return day.slice(0, 7);
  const iso = /^(\d{4})[-/.\s](\d{1,2})$/.exec(bare);
  const figures = /^(\d{1,2})[/.\s-]+(\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{4})$/.exec(bare);
  const named = /^(\p{L}+)\.?[/.\s-]*(\d{4}|\d{2})$/u.exec(bare);
  if (iso) return write(iso[1], Number(iso[2]));
  if (figures) return write(figures[2], Number(figures[1]));
  return named?.[1] === undefined ? null : write(named[2], monthNamed(named[1]));
}

function write(year: string | undefined, month: number | null): string | null {
  if (year === undefined || month === null || month < 1 || month > 12) return null;
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`;
}
