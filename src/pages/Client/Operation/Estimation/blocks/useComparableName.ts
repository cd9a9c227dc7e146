import type { ComparableRow } from '#contracts/client/operation/estimation/form.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** What a known sale is called: its address, or else its day. */
export function useComparableName(): (row: Pick<ComparableRow, 'addressLine' | 'city' | 'soldOn'>) => string {
  const t = useMessages(estimationMessages);
  const { date } = useFormat();
  return ({ addressLine, city, soldOn }) =>
    [addressLine, city].filter(Boolean).join(', ') || t('comparables.unnamed', { date: date(soldOn) });
}
