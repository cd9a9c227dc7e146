import { defineResource } from '#mocks/server/resource.ts';
import { callAllHandler, callHandler } from './call.ts';
import { downloadHandler } from './file.ts';
import {
  consignHandler,
  releaseHandler,
  remindHandler,
  rescheduleHandler,
  templateHandler,
} from './follow.ts';
import { letterHandler } from './letter.ts';
import { pageHandler } from './page.ts';
import { destroyReceiptHandler, storeReceiptHandler } from './receipts.ts';

/** The calls for funds of the sales of an operation: made, received, consigned, reminded, late. */
export const notarySalePaymentResource = defineResource({
  handlers: {
    'client.operation.notary.sale.payment': pageHandler,
    'client.operation.notary.sale.payment.download': downloadHandler,
    'client.operation.notary.sale.payment.call': callHandler,
    'client.operation.notary.sale.payment.call-all': callAllHandler,
    'client.operation.notary.sale.payment.template': templateHandler,
    'client.operation.notary.sale.payment.letter': letterHandler,
    'client.operation.notary.sale.payment.remind': remindHandler,
    'client.operation.notary.sale.payment.reschedule': rescheduleHandler,
    'client.operation.notary.sale.payment.consign': consignHandler,
    'client.operation.notary.sale.payment.release': releaseHandler,
    'client.operation.notary.sale.payment.receipt.store': storeReceiptHandler,
    'client.operation.notary.sale.payment.receipt.destroy': destroyReceiptHandler,
  },
});
