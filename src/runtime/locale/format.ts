import { useMemo } from 'react';
import { useLocale } from './context.ts';
import { createFormat, type Format } from './create-format.ts';

export { createFormat };
export type { Format, MoneyOptions } from './create-format.ts';

/** Formats in the current language and time zone. */
export function useFormat(): Format {
  const { locale, timeZone, now } = useLocale();
  return useMemo(() => createFormat(locale, timeZone, now), [locale, timeZone, now]);
}
