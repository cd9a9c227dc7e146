/** Languages that the runtime can speak and format in. */
export type Locale = 'fr' | 'en';

/** Everything that texts and formats depend on; language is not time zone. */
export interface LocaleSettings {
  readonly locale: Locale;
  /** IANA name, e.g. `Europe/Paris`. */
  readonly timeZone: string;
  /** The business clock. */
  readonly now: () => Date;
}

/** The BCP 47 tag that `Intl` is given for a locale. */
export const intlTag = (locale: Locale): string => (locale === 'fr' ? 'fr-FR' : 'en-GB');

/** The first day of the week in a calendar: Monday in French, and in the English of Great Britain. */
export const weekStart: Readonly<Record<Locale, 'mon' | 'sun'>> = { fr: 'mon', en: 'mon' };
