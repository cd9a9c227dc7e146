import { and, asc, eq } from 'drizzle-orm';
import { storeActualityMedia } from '#contracts/admin/actuality/payload.ts';
import { maxPictureSide } from '#domain/media/media.ts';
import { edit } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { actualityMedia, type Actuality } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type AdminContext, type SignedInContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { actuality } from './record.ts';

/** The pictures of an article, the cover first, then in the order in which they were given. */
export async function mediaOf(context: SignedInContext, actualityId: string) {
  const rows = await context.db
    .select()
    .from(actualityMedia)
    .where(eq(actualityMedia.actualityId, actualityId))
    .orderBy(asc(actualityMedia.createdAt), asc(actualityMedia.id));
  const pictures = rows
    .toSorted((a, b) => Number(b.isCover) - Number(a.isCover))
    .map(async ({ id, fileId, alt, isCover }) => ({
      id,
      href: await fileHref(context, fileId),
      alt,
      isCover,
    }));
  return Promise.all(pictures);
}

const subjectOf = ({ id, title }: Actuality) => ({ type: 'actuality', id, label: title });

const withFlash = (context: AdminContext, row: Actuality, text: 'added' | 'changed' | 'removed') => {
  actuality.declaration.announce(context, [{ id: row.id, version: row.version }]);
  const said = messagesFor(context.locale, actualityMessages).media[text];
  return redirect(edit(row.id), { type: 'success', text: said });
};

/** Adds a picture; the first one is the cover. */
export const storeMediaHandler = adminAction(storeActualityMedia, {
  find: actuality.ofRoute,
  act: async (context, { file, alt }, row) => {
    const { deps } = context;
    const kept = await fittedPicture(context, file, { side: maxPictureSide, field: 'file' });
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      const isOfRow = eq(actualityMedia.actualityId, row.id);
      await tx.insert(actualityMedia).values({
        id: deps.newId(),
        actualityId: row.id,
        fileId: await storeFile(context, tx, kept, 'platform'),
        alt,
        isCover: (await tx.$count(actualityMedia, isOfRow)) === 0,
        createdAt: now,
        updatedAt: now,
      });
      await audit(context, tx, 'actuality.media.create', subjectOf(row));
    });
    return withFlash(context, row, 'added');
  },
});

/** The picture that the address names, with its article. @throws HttpFailure 404 */
async function mediumOfRoute(context: AdminContext) {
  const row = await actuality.ofRoute(context);
  const isIt = and(
    eq(actualityMedia.id, parameter(context, 'media')),
    eq(actualityMedia.actualityId, row.id),
  );
  const [medium] = await context.db.select().from(actualityMedia).where(isIt).limit(1);
  if (medium === undefined) throw notFound('picture of an article');
  return { row, medium };
}

/** Has lists show a picture in place of the cover. */
export const coverMediaHandler = adminAction(noPayload, {
  find: mediumOfRoute,
  act: async (context, _payload, { row, medium }) => {
    await context.db.transaction(async (tx) => {
      await setCover(tx, row.id, medium.id);
      await audit(context, tx, 'actuality.media.cover', subjectOf(row));
    });
    return withFlash(context, row, 'changed');
  },
});

/** Removes a picture with its file; without the cover, the first of the others is it. */
export const destroyMediaHandler = adminAction(noPayload, {
  find: mediumOfRoute,
  act: async (context, _payload, { row, medium }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(actualityMedia).where(eq(actualityMedia.id, medium.id));
      await removeFile(tx, medium.fileId);
      const [first] = await tx
        .select({ id: actualityMedia.id })
        .from(actualityMedia)
        .where(eq(actualityMedia.actualityId, row.id))
        .orderBy(asc(actualityMedia.createdAt), asc(actualityMedia.id))
        .limit(1);
      if (medium.isCover && first) await setCover(tx, row.id, first.id);
      await audit(context, tx, 'actuality.media.delete', subjectOf(row));
    });
    return withFlash(context, row, 'removed');
  },
});

async function setCover(tx: Database, actualityId: string, id: string): Promise<void> {
  await tx.update(actualityMedia).set({ isCover: false }).where(eq(actualityMedia.actualityId, actualityId));
  await tx.update(actualityMedia).set({ isCover: true }).where(eq(actualityMedia.id, id));
}
