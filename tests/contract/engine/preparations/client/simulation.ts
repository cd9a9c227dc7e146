import { textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type SimulationParameters = Readonly<Record<'operation' | 'simulation', string>>;

/** A draft of the person's own, as an operation gives it. */
async function drafted(kit: Kit): Promise<SimulationParameters> {
  const operation = await kit.idOf('operation');
  const payload = { name: 'Essai', scenario: 'central', projectId: null };
  const props = await kit.act('client.operation.simulation.store', { operation }, payload);
  return { operation, simulation: textAt(props, 'form.record.id') };
}

/** One that was validated. */
async function validated(kit: Kit): Promise<SimulationParameters> {
  const parameters = await drafted(kit);
  // Months of what a template leaves open do not matter: everything of it has one.
  await kit.act('client.operation.simulation.validate', parameters, { version: 1, isConfirmed: true });
  return parameters;
}

/** What the engine must do before it tries the routes of simulations. */
export const simulationPreparations: Preparations = {
  'client.operation.simulation.update': { parameters: drafted },
  'client.operation.simulation.destroy': { parameters: drafted },
  'client.operation.simulation.duplicate': { parameters: drafted },
  'client.operation.simulation.validate': { parameters: drafted },
  'client.operation.simulation.archive': {
    parameters: validated,
    payload: (_kit: Kit, _: unknown, example: object) => ({ ...example, version: 2 }),
  },
};
