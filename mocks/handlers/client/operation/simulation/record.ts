import { simulations } from '#mocks/db/schema/index.ts';
import { definePart, type FoundPart } from '../part-record.ts';

/** Simulations of an operation. */
export const simulationPart = definePart('simulation', {
  table: simulations,
  topic: 'simulation',
  event: 'simulation.updated',
  entity: 'simulation',
  changedBy: ['update', 'validate', 'archive'],
});
export type FoundSimulation = FoundPart<'simulation', typeof simulations>;
