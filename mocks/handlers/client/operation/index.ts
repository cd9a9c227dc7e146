import type { RouteHandlers } from '#mocks/server/handler.ts';
import { assignHandler, tagHandler } from './bulk.ts';
import { bulkUndoHandler } from './bulk-undo.ts';
import { destroyHandler } from './destroy.ts';
import { downloadHandler } from './download.ts';
import { createHandler, editHandler } from './form.ts';
import { indexMapHandler, locateHandler } from './index-map.ts';
import { indexHandler } from './list.ts';
import { nearbyHandler } from './nearby.ts';
import { destroyNoteHandler, noteHandler } from './notes.ts';
import { showHandler } from './show.ts';
import { storeHandler } from './store.ts';
import { abandonHandler, advanceHandler, reopenHandler } from './steps/actions.ts';
import { stepUndoHandler } from './steps/undo.ts';
import { updateHandler } from './update.ts';

/** Handlers of `client.operation.*`. */
export const operationHandlers = {
  'client.operation.index': indexHandler,
  'client.operation.download': downloadHandler,
  'client.operation.index-map': indexMapHandler,
  'client.operation.locate': locateHandler,
  'client.operation.nearby': nearbyHandler,
  'client.operation.create': createHandler,
  'client.operation.store': storeHandler,
  'client.operation.show': showHandler,
  'client.operation.edit': editHandler,
  'client.operation.update': updateHandler,
  'client.operation.destroy': destroyHandler,
  'client.operation.advance': advanceHandler,
  'client.operation.abandon': abandonHandler,
  'client.operation.reopen': reopenHandler,
  'client.operation.step-undo': stepUndoHandler,
  'client.operation.assign': assignHandler,
  'client.operation.tag': tagHandler,
  'client.operation.bulk-undo': bulkUndoHandler,
  'client.operation.note': noteHandler,
  'client.operation.note.destroy': destroyNoteHandler,
} satisfies Partial<RouteHandlers>;
