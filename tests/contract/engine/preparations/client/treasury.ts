import { at, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.treasury';

const listOf = async (kit: Kit, key: string): Promise<JsonObject[]> =>
  (at(await kit.props(page), key) ?? []) as JsonObject[];
const codeOf = async (kit: Kit) => (await listOf(kit, 'codes'))[0]?.['id'] ?? '';

/** What the engine must do before it tries the routes of the treasury. */
export const treasuryPreparations: Preparations = {
  'client.treasury.account.store': {
    from: page,
    payload: async (kit, _parameters, example) => ({ ...example, codeId: await codeOf(kit) }),
  },
  'client.treasury.account.update': {
    from: page,
    payload: async (kit, { treasuryAccount = '' }, example) => {
      const account = (await listOf(kit, 'accounts')).find(({ id }) => id === treasuryAccount) ?? {};
      const { codeId = '', openingOn = '', version = 1 } = account;
      return { ...example, codeId, openingOn, version, label: 'Autre libellé' };
    },
  },
  'client.treasury.account.archive': {
    untried: 'ne s’archive qu’à zéro : tests/contract/treasury.test.ts',
  },
  'client.treasury.account.statement': { from: page },
  'client.treasury.line.store': { from: page },
  'client.treasury.line.update': {
    from: page,
    payload: async (kit, { treasuryLine = '' }, example) => {
      const line = (await listOf(kit, 'forecasts')).find(({ id }) => id === treasuryLine);
      return { ...example, label: 'Autre prévision', version: line?.['version'] ?? 1 };
    },
  },
  'client.treasury.line.destroy': { from: page },
  'client.treasury.transfer': {
    from: page,
    payload: async (kit, _parameters, example) => {
      const [from, to] = await listOf(kit, 'accounts');
      return { ...example, fromId: from?.['id'] ?? '', toId: to?.['id'] ?? '' };
    },
  },
  'client.treasury.snapshot': { from: page },
};
