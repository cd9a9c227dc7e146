import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** The account that a search finds first. */
const found = async (kit: Kit, words: string) => {
  const { page } = await kit.client.get(`/admin/utilisateurs?q=${encodeURIComponent(words)}`);
  const [row] = (at(page?.props ?? {}, 'list.items') ?? []) as JsonObject[];
  return { user: textAt(row ?? {}, 'id') };
};

const reason = { reason: 'Demande du titulaire, ticket 4821' };

/** Not the last owner of a company. */
const member = (kit: Kit) => found(kit, 'duprat');

/** Somebody who has no session that would end. */
const suspended = async (kit: Kit) => {
  const parameters = await found(kit, 'castaing');
  await kit.act('admin.user.suspend', parameters, reason);
  return parameters;
};

/** What the engine must do before it tries the routes of accounts. */
export const adminUserPreparations: Preparations = {
  'admin.user.store': {
    payload: async (kit, _parameters, example) => {
      const { plans } = await kit.props('admin.user.create');
      return { ...example, planId: textAt(((plans ?? []) as JsonObject[])[0] ?? {}, 'id') };
    },
  },
  'admin.user.bulk': {
    from: 'admin.user.index',
    payload: async (kit, _parameters, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [(await member(kit)).user] },
    }),
  },
  'admin.user.update': {
    parameters: member,
    isReading: true,
    payload: async (kit, parameters, example) => {
      const props = await kit.props('admin.user.edit', parameters);
      return {
        ...example,
        places: at(props, 'form.values.places') ?? [],
        version: at(props, 'form.record.version') ?? 1,
      };
    },
  },
  'admin.user.suspend': { parameters: member, isReading: true },
  'admin.user.restore': { parameters: suspended },
  'admin.user.unlock': { parameters: member, isReading: true },
  'admin.user.invitation': { parameters: (kit) => found(kit, 'marin'), isReading: true },
  'admin.user.verify': {
    untried:
      'l’adresse de chaque compte de la démonstration est vérifiée : tests/contract/admin-user.test.ts',
  },
  'admin.user.twofactor.reset': {
    untried: 'aucun compte de la démonstration n’a de second facteur : tests/contract/admin-user.test.ts',
  },
  'admin.user.destroy': { parameters: member, isReading: true },
  'admin.tenant.update': {
    payload: async (kit, { tenant = '' }) => {
      const { user } = await found(kit, 'lartigue');
      const props = await kit.props('admin.user.edit', { user });
      const { page } = await kit.client.get(
        `/admin/utilisateurs/${user}/modifier?tab=societe&societe=${tenant}`,
      );
      const sheet = at(page?.props ?? props, 'sheet') as JsonObject;
      return { ...(sheet['values'] as JsonObject), version: sheet['version'] ?? 1 };
    },
  },
  'admin.tenant.close': {
    payload: async (kit, { tenant = '' }, example) => {
      const { companies } = await kit.props('admin.dashboard');
      const own = ((companies ?? []) as JsonObject[]).find(({ id }) => id === tenant);
      return { ...example, confirm: textAt(own ?? {}, 'name') };
    },
  },
};
