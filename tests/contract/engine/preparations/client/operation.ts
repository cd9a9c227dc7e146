import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A new operation of the person, in sourcing; its identifier. */
const enteredBy = async (kit: Kit): Promise<string> =>
  textAt(await kit.act('client.operation.store'), 'operation.id');

/** A new operation that the person has given up; its identifier. */
async function abandonedBy(kit: Kit): Promise<string> {
  const operation = await enteredBy(kit);
  await kit.act('client.operation.abandon', { operation });
  return operation;
}

export const operationPreparations = {
  'client.operation.store': {
    payload: async (kit, _, example) => {
      const form = await kit.props('client.operation.create');
      return {
        ...example,
        managerId: at(form, 'values.managerId'),
        ref: at(form, 'values.ref'),
        sourcing: null,
      };
    },
  },
  'client.operation.update': {
    payload: async (kit, parameters, example) => {
      const form = await kit.props('client.operation.edit', parameters);
      const managerId = at(form, 'values.managerId');
      return { ...example, managerId, ref: at(form, 'values.ref'), version: at(form, 'operation.version') };
    },
  },
  'client.operation.assign': {
    isIdempotent: true,
    payload: async (kit) => {
      const list = await kit.props('client.operation.index');
      const rows = { kind: 'ids', ids: [await kit.idOf('operation')] };
      return { rows, managerId: at(list, 'me.id') };
    },
  },
  'client.operation.tag': {
    payload: async (kit, _, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [await kit.idOf('operation')] },
    }),
  },
  'client.operation.bulk-undo': {
    parameters: async (kit) => {
      const rows = { kind: 'ids', ids: [await kit.idOf('operation')] };
      const list = await kit.act(
        'client.operation.tag',
        {},
        { rows, tags: [`essai-${kit.client.actor.key}`] },
      );
      const [batch = ''] = /[0-9a-hjkmnp-tv-z]{26}/.exec(textAt(list, 'flash.undo.href')) ?? [];
      return { batch };
    },
  },
  'client.operation.advance': {
    parameters: async (kit) => {
      const form = await kit.props('client.operation.create');
      const given = { managerId: at(form, 'values.managerId'), ref: at(form, 'values.ref') };
      const payload = { ...exampleOperationPayload, ...given, lat: 44.91, lng: -0.24 };
      return { operation: textAt(await kit.act('client.operation.store', {}, payload), 'operation.id') };
    },
  },
  'client.operation.abandon': {
    parameters: async (kit) => ({ operation: await enteredBy(kit) }),
  },
  'client.operation.reopen': {
    parameters: async (kit) => ({ operation: await abandonedBy(kit) }),
  },
  'client.operation.step-undo': {
    parameters: async (kit) => {
      const operation = await enteredBy(kit);
      const show = await kit.act('client.operation.abandon', { operation });
      const [change = ''] = /(?<=etapes\/)[0-9a-hjkmnp-tv-z]{26}/.exec(textAt(show, 'flash.undo.href')) ?? [];
      return { operation, change };
    },
  },
  'client.operation.destroy': {
    parameters: async (kit) => ({ operation: await enteredBy(kit) }),
  },
  'client.operation.duplicate': {
    // Of one that the person entered: the others may have the last place of the offer.
    parameters: async (kit) => ({ operation: await enteredBy(kit) }),
  },
  'client.operation.note.destroy': {
    parameters: async (kit) => {
      const operation = await kit.idOf('operation');
      const show = await kit.act('client.operation.note', { operation });
      return { operation, note: textAt(show, 'journal.0.id') };
    },
  },
} satisfies Preparations;
