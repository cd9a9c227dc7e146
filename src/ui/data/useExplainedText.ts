import type { ExplainedText, ExplainedValue } from './explained.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useExplanationMessages } from './useExplanationMessages.ts';

/** Writes what calculations tell of themselves in the language of the session: amounts with their cents. */
export function useExplainedText() {
  const t = useExplanationMessages();
  const format = useFormat();
  const inLanguage = (text: ExplainedText): string => (format.locale === 'fr' ? text.fr : text.en);
  const figure = (explained: ExplainedValue): string => {
    const { unit, value } = explained;
    if (value === null) return '–';
    switch (unit) {
      case 'cents':
        return format.money(value, { decimals: 2 });
      case 'rate':
        return format.percent(Number(value) * 10_000);
      case 'day':
        return format.date(value);
      case 'month':
        return format.month(value);
      case 'number':
        return format.number(value, 4);
      case 'days':
      case 'months':
        return t(unit, { n: value });
      case 'm2':
        return format.area(value);
      case 'text':
        return inLanguage(value);
    }
  };
  return { inLanguage, figure };
}
