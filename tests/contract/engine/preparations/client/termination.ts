import { exampleTermination } from '#contracts/client/operation/terminate/payload.ts';
import { at, textAt } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

const page = 'client.operation.terminate';

/** What the engine must do before it tries the end of an operation. */
export const terminationPreparations: Preparations = {
  [`${page}.update`]: {
    payload: async (kit, { operation = '' }) => {
      const props = await kit.props(`${page}.edit`, { operation });
      const kind = textAt(props, 'kind');
      return {
        ...exampleTermination,
        version: Number(at(props, 'version')),
        kind,
        reason: kind === 'closed' ? 'sold_out' : 'price',
      };
    },
  },
  [`${page}.confirm`]: {
    from: `${page}.edit`,
    untried: 'il faut un dossier préparé : tests/contract/operation-termination.test.ts',
  },
  [`${page}.reopen`]: {
    from: `${page}.edit`,
    untried: 'il faut une opération terminée : tests/contract/operation-termination.test.ts',
  },
};
