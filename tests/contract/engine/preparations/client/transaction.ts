import { data } from '../../expected.ts';
import { at, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.transaction';

const listOf = async (kit: Kit, key: string): Promise<JsonObject[]> =>
  (at(await kit.props(page), key) ?? []) as JsonObject[];
const movementOf = async (kit: Kit, id: string): Promise<JsonObject> =>
  (await listOf(kit, 'list.items')).find((row) => row['id'] === id) ?? {};
const accountOf = async (kit: Kit, label: unknown) =>
  (await listOf(kit, 'accounts')).find((one) => label === undefined || one['label'] === label)?.['id'] ?? '';
/** An account that asks for no operation. */
const codeOf = async (kit: Kit) =>
  (await listOf(kit, 'codes')).find(({ code }) => code === '58')?.['id'] ?? '';

const steps =
  'ne vaut que dans un état que la démonstration n’a pas partout : tests/contract/transaction.test.ts';
const files = 'un fichier est envoyé : tests/contract/transaction-import.test.ts';

/** What the engine must do before it tries the routes of movements. */
export const transactionPreparations: Preparations = {
  'client.transaction.exchange': { expects: () => data('text/plain') },
  'client.transaction.store': {
    from: page,
    payload: async (kit, _parameters, example) => ({
      ...example,
      accountId: await accountOf(kit, undefined),
    }),
  },
  'client.transaction.update': {
    from: page,
    payload: async (kit, { transaction = '' }, example) => {
      const { account, bookedOn = '', amountCents = 0, version = 1 } = await movementOf(kit, transaction);
      const accountId = await accountOf(kit, account);
      return { ...example, accountId, bookedOn, amountCents, version, label: 'Autre libellé' };
    },
  },
  'client.transaction.split': {
    from: page,
    payload: async (kit, { transaction = '' }) => {
      const { amountCents = 0, version = 1 } = await movementOf(kit, transaction);
      const part = { codeId: await codeOf(kit), operationId: null, label: '', amountCents, vatBps: 0 };
      return { version, splits: [part] };
    },
  },
  'client.transaction.bulk': {
    from: page,
    payload: async (kit) => {
      const ids = (await listOf(kit, 'list.items'))
        .filter(({ status }) => status === 'to_code')
        .map(({ id }) => id ?? '');
      return { rows: { kind: 'ids', ids }, set: { field: 'code', codeId: await codeOf(kit), vatBps: 0 } };
    },
  },
  'client.transaction.ignore': { from: page },
  'client.transaction.unmatch': { from: page, isIdempotent: true },
  'client.transaction.destroy': { untried: steps },
  'client.transaction.match': { untried: steps },
  'client.transaction.transfer': { untried: steps },
  'client.transaction.validate': { untried: steps },
  'client.transaction.unvalidate': { untried: steps },
  'client.transaction.month.lock': { untried: steps },
  'client.transaction.month.unlock': { untried: steps },
  'client.transaction.attach': { untried: files },
  'client.transaction.detach': { untried: files },
  'client.transaction.import.store': { untried: files },
  'client.transaction.import.map': { untried: files },
  'client.transaction.import.run': { untried: files },
  'client.transaction.import.revert': { untried: files },
};
