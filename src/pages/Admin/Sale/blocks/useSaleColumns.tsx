import type { SaleRow } from '#contracts/admin/sale/row.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useColumns } from '../../../blocks/list/useColumns.ts';
import { useDiscount } from './useDiscount.ts';

/** How a sale stands, and what has to be done about it. */
export function SaleState({ sale }: { readonly sale: SaleRow }) {
  const t = useMessages(saleMessages);
  return (
    <Inline gap={1} isOneLine>
      <OfficeStateBadge entity="adminSale" state={sale.status} />
      {sale.isToApprove && <Badge tone="warn">{t('toApprove')}</Badge>}
    </Inline>
  );
}

/** The columns of the list of sales. */
export function useSaleColumns(actionsOf: (sale: SaleRow) => readonly MenuAction[]): ListColumn<SaleRow>[] {
  const t = useMessages(saleMessages);
  const { date } = useFormat();
  const column = useColumns<SaleRow>(saleMessages);
  const discount = useDiscount();
  return [
    column.name(({ number }) => number, { sort: 'descending', width: 124 }),
    column.of('text', 'customer', { sort: 'ascending', card: 'subtitle', width: 200 }),
    column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
      show: (sale) => <SaleState sale={sale} />,
      card: 'badge',
      width: 168,
    }),
    column.of('text', 'plan', { card: 'subtitle', width: 92 }),
    column.made('text', 'period', ({ period }) => t(`choices.period.${period}`), { width: 104 }),
    column.of('money', 'netCents', { sort: 'descending', card: 'figure', width: 112, isSummed: true }),
    column.made('text', 'discount', discount, { width: 132 }),
    column.of('money', 'totalCents', { card: 'figure', width: 112, isSummed: true }),
    column.made('text', 'seller', ({ seller }) => seller.name, { card: 'foot', width: 132 }),
    column.of('day', 'signedOn', { sort: 'descending', card: 'foot', width: 104 }),
    column.made('day', 'endsOn', ({ endsOn }) => endsOn, {
      show: ({ endsOn, isOver }) => {
        if (endsOn === null) return null;
        return isOver ? <Badge tone="neg">{date(endsOn)}</Badge> : date(endsOn);
      },
      width: 112,
    }),
    column.of('text', 'utm', { width: 132 }),
    column.made('text', 'brand', ({ brand }) => brand, { isHidden: true, width: 148 }),
    column.of('count', 'seats', { isHidden: true }),
    column.of('money', 'firstYearCents', { isHidden: true, isSummed: true }),
    column.of('day', 'startsOn', { sort: 'descending', isHidden: true }),
    column.made('day', 'createdAt', ({ createdOn }) => createdOn, { sort: 'descending', isHidden: true }),
    column.made('text', 'actions', () => null, {
      isLabelHidden: true,
      card: 'end',
      width: 56,
      show: (sale) => (
        <Menu
          isIconOnly
          size="sm"
          variant="discreet"
          label={`${t('columns.actions')} · ${sale.number}`}
          actions={actionsOf(sale)}
        />
      ),
    }),
  ];
}
