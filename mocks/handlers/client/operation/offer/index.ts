import { defineResource } from '#mocks/server/resource.ts';
import { createHandler, editHandler } from './form.ts';
import { impactHandler } from './impact.ts';
import { indexHandler } from './list.ts';
import { duplicateHandler, mergeHandler, storeHandler, updateHandler } from './save.ts';
import { sendHandler } from './send.ts';
import { acceptHandler, counterHandler, refuseHandler, withdrawHandler } from './steps.ts';

/** Offers to buy the property of an operation: their letters, their sending, what the seller answers. */
export const offerResource = defineResource({
  handlers: {
    'client.operation.offer.index': indexHandler,
    'client.operation.offer.create': createHandler,
    'client.operation.offer.store': storeHandler,
    'client.operation.offer.edit': editHandler,
    'client.operation.offer.update': updateHandler,
    'client.operation.offer.merge': mergeHandler,
    'client.operation.offer.send': sendHandler,
    'client.operation.offer.counter': counterHandler,
    'client.operation.offer.accept': acceptHandler,
    'client.operation.offer.refuse': refuseHandler,
    'client.operation.offer.withdraw': withdrawHandler,
    'client.operation.offer.duplicate': duplicateHandler,
    'client.operation.offer.impact': impactHandler,
  },
});
