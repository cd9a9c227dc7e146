import type { Locale } from '#runtime/locale/locale.ts';

/** The language of the document, for what is said outside of a page (the page's own comes with its props). */
export function documentLocale(): Locale {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
}
