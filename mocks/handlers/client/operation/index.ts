import { and, between, ne } from 'drizzle-orm';
import { clientData, json, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationNearby } from '#contracts/client/operation/nearby.ts';
import { nearest, surroundings } from '#domain/operation/nearby.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { assignHandler, tagHandler } from './bulk.ts';
import { bulkUndoHandler } from './bulk-undo.ts';
import { destroyHandler } from './destroy.ts';
import { downloadHandler } from './download.ts';
import { duplicateHandler } from './duplicate.ts';
import { createHandler, editHandler } from './form.ts';
import { indexMapHandler, locateHandler } from './index-map.ts';
import { indexHandler } from './list.ts';
import { destroyNoteHandler, noteHandler } from './notes.ts';
import { parcelsHandler } from './parcels.ts';
import { showHandler } from './show.ts';
import { storeHandler } from './store.ts';
import { abandonHandler, advanceHandler, reopenHandler } from './steps/actions.ts';
import { stepUndoHandler } from './steps/undo.ts';
import { updateHandler } from './update.ts';

/** The operation that stands on the spot of another: the form warns of it. */
const nearbyHandler = clientData(operationNearby, async ({ db }, { lat, lng, except }) => {
  if (lat === null || lng === null) return json({ operation: null });
  const { south, north, west, east } = surroundings({ lat, lng });
  const rows = await db
    .select({ id: operations.id, ref: operations.ref, lat: operations.lat, lng: operations.lng })
    .from(operations)
    .where(
      and(
        liveOperations(),
        between(operations.lat, south, north),
        between(operations.lng, west, east),
        except === null ? undefined : ne(operations.id, except),
      ),
    );
  const places = rows.flatMap((row) =>
    row.lat === null || row.lng === null ? [] : [{ ...row, lat: row.lat, lng: row.lng }],
  );
  const found = nearest({ lat, lng }, places);
  return json({ operation: found && { id: found.id, ref: found.ref } });
});

/** Handlers of `client.operation.*`. */
export const operationHandlers = {
  'client.operation.index': indexHandler,
  'client.operation.download': downloadHandler,
  'client.operation.index-map': indexMapHandler,
  'client.operation.locate': locateHandler,
  'client.operation.nearby': nearbyHandler,
  'client.operation.parcels': parcelsHandler,
  'client.operation.create': createHandler,
  'client.operation.store': storeHandler,
  'client.operation.show': showHandler,
  'client.operation.edit': editHandler,
  'client.operation.update': updateHandler,
  'client.operation.destroy': destroyHandler,
  'client.operation.duplicate': duplicateHandler,
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
