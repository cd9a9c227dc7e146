import { publishLots, withdrawLots } from '#contracts/client/operation/sale/payload.ts';
import { setStockPrice } from '#contracts/client/stock/actions.ts';
import { stockDownload, stockPage } from '#contracts/client/stock.ts';
import { stock as index } from '#generated/routes/client.ts';
import { canNow } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientAction, clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { lotsFlash } from '../operation/sale/actions.ts';
import { seesMargins } from '../operation/sale/margins.ts';
import { changePrices } from '../operation/sale/prices.ts';
import { lotsByIds, stepLots } from '../operation/sale/record.ts';
import { placesOf, stockFigures, stockSource, withSight } from './list.ts';
import { cartHandler, sendHandler } from './send.ts';

/** The lots of all operations that are for sale or promised: list, map, prices, what is sent to whom. */
export const stockResource = defineResource({
  handlers: {
    'client.stock': clientPage(stockPage, async (context, query) => {
      const list = await stockSource.answer(context, query);
      return {
        list: { ...list, items: await withSight(context, list.items) },
        places: query.look === 'map' && query.deleted === '' ? await placesOf(context, query) : null,
        figures: await stockFigures(context),
        can: {
          change: canNow(context, 'stock.update'),
          withdraw: canNow(context, 'stock.delete'),
          seeMargins: seesMargins(context),
          send: canNow(context, 'stock.update'),
          print: canNow(context, 'export.list'),
        },
      };
    }),
    'client.stock.download': clientData(stockDownload, (context, { format }) =>
      answerDownload(context, stockSource.download, format),
    ),
    'client.stock.cart': cartHandler,
    'client.stock.price': clientAction(setStockPrice, async (context, { reason = '', ...change }) => {
      const rows = await lotsByIds(context, [change.lotId], { field: 'lotId' });
      const whole = { ...change, existingPriceCents: null, worksPriceCents: null };
      await changePrices(context, rows, [whole], { reason, field: 'priceTtcCents' });
      return lotsFlash(context, 'pricesSaved', 1, index());
    }),
    'client.stock.publish': clientAction(publishLots, async (context, { lotIds }) => {
      const rows = await lotsByIds(context, lotIds);
      await stepLots(context, rows, 'publish');
      return lotsFlash(context, 'published', rows.length, index());
    }),
    'client.stock.withdraw': clientAction(withdrawLots, async (context, { lotIds, reason }) => {
      const rows = await lotsByIds(context, lotIds);
      await stepLots(context, rows, 'withdraw', reason);
      return lotsFlash(context, 'withdrawn', rows.length, index());
    }),
    'client.stock.send': sendHandler,
  },
  listPages: [stockSource.listPage],
  downloads: [stockSource.download],
});
