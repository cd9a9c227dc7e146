import { examplePurchase } from '#contracts/client/operation/notary/purchase/payload.ts';
import type { Actor } from '../../actor.ts';
import { refused } from '../../expected.ts';
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

/** The other company of the demonstration bought nothing yet. */
const ofBuyers = { expects: ({ key }: Actor) => (key === 'stranger' ? refused(404) : null) };

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
  'client.operation.notary.purchase.sign-promise': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.extend': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.sign-deed': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.terminate': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.substitute': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.condition.store': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.condition.settle': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.condition.destroy': { ...ofBuyers, untried: needsDraft },
  'client.operation.notary.purchase.paper.store': {
    ...ofBuyers,
    untried: 'un fichier arrive dans un formulaire : tests/contract/notary-purchase.test.ts',
  },
  'client.operation.notary.purchase.paper.destroy': {
    untried: 'il faut un fichier : tests/contract/notary-purchase.test.ts',
  },
};
