import { examplePaymentTemplate } from '#contracts/client/payment-template/payload.ts';
import { paymentTemplates } from '#mocks/db/schema/index.ts';
import { proveRecord } from './prove-record.ts';

const whole = (event: string) => [{ label: 'Prix', event, base: 'total', cumulativeBps: 10_000 }];

proveRecord({
  type: 'payment-template',
  table: paymentTemplates,
  path: '/modeles-echeancier',
  method: 'PUT',
  event: 'payment-template.changed',
  payload: (index) => ({
    ...examplePaymentTemplate,
    name: `Essai ${index}`,
    regime: 'asis',
    steps: whole('deed'),
    penaltyKind: 'monthly',
    penaltyRateBps: 100,
  }),
  changes: {
    regime: { to: 'tab' },
    steps: { to: whole('delivery') },
    paymentTermDays: { to: 30 },
    penaltyKind: { to: 'legal_plus' },
    penaltyRateBps: { to: 50 },
    name: { to: 'Autre' },
  },
});
