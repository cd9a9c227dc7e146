import { defineResource } from '#mocks/server/resource.ts';
import { budgetLineBin } from '../cash-flow-forecast/bin.ts';
import { freezeHandler, storeSnapshotHandler } from './freeze.ts';
import { destroyLineHandler, eacHandler, storeLineHandler, updateLineHandler } from './lines.ts';
import { pageHandler } from './page.ts';

/** The budget of an operation: frozen from the validated simulation, revised, followed to what is paid. */
export const forecastResource = defineResource({
  bins: [budgetLineBin],
  handlers: {
    'client.operation.forecast': pageHandler,
    'client.operation.forecast.freeze': freezeHandler,
    'client.operation.forecast.line.store': storeLineHandler,
    'client.operation.forecast.line.update': updateLineHandler,
    'client.operation.forecast.line.eac': eacHandler,
    'client.operation.forecast.line.destroy': destroyLineHandler,
    'client.operation.forecast.snapshot.store': storeSnapshotHandler,
  },
});
