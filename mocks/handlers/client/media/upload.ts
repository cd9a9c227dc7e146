import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { beginUpload, mediaFacts, sendPart, type uploadState } from '#contracts/client/media/payload.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationErrorMap, validationText } from '#messages/validation.ts';
import { uploads, type UploadRow } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { countFiles, scanFile } from '#mocks/server/files/accept-files.ts';
import { pictureTypes } from '#mocks/server/files/inspector.ts';
import { readWindows } from '#mocks/server/files/ranged.ts';
import { clientAction, json } from '#mocks/server/handler.ts';
import { firstErrors } from '#mocks/server/payload.ts';
import { storageLacking } from '#mocks/server/quota.ts';
import { contentTypeOf, detectContentType, textTypeOfName } from '#mocks/services/files/content-type.ts';

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
  // Before a film is on its way for minutes.
  await checkRoom(context, sizeBytes);
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
    if (offset === 0) checkFacts(context, { size: upload.sizeBytes, type: begunAs(bytes, upload.name) });
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

/** The type that the beginning of a file shows, as far as it does; of a text, what its name says. */
const begunAs = (beginning: Uint8Array, name: string): string =>
  detectContentType(beginning) ?? textTypeOfName(name) ?? '';

/** Refuses a file for its type or its size. @throws ValidationFailure on `file` */
function checkFacts({ locale }: ClientContext, facts: { readonly size: number; readonly type: string }) {
  const result = mediaFacts(facts).safeParse(facts, { error: validationErrorMap(locale) });
  if (result.success) return;
  throw new ValidationFailure({
    file: firstErrors(result.error)['base'] ?? validationText(locale, 'required'),
  });
}

/** @throws ValidationFailure on `file` when the library has no room for so many bytes more */
export async function checkRoom(context: ClientContext, bytes: number): Promise<void> {
  const refused = await storageLacking(context, bytes);
  if (refused === null) return;
  const said = messagesFor(context.locale, mediaMessages).storageFull;
  throw new ValidationFailure({ file: fill(said, { count: refused }) });
}

/** A file that came in parts and stands in the store as one. */
export interface JoinedFile {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly name: string;
}

/** Enough of a file to know its format by. */
const beginning = { first: 0, last: 15 };

/** What is made anew, or is known by all of its bytes: no more than any file of one piece. The rest is never held. */
const isHeld = (type: string): boolean =>
  pictureTypes.some((known) => known === type) || !/^(?:video\/|application\/(?:pdf|acad)$)/.test(type);

/**
 * The file that was sent in parts, looked at as one that comes at once: whole where it is made anew or known by all of
 * its bytes, else put together in the store.
 *
 * @throws ValidationFailure on `file` where none is named, something is missing, or it is not taken
 */
export async function sentInParts(context: ClientContext, id: string | null): Promise<File | JoinedFile> {
  const { deps, actor, db, locale } = context;
  if (id === null) throw new ValidationFailure({ file: validationText(locale, 'required') });
  const [row] = await db.select().from(uploads).where(own(context, id));
  const incomplete = () => new ValidationFailure({ file: validationText(locale, 'fileIncomplete') });
  const [part] = row?.parts ?? [];
  if (row === undefined || part === undefined || row.receivedBytes < row.sizeBytes) throw incomplete();
  const begun = await deps.files.readRange(actor.tenant.id, part, beginning, db);
  if (begun === null) throw incomplete();
  const { name, sizeBytes } = row;
  const type = begunAs(begun, name);
  checkFacts(context, { size: sizeBytes, type });
  if (isHeld(type)) return heldFile(context, row, incomplete);
  const joined = await deps.files.join(actor.tenant.id, row.parts, deps.clock.systemNow(), db);
  if (joined?.sizeBytes !== sizeBytes) throw incomplete();
  const stored = { id, tenantId: actor.tenant.id, sha256: joined.sha256 };
  await checkHarm(context, readWindows(context, stored, { first: 0, last: sizeBytes - 1 }));
  return { ...joined, contentType: type, name };
}

/** A file of one piece's size, put together where it is looked at. */
async function heldFile(
  context: ClientContext,
  { parts, name }: UploadRow,
  incomplete: () => ValidationFailure,
): Promise<File> {
  const { deps, actor, db } = context;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const sha256 of parts) {
    const bytes = await deps.files.read(actor.tenant.id, sha256, db);
    if (bytes === null) throw incomplete();
    pieces.push(bytes);
  }
  const bytes = await new Blob(pieces).arrayBuffer();
  const type = contentTypeOf(new Uint8Array(bytes), name) ?? '';
  const file = new File([bytes], name, { type });
  await checkHarm(context, file);
  checkFacts(context, file);
  return file;
}

/** @throws ValidationFailure on `file` where the scanner knows of harm in it */
async function checkHarm(context: ClientContext, file: Blob | AsyncIterable<Uint8Array>): Promise<void> {
  const harm = await scanFile(context, file);
  if (harm !== null) throw new ValidationFailure({ file: harm });
}
