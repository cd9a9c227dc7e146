import { useMemo } from 'react';
import type { SimulationRow } from '#contracts/client/operation/simulation/index.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { bpsOf } from '../rates.ts';

/** The columns of the list of simulations. */
export function useSimulationColumns(): readonly ListColumn<SimulationRow>[] {
  const t = useMessages(simulationMessages);
  const state = useMessages(stateMessages);
  return useMemo(
    (): readonly ListColumn<SimulationRow>[] => [
      {
        id: 'name',
        label: t('columns.name'),
        value: ({ name }) => name,
        show: ({ name, isActive }) => (
          <Inline as="span" isOneLine>
            {name}
            {isActive && <Badge tone="info">{t('reference')}</Badge>}
          </Inline>
        ),
        isName: true,
        sort: 'ascending',
        width: 184,
      },
      {
        id: 'scenario',
        label: t('columns.scenario'),
        value: ({ scenario }) => t(`choices.scenario.${scenario}`),
        width: 104,
        card: 'subtitle',
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => state(`simulation.${status}`),
        show: ({ status }) => <TradeStateBadge entity="simulation" state={status} />,
        card: 'badge',
        width: 104,
      },
      {
        id: 'marginCents',
        label: t('columns.margin'),
        kind: 'money',
        value: ({ figures }) => figures?.marginCents ?? null,
        sort: 'descending',
        isMain: true,
        card: 'figure',
      },
      {
        id: 'marginOnRevenue',
        label: t('columns.marginOnRevenue'),
        kind: 'rate',
        value: ({ figures }) => bpsOf(figures?.marginOnRevenue ?? null),
        sort: 'descending',
        card: 'figure',
      },
      {
        id: 'irrProject',
        label: t('columns.irrProject'),
        kind: 'rate',
        value: ({ figures }) => bpsOf(figures?.irrProject ?? null),
        sort: 'descending',
      },
      {
        id: 'purchase',
        label: t('columns.purchase'),
        kind: 'money',
        value: ({ purchasePriceCents }) => purchasePriceCents,
      },
      {
        id: 'costCents',
        label: t('columns.cost'),
        kind: 'money',
        value: ({ figures }) => figures?.costCents ?? null,
        sort: 'descending',
      },
      {
        id: 'revenueHt',
        label: t('columns.revenueHt'),
        kind: 'money',
        value: ({ figures }) => figures?.revenueHtCents ?? null,
      },
      {
        id: 'breakEven',
        label: t('columns.breakEven'),
        kind: 'rate',
        value: ({ figures }) => bpsOf(figures?.breakEvenShare ?? null),
      },
      {
        id: 'marginOnCost',
        label: t('columns.marginOnCost'),
        kind: 'rate',
        value: ({ figures }) => bpsOf(figures?.marginOnCost ?? null),
        width: 104,
      },
      {
        id: 'irrEquity',
        label: t('columns.irrEquity'),
        kind: 'rate',
        value: ({ figures }) => bpsOf(figures?.irrEquity ?? null),
      },
      {
        id: 'duration',
        label: t('columns.duration'),
        kind: 'count',
        value: ({ durationMonths }) => durationMonths,
        width: 104,
      },
      {
        id: 'project',
        label: t('columns.project'),
        value: ({ project }) => project?.name ?? null,
        width: 200,
      },
      {
        id: 'updatedAt',
        label: t('columns.updatedAt'),
        kind: 'day',
        value: ({ updatedAt }) => updatedAt.slice(0, 10),
        sort: 'descending',
        card: 'foot',
      },
    ],
    [t, state],
  );
}
