import { useMemo } from 'react';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useSaleWords } from './useSaleWords.ts';

/** What the columns of lots need to know beside the lots. */
export interface SaleColumnsOptions extends Pick<SaleIndexProps['can'], 'seeMargins' | 'seeFloor'> {
  /** Prices below their floor are marked. */
  readonly isFloorShown: boolean;
}

/** Lots that still look for a buyer. */
const isAdvertised = ({ status }: SaleLot): boolean =>
  status === 'draft' || status === 'available' || status === 'optioned';

const isBelowFloor = ({ priceTtcCents, minPriceCents }: SaleLot): boolean =>
  priceTtcCents !== null && minPriceCents !== null && priceTtcCents < minPriceCents;

/** The columns of the sale plan; what a person may not see has none. */
export function useSaleColumns(options: SaleColumnsOptions): readonly ListColumn<SaleLot>[] {
  const { seeMargins, seeFloor, isFloorShown } = options;
  const t = useMessages(saleMessages);
  const words = useSaleWords();
  return useMemo(
    (): readonly ListColumn<SaleLot>[] => [
      {
        id: 'ref',
        label: t('columns.ref'),
        value: ({ ref }) => ref,
        isName: true,
        isPinned: true,
        sort: 'ascending',
        width: 88,
      },
      {
        id: 'type',
        label: t('columns.type'),
        value: words.kind,
        sort: 'ascending',
        card: 'subtitle',
        width: 120,
      },
      {
        id: 'level',
        label: t('columns.level'),
        value: ({ level }) => (level === null ? null : words.floor(level)),
        sort: 'ascending',
        width: 80,
      },
      {
        id: 'areaM2',
        label: t('columns.areaM2'),
        kind: 'area',
        value: ({ areaM2 }) => areaM2,
        sort: 'descending',
        card: 'figure',
      },
      {
        id: 'priceTtcCents',
        label: t('columns.priceTtcCents'),
        kind: 'money',
        value: ({ priceTtcCents }) => priceTtcCents,
        sort: 'descending',
        isMain: true,
        isSummed: true,
        card: 'figure',
      },
      {
        id: 'pricePerM2Cents',
        label: t('columns.pricePerM2Cents'),
        kind: 'money',
        value: ({ pricePerM2Cents }) => pricePerM2Cents,
        sort: 'descending',
        tone: 'caption',
        width: 88,
      },
      ...(seeMargins ? marginColumns(t) : []),
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => words.state(status),
        show: ({ status }) => <LotBadge state={status} />,
        card: 'badge',
        width: 148,
      },
      {
        id: 'buyers',
        label: t('columns.buyers'),
        value: ({ buyers }) => buyers.join(', ') || null,
        width: 188,
      },
      {
        id: 'ageDays',
        label: t('columns.ageDays'),
        kind: 'count',
        value: ({ ageDays }) => ageDays,
        sort: 'descending',
        width: 96,
      },
      {
        id: 'gaps',
        label: t('columns.gaps'),
        value: (lot) => (isAdvertised(lot) ? words.gaps(lot) : null),
        show: (lot) =>
          isAdvertised(lot) ? (
            <Badge tone={lot.gaps.length === 0 ? 'pos' : 'warn'}>{words.gaps(lot)}</Badge>
          ) : (
            '–'
          ),
        width: 172,
      },
      {
        id: 'existingPriceCents',
        label: t('columns.existingPriceCents'),
        kind: 'money',
        value: ({ existingPriceCents }) => existingPriceCents,
        isSummed: true,
      },
      {
        id: 'worksPriceCents',
        label: t('columns.worksPriceCents'),
        kind: 'money',
        value: ({ worksPriceCents }) => worksPriceCents,
        isSummed: true,
      },
      ...(seeFloor
        ? [
            {
              id: 'minPriceCents',
              label: t('columns.minPriceCents'),
              value: ({ minPriceCents }: SaleLot) => (minPriceCents === null ? null : String(minPriceCents)),
              show: (lot: SaleLot) => (
                <Inline gap={2}>
                  <Figure cents={lot.minPriceCents} decimals={0} />
                  {isFloorShown && isBelowFloor(lot) && <Badge tone="neg">{t('belowFloor')}</Badge>}
                </Inline>
              ),
              width: 200,
            },
          ]
        : []),
      {
        id: 'rooms',
        label: t('columns.rooms'),
        kind: 'count',
        value: ({ rooms }) => rooms,
        isHidden: true,
      },
      {
        id: 'exposure',
        label: t('columns.exposure'),
        value: ({ exposure }) => words.exposure(exposure),
        isHidden: true,
        width: 112,
      },
      {
        id: 'label',
        label: t('columns.label'),
        value: ({ label }) => label || null,
        isHidden: true,
        width: 200,
      },
      {
        id: 'prospectsCount',
        label: t('columns.prospectsCount'),
        kind: 'count',
        value: ({ prospectsCount }) => prospectsCount || null,
        isHidden: true,
        width: 96,
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow from the language, as `t` does
    [t, seeMargins, seeFloor, isFloorShown],
  );
}

type MarginLabel = 'columns.marginCents' | 'columns.marginBps' | 'columns.costCents';

function marginColumns(t: (key: MarginLabel) => string): ListColumn<SaleLot>[] {
  return [
    {
      id: 'marginCents',
      label: t('columns.marginCents'),
      kind: 'money',
      value: ({ marginCents }) => marginCents,
      isSummed: true,
    },
    {
      id: 'marginBps',
      label: t('columns.marginBps'),
      kind: 'rate',
      value: ({ marginBps }) => marginBps,
      sort: 'descending',
      width: 96,
    },
    {
      id: 'costCents',
      label: t('columns.costCents'),
      kind: 'money',
      value: ({ costCents }) => costCents,
      isSummed: true,
      isHidden: true,
    },
  ];
}
