import type { OperationRow } from '#contracts/client/operation/row.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { daysBetween, day } from '#domain/time/day.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { Badge } from '#ui/data/Badge.tsx';

/** What the list of operations can show of each. */
export function useOperationColumns(): readonly ListColumn<OperationRow>[] {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  return [
    {
      id: 'ref',
      label: t('columns.ref'),
      value: (row) => row.ref,
      width: 100,
      sort: 'ascending',
      isPinned: true,
      tone: 'caption',
      card: 'foot',
    },
    {
      id: 'name',
      label: t('columns.name'),
      value: (row) => row.name,
      width: 184,
      isName: true,
      isPinned: true,
      sort: 'ascending',
      picture: (row) => <FacadeThumb seed={row.id} />,
    },
    {
      id: 'city',
      label: t('columns.city'),
      value: (row) => row.city,
      width: 92,
      sort: 'ascending',
      tone: 'secondary',
      card: 'subtitle',
    },
    {
      id: 'department',
      label: t('columns.department'),
      value: (row) => row.departmentCode,
      width: 112,
      isHidden: true,
      tone: 'secondary',
    },
    {
      id: 'kind',
      label: t('columns.kind'),
      value: (row) => trade(`operationKind.${row.kind}`),
      width: 110,
      tone: 'secondary',
      card: 'subtitle',
    },
    {
      id: 'status',
      label: t('columns.status'),
      value: (row) => trade(`operationState.${row.status}`),
      width: 148,
      card: 'badge',
      show: (row) => <StateBadge state={row.status} />,
    },
    {
      id: 'purchasePrice',
      label: t('columns.purchasePrice'),
      kind: 'money',
      sort: 'descending',
      value: (row) => row.purchasePriceCents,
      width: 96,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'revenue',
      label: t('columns.revenue'),
      kind: 'money',
      sort: 'descending',
      isMain: true,
      value: (row) => row.revenueTtcCents,
      width: 100,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'margin',
      label: t('columns.margin'),
      kind: 'money',
      sort: 'descending',
      value: (row) => row.marginCents,
      width: 92,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'marginRate',
      label: t('columns.marginRate'),
      kind: 'rate',
      value: (row) => row.marginBps,
      width: 84,
      isHidden: true,
    },
    {
      id: 'irr',
      label: t('columns.irr'),
      kind: 'rate',
      value: (row) => row.irrBps,
      width: 84,
      isHidden: true,
    },
    {
      id: 'works',
      label: t('columns.works'),
      kind: 'rate',
      value: (row) => row.worksBps,
      width: 84,
      isHidden: true,
    },
    {
      id: 'sold',
      label: t('columns.sold'),
      kind: 'rate',
      value: (row) => row.soldBps,
      width: 84,
    },
    {
      id: 'next',
      label: t('columns.next'),
      kind: 'day',
      value: (row) => row.next?.on ?? null,
      width: 180,
      show: ({ next }) => next && <KeyDate next={next} />,
    },
    {
      id: 'lots',
      label: t('columns.lots'),
      kind: 'count',
      card: 'foot',
      width: 54,
      value: (row) => (row.lotsCount === 0 ? null : row.lotsCount),
      isHidden: true,
    },
    {
      id: 'manager',
      label: t('columns.manager'),
      value: (row) => row.manager.name,
      width: 92,
      card: 'end',
      show: (row) => <Avatar name={row.manager.name} />,
    },
    {
      id: 'tags',
      label: t('columns.tag'),
      value: (row) => row.tags.join(', ') || null,
      isHidden: true,
      tone: 'secondary',
    },
    {
      id: 'updatedAt',
      label: t('columns.updatedAt'),
      kind: 'instant',
      sort: 'descending',
      value: (row) => row.updatedAt,
      width: 104,
      tone: 'caption',
    },
  ];
}

/** Days before a date from which it is pressing. */
const pressingDays = 7;

/** The next day that matters to an operation: red when it is near or over. */
function KeyDate({ next }: { readonly next: NonNullable<OperationRow['next']> }) {
  const t = useMessages(operationMessages);
  const { date } = useFormat();
  const { now, timeZone } = useLocale();
  const text = `${date(next.on)} · ${t(`keyDates.${next.kind}`)}`;
  const daysLeft = daysBetween(day(dayInZone(now(), timeZone)), day(next.on));
  return daysLeft < pressingDays ? <Badge tone="neg">{text}</Badge> : text;
}
