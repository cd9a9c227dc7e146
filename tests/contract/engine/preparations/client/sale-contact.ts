import { storeSaleContact } from '#contracts/client/operation/sale/contact-payload.ts';
import { textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const store = 'client.operation.sale.contact.store';

/** A payload for a new contact of the company. */
const newcomer = async (kit: Kit): Promise<JsonObject> => ({
  ...(storeSaleContact.example as unknown as JsonObject),
  contactId: textAt(await kit.act('client.contact.store'), 'form.record.id'),
});

/** What the engine must do before it tries the routes of prospects. */
export const saleContactPreparations: Preparations = {
  [store]: { payload: (kit) => newcomer(kit) },
  'client.operation.sale.contact.mail': {
    untried: 'il faut l’accord d’un contact : tests/contract/sale-contact.test.ts',
  },
};
