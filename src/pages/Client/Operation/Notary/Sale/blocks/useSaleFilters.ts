import { CircleDashed, Clock, Scale, User } from 'lucide-react';
import type { NotarySaleRow } from '#contracts/client/operation/notary/sale/index.ts';
import { saleModes } from '#domain/lot/states.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';

/** What a filter compares of a sale. */
export const saleFilterValue = (key: string, row: NotarySaleRow): string =>
  key === 'regime' ? row.regime : row.status;

/** The filters of the list of sales: state, regime, buyer, what is unpaid. */
export function useSaleFilters(rows: readonly NotarySaleRow[]): readonly ListFilter[] {
  const t = useMessages(saleMessages);
  const form = useMessages(formMessages);
  const state = useMessages(stateMessages);
  const buyers = new Map(rows.flatMap((row) => row.buyers.map(({ id, name }) => [id, name] as const)));
  return [
    {
      key: 'status',
      label: t('columns.status'),
      icon: CircleDashed,
      choices: notarySaleStates.map((value) => ({ value, label: state(`notarySale.${value}`) })),
    },
    {
      key: 'regime',
      label: t('columns.regime'),
      icon: Scale,
      choices: saleModes.map((value) => ({ value, label: form(`choices.regime.${value}`) })),
    },
    {
      key: 'buyer',
      label: t('columns.buyers'),
      icon: User,
      choices: [...buyers]
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    },
    {
      key: 'late',
      label: t('columns.late'),
      icon: Clock,
      choices: [{ value: 'late', label: t('late') }],
    },
  ];
}
