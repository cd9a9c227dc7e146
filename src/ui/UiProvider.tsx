import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useLocale } from '#runtime/locale/context.ts';
import { intlTag } from '#runtime/locale/locale.ts';

export interface UiProviderProps {
  /** How a menu item with an address goes there without loading the document again. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** What the interactive parts need to know of the application: its language and its navigation. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={intlTag(locale)}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
