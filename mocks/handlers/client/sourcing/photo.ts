import { photographOpportunity } from '#contracts/client/sourcing/actions.ts';
import { cardPhotoSide } from '#domain/media/media.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { opportunities } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { opportunity } from './record.ts';

/** Keeps the photo of an opportunity in place of the one before, or takes it away. */
export const photoHandler = clientAction(photographOpportunity, {
  find: opportunity.ofRouteToChange,
  act: async (context, { photo }, row) => {
    const words = messagesFor(context.locale, sourcingMessages).photo;
    const kept = photo && (await fittedPicture(context, photo, { side: cardPhotoSide, field: 'photo' }));
    await context.db.transaction(async (tx) => {
      const photoFileId = kept && (await storeFile(context, tx, kept, { tenantId: row.tenantId }));
      const at = context.deps.clock.businessNow();
      await changeRow(tx, opportunities, row, { at, columns: { photoFileId } });
      if (row.photoFileId !== null) await removeFile(tx, row.photoFileId);
      const subject = { type: 'opportunity', id: row.id, label: row.title };
      await audit(context, tx, photo === null ? 'opportunity.photo-removed' : 'opportunity.photo', subject);
    });
    opportunity.declaration.announce(context, [{ id: row.id, version: row.version + 1 }]);
    return redirect(backAddress(context), {
      type: 'success',
      text: photo === null ? words.removed : words.saved,
    });
  },
});
