import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { beginUpload, mediaFile, sendPart, type uploadState } from '#contracts/client/media/payload.ts';
import { validationErrorMap, validationText } from '#messages/validation.ts';
import { uploads, type UploadRow } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { countFiles, harmIn } from '#mocks/server/files/accept-files.ts';
import { clientAction, json } from '#mocks/server/handler.ts';
import { firstErrors } from '#mocks/server/payload.ts';
import { contentTypeOf } from '#mocks/services/files/content-type.ts';

/** Files that one person may have begun and not finished. */
const maxUnfinished = 200;

const stateAnswer = ({ id, receivedBytes }: UploadRow) =>
  json({ id, offset: receivedBytes } satisfies z.infer<typeof uploadState>);

/** A file that the person has begun. */
const own = ({ actor }: ClientContext, id: string) =>
  and(eq(uploads.id, id), eq(uploads.createdBy, actor.user.id));

/** Handler of `client.media.upload.store`: begins a file, or tells how much is there of one that was begun. */
export const beginHandler = clientAction(beginUpload, async (context, { key, name, sizeBytes }) => {
  const { deps, actor, db } = context;
  const now = deps.clock.systemNow();
  const isThis = and(eq(uploads.createdBy, actor.user.id), eq(uploads.key, key));
  const [begun] = await db.select().from(uploads).where(isThis);
  if (begun?.sizeBytes === sizeBytes) return stateAnswer(begun);
  const mine = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.createdBy, actor.user.id));
  if (mine.length >= maxUnfinished) {
    throw new ValidationFailure({ file: validationText(context.locale, 'tooManyRequests') });
  }
  const row: UploadRow = {
    id: deps.newId(),
    createdAt: now,
    updatedAt: now,
    tenantId: actor.tenant.id,
    createdBy: actor.user.id,
    key,
    name,
    sizeBytes,
    receivedBytes: 0,
    parts: [],
  };
  await db.transaction(async (tx) => {
    // The same name and day with another size is another file.
    await tx.delete(uploads).where(isThis);
    await tx.insert(uploads).values(row);
  });
  return stateAnswer(row);
});

async function uploadOfRoute(context: ClientContext): Promise<UploadRow> {
  const [row] = await context.db
    .select()
    .from(uploads)
    .where(own(context, parameter(context, 'upload')));
  if (row === undefined) throw notFound('upload');
  return row;
}

/**
 * Handler of `client.media.upload.part`: keeps the part that comes next, and tells where the file stands. A part that
 * is there already, or that skips something, changes nothing: its sender goes on from what is told.
 */
export const partHandler = clientAction(sendPart, {
  find: uploadOfRoute,
  act: async (context, { offset, part }, upload) => {
    const { deps, actor, db } = context;
    if (offset !== upload.receivedBytes || offset + part.size > upload.sizeBytes) return stateAnswer(upload);
    // A part is nothing by itself to look into: that is done once the file is whole.
    await countFiles(context, [part]);
    const now = deps.clock.systemNow();
    const bytes = new Uint8Array(await part.arrayBuffer());
    const receivedBytes = offset + bytes.length;
    // Before the transaction: nobody is kept from the database while a disk takes its time.
    const sha256 = await deps.files.put(actor.tenant.id, bytes, now, db);
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(uploads)
        .set({ receivedBytes, updatedAt: now, parts: sql`array_append(${uploads.parts}, ${sha256})` })
        .where(and(own(context, upload.id), eq(uploads.receivedBytes, offset)))
        .returning();
      // Sent twice at once, it counts once.
      return stateAnswer(row ?? { ...upload, receivedBytes });
    });
  },
});

/**
 * The file that was sent in parts, whole and looked at as one that comes at once.
 *
 * @throws ValidationFailure on `file` where none is named, something is missing, or it is not taken
 */
export async function sentInParts(context: ClientContext, id: string | null): Promise<File> {
  const { deps, actor, db, locale } = context;
  if (id === null) throw new ValidationFailure({ file: validationText(locale, 'required') });
  const [row] = await db.select().from(uploads).where(own(context, id));
  if (row === undefined || row.receivedBytes < row.sizeBytes) {
    throw new ValidationFailure({ file: validationText(locale, 'fileIncomplete') });
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const sha256 of row.parts) {
    const bytes = await deps.files.read(actor.tenant.id, sha256, db);
    if (bytes === null) throw new ValidationFailure({ file: validationText(locale, 'fileIncomplete') });
    parts.push(bytes);
  }
  const bytes = await new Blob(parts).arrayBuffer();
  const type = contentTypeOf(new Uint8Array(bytes), row.name) ?? '';
  const file = new File([bytes], row.name, { type });
  const harm = await harmIn(context, file);
  if (harm !== null) throw new ValidationFailure({ file: harm });
  const result = mediaFile.safeParse(file, { error: validationErrorMap(locale) });
  if (result.success) return result.data;
  throw new ValidationFailure({
    file: firstErrors(result.error)['base'] ?? validationText(locale, 'required'),
  });
}
