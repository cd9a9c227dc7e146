import { defineResource } from '#mocks/server/resource.ts';
import { bulkPriceHandler, pricesHandler, publishHandler, withdrawHandler } from './actions.ts';
import { lotBin } from './bin.ts';
import { duplicateHandler, splitPriceHandler } from './copy.ts';
import {
  approveHandler,
  copyHandler,
  newVersionHandler,
  storeHandler as storeDescriptionHandler,
  storePlanHandler,
  updateHandler as updateDescriptionHandler,
} from './description/save.ts';
import { showHandler } from './description/show.ts';
import { destroyDiagnosticHandler, storeDiagnosticHandler } from './diagnostics.ts';
import { createHandler, editHandler } from './form.ts';
import { indexHandler } from './list.ts';
import { storeMediaHandler } from './media.ts';
import { updatePlanHandler } from './plan.ts';
import { destroyHandler, storeHandler, updateHandler } from './save.ts';

/** The sale plan of an operation: its lots, their prices, and how they are sold. */
export const saleResource = defineResource({
  handlers: {
    'client.operation.sale.index': indexHandler,
    'client.operation.sale.plan.update': updatePlanHandler,
    'client.operation.sale.publish': publishHandler,
    'client.operation.sale.withdraw': withdrawHandler,
    'client.operation.sale.prices': pricesHandler,
    'client.operation.sale.bulk-price': bulkPriceHandler,
    'client.operation.sale.create': createHandler,
    'client.operation.sale.store': storeHandler,
    'client.operation.sale.edit': editHandler,
    'client.operation.sale.update': updateHandler,
    'client.operation.sale.destroy': destroyHandler,
    'client.operation.sale.duplicate': duplicateHandler,
    'client.operation.sale.split-price': splitPriceHandler,
    'client.operation.sale.media.store': storeMediaHandler,
    'client.operation.sale.diagnostic.store': storeDiagnosticHandler,
    'client.operation.sale.diagnostic.destroy': destroyDiagnosticHandler,
    'client.operation.sale.support-plan-description': showHandler,
    'client.operation.sale.support-plan-description.store': storeDescriptionHandler,
    'client.operation.sale.support-plan-description.update': updateDescriptionHandler,
    'client.operation.sale.support-plan-description.approve': approveHandler,
    'client.operation.sale.support-plan-description.new-version': newVersionHandler,
    'client.operation.sale.support-plan-description.copy': copyHandler,
    'client.operation.sale.support-plan-description.plan': storePlanHandler,
  },
  bins: [lotBin],
});
