import { intlTag, type Locale } from '#runtime/locale/locale.ts';

declare global {
  interface Window {
    [languageKey]?: string;
  }
}

/** Where react-aria reads the language that a server's document gives it (react-aria, `useDefaultLocale`). */
const languageKey: unique symbol = Symbol.for('react-aria.i18n.locale') as never;

/**
 * Tells the library of the interactive parts which language is spoken, before its code is here or afterwards.
 * Its own provider would bring it along with the first page, for parts that few first pages have.
 */
export function setLibraryLanguage(locale: Locale): void {
  const tag = intlTag(locale);
  if (window[languageKey] === tag) return;
  window[languageKey] = tag;
  window.dispatchEvent(new Event('languagechange'));
}
