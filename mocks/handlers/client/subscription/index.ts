import { defineResource } from '#mocks/server/resource.ts';
import { updateBillingHandler, updatePaymentHandler } from './billing.ts';
import { updateHandler } from './change.ts';
import { cancelHandler, resumeHandler } from './ending.ts';
import { plansHandler } from './offers.ts';
import { downloadHandler, indexHandler } from './overview.ts';

/** A company's subscription, its offers and its invoices. */
export const subscriptionResource = defineResource({
  handlers: {
    'client.subscription.index': indexHandler,
    'client.subscription.plans': plansHandler,
    'client.subscription.update': updateHandler,
    'client.subscription.cancel': cancelHandler,
    'client.subscription.resume': resumeHandler,
    'client.subscription.billing.update': updateBillingHandler,
    'client.subscription.payment.update': updatePaymentHandler,
    'client.invoice.download': downloadHandler,
  },
});
