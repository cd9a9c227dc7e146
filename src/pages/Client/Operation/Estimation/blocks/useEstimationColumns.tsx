import { Archive, Copy, Star, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { EstimationIndexProps, EstimationRow } from '#contracts/client/operation/estimation/index.ts';
import { archive, destroy, duplicate, setReference } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { confidenceTones } from './confidence-tones.ts';

interface EstimationColumns {
  readonly operationId: string;
  readonly can: EstimationIndexProps['can'];
}

/** The columns of the list of estimations, its menu of actions last. */
export function useEstimationColumns({ operationId, can }: EstimationColumns): ListColumn<EstimationRow>[] {
  const t = useMessages(estimationMessages);
  const states = useMessages(stateMessages);
  const actionsOf = useRowActions({ operationId, can });
  return useMemo(() => {
    const label = (row: EstimationRow): string =>
      row.confidencePoints === null
        ? t(`choices.confidence.${row.confidence}`)
        : `${Math.round(Number(row.confidencePoints))} · ${t(`choices.confidence.${row.confidence}`)}`;
    return [
      {
        id: 'title',
        label: t('columns.title'),
        value: ({ title }) => title,
        isName: true,
        sort: 'ascending',
        width: 232,
      },
      {
        id: 'on',
        label: t('columns.on'),
        kind: 'day',
        value: ({ on }) => on,
        sort: 'descending',
        card: 'subtitle',
        width: 100,
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => states(`estimation.${status}`),
        show: ({ status, isReference }) => (
          <Inline gap={1} as="span" isOneLine>
            <TradeStateBadge entity="estimation" state={status} />
            {isReference && (
              <Badge tone="pos" icon={Star}>
                {t('reference')}
              </Badge>
            )}
          </Inline>
        ),
        card: 'badge',
        width: 196,
      },
      {
        id: 'lot',
        label: t('columns.lot'),
        value: ({ lot }) => lot?.ref ?? t('wholeOperation'),
        width: 128,
      },
      {
        id: 'method',
        label: t('columns.method'),
        value: ({ method }) => t(`choices.method.${method}`),
        width: 116,
      },
      {
        id: 'comparables',
        label: t('columns.comparables'),
        kind: 'count',
        value: ({ comparablesCount }) => comparablesCount,
        width: 108,
      },
      {
        id: 'retained',
        label: t('columns.retained'),
        kind: 'money',
        value: ({ retainedCents }) => retainedCents,
        sort: 'descending',
        isMain: true,
        card: 'figure',
        width: 100,
      },
      {
        id: 'perM2',
        label: t('columns.perM2'),
        kind: 'money',
        value: ({ pricePerM2Cents }) => pricePerM2Cents,
        card: 'figure',
        width: 88,
      },
      { id: 'low', label: t('columns.low'), kind: 'money', value: ({ lowCents }) => lowCents, width: 96 },
      {
        id: 'median',
        label: t('columns.median'),
        kind: 'money',
        value: ({ medianCents }) => medianCents,
        width: 104,
      },
      { id: 'high', label: t('columns.high'), kind: 'money', value: ({ highCents }) => highCents, width: 96 },
      {
        id: 'confidence',
        label: t('columns.confidence'),
        value: label,
        show: (row) => <Badge tone={confidenceTones[row.confidence]}>{label(row)}</Badge>,
        width: 132,
      },
      { id: 'author', label: t('columns.author'), value: ({ author }) => author.name, tone: 'secondary' },
      {
        id: 'actions',
        label: t('columns.actions'),
        isLabelHidden: true,
        value: () => null,
        show: (row) => (
          <Menu
            isIconOnly
            size="sm"
            variant="discreet"
            label={t('actions.label', { title: row.title })}
            actions={actionsOf(row)}
          />
        ),
        card: 'end',
        width: 56,
      },
    ] satisfies ListColumn<EstimationRow>[];
  }, [t, states, actionsOf]);
}

function useRowActions({ operationId, can }: EstimationColumns): (row: EstimationRow) => MenuAction[] {
  const t = useMessages(estimationMessages);
  const { run } = useAction();
  return useMemo(
    () => (row) => {
      const parameters = { operation: operationId, estimation: row.id };
      const actions: (MenuAction | false)[] = [
        can.update &&
          row.status !== 'archived' &&
          !row.isReference && {
            id: 'reference',
            label: t('actions.setReference'),
            icon: Star,
            run: () =>
              void run({
                method: 'POST',
                href: setReference({ operation: operationId }),
                data: { estimationId: row.id },
              }),
          },
        can.create && {
          id: 'duplicate',
          label: t('actions.duplicate'),
          icon: Copy,
          run: () => void run({ method: 'POST', href: duplicate(parameters) }),
        },
        can.update &&
          row.status === 'final' && {
            id: 'archive',
            label: t('actions.archive'),
            icon: Archive,
            run: () =>
              void run({ method: 'POST', href: archive(parameters), data: { version: row.version } }),
          },
        can.delete &&
          row.status !== 'final' && {
            id: 'delete',
            label: t('actions.delete'),
            icon: Trash2,
            isDanger: true,
            run: () => void run({ method: 'DELETE', href: destroy(parameters) }),
          },
      ];
      return actions.filter((action) => action !== false);
    },
    [t, run, operationId, can],
  );
}
