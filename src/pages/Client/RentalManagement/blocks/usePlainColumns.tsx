import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { RentalLotRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import type { Open } from './opened.ts';
import { useIndexText } from './useRevisionColumns.tsx';

/** The columns of the lots that are let or may be. */
export function useLotColumns(can: RentalManagementProps['can'], open: Open): ListColumn<RentalLotRow>[] {
  const t = useMessages(rentalMessages);
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('columns.lot'),
        value: ({ name }) => name,
        isName: true,
        isPinned: true,
        sort: 'ascending',
        width: 240,
      },
      {
        id: 'operation',
        label: t('columns.operation'),
        value: ({ operation }) => operation.name,
        card: 'subtitle',
        width: 176,
      },
      {
        id: 'lease',
        label: t('columns.lease'),
        value: ({ lease }) => lease?.number ?? null,
        card: 'foot',
        width: 116,
      },
      {
        id: 'renters',
        label: t('columns.renters'),
        value: ({ lease }) => lease?.renters ?? null,
        card: 'subtitle',
        width: 176,
      },
      {
        id: 'rent',
        label: t('columns.rent'),
        kind: 'money',
        value: ({ lease }) => lease?.rentCents ?? null,
        hasCents: true,
        sort: 'descending',
        card: 'figure',
        isSummed: true,
      },
      {
        id: 'vacancy',
        label: t('columns.vacancy'),
        value: ({ vacantDays }) => (vacantDays === null ? null : t('daysLate', { count: vacantDays })),
        card: 'foot',
        width: 100,
      },
      {
        id: 'cost',
        label: t('columns.cost'),
        kind: 'money',
        value: ({ costCents }) => costCents,
        width: 132,
      },
      {
        id: 'yield',
        label: t('columns.yield'),
        kind: 'rate',
        value: ({ yieldBps }) => yieldBps,
        card: 'figure',
        width: 124,
      },
      {
        id: 'actions',
        label: t('columns.actions'),
        value: () => null,
        show: (lot) =>
          can.create &&
          lot.lease === null && (
            <IconButton
              size="sm"
              icon={Plus}
              label={t('createOn', { lot: lot.name })}
              onClick={() => open({ kind: 'lease', lease: null, lotId: lot.id })}
            />
          ),
        isLabelHidden: true,
        card: 'end',
        width: 48,
      },
    ],
    [t, can, open],
  );
}

type IndexRow = RentalManagementProps['indexes'][number];
const regions = ['metropolitan', 'corsica', 'overseas'] as const;

/** The columns of the published indices. */
export function useIndexColumns(): ListColumn<IndexRow>[] {
  const t = useMessages(rentalMessages);
  const index = useIndexText();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('columns.quarter'),
        value: ({ quarter }) => quarter,
        isName: true,
        isPinned: true,
        sort: 'descending',
        width: 116,
      },
      { id: 'kind', label: t('columns.kind'), value: ({ kind }) => kind, card: 'subtitle', width: 92 },
      {
        id: 'region',
        label: t('columns.region'),
        value: ({ region }) => {
          const known = regions.find((name) => name === region);
          return known === undefined ? region : t(`choices.region.${known}`);
        },
        card: 'foot',
        width: 132,
      },
      {
        id: 'value',
        label: t('columns.value'),
        value: ({ hundredths }) => index(hundredths),
        card: 'figure',
        width: 108,
      },
    ],
    [t, index],
  );
}
