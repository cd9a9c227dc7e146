import { defineResource } from '#mocks/server/resource.ts';
import { assignHandler, nextHandler, stageHandler, updateHandler } from './change.ts';
import { indexHandler } from './list.ts';
import { mailHandler } from './mail.ts';
import { storeHandler } from './store.ts';

/** Those who may buy lots of an operation, and those who do. */
export const saleContactResource = defineResource({
  handlers: {
    'client.operation.sale.contact': indexHandler,
    'client.operation.sale.contact.store': storeHandler,
    'client.operation.sale.contact.mail': mailHandler,
    'client.operation.sale.contact.update': updateHandler,
    'client.operation.sale.contact.stage': stageHandler,
    'client.operation.sale.contact.next': nextHandler,
    'client.operation.sale.contact.assign': assignHandler,
  },
});
