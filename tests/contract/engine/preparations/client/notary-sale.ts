import { exampleLot } from '#contracts/client/operation/sale/lot.ts';
import { exampleSale } from '#contracts/client/operation/notary/sale/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type SaleParameters = Readonly<Record<'operation' | 'notarySale', string>>;

const group = 'client.operation.notary.sale';
const priceTtcCents = 12_000_000;

/** A new lot of the first operation, for sale as it is. */
async function lotForSale(kit: Kit): Promise<string> {
  const operation = await kit.idOf('operation');
  const given = { ...exampleLot, saleMode: 'asis', priceTtcCents, minPriceCents: null };
  const payload = { ...given, existingPriceCents: null, worksPriceCents: null } as unknown as JsonObject;
  const props = await kit.act('client.operation.sale.store', { operation }, payload);
  const lot = textAt(props, 'form.record.id');
  await kit.act('client.operation.sale.publish', { operation }, { lotIds: [lot] });
  return lot;
}

/** What a sale is begun with: a lot for sale, a new contact who buys it. */
async function payloadOf(kit: Kit): Promise<JsonObject> {
  const lot = await lotForSale(kit);
  const contactId = textAt(await kit.act('client.contact.store'), 'form.record.id');
  return {
    ...exampleSale,
    lots: [{ lotId: lot, priceTtcCents, existingPriceCents: null, worksPriceCents: null }],
    buyers: [{ contactId, shareBps: 10_000, kind: 'individual', capacity: 'non_professional' }],
  };
}

/** A new reservation. */
async function reserved(kit: Kit): Promise<SaleParameters> {
  const operation = await kit.idOf('operation');
  const props = await kit.act(`${group}.store`, { operation }, await payloadOf(kit));
  return { operation, notarySale: textAt(props, 'form.record.id') };
}

/** A reservation with a condition. */
async function conditioned(kit: Kit) {
  const parameters = await reserved(kit);
  const props = await kit.act(`${group}.condition.store`, parameters);
  return { ...parameters, saleCondition: textAt(props, 'conditions.0.id') };
}

const needsFile = 'un fichier arrive dans un formulaire : tests/contract/notary-sale.test.ts';
const needsState = 'il faut une vente dans un état précis : tests/contract/notary-sale.test.ts';
const needsLot = 'l’étape change aussi les lots : tests/contract/notary-sale.test.ts';
const ofReserved = { parameters: reserved, from: `${group}.edit` } as const;
const atSecondVersion = (_kit: Kit, _parameters: unknown, example: JsonObject): JsonObject => ({
  ...example,
  version: 2,
});

/** What the engine must do before it tries the routes of sales before a notary. */
export const notarySalePreparations: Preparations = {
  'client.operation.notary.sale.store': { payload: payloadOf },
  'client.operation.notary.sale.option': {
    payload: async (kit, _parameters, example) => ({
      ...example,
      lotIds: [await lotForSale(kit)],
      contactId: textAt(await kit.act('client.contact.store'), 'form.record.id'),
    }),
  },
  'client.operation.notary.sale.update': {
    parameters: reserved,
    payload: async (kit, parameters) => {
      const values = at(await kit.props(`${group}.edit`, parameters), 'form.values');
      return { ...(values as JsonObject), version: 1 };
    },
  },
  'client.operation.notary.sale.reserve': { untried: needsState },
  'client.operation.notary.sale.sign-contract': { untried: needsLot },
  'client.operation.notary.sale.withdraw': { untried: needsState },
  'client.operation.notary.sale.cancel': { untried: needsLot },
  'client.operation.notary.sale.sign-deed': { untried: needsState },
  'client.operation.notary.sale.deliver': { untried: needsState },
  'client.operation.notary.sale.loan-condition': { untried: needsState },
  'client.operation.notary.sale.tenant-offer': { untried: needsState },
  'client.operation.notary.sale.condition.store': ofReserved,
  'client.operation.notary.sale.condition.settle': {
    parameters: conditioned,
    from: 'client.operation.notary.sale.edit',
    payload: atSecondVersion,
  },
  'client.operation.notary.sale.condition.destroy': {
    parameters: conditioned,
    from: 'client.operation.notary.sale.edit',
    payload: atSecondVersion,
  },
  'client.operation.notary.sale.paper.store': { untried: needsFile },
  'client.operation.notary.sale.paper.destroy': { untried: needsFile },
};
