import { eq } from 'drizzle-orm';
import { updateProfilePicture } from '#contracts/client/profile/payload.ts';
import { portraitSide } from '#domain/media/media.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { messagesFor } from '#messages/locale.ts';
import { profiles, type Profile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload } from '#mocks/server/handler.ts';
import { profileOfRoute } from './access.ts';
import { backTo, subjectOf } from './back-to.ts';

const texts = (context: ClientContext) => messagesFor(context.locale, profileMessages).done;

/** Takes the logo of a company, the portrait of a person. */
export const updatePictureHandler = clientAction(updateProfilePicture, {
  find: profileOfRoute,
  act: async (context, { image }, row) => {
    await replacePicture(
      context,
      row,
      await fittedPicture(context, image, { side: portraitSide, field: 'image' }),
    );
    return backTo(context, row, 'identite', texts(context).picture);
  },
});

/** Removes it. */
export const destroyPictureHandler = clientAction(noPayload, {
  find: profileOfRoute,
  act: async (context, _payload, row) => {
    await replacePicture(context, row, null);
    return backTo(context, row, 'identite', texts(context).pictureRemoved);
  },
});

/** The form's version stays: a picture is saved by itself. */
async function replacePicture(context: ClientContext, row: Profile, image: File | null): Promise<void> {
  const { id, tenantId, pictureFileId: before } = row;
  await context.db.transaction(async (tx) => {
    const pictureFileId = image && (await storeFile(context, tx, image, { tenantId }));
    const updatedAt = context.deps.clock.businessNow();
    await tx.update(profiles).set({ pictureFileId, updatedAt }).where(eq(profiles.id, id));
    if (before !== null) await removeFile(tx, before);
    const action = image === null ? 'profile.picture.delete' : 'profile.picture.update';
    await audit(context, tx, action, subjectOf(row));
  });
}
