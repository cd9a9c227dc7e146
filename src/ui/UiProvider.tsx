import { useLayoutEffect, type ReactNode } from 'react';
import { useLocale } from '#runtime/locale/context.ts';
import { setLibraryLanguage } from './library-language.ts';

/** What the interactive parts need to know of the application: its language. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  useLayoutEffect(() => setLibraryLanguage(locale), [locale]);
  return children;
}
