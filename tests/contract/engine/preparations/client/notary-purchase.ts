import { examplePurchase } from '#contracts/client/operation/notary/purchase/payload.ts';
import { at } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.notary.purchase.edit';

/** The purchase of an operation, begun where there is none. */
async function known(kit: Kit) {
  const operation = await kit.idOf('operation');
  const props = await kit.props(page, { operation });
  if (at(props, 'purchase') === null) {
    await kit.act(
      'client.operation.notary.purchase.update',
      { operation },
      { ...examplePurchase, version: 0 },
    );
  }
  return { operation };
}

const needsDraft = 'il faut un achat dans un état précis : tests/contract/notary-purchase.test.ts';

/** What the engine must do before it tries the routes of a purchase. */
export const notaryPurchasePreparations: Preparations = {
  'client.operation.notary.purchase.update': {
    from: page,
    parameters: known,
    payload: async (kit) => {
      const props = await kit.props(page, await known(kit));
      const fields = Object.fromEntries(
        Object.keys(examplePurchase).map((name) => [name, at(props, `purchase.${name}`) ?? null]),
      );
      return { ...fields, version: Number(at(props, 'purchase.version') ?? 0) };
    },
  },
  'client.operation.notary.purchase.sign-promise': { untried: needsDraft },
  'client.operation.notary.purchase.extend': { untried: needsDraft },
  'client.operation.notary.purchase.sign-deed': { untried: needsDraft },
  'client.operation.notary.purchase.terminate': { untried: needsDraft },
  'client.operation.notary.purchase.substitute': { untried: needsDraft },
  'client.operation.notary.purchase.condition.store': { untried: needsDraft },
  'client.operation.notary.purchase.condition.settle': { untried: needsDraft },
  'client.operation.notary.purchase.condition.destroy': { untried: needsDraft },
  'client.operation.notary.purchase.paper.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/notary-purchase.test.ts',
  },
  'client.operation.notary.purchase.paper.destroy': {
    untried: 'il faut un fichier : tests/contract/notary-purchase.test.ts',
  },
};
