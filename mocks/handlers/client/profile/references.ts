import { and, asc, eq, isNotNull } from 'drizzle-orm';
import {
  referenceFromOperation,
  storeReference,
  storeReferencePhoto,
  updateReference,
} from '#contracts/client/profile/parts.ts';
import { cardPhotoSide } from '#domain/media/media.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, profileReferences, type ProfileReference } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload } from '#mocks/server/handler.ts';
import { profileOfRoute } from './access.ts';
import { definePart } from './define-part.ts';
import { backTo, subjectOf } from './back-to.ts';
import { photoOfOperation, valuesOfOperation } from './values-of-operation.ts';

const texts = (context: ClientContext) => messagesFor(context.locale, partMessages);

/** Finished operations of a profile. */
export const reference = definePart(
  { store: storeReference, update: updateReference },
  {
    name: 'reference',
    table: profileReferences,
    parameter: 'reference',
    tab: 'references',
    columns: ({ narrative, ...values }) => ({ ...values, narrative: narrative || null }),
    removed: async (_context, tx, { photoFileId }) => {
      if (photoFileId !== null) await removeFile(tx, photoFileId);
    },
  },
);

/** Closed operations that are no reference of the profile yet, as far as the person sees them. */
export async function closedOperationsOf(
  { db }: ClientContext,
  references: readonly ProfileReference[],
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(and(eq(operations.status, 'closed'), isNotNull(operations.closedOn), liveOperations()))
    .orderBy(asc(operations.name));
  const taken = new Set(references.map(({ operationId }) => operationId));
  return rows.filter(({ id }) => !taken.has(id));
}

/** Makes a reference of a closed operation: what it tells by itself, the rest is completed by hand. */
export const fromOperationHandler = clientAction(referenceFromOperation, {
  find: profileOfRoute,
  act: async (context, { operationId }, profile) => {
    const [operation] = await context.db
      .select()
      .from(operations)
      .where(and(eq(operations.id, operationId), liveOperations()));
    const refuse = (text: string) => new ValidationFailure({ operationId: text });
    if (operation === undefined) throw refuse(validationText(context.locale, 'unknownRecord'));
    if (operation.status !== 'closed') throw refuse(texts(context).references.notClosed);
    const columns = await valuesOfOperation(context, operation);
    const photo = await photoOfOperation(context, operation);
    await context.db.transaction(async (tx) => {
      const isThere = and(
        eq(profileReferences.profileId, profile.id),
        eq(profileReferences.operationId, operation.id),
      );
      const there = await tx.select({ id: profileReferences.id }).from(profileReferences).where(isThere);
      if (there.length > 0) throw refuse(texts(context).references.already);
      const photoFileId = photo && (await storeFile(context, tx, photo, { tenantId: profile.tenantId }));
      await reference.insert(context, tx, profile, { ...columns, photoFileId });
    });
    return backTo(context, profile, 'references', texts(context).references.taken);
  },
});

/** Takes the photograph of a reference. */
export const storePhotoHandler = clientAction(storeReferencePhoto, {
  find: reference.ofRoute,
  act: async (context, { image }, found) => {
    await replacePhoto(
      context,
      found,
      await fittedPicture(context, image, { side: cardPhotoSide, field: 'image' }),
    );
    return backTo(context, found.profile, 'references', texts(context).references.photoSaved);
  },
});

/** Removes it. */
export const destroyPhotoHandler = clientAction(noPayload, {
  find: reference.ofRoute,
  act: async (context, _payload, found) => {
    await replacePhoto(context, found, null);
    return backTo(context, found.profile, 'references', texts(context).references.photoRemoved);
  },
});

async function replacePhoto(
  context: ClientContext,
  { profile, row }: Awaited<ReturnType<typeof reference.ofRoute>>,
  image: File | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const photoFileId = image && (await storeFile(context, tx, image, { tenantId: profile.tenantId }));
    const updatedAt = context.deps.clock.businessNow();
    await tx
      .update(profileReferences)
      .set({ photoFileId, updatedAt })
      .where(eq(profileReferences.id, row.id));
    if (row.photoFileId !== null) await removeFile(tx, row.photoFileId);
    await audit(context, tx, 'profile.reference.photo', subjectOf(profile));
  });
}
