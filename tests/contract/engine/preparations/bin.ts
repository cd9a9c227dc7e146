import { refused } from '../expected.ts';
import { textAt } from '../json.ts';
import type { Preparations } from './preparation.ts';

/** Imports are tried out in `import.test.ts`. */
const withFile = 'un import commence par un fichier';

/** What was deleted and can be brought back, what happened to a record, files that jobs make. */
export const binPreparations = {
  'download.show': { untried: 'un fichier n’est préparé que pour une longue liste' },
  'import.store': { untried: withFile },
  'import.show': { untried: withFile },
  'import.update': { untried: withFile },
  'import.run': { untried: withFile },
  'import.report': { untried: withFile },
  'import.revert': { untried: withFile },
  'history.index': {
    parameters: async (kit) => ({ type: 'operation', id: await kit.idOf('operation') }),
    expects: ({ hasCompany }) => (hasCompany ? null : refused(404)),
  },
  'bulk-undo': {
    as: 'owner',
    parameters: async (kit) => {
      const list = await kit.act('client.contact.bulk');
      const [batch = ''] = /[0-9a-hjkmnp-tv-z]{26}/.exec(textAt(list, 'flash.undo.href')) ?? [];
      return { batch };
    },
    expects: ({ hasCompany }) => (hasCompany ? null : refused(404)),
  },
  undo: {
    as: 'owner',
    parameters: async (kit) => {
      const operation = textAt(await kit.act('client.operation.store'), 'operation.id');
      await kit.act('client.operation.destroy', { operation });
      return { type: 'operation', id: operation };
    },
    expects: ({ hasCompany }) => (hasCompany ? null : refused(404)),
  },
} satisfies Preparations;
