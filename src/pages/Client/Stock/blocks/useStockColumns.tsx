import type { StockRow } from '#contracts/client/stock.ts';
import type { AgeBucket } from '#domain/sale/stock-age.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { CellPicture } from '#ui/data/CellPicture.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useColumns } from '../../../blocks/list/useColumns.ts';
import { useSaleWords } from '../../Operation/Sale/blocks/useSaleWords.ts';

/** The older, the worse. */
const ageTones: Readonly<Record<AgeBucket, Tone>> = {
  upTo90: 'pos',
  upTo180: 'info',
  upTo365: 'warn',
  over365: 'neg',
};

/** The columns of the stock; cost and margin for those alone who may know them. */
export function useStockColumns(seesMargins: boolean): readonly ListColumn<StockRow>[] {
  const t = useMessages(stockMessages);
  const column = useColumns<StockRow>(stockMessages);
  const words = useSaleWords();
  return [
    column.name(({ ref }) => ref, {
      sort: 'ascending',
      picture: ({ photoHref, operation }) =>
        photoHref === null ? <FacadeThumb seed={operation.id} /> : <CellPicture src={photoHref} />,
      width: 140,
    }),
    column.made('text', 'operation', ({ operation }) => operation.name, {
      sort: 'ascending',
      card: 'subtitle',
      width: 188,
    }),
    column.made('text', 'type', words.kind, { width: 120 }),
    column.made('text', 'city', ({ operation }) => operation.city, { width: 112 }),
    column.made('text', 'level', ({ level }) => (level === null ? null : words.floor(level)), {
      sort: 'ascending',
      width: 80,
    }),
    column.of('area', 'areaM2', { sort: 'descending', card: 'figure' }),
    column.of('money', 'priceTtcCents', {
      sort: 'descending',
      isMain: true,
      isSummed: true,
      card: 'figure',
    }),
    column.of('money', 'pricePerM2Cents', { sort: 'descending', tone: 'caption', width: 96 }),
    column.made('text', 'status', ({ status }) => words.state(status), {
      show: ({ status }) => <LotBadge state={status} />,
      card: 'badge',
      width: 148,
    }),
    column.made('count', 'ageDays', ({ ageDays }) => ageDays, {
      sort: 'descending',
      show: ({ ageDays, ageBucket }) =>
        ageDays === null || ageBucket === null ? (
          '–'
        ) : (
          <Badge tone={ageTones[ageBucket]}>{t('days', { days: ageDays })}</Badge>
        ),
      width: 128,
    }),
    ...(seesMargins
      ? [
          column.of('money', 'marginCents', { width: 104 }),
          column.of('rate', 'marginBps', { width: 96 }),
          column.of('money', 'costCents', { isHidden: true }),
        ]
      : []),
    column.made('text', 'gaps', words.gaps, {
      show: (row) => <Badge tone={row.gaps.length === 0 ? 'pos' : 'warn'}>{words.gaps(row)}</Badge>,
      width: 172,
    }),
    column.made('count', 'prospectsCount', ({ prospectsCount }) => prospectsCount || null, { width: 96 }),
    column.made('text', 'buyers', ({ buyers }) => buyers.join(', ') || null, { isHidden: true, width: 188 }),
    column.of('count', 'rooms', { isHidden: true }),
    column.of('text', 'label', { isHidden: true, width: 200 }),
    column.of('text', 'dpeClass', { isHidden: true, width: 80 }),
    column.of('day', 'forSaleOn', { isHidden: true }),
  ];
}
