import {
  Building2,
  CalendarDays,
  CircleDashed,
  DoorOpen,
  Euro,
  MapPin,
  Printer,
  Ruler,
  Tag,
} from 'lucide-react';
import type { StockPageProps } from '#contracts/client/stock.ts';
import type { WithShared } from '#contracts/shared.ts';
import { stock as index } from '#generated/routes/client.ts';
import { stocks } from '#generated/routes/export.ts';
import { download } from '#generated/routes/client/stock.ts';
import { edit } from '#generated/routes/client/operation/sale.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ListPage } from '../blocks/list/ListPage.tsx';
import { CartButton } from './blocks/cart/CartButton.tsx';
import { StockCharts, StockFigures } from './Stock/blocks/StockFigures.tsx';
import type { StockMapProps } from './Stock/blocks/StockMap.tsx';
import { useStockBulk } from './Stock/blocks/useStockBulk.tsx';
import { useStockColumns } from './Stock/blocks/useStockColumns.tsx';

// Fetched when the stock is first looked at on the map.
const StockMap = lazyPart<StockMapProps>(async () => (await import('./Stock/blocks/StockMap.tsx')).StockMap, {
  pending: () => <Skeleton width="100%" height={320} />,
  failed: PartFailed,
});

/** The lots of all operations that are for sale or promised: figures, list, map, what is set aside. */
export default function Stock(props: WithShared<StockPageProps>) {
  const { list, places, figures, can } = props;
  const t = useMessages(stockMessages);
  const columns = useStockColumns(can.seeMargins);
  const bulk = useStockBulk(list.items, can);
  const hrefOf = (id: string): string => {
    const row = [...list.items, ...(places ?? [])].find((candidate) => candidate.id === id);
    return row === undefined ? index() : edit({ operation: row.operation.id, lot: id });
  };
  return (
    <>
      <ListPage
        props={props}
        page="Client/Stock"
        messages={stockMessages}
        routes={{ index, download, show: hrefOf }}
        events={['lot.updated', 'price.changed', 'operation.updated']}
        refreshed={['figures', 'places']}
        binType="lot"
        actions={[
          can.print &&
            figures.total.lotsCount > 0 && {
              id: 'stock.print',
              label: t('print'),
              place: 'page',
              icon: Printer,
              run: () => openInNewTab(stocks({ query: list.query })),
            },
        ]}
        headAside={<CartButton canSend={can.send} canPrint={can.print} />}
        notice={figures.total.lotsCount > 0 && <StockFigures figures={figures} />}
        viewModes={{
          map: places && (
            <StockMap places={places} totalCount={list.meta.total} mapsKey={props.app.mapsKey} />
          ),
        }}
        shortcuts={figures.byAge.map(({ bucket, lotsCount, href }) => ({
          label: t(`shortcuts.${bucket}`),
          count: lotsCount,
          href,
          isCurrent:
            new URL(href, window.location.origin).searchParams.get('forSaleOn') === list.query.forSaleOn,
        }))}
        bulk={bulk.bulk}
        filters={{
          operation: Building2,
          type: Tag,
          status: CircleDashed,
          city: MapPin,
          price: Euro,
          area: Ruler,
          rooms: DoorOpen,
          forSaleOn: CalendarDays,
        }}
        columns={columns}
      />
      {figures.total.lotsCount > 0 && <StockCharts figures={figures} />}
      {bulk.dialog}
    </>
  );
}
