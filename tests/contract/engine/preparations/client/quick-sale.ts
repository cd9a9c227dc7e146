import { exampleQuickSale } from '#contracts/client/quick-sale/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type SaleParameters = Readonly<Record<'quickSale', string>>;

/** A draft of the person. */
const drafted = async (kit: Kit): Promise<SaleParameters> => ({
  quickSale: textAt(await kit.act('client.quick-sale.store', {}, { ...exampleQuickSale }), 'form.record.id'),
});

const versionOf = async (kit: Kit, parameters: Readonly<Record<string, string>>) =>
  at(await kit.props('client.quick-sale.edit', parameters), 'form.record.version') ?? 1;

/** The example with the version that the sale has. */
const withVersion = async (
  kit: Kit,
  parameters: Readonly<Record<string, string>>,
  example: JsonObject,
): Promise<JsonObject> => ({ ...example, version: await versionOf(kit, parameters) });

/** A contact as buyer. */
async function offerOf(kit: Kit, parameters: Readonly<Record<string, string>>) {
  const props = await kit.props('client.quick-sale.edit', parameters);
  return { contactId: textAt(props, 'contacts.0.id'), offeredPriceCents: 38_000_000 };
}

/** The published sale, under offer. */
async function underOffer(kit: Kit): Promise<SaleParameters> {
  const parameters = { quickSale: await kit.idOf('quickSale') };
  await kit.act('client.quick-sale.offer', parameters, await offerOf(kit, parameters));
  return parameters;
}

/** What the engine must do before it tries the routes of quick sales. */
export const quickSalePreparations: Preparations = {
  'client.quick-sale.update': {
    parameters: drafted,
    payload: async (kit, parameters, example) => ({
      ...(await withVersion(kit, parameters, example)),
      ref: 'ESSAI-1',
    }),
  },
  'client.quick-sale.destroy': { parameters: drafted },
  'client.quick-sale.sale-information.update': {
    parameters: drafted,
    from: 'client.quick-sale.sale-information-form',
    payload: withVersion,
  },
  'client.quick-sale.commercial-information.update': {
    parameters: drafted,
    from: 'client.quick-sale.commercial-information-form',
    payload: withVersion,
  },
  'client.quick-sale.convert': { parameters: drafted, from: 'client.quick-sale.edit', payload: withVersion },
  'client.quick-sale.photo.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/quick-sale.test.ts',
  },
  'client.quick-sale.publish': {
    untried: 'il faut une vente complète : tests/contract/quick-sale.test.ts',
  },
  'client.quick-sale.offer': { from: 'client.quick-sale.edit', payload: offerOf },
  'client.quick-sale.contract': {
    parameters: underOffer,
    from: 'client.quick-sale.edit',
    payload: () => ({ on: '2026-11-20' }),
  },
  'client.quick-sale.sell': {
    parameters: async (kit) => {
      const parameters = await underOffer(kit);
      await kit.act('client.quick-sale.contract', parameters, { on: '2026-11-20' });
      return parameters;
    },
    from: 'client.quick-sale.edit',
    payload: () => ({ on: '2026-11-20', finalPriceCents: 38_000_000 }),
  },
};
