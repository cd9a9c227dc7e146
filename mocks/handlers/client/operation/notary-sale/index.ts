import { defineResource } from '#mocks/server/resource.ts';
import { destroyConditionHandler, settleConditionHandler, storeConditionHandler } from './conditions.ts';
import { deliverHandler, signDeedHandler } from './deed.ts';
import { createHandler, editHandler } from './form.ts';
import { downloadHandler, indexHandler } from './list.ts';
import { loanConditionHandler, tenantOfferHandler } from './loan.ts';
import { destroyPaperHandler, storePaperHandler } from './papers.ts';
import { optionHandler, storeHandler, updateHandler } from './save.ts';
import { cancelHandler, reserveHandler, signContractHandler, withdrawHandler } from './steps.ts';

/** The sales of lots before a notary: options, reservations, contracts, deeds, deliveries. */
export const notarySaleResource = defineResource({
  handlers: {
    'client.operation.notary.sale.index': indexHandler,
    'client.operation.notary.sale.download': downloadHandler,
    'client.operation.notary.sale.create': createHandler,
    'client.operation.notary.sale.store': storeHandler,
    'client.operation.notary.sale.option': optionHandler,
    'client.operation.notary.sale.edit': editHandler,
    'client.operation.notary.sale.update': updateHandler,
    'client.operation.notary.sale.reserve': reserveHandler,
    'client.operation.notary.sale.sign-contract': signContractHandler,
    'client.operation.notary.sale.withdraw': withdrawHandler,
    'client.operation.notary.sale.cancel': cancelHandler,
    'client.operation.notary.sale.sign-deed': signDeedHandler,
    'client.operation.notary.sale.deliver': deliverHandler,
    'client.operation.notary.sale.loan-condition': loanConditionHandler,
    'client.operation.notary.sale.tenant-offer': tenantOfferHandler,
    'client.operation.notary.sale.condition.store': storeConditionHandler,
    'client.operation.notary.sale.condition.settle': settleConditionHandler,
    'client.operation.notary.sale.condition.destroy': destroyConditionHandler,
    'client.operation.notary.sale.paper.store': storePaperHandler,
    'client.operation.notary.sale.paper.destroy': destroyPaperHandler,
  },
});
