import { useLocale } from './context.ts';
import { translate, type Bilingual, type MessageTree, type Translate } from './translate.ts';

export { translate };
export type { MessageKey, MessageTree, MessageValues, RichValues, Translate } from './translate.ts';

/** Typed texts in the current language: `const t = useMessages({ fr, en }); t('empty.title', { n: 3 })`. */
export function useMessages<const T extends MessageTree>(messages: Bilingual<T>): Translate<T> {
  const { locale, timeZone } = useLocale();
  return translate(locale, messages, timeZone);
}
