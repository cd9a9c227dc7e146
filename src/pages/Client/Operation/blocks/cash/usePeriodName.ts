import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Names a period of the plan of cash: « nov. 26 », « T4 2026 », « 2026 ». */
export function usePeriodName(): (period: string) => string {
  const t = useMessages(cashMessages);
  const { shortMonth } = useFormat();
  return (period) => {
    const year = period.slice(0, 4);
    const quarter = /-Q([1-4])$/.exec(period)?.[1];
    if (quarter !== undefined) return t('columns.quarter', { quarter, year });
    return period.length === 4 ? year : `${shortMonth(period)} ${year.slice(2)}`;
  };
}
