import { exampleTermination } from '#contracts/client/operation/terminate/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.terminate';

/** What is told of the end of an operation, as its state allows. */
function fileOf(props: JsonObject) {
  const kind = textAt(props, 'kind');
  return {
    ...exampleTermination,
    version: Number(at(props, 'version')),
    kind,
    reason: kind === 'closed' ? 'sold_out' : 'price',
  };
}

/** An operation whose end is prepared: from then on it is changed over its version. */
async function prepared(kit: Kit): Promise<{ operation: string }> {
  const operation = await kit.idOf('operation');
  const props = await kit.props(`${page}.edit`, { operation });
  if (Number(at(props, 'version')) === 0) {
    await kit.act(`${page}.update`, { operation }, { ...fileOf(props), lessons: 'À compléter.' });
  }
  return { operation };
}

/** What the engine must do before it tries the end of an operation. */
export const terminationPreparations: Preparations = {
  [`${page}.update`]: {
    parameters: prepared,
    payload: async (kit, { operation = '' }) => {
      return fileOf(await kit.props(`${page}.edit`, { operation }));
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
