import { dayInZone, daysBetween, dayToDate, readIsoDay } from './day.ts';
import { intlTag, type Locale, type LocaleSettings } from './locale.ts';

/** Amounts with or without cents; without the option, cents show only when there are some. */
export interface MoneyOptions {
  readonly decimals?: 0 | 2;
}

/** Writes quantities, money and dates for people. Missing values (null) are written « – ». */
export interface Format {
  readonly locale: Locale;
  /** Cents → « 1 234,56 € » (U+202F between thousands, U+00A0 before €). */
  money(cents: number | null | undefined, options?: MoneyOptions): string;
  /** Like `money`, with « + » before gains. */
  signedMoney(cents: number | null | undefined, options?: MoneyOptions): string;
  /** The pieces of an amount, for a part that spaces the groups itself. */
  moneyParts(cents: number, options?: MoneyOptions): Intl.NumberFormatPart[];
  /** A number with up to `decimals` decimals (default 2). */
  number(value: number | null | undefined, decimals?: number): string;
  /** Square metres, number or decimal string: '63.40' → « 63,40 m² ». */
  area(m2: string | number | null | undefined): string;
  /** Basis points → « 12,5 % »; with `decimals: 2`, as rates of one column, « 12,50 % »; `isSigned` writes the plus too. */
  percent(
    rateBps: number | null | undefined,
    options?: { readonly decimals?: 2; readonly isSigned?: boolean },
  ): string;
  /** ISO day or instant → « 20/11/2026 ». */
  date(iso: string | null | undefined): string;
  /** ISO day or instant → « 20 novembre 2026 » (« 1er » for the first). */
  longDate(iso: string | null | undefined): string;
  /** `YYYY-MM` or ISO day → « novembre 2026 ». */
  month(iso: string | null | undefined): string;
  /** `YYYY-MM` or ISO day → « nov. », for an axis that tells the year itself. */
  shortMonth(iso: string | null | undefined): string;
  /** UTC instant → « 20/11/2026 09:00 », in the time zone. */
  dateTime(instant: string | null | undefined): string;
  /** UTC instant → « 09:00 », in the time zone. */
  time(instant: string | null | undefined): string;
  /** ISO day → « aujourd’hui », « dans 3 jours », « il y a 2 mois ». */
  relativeDay(iso: string | null | undefined): string;
  /** UTC instant → « à l’instant », « il y a 5 minutes »; a day or more is told in days. */
  relative(instant: string | null | undefined): string;
  /** « a, b et c ». */
  list(items: readonly string[]): string;
}

const ABSENT = '–';
const NO_BREAK_SPACE = '\u00A0';

function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined && value !== '';
}

function readInstant(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats for one language, time zone and clock. Pure: no React, usable on the server. */
export function createFormat(
  locale: Locale,
  timeZone = 'Europe/Paris',
  now: LocaleSettings['now'] = () => new Date(),
): Format {
  const tag = intlTag(locale);
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const id = JSON.stringify(options);
    const existing = numberFormats.get(id);
    if (existing) return existing;
    const created = new Intl.NumberFormat(tag, options);
    numberFormats.set(id, created);
    return created;
  };
  const dateFormats = new Map<string, Intl.DateTimeFormat>();
  const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const id = JSON.stringify(options);
    const existing = dateFormats.get(id);
    if (existing) return existing;
    const created = new Intl.DateTimeFormat(tag, options);
    dateFormats.set(id, created);
    return created;
  };
  const relativeFormat = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const listFormat = new Intl.ListFormat(tag, { type: 'conjunction' });

  const moneyFormat = (cents: number, options: MoneyOptions, sign: 'negative' | 'exceptZero') => {
    const decimals = options.decimals ?? (cents % 100 === 0 ? 0 : 2);
    return numberFormat({
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign,
    });
  };

  /** A day is formatted as it is; an instant first falls on its day in the time zone. */
  const dayOf = (iso: string): Date | null => {
    const isInstant = iso.includes('T');
    const instant = isInstant ? readInstant(iso) : null;
    if (isInstant && !instant) return null;
    const parts = readIsoDay(instant ? dayInZone(instant, timeZone) : iso);
    return parts ? dayToDate(parts) : null;
  };
  const writeDay = (iso: string | null | undefined, options: Intl.DateTimeFormatOptions): string => {
    const day = isPresent(iso) ? dayOf(iso) : null;
    return day ? dateFormat({ ...options, timeZone: 'UTC' }).format(day) : ABSENT;
  };
  const writeInstant = (instant: string | null | undefined, options: Intl.DateTimeFormatOptions): string => {
    const date = isPresent(instant) ? readInstant(instant) : null;
    return date ? dateFormat({ ...options, timeZone }).format(date) : ABSENT;
  };

  /** A month is written by its first day. */
  const firstDay = (iso: string | null | undefined) =>
    isPresent(iso) && /^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso;

  const format: Format = {
    locale,
    money: (cents, options = {}) =>
      isPresent(cents) ? moneyFormat(cents, options, 'negative').format(cents / 100) : ABSENT,
    signedMoney: (cents, options = {}) =>
      isPresent(cents) ? moneyFormat(cents, options, 'exceptZero').format(cents / 100) : ABSENT,
    moneyParts: (cents, options = {}) => moneyFormat(cents, options, 'negative').formatToParts(cents / 100),
    number: (value, decimals = 2) =>
      isPresent(value)
        ? numberFormat({ maximumFractionDigits: decimals, signDisplay: 'negative' }).format(value)
        : ABSENT,
    area: (m2) => {
      const value = isPresent(m2) ? Number(m2) : Number.NaN;
      if (!Number.isFinite(value)) return ABSENT;
      const written = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
      return `${written}${NO_BREAK_SPACE}m²`;
    },
    percent: (rateBps, { decimals = 0, isSigned = false } = {}) =>
      isPresent(rateBps)
        ? numberFormat({
            style: 'percent',
            minimumFractionDigits: decimals,
            maximumFractionDigits: 2,
            signDisplay: isSigned ? 'exceptZero' : 'negative',
          }).format(rateBps / 10_000)
        : ABSENT,
    date: (iso) => writeDay(iso, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    longDate: (iso) => {
      const written = writeDay(iso, { day: 'numeric', month: 'long', year: 'numeric' });
      return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
    },
    month: (iso) => writeDay(firstDay(iso), { month: 'long', year: 'numeric' }),
    shortMonth: (iso) => writeDay(firstDay(iso), { month: 'short' }),
    dateTime: (instant) => {
      const day = format.date(instant);
      return day === ABSENT ? ABSENT : `${day} ${format.time(instant)}`;
    },
    time: (instant) => writeInstant(instant, { hour: '2-digit', minute: '2-digit' }),
    relativeDay: (iso) => {
      const day = isPresent(iso) ? dayOf(iso) : null;
      const today = readIsoDay(dayInZone(now(), timeZone));
      const target = day && readIsoDay(day.toISOString());
      if (!target || !today) return ABSENT;
      const days = daysBetween(today, target);
      if (Math.abs(days) < 31) return relativeFormat.format(days, 'day');
      const months = (target.year - today.year) * 12 + target.month - today.month;
      return Math.abs(months) < 12
        ? relativeFormat.format(months, 'month')
        : relativeFormat.format(Math.trunc(months / 12), 'year');
    },
    relative: (instant) => {
      const date = isPresent(instant) ? readInstant(instant) : null;
      if (!date) return ABSENT;
      const seconds = Math.round((date.getTime() - now().getTime()) / 1000);
      if (Math.abs(seconds) >= 86_400) return format.relativeDay(instant);
      if (Math.abs(seconds) < 45) return locale === 'fr' ? 'à l’instant' : 'just now';
      const minutes = Math.round(seconds / 60);
      return Math.abs(minutes) < 60
        ? relativeFormat.format(minutes, 'minute')
        : relativeFormat.format(Math.round(minutes / 60), 'hour');
    },
    list: (items) => listFormat.format(items),
  };
  return format;
}
