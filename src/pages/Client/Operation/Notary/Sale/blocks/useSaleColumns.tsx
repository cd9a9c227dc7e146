import type { NotarySaleRow } from '#contracts/client/operation/notary/sale/index.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { alertTone } from './alert-tone.ts';

const joined = (texts: readonly string[]): string | null => texts.join(', ') || null;

/** The columns of the list of sales. */
export function useSaleColumns(): readonly ListColumn<NotarySaleRow>[] {
  const t = useMessages(saleMessages);
  const form = useMessages(formMessages);
  const state = useMessages(stateMessages);
  const { date } = useFormat();
  const counted = (on: string | null, days: number | null): string | null => {
    if (on === null) return null;
    if (days === null) return date(on);
    return days < 0 ? t('over', { date: date(on) }) : t('daysLeft', { date: date(on), count: days });
  };
  return [
    {
      id: 'lots',
      label: t('columns.lots'),
      value: ({ lots }) => joined(lots.map(({ ref }) => ref)),
      isName: true,
      sort: 'ascending',
      width: 104,
    },
    {
      id: 'buyers',
      label: t('columns.buyers'),
      value: ({ buyers }) => joined(buyers.map(({ name }) => name)),
      sort: 'ascending',
      card: 'subtitle',
      width: 200,
    },
    {
      id: 'status',
      label: t('columns.status'),
      value: ({ status }) => state(`notarySale.${status}`),
      show: ({ status }) => <TradeStateBadge entity="notarySale" state={status} />,
      card: 'badge',
      width: 208,
    },
    {
      id: 'price',
      label: t('columns.price'),
      kind: 'money',
      value: ({ priceTtcCents }) => priceTtcCents,
      sort: 'descending',
      isMain: true,
      card: 'figure',
    },
    {
      id: 'alerts',
      label: t('columns.alerts'),
      value: ({ alerts }) => joined(alerts.map((alert) => t(`alerts.${alert}`))),
      show: ({ alerts }) =>
        alerts.length === 0 ? null : (
          <Inline gap={1}>
            {alerts.map((alert) => (
              <Badge key={alert} tone={alertTone(alert)}>
                {t(`alerts.${alert}`)}
              </Badge>
            ))}
          </Inline>
        ),
      width: 200,
    },
    {
      id: 'unpaid',
      label: t('columns.unpaid'),
      kind: 'money',
      value: ({ unpaidCents }) => (unpaidCents === 0 ? null : unpaidCents),
      sort: 'descending',
      card: 'figure',
    },
    {
      id: 'deedOn',
      label: t('columns.deedOn'),
      value: ({ deedOn, deedPlannedOn }) => deedOn ?? deedPlannedOn,
      show: ({ deedOn, deedPlannedOn }) => {
        if (deedOn !== null) return date(deedOn);
        return deedPlannedOn === null ? null : t('deedPlanned', { date: date(deedPlannedOn) });
      },
      sort: 'ascending',
      card: 'foot',
      width: 144,
    },
    {
      id: 'contractOn',
      label: t('columns.contractOn'),
      kind: 'day',
      value: ({ contractOn }) => contractOn,
      sort: 'descending',
      width: 112,
    },
    {
      id: 'withdrawal',
      label: t('columns.withdrawal'),
      value: (row) =>
        row.status === 'contract' ? counted(row.withdrawalEndsOn, row.withdrawalDaysLeft) : null,
      width: 176,
    },
    {
      id: 'loan',
      label: t('columns.loan'),
      value: (row) => (row.loanDaysLeft === null ? null : counted(row.loanConditionEndsOn, row.loanDaysLeft)),
      width: 176,
    },
    { id: 'regime', label: t('columns.regime'), value: ({ regime }) => form(`choices.regime.${regime}`) },
    {
      id: 'called',
      label: t('columns.called'),
      kind: 'money',
      value: ({ calledCents, deedOn }) => (deedOn === null ? null : calledCents),
    },
    {
      id: 'received',
      label: t('columns.received'),
      kind: 'money',
      value: ({ receivedCents, deedOn }) => (deedOn === null ? null : receivedCents),
    },
    {
      id: 'rest',
      label: t('columns.rest'),
      kind: 'money',
      value: ({ restCents, status }) => (status === 'cancelled' ? null : restCents),
    },
  ];
}
