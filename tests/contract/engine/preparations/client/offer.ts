import { exampleOffer } from '#contracts/client/operation/offer/payload.ts';
import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type OfferParameters = Readonly<Record<'operation' | 'offer', string>>;

/** What an offer is prepared with: a contact of the company, the template that is proposed. */
async function payloadOf(kit: Kit) {
  const operation = await kit.idOf('operation');
  const form = await kit.props('client.operation.offer.create', { operation });
  return {
    ...exampleOffer,
    templateId: at(form, 'form.values.templateId'),
    recipientContactIds: [textAt(form, 'contacts.0.id')],
  };
}

/** A draft of the person. */
async function drafted(kit: Kit): Promise<OfferParameters> {
  const operation = await kit.idOf('operation');
  const props = await kit.act('client.operation.offer.store', { operation }, await payloadOf(kit));
  return { operation, offer: textAt(props, 'form.record.id') };
}

const needsSent = 'il faut une offre envoyée : tests/contract/offer.test.ts';

/** What the engine must do before it tries the routes of offers. */
export const offerPreparations: Preparations = {
  'client.operation.offer.store': { payload: payloadOf },
  'client.operation.offer.update': {
    parameters: drafted,
    payload: async (kit) => ({ ...(await payloadOf(kit)), version: 1 }),
  },
  'client.operation.offer.merge': {
    parameters: drafted,
    payload: async (kit) => ({ version: 1, templateId: (await payloadOf(kit)).templateId }),
  },
  'client.operation.offer.send': {
    untried: 'l’envoi change aussi l’opération : tests/contract/offer.test.ts',
  },
  'client.operation.offer.duplicate': { parameters: drafted },
  'client.operation.offer.counter': { untried: needsSent },
  'client.operation.offer.accept': { untried: needsSent },
  'client.operation.offer.refuse': { untried: needsSent },
  'client.operation.offer.withdraw': { untried: needsSent },
};
