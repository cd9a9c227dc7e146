import { isRealDay, writeIsoDay } from './day.ts';

const SPACES = /[\s\u00A0\u202F\u2009]/g;
const PLAIN = /^[-+]?\d+(?:[.,]\d*)?$|^[-+]?[.,]\d+$/;

/** Takes spaces, unit and grouping away; answers `-1234.56` or null when it is not a number. */
function normalise(text: string, unit: RegExp): string | null {
  const bare = text.replace(SPACES, '').replace('\u2212', '-').replace(unit, '');
  if (PLAIN.test(bare)) return bare.replace(',', '.').replace('+', '');
  // Groups pasted from elsewhere: 1,234,567.89 or 1.234.567,89.
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '').replace('+', '');
  if (
    /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare) &&
    (bare.includes(',') || bare.split('.').length > 2)
  ) {
    return bare.replaceAll('.', '').replace(',', '.').replace('+', '');
  }
  return null;
}

/** Digits before and after the point, exactly, without going through a float. */
function toScaledInteger(decimal: string, scale: number): number | null {
  const isNegative = decimal.startsWith('-');
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const kept = fraction.slice(0, scale).padEnd(scale, '0');
  const isRoundedUp = Number(fraction[scale] ?? '0') >= 5;
  const value = Number(`${whole || '0'}${kept}`) + (isRoundedUp ? 1 : 0);
  if (!Number.isSafeInteger(value)) return null;
  return isNegative && value !== 0 ? -value : value;
}

/** An amount typed or pasted → integer cents: « 480 000 », « 480000,5 », « 480 000 € ». Null when unreadable. */
export function parseMoney(text: string): number | null {
  const decimal = normalise(text, /€|EUR$/i);
  return decimal === null ? null : toScaledInteger(decimal, 2);
}

/** A number typed with comma or point → decimal string rounded to `decimals`: « 63,4 » → '63.40'. */
export function parseDecimal(text: string, decimals = 2): string | null {
  const decimal = normalise(text, /m²|m2|%/i);
  const scaled = decimal === null ? null : toScaledInteger(decimal, decimals);
  if (scaled === null) return null;
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0');
  const sign = scaled < 0 ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A rate typed in per cent → basis points: « 12,5 % » → 1250. */
export function parsePercent(text: string): number | null {
  const decimal = normalise(text, /%/);
  return decimal === null ? null : toScaledInteger(decimal, 2);
}

/** A whole number typed, grouped or not; « 12,5 » is not one. */
export function parseInteger(text: string): number | null {
  const bare = text.replace(SPACES, '').replace('\u2212', '-');
  if (!/^[-+]?\d+$/.test(bare)) return null;
  const value = Number(bare);
  return Number.isSafeInteger(value) ? value + 0 : null;
}

/** A day typed as jj/mm/aaaa (also `.`, `-`, one digit, two-digit years as 20aa) or ISO → `YYYY-MM-DD`. */
export function parseDay(text: string): string | null {
  const bare = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  const local = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(bare);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const parts = {
    year: Number(year.length === 2 ? `20${year}` : year),
    month: Number(month),
    day: Number(day),
  };
  return isRealDay(parts) ? writeIsoDay(parts) : null;
}
