import type { RouteHandlers } from '#mocks/server/handler.ts';
import { revertHandler } from './revert.ts';
import { runHandler } from './run.ts';
import { reportHandler, showHandler } from './show.ts';
import { storeHandler } from './store.ts';
import { updateHandler } from './update.ts';

/** Handlers of `import.*`: records brought in from a file. */
export const importHandlers = {
  'import.store': storeHandler,
  'import.show': showHandler,
  'import.update': updateHandler,
  'import.run': runHandler,
  'import.report': reportHandler,
  'import.revert': revertHandler,
} satisfies Partial<RouteHandlers>;
