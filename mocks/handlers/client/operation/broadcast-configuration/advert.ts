import { and, eq, isNull } from 'drizzle-orm';
import {
  updateAdvert,
  type AdvertFields,
} from '#contracts/client/operation/broadcast-configuration/payload.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { broadcastLots, type BroadcastLot } from '#mocks/db/schema/index.ts';
import { announceAdverts, openPhotoIds, settleAdverts } from '#mocks/server/advert/settle.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { lotOfRoute, type FoundLot } from '../sale/record.ts';
import { auditBroadcast, configurationOf, settingsOf, texts, broadcastFlash } from './record.ts';
import { insertSettings } from './settings.ts';

interface FoundAdvert extends FoundLot {
  readonly advert: BroadcastLot | null;
}

/** The advert of a lot; null while nobody wrote it. */
export async function advertOf(db: Database, lotId: string): Promise<BroadcastLot | null> {
  const isThat = and(eq(broadcastLots.lotId, lotId), isNull(broadcastLots.deletedAt));
  return (await db.select().from(broadcastLots).where(isThat).limit(1))[0] ?? null;
}

/** Writes the advert of a lot. One that is published stays so, and is read anew by whoever reads the feed. */
export const updateAdvertHandler = clientAction(updateAdvert, {
  find: async (context: ClientContext): Promise<FoundAdvert> => {
    const found = await lotOfRoute(context);
    return { ...found, advert: await advertOf(context.db, found.lot.id) };
  },
  act: async (context, { version, ...fields }, found) => {
    const { operation, lot } = found;
    await checkPhotos(context, fields, found);
    await context.db.transaction(async (tx) => {
      await writeAdvert(context, tx, found, fields, version);
      await settleAdverts(context.deps, tx, operation);
    });
    announceAdverts(context, operation, [lot.id]);
    return broadcastFlash(operation.id, texts(context).editor.saved, lot.id);
  },
});

/** @throws ValidationFailure on `photoMediaIds` */
async function checkPhotos(
  context: ClientContext,
  { photoMediaIds }: AdvertFields,
  { operation, advert }: FoundAdvert,
): Promise<void> {
  const { editor } = texts(context);
  const open = await openPhotoIds(context.db, operation.id, photoMediaIds);
  if (photoMediaIds.some((id) => !open.has(id))) {
    throw new ValidationFailure({ photoMediaIds: editor.photosGone });
  }
  if (photoMediaIds.length === 0 && advert !== null && advert.status !== 'off') {
    throw new ValidationFailure({ photoMediaIds: editor.needPhoto });
  }
}

async function writeAdvert(
  context: ClientContext,
  tx: Database,
  { operation, lot, advert }: FoundAdvert,
  fields: AdvertFields,
  version: number | undefined,
): Promise<void> {
  const at = context.deps.clock.businessNow();
  const columns = { ...fields, photoMediaIds: [...new Set(fields.photoMediaIds)] };
  const isSaved =
    advert === null
      ? version === undefined && (await insertAdvert(context, tx, { operation, lot }, columns))
      : version !== undefined &&
        (await changeRow(tx, broadcastLots, { id: advert.id, version }, { at, columns }));
  const { title, text, isPriceShown, photoMediaIds } = advert ?? {};
  const changes = changedFields(
    {
      title,
      text,
      isPriceShown,
      photoMediaIds,
    },
    columns,
  );
  if (!isSaved) {
    throw await staleVersion(context, {
      id: operation.id,
      updatedAt: advert?.updatedAt ?? at,
      actions: ['operation.broadcast.advert'],
      within: tx,
      fields: Object.keys(changes),
    });
  }
  await auditBroadcast(context, tx, 'advert', operation, { lot, changes });
}

/** Makes the advert, and settings that nobody saved yet with it; false where somebody was quicker. */
async function insertAdvert(
  context: ClientContext,
  tx: Database,
  { operation, lot }: FoundLot,
  fields: AdvertFields,
): Promise<boolean> {
  const { deps, actor } = context;
  const at = deps.clock.businessNow();
  if ((await configurationOf(tx, operation.id)) === null) {
    await insertSettings(
      context,
      tx,
      operation,
      await settingsOf(context, { operation, configuration: null }),
    );
  }
  const configuration = await configurationOf(tx, operation.id);
  if (configuration === null) return false;
  const made = await tx
    .insert(broadcastLots)
    .values({
      ...fields,
      id: deps.newId(),
      tenantId: operation.tenantId,
      operationId: operation.id,
      configurationId: configuration.id,
      lotId: lot.id,
      createdBy: actor.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: broadcastLots.id });
  return made.length > 0;
}
