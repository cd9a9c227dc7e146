import { defineResource } from '#mocks/server/resource.ts';
import { pageHandler } from './page.ts';
import { confirmHandler, reopenHandler, updateHandler } from './save.ts';

/** The end of an operation: prepared, confirmed with its figures, taken back. */
export const terminationResource = defineResource({
  handlers: {
    'client.operation.terminate.edit': pageHandler,
    'client.operation.terminate.update': updateHandler,
    'client.operation.terminate.confirm': confirmHandler,
    'client.operation.terminate.reopen': reopenHandler,
  },
});
