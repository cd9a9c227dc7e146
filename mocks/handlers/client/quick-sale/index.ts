import { quickSaleDownload, quickSaleIndexPage } from '#contracts/client/quick-sale/index.ts';
import {
  updateCommercialInformation,
  updateQuickSale,
  updateSaleInformation,
} from '#contracts/client/quick-sale/payload.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { convertHandler } from './convert.ts';
import { duplicateHandler, storeHandler } from './copy.ts';
import { destroyDiagnosticHandler, storeDiagnosticHandler } from './diagnostics.ts';
import { commercialInformationHandler, createHandler, editHandler, saleInformationHandler } from './forms.ts';
import { quickSaleSource, withPhotos } from './list.ts';
import { storePhotoHandler } from './photos.ts';
import { commercialInformation, quickSale, quickSaleBin, saleInformation } from './record.ts';
import { contractHandler, offerHandler, publishHandler, sellHandler, withdrawHandler } from './steps.ts';

/** Properties that are sold as they stand: list, three forms, steps of the sale, conversion, bin. */
export const quickSaleResource = defineResource({
  handlers: {
    'client.quick-sale.index': clientPage(quickSaleIndexPage, async (context, query) => {
      const list = await quickSaleSource.answer(context, query);
      return { list: { ...list, items: await withPhotos(context, list.items) } };
    }),
    'client.quick-sale.download': clientData(quickSaleDownload, (context, { format }) =>
      answerDownload(context, quickSaleSource.download, format),
    ),
    'client.quick-sale.create': createHandler,
    'client.quick-sale.store': storeHandler,
    'client.quick-sale.edit': editHandler,
    'client.quick-sale.update': quickSale.update(updateQuickSale),
    'client.quick-sale.destroy': quickSale.destroy,
    'client.quick-sale.sale-information-form': saleInformationHandler,
    'client.quick-sale.sale-information.update': saleInformation.update(updateSaleInformation),
    'client.quick-sale.diagnostic.store': storeDiagnosticHandler,
    'client.quick-sale.diagnostic.destroy': destroyDiagnosticHandler,
    'client.quick-sale.commercial-information-form': commercialInformationHandler,
    'client.quick-sale.commercial-information.update':
      commercialInformation.update(updateCommercialInformation),
    'client.quick-sale.photo.store': storePhotoHandler,
    'client.quick-sale.publish': publishHandler,
    'client.quick-sale.offer': offerHandler,
    'client.quick-sale.contract': contractHandler,
    'client.quick-sale.sell': sellHandler,
    'client.quick-sale.withdraw': withdrawHandler,
    'client.quick-sale.duplicate': duplicateHandler,
    'client.quick-sale.convert': convertHandler,
  },
  records: [quickSale.resource],
  listPages: [quickSaleSource.listPage],
  downloads: [quickSaleSource.download],
  bins: [quickSaleBin],
});
