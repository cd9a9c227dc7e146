import { and, between, ne } from 'drizzle-orm';
import { operationNearby } from '#contracts/client/operation/nearby.ts';
import { nearest, surroundings } from '#domain/operation/nearby.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { clientData, json } from '#mocks/server/handler.ts';

/** The operation that stands on the spot of another: the form warns of it. */
export const nearbyHandler = clientData(operationNearby, async ({ db }, { lat, lng, except }) => {
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
