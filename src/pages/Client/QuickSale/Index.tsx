import { Building2, CircleDashed, Euro, ImageIcon, MapPin } from 'lucide-react';
import type { QuickSaleIndexProps, QuickSaleRow } from '#contracts/client/quick-sale/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, download, edit, index } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const photoOf = ({ photoHref }: QuickSaleRow) => <MediaThumb picture={photoHref} icon={ImageIcon} />;
const stateOf = ({ status }: QuickSaleRow) => <TradeStateBadge entity="quickSale" state={status} />;

/** Properties that the company sells as they stand, without an operation. */
export default function QuickSaleIndex(props: WithShared<QuickSaleIndexProps>) {
  const t = useMessages(quickSaleMessages);
  const column = useColumns<QuickSaleRow>(quickSaleMessages);
  return (
    <ListPage
      props={props}
      page="Client/QuickSale/Index"
      messages={quickSaleMessages}
      routes={{
        index,
        create,
        download,
        show: edit,
      }}
      events={['quick-sale.changed']}
      binType="quick-sale"
      filters={{
        type: Building2,
        status: CircleDashed,
        city: MapPin,
        price: Euro,
      }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending', picture: photoOf, width: 300 }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 124,
        }),
        column.of('text', 'ref', { card: 'subtitle', tone: 'secondary', isHidden: true }),
        column.made('text', 'type', ({ type }) => t(`choices.type.${type}`), { card: 'subtitle' }),
        column.of('text', 'city', { card: 'foot', tone: 'secondary' }),
        column.of('area', 'areaM2', { card: 'figure', width: 96 }),
        column.of('money', 'publicPriceCents', { sort: 'descending', isMain: true, card: 'figure' }),
        column.of('money', 'pricePerM2Cents', { isHidden: true }),
        column.of('rate', 'grossYieldBps', { width: 112, card: 'figure' }),
        column.of('rate', 'netYieldBps', { width: 108 }),
        column.of('rate', 'saleCompleteBps', { width: 124 }),
        column.of('rate', 'commercialCompleteBps', { width: 132 }),
        column.of('count', 'daysOnSale', { width: 116 }),
        column.of('instant', 'updatedAt', { sort: 'descending' }),
      ]}
    />
  );
}
