import { storeComparable, exampleEstimation } from '#contracts/client/operation/estimation/payload.ts';
import { textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type Parameters = Readonly<Record<'operation' | 'estimation', string>>;

/** A draft of the person with three comparables, so that each of its steps can be tried. */
async function draft(kit: Kit): Promise<Parameters> {
  const operation = await kit.idOf('operation');
  const start = {
    title: exampleEstimation.title,
    on: exampleEstimation.on,
    lotId: null,
    method: 'comparison',
  };
  const made = await kit.act('client.operation.estimation.store', { operation }, start);
  const estimation = textAt(made, 'form.record.id');
  await kit.act(
    'client.operation.estimation.update',
    { operation, estimation },
    { ...exampleEstimation, version: 1 },
  );
  for (const priceCents of [19_000_000, 20_000_000, 21_000_000]) {
    const sale = { ...storeComparable.example, priceCents };
    await kit.act('client.operation.estimation.comparable.store', { operation, estimation }, sale);
  }
  return { operation, estimation };
}

/** One of its comparables. */
async function comparableOf(kit: Kit): Promise<Parameters & { readonly comparable: string }> {
  const parameters = await draft(kit);
  const props = await kit.props('client.operation.estimation.edit', parameters);
  return { ...parameters, comparable: textAt(props, 'comparables.0.id') };
}

const ofDraft = {
  parameters: draft,
  payload: async (_kit: Kit, _: unknown, example: object) => ({ ...example, version: 2 }),
};

/** What the engine must do before it tries the routes of estimations. */
export const estimationPreparations: Preparations = {
  'client.operation.estimation.update': ofDraft,
  'client.operation.estimation.income': ofDraft,
  'client.operation.estimation.balance': ofDraft,
  'client.operation.estimation.finalize': ofDraft,
  'client.operation.estimation.destroy': { parameters: draft },
  'client.operation.estimation.duplicate': { parameters: draft },
  'client.operation.estimation.archive': {
    parameters: async (kit) => {
      const parameters = await draft(kit);
      await kit.act('client.operation.estimation.finalize', parameters, { version: 2 });
      return parameters;
    },
    payload: async (_kit, _, example) => ({ ...example, version: 3 }),
  },
  'client.operation.estimation.set-reference': {
    payload: async (kit) => {
      const operation = await kit.idOf('operation');
      const props = await kit.props('client.operation.estimation.index', { operation });
      return { estimationId: textAt(props, 'estimations.0.id') };
    },
  },
  'client.operation.estimation.comparable.store': { parameters: draft },
  'client.operation.estimation.comparable.update': { parameters: comparableOf },
  'client.operation.estimation.comparable.destroy': { parameters: comparableOf },
  'client.operation.estimation.comparable.toggle': { parameters: comparableOf },
};
