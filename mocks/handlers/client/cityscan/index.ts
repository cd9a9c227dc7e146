import { defineResource } from '#mocks/server/resource.ts';
import { attachHandler, refreshHandler, scanHandler, weightsHandler } from './actions.ts';
import { pageHandler } from './page.ts';

/** Neighbourhood of addresses, asked of a service. */
export const cityscanResource = defineResource({
  handlers: {
    'client.cityscan': pageHandler,
    'client.cityscan.scan': scanHandler,
    'client.cityscan.refresh': refreshHandler,
    'client.cityscan.attach': attachHandler,
    'client.cityscan.weights': weightsHandler,
  },
});
