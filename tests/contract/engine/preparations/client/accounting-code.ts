import { data } from '../../expected.ts';
import { at, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.accounting-code';

const rowsOf = async (kit: Kit, key: 'accounts' | 'rules'): Promise<JsonObject[]> =>
  (at(await kit.props(page), key) ?? []) as JsonObject[];

const numbered = { code: 0 };

/** A number that nobody gave an account yet, and the account of a rule. */
const withAccount = async (kit: Kit, example: JsonObject): Promise<JsonObject> => ({
  ...example,
  codeId: (await rowsOf(kit, 'accounts'))[0]?.['id'] ?? '',
});

/** What the engine must do before it tries the routes of a company's chart of accounts. */
export const companyAccountPreparations: Preparations = {
  'client.accounting-code.store': {
    from: page,
    payload: (_kit, _parameters, example) => {
      numbered.code += 1;
      return { ...example, code: `6051${700 + numbered.code}` };
    },
  },
  'client.accounting-code.update': {
    from: page,
    payload: async (kit, { accountingCode = '' }, example) => {
      const account = (await rowsOf(kit, 'accounts')).find(({ id }) => id === accountingCode);
      return { ...example, label: 'Autre libellé', version: account?.['version'] ?? 0 };
    },
  },
  // Only an account that the company changed has something to go back to.
  'client.accounting-code.reset': { from: page, isIdempotent: true },
  'client.accounting-code.destroy': { from: page },
  'client.accounting-code.rule.store': {
    from: page,
    payload: (kit, _parameters, example) => withAccount(kit, example),
  },
  'client.accounting-code.rule.update': {
    from: page,
    payload: async (kit, { matchRule = '' }, example) => {
      const rule = (await rowsOf(kit, 'rules')).find(({ id }) => id === matchRule);
      return { ...(await withAccount(kit, example)), name: 'Autre nom', version: rule?.['version'] ?? 1 };
    },
  },
  'client.accounting-code.rule.destroy': { from: page },
  'client.accounting-code.rule.test': {
    from: page,
    isIdempotent: true,
    expects: () => data('application/json'),
  },
  'client.accounting-code.rule.order': {
    from: page,
    payload: async (kit) => ({ ids: (await rowsOf(kit, 'rules')).map(({ id }) => id ?? '').toReversed() }),
  },
};
