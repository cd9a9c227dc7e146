import type { Locale } from '#mocks/db/schema/index.ts';

/** Writes instants for the reader of a mail, in the time of Paris. */
export interface MailFormat {
  /** The platform's name. */
  readonly appName: string;
  /** « 20 novembre 2026 à 09:00 » */
  moment(instant: Date): string;
  /** « 20 novembre 2026 » */
  day(instant: Date): string;
  /** « 15 000 € », from cents. */
  money(cents: number): string;
}

/** Formats for one language. */
export function mailFormat(locale: Locale, appName: string): MailFormat {
  const options = { timeZone: 'Europe/Paris', dateStyle: 'long' } as const;
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const momentFormat = new Intl.DateTimeFormat(tag, { ...options, timeStyle: 'short' });
  const dayFormat = new Intl.DateTimeFormat(tag, options);
  const moneyFormat = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const first = (text: string): string => (locale === 'fr' ? text.replace(/^1 /, '1er ') : text);
  return {
    appName,
    moment: (instant) => first(momentFormat.format(instant)),
    day: (instant) => first(dayFormat.format(instant)),
    money: (cents) => moneyFormat.format(cents / 100),
  };
}
