import { NoRecordError } from '../../records/discovery.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A profile with a part that was just added; the identifiers of both. */
const withPart =
  (
    parameter: 'asset' | 'holding' | 'reference' | 'node',
    route:
      | 'client.profile.property-asset.store'
      | 'client.profile.financial-asset.store'
      | 'client.profile.reference.store'
      | 'client.profile.org-node.store',
    prop: 'properties' | 'holdings' | 'references' | 'nodes',
  ) =>
  async (kit: Kit) => {
    const profile = await kit.idOf('profile');
    await kit.act(route, { profile });
    const props = await kit.props('client.profile.edit', { profile });
    const items = props[prop] as { id: string }[];
    return { profile, [parameter]: items.at(-1)?.id ?? '' };
  };

const asset = withPart('asset', 'client.profile.property-asset.store', 'properties');
const holding = withPart('holding', 'client.profile.financial-asset.store', 'holdings');
const reference = withPart('reference', 'client.profile.reference.store', 'references');
const node = withPart('node', 'client.profile.org-node.store', 'nodes');
const file = { untried: 'un fichier arrive dans un formulaire : tests/contract/profile.test.ts' };

/** What the engine must do before it tries the routes of profiles. */
export const profilePreparations: Preparations = {
  'client.profile.unarchive': {
    parameters: async (kit) => {
      const parameters = { profile: await kit.idOf('profile') };
      await kit.act('client.profile.archive', parameters);
      return parameters;
    },
  },
  // The first that is seen carries operations.
  'client.profile.destroy': {
    parameters: async (kit) => {
      await kit.act('client.profile.store');
      const { profiles } = await kit.props('client.profile.index');
      const made = (profiles as { id: string; operationsCount: number }[]).find(
        ({ operationsCount }) => operationsCount === 0,
      );
      return { profile: made?.id ?? '' };
    },
  },
  'client.profile.default': {
    parameters: async (kit) => {
      await kit.act('client.profile.store');
      const { profiles } = await kit.props('client.profile.index');
      const made = (profiles as { id: string; isDefault: boolean }[]).find(({ isDefault }) => !isDefault);
      return { profile: made?.id ?? '' };
    },
  },
  'client.profile.picture.update': file,
  'client.profile.document.store': file,
  'client.profile.reference.photo.store': file,
  'client.profile.property-asset.update': { parameters: asset, from: 'client.profile.edit' },
  'client.profile.property-asset.destroy': { parameters: asset },
  'client.profile.financial-asset.update': { parameters: holding, from: 'client.profile.edit' },
  'client.profile.financial-asset.destroy': { parameters: holding },
  'client.profile.reference.update': { parameters: reference, from: 'client.profile.edit' },
  'client.profile.reference.destroy': { parameters: reference },
  'client.profile.reference.photo.destroy': { parameters: reference, isIdempotent: true },
  'client.profile.reference.from-operation': {
    untried: 'l’opération clôturée est déjà une référence : tests/contract/profile.test.ts',
  },
  'client.profile.org-node.update': { parameters: node, from: 'client.profile.edit' },
  'client.profile.org-node.destroy': { parameters: node },
  'client.profile.org-node.move': { parameters: node },
  // The first of a list may be a company.
  'export.individual-profile': {
    isReading: true,
    parameters: async (kit) => {
      const { profiles } = await kit.props('client.profile.index');
      const person = (profiles as { id: string; kind: string }[]).find(({ kind }) => kind === 'individual');
      if (person === undefined) throw new NoRecordError('aucun profil personnel n’est montré');
      return { profile: person.id };
    },
  },
};
