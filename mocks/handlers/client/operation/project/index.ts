import { defineResource } from '#mocks/server/resource.ts';
import { projectBin } from './bin.ts';
import { createHandler, editHandler } from './form.ts';
import { generateLotsHandler, undoLotsHandler } from './generate-lots.ts';
import { indexHandler } from './list.ts';
import { destroyMediaHandler, orderMediaHandler, storeMediaHandler, updateMediaHandler } from './media.ts';
import { destroyHandler, duplicateHandler, storeHandler, updateHandler } from './save.ts';
import { archiveHandler, selectHandler } from './steps.ts';

/** Projects of an operation: what could be made of it, which one is selected, and its lots. */
export const projectResource = defineResource({
  handlers: {
    'client.operation.project.index': indexHandler,
    'client.operation.project.create': createHandler,
    'client.operation.project.store': storeHandler,
    'client.operation.project.edit': editHandler,
    'client.operation.project.update': updateHandler,
    'client.operation.project.destroy': destroyHandler,
    'client.operation.project.duplicate': duplicateHandler,
    'client.operation.project.select': selectHandler,
    'client.operation.project.archive': archiveHandler,
    'client.operation.project.generate-lots': generateLotsHandler,
    'client.operation.project.undo-lots': undoLotsHandler,
    'client.operation.project.media.order': orderMediaHandler,
    'client.operation.project.media.store': storeMediaHandler,
    'client.operation.project.media.update': updateMediaHandler,
    'client.operation.project.media.destroy': destroyMediaHandler,
  },
  bins: [projectBin],
});
