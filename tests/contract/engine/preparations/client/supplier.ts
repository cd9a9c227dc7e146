import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of suppliers. */
export const supplierPreparations: Preparations = {
  'client.supplier.merge': {
    payload: async (kit) => {
      const props = await kit.props('client.supplier.index');
      const { items } = props['list'] as { items: { id: string }[] };
      return { targetId: items.at(-1)?.id ?? '' };
    },
  },
  'client.supplier.document.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/supplier.test.ts',
  },
  'client.supplier.iban.reveal': {
    parameters: async (kit) => {
      const parameters = { supplier: await kit.idOf('supplier') };
      await kit.act('client.supplier.iban.update', parameters);
      return parameters;
    },
  },
  'client.supplier.rating.store': {
    payload: async (kit, _parameters, example) => ({ ...example, operationId: await kit.idOf('operation') }),
  },
  'client.supplier.contact.attach': {
    payload: async (kit) => ({ contactId: await kit.idOf('contact') }),
  },
  'client.supplier.contact.detach': {
    parameters: async (kit) => {
      const supplier = await kit.idOf('supplier');
      const contact = await kit.idOf('contact');
      await kit.act('client.supplier.contact.attach', { supplier }, { contactId: contact });
      return { supplier, contact };
    },
  },
  'client.supplier.unblock': {
    parameters: async (kit) => {
      const parameters = { supplier: await kit.idOf('supplier') };
      await kit.act('client.supplier.block', parameters);
      return parameters;
    },
  },
};
