import { exampleLot } from '#contracts/client/operation/sale/lot.ts';
import { textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type LotParameters = Readonly<Record<'operation' | 'lot', string>>;

/** A new draft of the first operation: lots that are sold can no longer be changed. */
async function draftedBy(kit: Kit, given: Partial<typeof exampleLot> = {}): Promise<LotParameters> {
  const operation = await kit.idOf('operation');
  const payload = { ...exampleLot, ...given } as unknown as JsonObject;
  const props = await kit.act('client.operation.sale.store', { operation }, payload);
  return { operation, lot: textAt(props, 'form.record.id') };
}

const ofDraft = { parameters: (kit: Kit) => draftedBy(kit) };
const withDraft = {
  payload: async (kit: Kit, _: unknown, example: JsonObject) => ({
    ...example,
    lotIds: [(await draftedBy(kit)).lot],
  }),
};

/** A new draft with a description. */
async function describedBy(kit: Kit): Promise<LotParameters> {
  const parameters = await draftedBy(kit);
  await kit.act('client.operation.sale.support-plan-description.store', parameters);
  return parameters;
}

/** What the engine must do before it tries the routes of the sale plan and of the stock. */
export const salePreparations: Preparations = {
  'client.operation.sale.update': ofDraft,
  'client.operation.sale.destroy': ofDraft,
  'client.operation.sale.duplicate': ofDraft,
  'client.operation.sale.split-price': { parameters: (kit) => draftedBy(kit, { saleMode: 'vir' }) },
  'client.operation.sale.media.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/sale.test.ts',
  },
  'client.operation.sale.diagnostic.store': ofDraft,
  'client.operation.sale.diagnostic.destroy': {
    parameters: async (kit) => {
      const parameters = await draftedBy(kit);
      const props = await kit.act('client.operation.sale.diagnostic.store', parameters);
      return { ...parameters, diagnostic: textAt(props, 'diagnostics.0.id') };
    },
  },
  'client.operation.sale.support-plan-description.store': {
    ...ofDraft,
    from: 'client.operation.sale.support-plan-description',
  },
  'client.operation.sale.support-plan-description.update': {
    parameters: describedBy,
    from: 'client.operation.sale.support-plan-description',
  },
  'client.operation.sale.support-plan-description.approve': {
    parameters: describedBy,
    untried: 'il faut une notice complète : tests/contract/support-plan-description.test.ts',
  },
  'client.operation.sale.support-plan-description.new-version': {
    parameters: describedBy,
    untried: 'il faut une notice approuvée : tests/contract/support-plan-description.test.ts',
  },
  'client.operation.sale.support-plan-description.plan': {
    parameters: describedBy,
    untried: 'un fichier arrive dans un formulaire : tests/contract/support-plan-description.test.ts',
  },
  'client.operation.sale.support-plan-description.copy': {
    parameters: describedBy,
    from: 'client.operation.sale.support-plan-description',
    payload: async (kit) => ({ lotIds: [(await draftedBy(kit, { ref: 'X98' })).lot] }),
  },
  'client.operation.sale.plan.update': {
    payload: async (kit, { operation = '' }, example) => {
      const { plan } = await kit.props('client.operation.sale.index', { operation });
      return { ...example, version: (plan as JsonObject)['version'] ?? null };
    },
  },
  'client.operation.sale.publish': withDraft,
  'client.operation.sale.withdraw': withDraft,
  'client.operation.sale.bulk-price': withDraft,
  'client.operation.sale.prices': {
    payload: async (kit, _, example) => ({
      ...example,
      changes: [
        {
          lotId: (await draftedBy(kit)).lot,
          priceTtcCents: 15_300_000,
          existingPriceCents: null,
          worksPriceCents: null,
        },
      ],
    }),
  },
  'client.stock.price': {
    payload: async (kit, _, example) => ({
      ...example,
      lotId: (await draftedBy(kit)).lot,
      priceTtcCents: 15_300_000,
    }),
  },
  'client.stock.publish': withDraft,
  'client.stock.withdraw': withDraft,
  'client.stock.send': {
    payload: async (kit, _, example) => ({
      ...example,
      lotIds: [(await draftedBy(kit)).lot],
      contactIds: [textAt(await kit.act('client.contact.store'), 'form.record.id')],
    }),
  },
};
