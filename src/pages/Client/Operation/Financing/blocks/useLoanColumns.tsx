import { useMemo } from 'react';
import type { LoanRow } from '#contracts/client/operation/financing/index.ts';
import * as financingMessages from '#messages/client/financing.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

/** The columns of the list of loans. */
export function useLoanColumns(): readonly ListColumn<LoanRow>[] {
  const t = useMessages(financingMessages);
  const state = useMessages(stateMessages);
  const { date, money, percent } = useFormat();
  return useMemo(
    (): readonly ListColumn<LoanRow>[] => [
      {
        id: 'label',
        label: t('columns.label'),
        value: ({ label }) => label,
        isName: true,
        sort: 'ascending',
        width: 184,
      },
      {
        id: 'lender',
        label: t('columns.lender'),
        value: ({ lender }) => lender.name,
        card: 'subtitle',
        width: 144,
      },
      {
        id: 'kind',
        label: t('columns.kind'),
        value: ({ kind }) => t(`choices.kind.${kind}`),
        width: 108,
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => state(`loan.${status}`),
        show: ({ status }) => <TradeStateBadge entity="loan" state={status} />,
        card: 'badge',
        width: 144,
      },
      {
        id: 'amount',
        label: t('columns.amount'),
        kind: 'money',
        value: ({ amountCents }) => amountCents,
        sort: 'descending',
        isSummed: true,
        card: 'figure',
      },
      {
        id: 'rate',
        label: t('columns.rate'),
        value: ({ rateBps, isVariable }) => {
          const rate = percent(rateBps, { decimals: 2 });
          return isVariable ? t('variable', { rate }) : rate;
        },
        width: 84,
      },
      {
        id: 'outstanding',
        label: t('columns.outstanding'),
        kind: 'money',
        value: ({ outstandingCents }) => outstandingCents,
        sort: 'descending',
        isMain: true,
        isSummed: true,
        card: 'figure',
      },
      {
        id: 'next',
        label: t('columns.next'),
        value: ({ next }) => (next === null ? null : `${date(next.dueOn)} · ${money(next.paymentCents)}`),
        card: 'foot',
        width: 168,
      },
      {
        id: 'drawn',
        label: t('columns.drawn'),
        kind: 'money',
        value: ({ drawnCents }) => drawnCents,
        isSummed: true,
      },
      {
        id: 'repaid',
        label: t('columns.repaid'),
        kind: 'money',
        value: ({ repaidCents }) => repaidCents,
        isSummed: true,
      },
      {
        id: 'duration',
        label: t('columns.duration'),
        kind: 'count',
        value: ({ durationMonths }) => durationMonths,
        width: 112,
      },
      {
        id: 'maturityOn',
        label: t('columns.maturityOn'),
        kind: 'day',
        value: ({ maturityOn }) => maturityOn,
        isHidden: true,
        width: 128,
      },
      {
        id: 'undrawn',
        label: t('columns.undrawn'),
        kind: 'money',
        value: ({ undrawnCents }) => undrawnCents,
        isHidden: true,
        width: 132,
      },
    ],
    [t, state, date, money, percent],
  );
}
