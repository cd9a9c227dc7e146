import { createContext, useContext } from 'react';
import type { LocaleSettings } from './locale.ts';

/** Without a provider: French, Paris, the system's clock. */
export const LocaleContext = createContext<LocaleSettings>({
  locale: 'fr',
  timeZone: 'Europe/Paris',
  now: () => new Date(),
});

/** The language, time zone and clock of the nearest `LocaleProvider`. */
export function useLocale(): LocaleSettings {
  return useContext(LocaleContext);
}
