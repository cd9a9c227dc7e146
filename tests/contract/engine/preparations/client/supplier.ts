import { demoDepositTokens } from '#mocks/db/seed/suppliers/requests.ts';
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
  'client.supplier.document.revoke': {
    parameters: async (kit) => {
      const supplier = await kit.idOf('supplier');
      await kit.act(
        'client.supplier.document.request',
        {},
        {
          rows: { kind: 'ids', ids: [supplier] },
          kinds: ['kbis'],
          message: '',
        },
      );
      const { requests } = await kit.props('client.supplier.edit', { supplier });
      const [request] = requests as readonly { id: string }[];
      return { supplier, documentRequest: request?.id ?? '' };
    },
  },
  'client.supplier.document.request': {
    payload: async (kit, _parameters, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [await kit.idOf('supplier')] },
    }),
  },
  'supplier.upload': {
    parameters: async () => ({ token: demoDepositTokens.garnaud }),
    isRecordless: true,
  },
  'supplier.upload.store': {
    parameters: async () => ({ token: demoDepositTokens.garnaud }),
    untried: 'un fichier arrive dans un formulaire : tests/contract/supplier-upload.test.ts',
    isRecordless: true,
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
