import type { ReactNode } from 'react';
import type { OfferRow } from '#contracts/client/operation/offer/index.ts';
import { offerNumber } from '#domain/offer/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as templateMessages from '#messages/client/offer-template.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

const joined = (texts: readonly string[]): string | null => texts.join(', ') || null;

/** The columns of the list of offers; `menu` draws what can be done with one. */
export function useOfferColumns(menu: (row: OfferRow) => ReactNode): readonly ListColumn<OfferRow>[] {
  const t = useMessages(offerMessages);
  const template = useMessages(templateMessages);
  const state = useMessages(stateMessages);
  const { date, money } = useFormat();
  const left = ({ daysLeft }: OfferRow): string | null => {
    if (daysLeft === null) return null;
    return daysLeft < 0 ? t('daysLeft.over') : t('daysLeft.left', { count: daysLeft });
  };
  return [
    {
      id: 'number',
      label: t('columns.number'),
      value: ({ number }) => offerNumber(number),
      isName: true,
      sort: 'descending',
      width: 88,
    },
    {
      id: 'status',
      label: t('columns.status'),
      value: ({ status }) => state(`offer.${status}`),
      show: ({ status }) => <TradeStateBadge entity="offer" state={status} />,
      card: 'badge',
      width: 144,
    },
    {
      id: 'price',
      label: t('columns.price'),
      kind: 'money',
      value: ({ priceCents }) => priceCents,
      sort: 'descending',
      isMain: true,
      card: 'figure',
    },
    { id: 'gap', label: t('columns.gap'), kind: 'rate', value: (row) => row.gapBps, card: 'figure' },
    {
      id: 'perM2',
      label: t('columns.perM2'),
      kind: 'money',
      value: ({ perM2Cents }) => perM2Cents,
      width: 104,
    },
    {
      id: 'recipients',
      label: t('columns.recipients'),
      value: ({ recipients }) => joined(recipients.map(({ name }) => name)),
      card: 'subtitle',
      width: 144,
    },
    {
      id: 'validUntil',
      label: t('columns.validUntil'),
      kind: 'day',
      value: ({ validUntil }) => validUntil,
      sort: 'descending',
      card: 'foot',
      width: 124,
    },
    { id: 'daysLeft', label: t('columns.daysLeft'), value: left, width: 96 },
    {
      id: 'counter',
      label: t('columns.counter'),
      value: ({ counterPriceCents, counterOn }) => {
        if (counterPriceCents === null) return null;
        return [money(counterPriceCents), counterOn && date(counterOn)].filter(Boolean).join(' · ');
      },
      width: 168,
    },
    {
      id: 'conditions',
      label: t('columns.conditions'),
      value: ({ conditions }) => joined(conditions.map((type) => template(`condition.${type}`))),
      width: 184,
    },
    {
      id: 'sentOn',
      label: t('columns.sentOn'),
      kind: 'day',
      value: ({ sentOn }) => sentOn,
      sort: 'descending',
      width: 104,
    },
    { id: 'kind', label: t('columns.kind'), value: ({ kind }) => t(`choices.kind.${kind}`), width: 120 },
    {
      id: 'actions',
      label: t('columns.actions'),
      value: () => null,
      isLabelHidden: true,
      width: 48,
      show: menu,
    },
  ];
}
