import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '#runtime/locale/context.ts';
import { intlTag } from '#runtime/locale/locale.ts';

/** What the interactive parts need to know of the application: its language. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  return <I18nProvider locale={intlTag(locale)}>{children}</I18nProvider>;
}
