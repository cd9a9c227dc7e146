import { at, isObject, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** The operation that is found first, with its settings as the form holds them. */
async function settingsOf(kit: Kit) {
  const operation = await kit.idOf('operation');
  const props = await kit.props('client.operation.broadcast-configuration.edit', { operation });
  const values = at(props, 'settings.values');
  return { operation, props, values: isObject(values) ? values : {} };
}

const versionOf = (version: unknown): JsonObject => (typeof version === 'number' ? { version } : {});

/** A lot of the operation that has an advert. */
async function advertised(kit: Kit) {
  const { operation, props } = await settingsOf(kit);
  return { operation, lot: textAt(props, 'lots.0.id'), status: at(props, 'lots.0.status') };
}

/** The same, off the portals. */
async function takenOff(kit: Kit) {
  const { operation, lot, status } = await advertised(kit);
  if (status !== 'off') {
    const route = 'client.operation.broadcast-configuration.unpublish';
    await kit.act(route, { operation }, { lotIds: [lot] });
  }
  return { operation, lot };
}

/** What the engine must do before it tries the routes of the broadcast of an operation. */
export const broadcastConfigurationPreparations: Preparations = {
  'client.operation.broadcast-configuration.update': {
    payload: async (kit) => {
      const { props, values } = await settingsOf(kit);
      return {
        ...values,
        feesMention: 'Sans honoraires',
        ...versionOf(at(props, 'settings.version')),
      };
    },
  },
  'client.operation.broadcast-configuration.lot.update': {
    parameters: takenOff,
    payload: async (kit, _parameters, example) => {
      const { props } = await settingsOf(kit);
      return { ...example, ...versionOf(at(props, 'lots.0.version')), photoMediaIds: [] };
    },
  },
  'client.operation.broadcast-configuration.publish': {
    parameters: async (kit) => ({ operation: (await takenOff(kit)).operation }),
    payload: async (kit) => ({ lotIds: [(await advertised(kit)).lot] }),
  },
  'client.operation.broadcast-configuration.unpublish': {
    payload: async (kit) => ({ lotIds: [(await advertised(kit)).lot] }),
  },
  'advert-feed.show': {
    untried: 'du XML à une adresse secrète : tests/contract/broadcast-configuration.test.ts',
  },
  'advert-feed.photo': {
    untried: 'des images à une adresse secrète : tests/contract/broadcast-configuration.test.ts',
  },
  'advert-feed.report': {
    untried: 'répond en JSON à une adresse secrète : tests/contract/broadcast-configuration.test.ts',
  },
};
