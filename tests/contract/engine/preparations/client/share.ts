import { demoShareTokens } from '#mocks/db/seed/shares/index.ts';
import { elsewhere, refused } from '../../expected.ts';
import type { Preparations } from '../preparation.ts';

const opened = 'il faut d’abord ouvrir le lien : tests/contract/share.test.ts';
const token = async () => ({ token: demoShareTokens.buyer });

/** What the engine must do before it tries the routes of links. */
export const sharePreparations: Preparations = {
  'client.share.update': {
    from: 'client.share.operation',
    payload: async (kit, _, example) => {
      const { shares } = await kit.props('client.share.operation', {
        operation: await kit.idOf('operation'),
      });
      const [{ version = 1 } = {}] = shares as { version?: number }[];
      return { ...example, version };
    },
  },
  'share.show': { parameters: token, isRecordless: true },
  'share.unlock': { parameters: token, isIdempotent: true, isRecordless: true },
  'share.question': { parameters: token, untried: opened },
  'share.read': { parameters: token, untried: opened },
  'share.archive': { parameters: token, untried: opened, expects: () => elsewhere },
  'share.file': { parameters: token, untried: opened, expects: () => elsewhere },
  'success.show': {
    parameters: async () => ({ outcome: 'question-envoyee' }),
    expects: () => refused(404),
    untried: 'l’adresse d’une confirmation est signée : tests/contract/share.test.ts',
  },
};
