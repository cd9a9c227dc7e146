import { defineResource } from '#mocks/server/resource.ts';
import { pageHandler } from './page.ts';
import { destroyPaperHandler, storePaperHandler } from './papers.ts';
import {
  destroyConditionHandler,
  settleConditionHandler,
  storeConditionHandler,
  updateHandler,
} from './save.ts';
import {
  extendHandler,
  signDeedHandler,
  signPromiseHandler,
  substituteHandler,
  terminateHandler,
} from './steps.ts';

/** The purchase of an operation before a notary: promise, conditions, deed, papers. */
export const notaryPurchaseResource = defineResource({
  handlers: {
    'client.operation.notary.purchase.edit': pageHandler,
    'client.operation.notary.purchase.update': updateHandler,
    'client.operation.notary.purchase.sign-promise': signPromiseHandler,
    'client.operation.notary.purchase.extend': extendHandler,
    'client.operation.notary.purchase.sign-deed': signDeedHandler,
    'client.operation.notary.purchase.terminate': terminateHandler,
    'client.operation.notary.purchase.substitute': substituteHandler,
    'client.operation.notary.purchase.condition.store': storeConditionHandler,
    'client.operation.notary.purchase.condition.settle': settleConditionHandler,
    'client.operation.notary.purchase.condition.destroy': destroyConditionHandler,
    'client.operation.notary.purchase.paper.store': storePaperHandler,
    'client.operation.notary.purchase.paper.destroy': destroyPaperHandler,
  },
});
