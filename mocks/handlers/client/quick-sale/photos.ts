import { storePhoto } from '#contracts/client/quick-sale/payload.ts';
import { titleOfName } from '#domain/media/media.ts';
import { maxPhotos } from '#domain/quick-sale/enums.ts';
import { commercialInformationForm } from '#generated/routes/client/quick-sale.ts';
import * as commercialMessages from '#messages/client/quick-sale-commercial.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { quickSales } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { keepInLibrary } from '../media/store.ts';
import { lockOf, quickSale, settleReady } from './record.ts';

/** Adds a photograph to the library, and to the end of the advert. */
export const storePhotoHandler = clientAction(storePhoto, {
  find: quickSale.ofRouteToChange,
  act: async (context, { file }, row) => {
    const words = messagesFor(context.locale, commercialMessages).photos;
    const lock = lockOf(context, row);
    if (lock !== null) throw new ValidationFailure({ file: lock });
    if (row.mediaIds.length >= maxPhotos) {
      throw new ValidationFailure({ file: fill(words.tooMany, { max: maxPhotos }) });
    }
    const { id, version, operationId } = row;
    const title = `${row.ref} · ${titleOfName(file.name)}`.slice(0, 160);
    await keepInLibrary(context, file, { kind: 'photo', title, operationId }, async (tx, mediaId) => {
      const at = context.deps.clock.businessNow();
      const columns = { mediaIds: [...row.mediaIds, mediaId] };
      if (!(await changeRow(tx, quickSales, { id, version }, { at, columns }))) {
        throw await staleVersion(context, {
          id,
          updatedAt: row.updatedAt,
          within: tx,
          fields: ['mediaIds'],
        });
      }
      await audit(context, tx, 'quick-sale.photo', { type: 'quick-sale', id, label: row.name });
      await settleReady(context, tx, id);
    });
    quickSale.declaration.announce(context, [{ id, version: version + 1 }]);
    return redirect(commercialInformationForm(id), { type: 'success', text: words.added });
  },
});
