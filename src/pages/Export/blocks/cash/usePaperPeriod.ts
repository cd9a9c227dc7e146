import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Names a period as tables on paper do: « 11/2026 », « T4 2026 », « 2026 ». */
export function usePaperPeriod(): (period: string) => string {
  const t = useMessages(cashMessages);
  return (period) => {
    const year = period.slice(0, 4);
    if (period.length === 4) return year;
    return period.includes('Q')
      ? t('quarter', { quarter: period.slice(6), year })
      : `${period.slice(5, 7)}/${year}`;
  };
}
