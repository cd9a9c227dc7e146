import { useMemo, type ReactNode } from 'react';
import { LocaleContext } from './context.ts';
import type { LocaleSettings } from './locale.ts';

export { useLocale } from './context.ts';

interface LocaleProviderProps extends LocaleSettings {
  readonly children: ReactNode;
}

/** Gives the language, time zone and business clock to everything below. */
export function LocaleProvider({ locale, timeZone, now, children }: LocaleProviderProps) {
  const settings = useMemo(() => ({ locale, timeZone, now }), [locale, timeZone, now]);
  return <LocaleContext value={settings}>{children}</LocaleContext>;
}
