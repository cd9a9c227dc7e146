import { defineResource } from '#mocks/server/resource.ts';
import { destroyHandler, simulationBin } from './bin.ts';
import { editHandler } from './form.ts';
import { indexHandler } from './list.ts';
import { duplicateHandler, storeHandler, updateHandler } from './save.ts';
import { archiveHandler, validateHandler } from './steps.ts';

/** Simulations of an operation: hypotheses, expenses, revenue, and what the engine makes of them. */
export const simulationResource = defineResource({
  handlers: {
    'client.operation.simulation.index': indexHandler,
    'client.operation.simulation.store': storeHandler,
    'client.operation.simulation.edit': editHandler,
    'client.operation.simulation.update': updateHandler,
    'client.operation.simulation.destroy': destroyHandler,
    'client.operation.simulation.duplicate': duplicateHandler,
    'client.operation.simulation.validate': validateHandler,
    'client.operation.simulation.archive': archiveHandler,
  },
  bins: [simulationBin],
});
