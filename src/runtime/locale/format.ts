import { useLocale } from './context.ts';
import { createFormat, type Format } from './create-format.ts';
import type { LocaleSettings } from './locale.ts';

export { createFormat };
export type { Format, MoneyOptions } from './create-format.ts';

// One for all parts of a page: the formats of the browser's Intl, which it holds, take milliseconds to make.
const formats = new WeakMap<LocaleSettings, Format>();

/** Formats in the current language and time zone. */
export function useFormat(): Format {
  const settings = useLocale();
  const known = formats.get(settings);
  if (known) return known;
  const format = createFormat(settings.locale, settings.timeZone, settings.now);
  formats.set(settings, format);
  return format;
}
