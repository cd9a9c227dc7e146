import { storeLotMedia } from '#contracts/client/operation/sale/lot.ts';
import { titleOfName } from '#domain/media/media.ts';
import { edit } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { media } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { storageLacking } from '#mocks/server/quota.ts';
import { keptFile, storeKept, writeKept } from '../../media/kept.ts';
import { announceLot, lotOfRoute, writeLot } from './record.ts';

const maxPhotos = 20;

/** Adds a photograph or the plan of a lot to the library of its operation, and shows it on the lot. */
export const storeMediaHandler = clientAction(storeLotMedia, {
  find: lotOfRoute,
  act: async (context, { kind, file }, found) => {
    const { lot, operation } = found;
    const words = messagesFor(context.locale, lotMessages).media;
    if (kind === 'photo' && !file.type.startsWith('image/')) {
      throw new ValidationFailure({ file: words.notPicture });
    }
    if (kind === 'photo' && lot.photoMediaIds.length >= maxPhotos) {
      throw new ValidationFailure({ file: fill(words.tooMany, { max: maxPhotos }) });
    }
    const kept = await keptFile(context, file);
    const refused = await storageLacking(context, kept.bytes.length + (kept.thumbnail?.bytes.length ?? 0));
    if (refused !== null) {
      const said = messagesFor(context.locale, mediaMessages).storageFull;
      throw new ValidationFailure({ file: fill(said, { count: refused }) });
    }
    const written = await writeKept(context, kept);
    const id = context.deps.newId();
    const now = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      const columns = await storeKept(context, tx, written);
      await tx.insert(media).values({
        ...columns,
        id,
        tenantId: lot.tenantId,
        operationId: operation.id,
        kind,
        title: `${lot.ref} · ${titleOfName(file.name)}`.slice(0, 160),
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await writeLot(context, tx, found, {
        action: 'media',
        columns: kind === 'plan' ? { planMediaId: id } : { photoMediaIds: [...lot.photoMediaIds, id] },
      });
    });
    announceLot(context, 'lot.updated', { ...lot, version: lot.version + 1 });
    const to = edit({ operation: operation.id, lot: lot.id });
    return redirect(to, { type: 'success', text: words.added });
  },
});
