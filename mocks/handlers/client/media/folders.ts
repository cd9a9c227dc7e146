import { and, eq, isNull, ne } from 'drizzle-orm';
import { storeFolder, updateFolder } from '#contracts/client/media/payload.ts';
import { heightOf, maxFolderDepth, maxFolders, pathOf, withInner } from '#domain/media/media.ts';
import { media as index } from '#generated/routes/client.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { media, mediaFolders, type MediaFolder } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { media as record } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, mediaMessages).folder;

const subjectOf = (id: string, label: string) => ({ type: 'media-folder', id, label });

const inFolder = (id: string | null): string => index(id === null ? {} : { query: { folderId: [id] } });

/** Folders hold nothing by themselves: whoever looks on asks for the list again. */
const announce = (context: ClientContext): void => record.declaration.announce(context, []);

async function folderOfRoute(context: ClientContext): Promise<MediaFolder> {
  const isIt = eq(mediaFolders.id, parameter(context, 'folder'));
  const [folder] = await context.db.select().from(mediaFolders).where(isIt).limit(1);
  if (!folder) throw notFound('folder');
  return folder;
}

interface Wanted {
  readonly name: string;
  readonly parentId: string | null;
}

/** Refuses a second folder of a name in one place, and folders too deep or within themselves. */
async function check(context: ClientContext, { name, parentId }: Wanted, self: MediaFolder | null) {
  const folders = await context.db.select().from(mediaFolders);
  const errors: Record<string, string> = {};
  if (self === null && folders.length >= maxFolders) {
    errors['name'] = fill(texts(context).tooMany, { max: maxFolders });
  }
  if (parentId !== null && !folders.some(({ id }) => id === parentId)) {
    errors['parentId'] = validationText(context.locale, 'unknownRecord');
  }
  if (self !== null && parentId !== null && withInner(folders, self.id).includes(parentId)) {
    errors['parentId'] = texts(context).withinItself;
  }
  const height = self === null ? 1 : heightOf(folders, self.id);
  if (pathOf(folders, parentId).length + height > maxFolderDepth) {
    errors['parentId'] ??= fill(texts(context).tooDeep, { max: maxFolderDepth });
  }
  const same = folders.find((other) => other.name === name && other.parentId === parentId);
  if (same !== undefined && same.id !== self?.id) errors['name'] = texts(context).taken;
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** Adds a folder. */
export const storeFolderHandler = clientAction(storeFolder, async (context, wanted) => {
  await check(context, wanted, null);
  const { deps, actor, db } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  await db.transaction(async (tx) => {
    await tx.insert(mediaFolders).values({
      ...wanted,
      id,
      tenantId: actor.tenant.id,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'media-folder.create', subjectOf(id, wanted.name));
  });
  announce(context);
  return redirect(inFolder(id), {
    type: 'success',
    text: fill(texts(context).created, { name: wanted.name }),
  });
});

/** Renames or moves a folder. */
export const updateFolderHandler = clientAction(updateFolder, {
  find: folderOfRoute,
  act: async (context, wanted, folder) => {
    await check(context, wanted, folder);
    const updatedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx
        .update(mediaFolders)
        .set({ ...wanted, updatedAt })
        .where(eq(mediaFolders.id, folder.id));
      await audit(context, tx, 'media-folder.update', subjectOf(folder.id, wanted.name));
    });
    announce(context);
    return redirect(inFolder(folder.id), {
      type: 'success',
      text: fill(texts(context).updated, { name: wanted.name }),
    });
  },
});

/** Removes a folder in which nothing stands; what was deleted from it comes back without one. */
export const destroyFolderHandler = clientAction(noPayload, {
  find: folderOfRoute,
  act: async (context, _payload, folder) => {
    const isInner = and(eq(mediaFolders.parentId, folder.id), ne(mediaFolders.id, folder.id));
    const inner = await context.db.select({ id: mediaFolders.id }).from(mediaFolders).where(isInner);
    // Files of operations that are not the person's count too: they would lose their place.
    const isHeld = and(eq(media.folderId, folder.id), isNull(media.deletedAt));
    const inside = await wholeCompany(context).select({ id: media.id }).from(media).where(isHeld).limit(1);
    if (inner.length + inside.length > 0) throw new ValidationFailure({ base: texts(context).notEmpty });
    await context.db.transaction(async (tx) => {
      await tx.delete(mediaFolders).where(eq(mediaFolders.id, folder.id));
      await audit(context, tx, 'media-folder.delete', subjectOf(folder.id, folder.name));
    });
    announce(context);
    return redirect(inFolder(folder.parentId), {
      type: 'success',
      text: fill(texts(context).deleted, { name: folder.name }),
    });
  },
});
