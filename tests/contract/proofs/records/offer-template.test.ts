import { exampleOfferTemplate } from '#contracts/client/offer-template/payload.ts';
import { offerTemplates } from '#mocks/db/schema/index.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'offer-template',
  table: offerTemplates,
  path: '/modeles-offre',
  method: 'PUT',
  event: 'offer-template.changed',
  payload: (index) => ({ ...exampleOfferTemplate, name: `Essai ${index}` }),
  changes: {
    kind: { to: 'promise_draft' },
    subject: { to: 'Notre offre du {{today}}' },
    body: {
      to: `${exampleOfferTemplate.body}<p onclick="x()">Fait le {{today}}.</p>`,
      stored: `${exampleOfferTemplate.body}<p>Fait le {{today}}.</p>`,
    },
    defaultValidityDays: { to: 30 },
    defaultConditions: { to: [{ type: 'soil', deadlineDays: null, detail: 'étude G1' }] },
    header: { to: 'none' },
    footer: { to: 'none' },
    name: { to: 'Autre' },
  },
});
