import type { PrintedLot, StocksProps } from '#contracts/export/stocks.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as stocksMessages from '#messages/export/stocks.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable, type PrintCells, type PrintColumn } from '#ui/print/PrintTable.tsx';
import { PrintThumb } from '#ui/print/PrintThumb.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';
import { pagesOfStock, type PageGroup } from './blocks/stock-pages.ts';

/** The list of stock on paper: lots by operation, with sums by operation, by page and in all. */
export default function ExportStocks(props: WithShared<StocksProps>) {
  const { paper, groups, validOn, contact, leftOutCount } = props;
  const t = useMessages(stocksMessages);
  const { date } = useFormat();
  const pages = pagesOfStock(groups);
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      {pages.length === 0 && (
        <PrintSheet orientation="landscape">
          <PrintTitle title={t('pageTitle')} />
          <p>{t('empty')}</p>
        </PrintSheet>
      )}
      {pages.map((page, index) => (
        <PrintSheet key={page[0]?.lots[0]?.id} orientation="landscape">
          {index === 0 && <PrintTitle title={t('pageTitle')} aside={t('valid', { date: date(validOn) })} />}
          <StockTable
            page={page}
            isLast={index === pages.length - 1}
            isAlone={pages.length === 1}
            props={props}
          />
          <Text as="p" size="label">
            {t('valid', { date: date(validOn) })} {t('contact', contact)}{' '}
            {leftOutCount > 0 && index === pages.length - 1 && t('leftOut', { count: leftOutCount })}
          </Text>
        </PrintSheet>
      ))}
    </Paper>
  );
}

type ColumnName =
  | 'ref'
  | 'photo'
  | 'type'
  | 'city'
  | 'level'
  | 'area'
  | 'rooms'
  | 'price'
  | 'perM2'
  | 'cost'
  | 'margin'
  | 'dpe'
  | 'status'
  | 'delivery';

/** The columns: what is hidden has none. */
function useColumns({ paper, hasCosts }: StocksProps): PrintColumn[] {
  const t = useMessages(stocksMessages);
  const text = (id: ColumnName): PrintColumn => ({
    id,
    label: t(`columns.${id}`),
  });
  const amount = (id: ColumnName): PrintColumn => ({
    ...text(id),
    isAmount: true,
  });
  return [
    text('ref'),
    text('photo'),
    text('type'),
    text('city'),
    text('level'),
    amount('area'),
    amount('rooms'),
    ...(paper.hides.amounts ? [] : [amount('price'), { ...amount('perM2'), isSecondary: true }]),
    ...(hasCosts ? [amount('cost'), amount('margin')] : []),
    text('dpe'),
    text('status'),
    text('delivery'),
  ];
}

interface StockTableProps {
  readonly page: readonly PageGroup[];
  readonly isLast: boolean;
  readonly isAlone: boolean;
  readonly props: StocksProps;
}

function StockTable({ page, isLast, isAlone, props }: StockTableProps) {
  const t = useMessages(stocksMessages);
  const columns = useColumns(props);
  const { cellsOf, sumsOf } = useCells();
  const shown = page.flatMap(({ lots }) => lots);
  const hundredths = shown.reduce((sum, { areaM2 }) => sum + Math.round(Number(areaM2) * 100), 0);
  const pageSums = {
    lotsCount: shown.length,
    areaM2: (hundredths / 100).toFixed(2),
    priceTtcCents: props.paper.hides.amounts
      ? null
      : shown.reduce((sum, { priceTtcCents }) => sum + (priceTtcCents ?? 0), 0),
  };
  return (
    <PrintTable
      label={t('pageTitle')}
      columns={columns}
      groups={[
        ...page.map(({ group, lots, isContinued }) => ({
          id: group.id,
          cells: {
            ...(isContinued ? {} : sumsOf(group.sums)),
            ref: group.ref,
            type: t('group', { name: group.name, city: group.city }),
          },
          rows: lots.map((lot) => ({ id: lot.id, cells: cellsOf(lot) })),
        })),
        ...(isAlone
          ? []
          : [
              {
                id: 'page',
                cells: { ...sumsOf(pageSums), type: t('pageTotal', { count: pageSums.lotsCount }) },
                rows: [],
              },
            ]),
      ]}
      {...(isLast && {
        total: { ...sumsOf(props.sums), type: t('total', { count: props.sums.lotsCount }) },
      })}
    />
  );
}

/** What lots and sums show in the columns. */
function useCells() {
  const t = useMessages(stocksMessages);
  const trade = useMessages(tradeMessages);
  const { area, money, number, date } = useFormat();
  const amount = (cents: number | null): string => (cents === null ? '–' : money(cents));
  const bare = (areaM2: string): string => area(areaM2).replace(/\s*m²$/u, '');
  return {
    cellsOf: (lot: PrintedLot): PrintCells => ({
      photo: <PrintThumb src={lot.photoHref} alt="" />,
      ref: lot.ref,
      type:
        lot.rooms === null || lot.type !== 'Apartment'
          ? trade(`lotType.${lot.type}`)
          : t('roomsOf', { rooms: lot.rooms }),
      city: lot.city,
      level: lot.level === null ? '–' : lot.level === 0 ? t('ground') : number(lot.level, 0),
      area: bare(lot.areaM2),
      rooms: lot.rooms === null ? '–' : number(lot.rooms, 0),
      price: amount(lot.priceTtcCents),
      perM2: lot.pricePerM2Cents === null ? '–' : money(lot.pricePerM2Cents, { decimals: 0 }),
      cost: amount(lot.costCents),
      margin: amount(lot.marginCents),
      dpe: lot.dpeClass ?? '–',
      status: trade(`lotState.${lot.status}`),
      delivery: lot.deliveryOn === null ? t('atOnce') : date(lot.deliveryOn),
    }),
    sumsOf: ({ lotsCount, areaM2, priceTtcCents }: StocksProps['sums']): PrintCells => ({
      area: bare(areaM2),
      price: amount(priceTtcCents),
      status: t('count', { count: lotsCount }),
    }),
  };
}
