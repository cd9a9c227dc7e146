import { CalendarPlus, Pencil, UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { isLate } from './buyer-words.ts';
import type { BuyerDialogs } from './useBuyerDialogs.tsx';

const stageTones = {
  lead: 'sourcing',
  qualified: 'info',
  visit: 'study',
  offer: 'warn',
  buyer: 'pos',
  lost: 'neg',
} as const;

/** The columns of the prospects; `dialogs` is null for those who only read. */
export function useBuyerColumns(
  today: string,
  dialogs: Pick<BuyerDialogs, 'edit' | 'next' | 'assign'> | null,
): readonly ListColumn<SaleContactRow>[] {
  const t = useMessages(saleContactMessages);
  const { date } = useFormat();
  return useMemo(
    (): readonly ListColumn<SaleContactRow>[] => [
      {
        id: 'name',
        label: t('columns.name'),
        value: ({ contact }) => contact.name,
        isName: true,
        isPinned: true,
        sort: 'ascending',
        width: 192,
      },
      {
        id: 'stage',
        label: t('columns.stage'),
        value: ({ stage }) => t(`choices.stage.${stage}`),
        show: ({ stage }) => <Badge tone={stageTones[stage]}>{t(`choices.stage.${stage}`)}</Badge>,
        card: 'badge',
        width: 112,
      },
      {
        id: 'lots',
        label: t('columns.lots'),
        value: ({ lots }) => lots.map(({ ref }) => ref).join(', ') || null,
        card: 'subtitle',
        width: 96,
      },
      {
        id: 'score',
        label: t('columns.score'),
        kind: 'count',
        value: ({ score }) => score,
        sort: 'descending',
        card: 'figure',
        isMain: true,
        width: 84,
      },
      {
        id: 'budget',
        label: t('columns.budget'),
        kind: 'money',
        value: ({ budgetCents }) => budgetCents,
        sort: 'descending',
        card: 'figure',
      },
      {
        id: 'equity',
        label: t('columns.equity'),
        kind: 'money',
        value: ({ equityCents }) => equityCents,
        sort: 'descending',
      },
      {
        id: 'nextActionOn',
        label: t('columns.nextActionOn'),
        value: ({ nextActionOn, nextAction }) =>
          nextActionOn === null ? null : `${nextActionOn} ${nextAction}`,
        show: (row) => {
          if (row.nextActionOn === null) return '–';
          const what = [date(row.nextActionOn), row.nextAction].filter(Boolean).join(' · ');
          return isLate(row, today) ? <Badge tone="neg">{t('late', { what })}</Badge> : what;
        },
        sort: 'ascending',
        card: 'foot',
        width: 232,
      },
      {
        id: 'owner',
        label: t('columns.owner'),
        value: ({ assignee }) => assignee?.name ?? null,
        width: 132,
      },
      {
        id: 'source',
        label: t('columns.source'),
        value: ({ source }) => t(`choices.source.${source}`),
        width: 108,
      },
      {
        id: 'financing',
        label: t('columns.financing'),
        value: ({ financing }) => t(`choices.financing.${financing}`),
        width: 108,
      },
      {
        id: 'matches',
        label: t('columns.matches'),
        value: ({ matches, stage }) => (stage === 'buyer' ? null : matches.join(', ') || null),
        width: 132,
      },
      {
        id: 'lastActionAt',
        label: t('columns.lastActionAt'),
        kind: 'day',
        value: ({ lastActionAt }) => lastActionAt,
        sort: 'descending',
        width: 128,
      },
      {
        id: 'scoreParts',
        label: t('columns.scoreParts'),
        value: ({ scoreParts }) =>
          scoreParts.map((part) => t(`score.parts.${part}`)).join(', ') || t('score.none'),
        isHidden: true,
        width: 264,
      },
      {
        id: 'project',
        label: t('columns.project'),
        value: ({ project }) => project && t(`choices.project.${project}`),
        isHidden: true,
      },
      { id: 'email', label: t('columns.email'), value: ({ contact }) => contact.email, isHidden: true },
      { id: 'phone', label: t('columns.phone'), value: ({ contact }) => contact.phone, isHidden: true },
      {
        id: 'lostReason',
        label: t('columns.lostReason'),
        value: ({ lostReason }) => lostReason || null,
        isHidden: true,
      },
      ...(dialogs
        ? [
            {
              id: 'actions',
              label: t('columns.actions'),
              isLabelHidden: true,
              value: () => null,
              show: (row: SaleContactRow) => <RowMenu row={row} dialogs={dialogs} />,
              card: 'end',
              width: 56,
            } as const,
          ]
        : []),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the windows are the same ones at every drawing
    [t, date, today, dialogs === null],
  );
}

interface RowMenuProps {
  readonly row: SaleContactRow;
  readonly dialogs: Pick<BuyerDialogs, 'edit' | 'next' | 'assign'>;
}

function RowMenu({ row, dialogs }: RowMenuProps) {
  const t = useMessages(saleContactMessages);
  return (
    <Menu
      isIconOnly
      size="sm"
      label={`${t('columns.actions')} : ${row.contact.name}`}
      actions={[
        { id: 'edit', label: t('edit.action'), icon: Pencil, run: () => dialogs.edit(row) },
        { id: 'next', label: t('next.action'), icon: CalendarPlus, run: () => dialogs.next(row) },
        { id: 'assign', label: t('assign.action'), icon: UserCheck, run: () => dialogs.assign(row) },
      ]}
    />
  );
}
