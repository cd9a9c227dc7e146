import { eq, sql } from 'drizzle-orm';
import { updateAvatar } from '#contracts/account/profile.ts';
import { portraitSide } from '#domain/media/media.ts';
import { messagesFor } from '#messages/locale.ts';
import * as profileMessages from '#messages/account/profile.ts';
import { users } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { noPayload, redirect, signedInAction } from '#mocks/server/handler.ts';
import { accountHref } from './area.ts';

/** Takes a portrait. It is the platform's file: a person may work for several companies. */
export const updateAvatarHandler = signedInAction(updateAvatar, async (context, { image }) => {
  await replaceAvatar(context, await fittedPicture(context, image, { side: portraitSide, field: 'image' }));
  const text = messagesFor(context.locale, profileMessages).photo.saved;
  return redirect(accountHref(context, 'profil'), { type: 'success', text });
});

/** Goes back to the initials. */
export const destroyAvatarHandler = signedInAction(noPayload, async (context) => {
  await replaceAvatar(context, null);
  const text = messagesFor(context.locale, profileMessages).photo.removed;
  return redirect(accountHref(context, 'profil'), { type: 'success', text });
});

async function replaceAvatar(context: SignedInContext, image: File | null): Promise<void> {
  const { user, name } = context.actor;
  await context.unscoped.transaction(async (tx) => {
    const avatarFileId = image && (await storeFile(context, tx, image, 'platform'));
    const [before] = await tx
      .select({ fileId: users.avatarFileId })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    await tx
      .update(users)
      .set({ avatarFileId, updatedAt: context.deps.clock.systemNow(), version: sql`${users.version} + 1` })
      .where(eq(users.id, user.id));
    if (before?.fileId) await removeFile(tx, before.fileId);
    const action = image === null ? 'account.avatar_removed' : 'account.avatar_changed';
    await audit(context, tx, action, { type: 'user', id: user.id, label: name });
  });
}
