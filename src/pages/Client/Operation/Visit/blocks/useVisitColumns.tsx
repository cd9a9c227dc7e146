import { useMemo } from 'react';
import type { VisitRow } from '#contracts/client/operation/visit/index.ts';
import * as visitMessages from '#messages/client/visit.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

const joined = (texts: readonly string[]): string | null => texts.join(', ') || null;

/** The columns of the list of visits. */
export function useVisitColumns(): readonly ListColumn<VisitRow>[] {
  const t = useMessages(visitMessages);
  const state = useMessages(stateMessages);
  const { date, dateTime } = useFormat();
  return useMemo(
    (): readonly ListColumn<VisitRow>[] => [
      {
        id: 'startAt',
        label: t('columns.startAt'),
        kind: 'text',
        value: ({ startAt }) => startAt,
        show: ({ startAt }) => dateTime(startAt),
        isName: true,
        sort: 'descending',
        width: 168,
      },
      {
        id: 'kind',
        label: t('columns.kind'),
        value: ({ kind }) => t(`choices.kind.${kind}`),
        sort: 'ascending',
        card: 'subtitle',
        width: 112,
      },
      {
        id: 'lots',
        label: t('columns.lots'),
        value: ({ lots }) => joined(lots.map(({ ref }) => ref)),
        width: 120,
      },
      { id: 'contacts', label: t('columns.contacts'), value: ({ contacts }) => joined(contacts), width: 200 },
      {
        id: 'host',
        label: t('columns.host'),
        value: ({ host }) => host.name,
        sort: 'ascending',
        card: 'foot',
      },
      {
        id: 'rating',
        label: t('columns.rating'),
        kind: 'count',
        value: ({ rating }) => rating,
        sort: 'descending',
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => state(`visit.${status}`),
        show: ({ status }) => <TradeStateBadge entity="visit" state={status} />,
        card: 'badge',
        width: 112,
      },
      {
        id: 'followUp',
        label: t('columns.followUp'),
        value: ({ followUpKind, followUpDueOn }) => {
          if (followUpKind === 'none') return null;
          const what = t(`choices.followUpKind.${followUpKind}`);
          return followUpDueOn === null ? what : `${what} · ${date(followUpDueOn)}`;
        },
        width: 192,
      },
      {
        id: 'findings',
        label: t('columns.findings'),
        kind: 'count',
        value: ({ findingsCount }) => findingsCount || null,
        card: 'figure',
        width: 96,
      },
      {
        id: 'durationMin',
        label: t('columns.durationMin'),
        kind: 'count',
        value: ({ durationMin }) => durationMin,
        isHidden: true,
        width: 112,
      },
    ],
    [t, state, date, dateTime],
  );
}
