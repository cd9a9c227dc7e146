import { and, eq, isNull, ne } from 'drizzle-orm';
import { mediaFields, type MediaPayload } from '#contracts/client/media/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { mediaOfSite } from '#domain/site/site.ts';
import { edit } from '#generated/routes/client/media.ts';
import { media as index } from '#generated/routes/client.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { media as table, mediaFolders, operations, sites, type Media } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { removeRenditions } from '#mocks/server/files/renditions.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { maySeeMedia } from '#mocks/server/files/media-reach.ts';

/** A file of the library as a declared record. */
export const media = defineRecord<typeof table, MediaPayload>({
  type: 'media',
  area: 'media',
  table,
  payload: mediaFields,
  label: (row) => row.title,
  messages: mediaMessages,
  href: edit,
  listHref: index,
  check: checkPlaces,
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'media.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of the library: what is purged goes with its bytes. */
export const mediaBin = recordBin(media, async (tx, id) => {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).limit(1);
  await removeRenditions(tx, id);
  for (const fileId of [row?.fileId, row?.thumbFileId, row?.posterFileId])
    if (fileId) await removeFile(tx, fileId);
});

/** The file that the address names, where the person's right reaches it. @throws HttpFailure 404 */
export async function mediaOfRoute(context: ClientContext): Promise<Media> {
  const row = await media.ofRoute(context);
  if (!maySeeMedia(context, row)) throw notFound('media');
  return row;
}

/** Where a file is to lie, and what it belongs to. */
interface Places {
  readonly operationId?: string | null;
  readonly folderId?: string | null;
}

/** Refusals of places that are not there, or not open to the person, by field. */
export async function unknownPlaces(
  context: ClientContext,
  { operationId = null, folderId = null }: Places,
): Promise<Record<string, string>> {
  const { db, locale } = context;
  const errors: Record<string, string> = {};
  const text = validationText(locale, 'unknownRecord');
  if (operationId !== null) {
    const isIt = and(eq(operations.id, operationId), isNull(operations.deletedAt));
    const found = await db.select({ id: operations.id }).from(operations).where(isIt);
    if (found.length === 0) errors['operationId'] = text;
  }
  if (folderId !== null) {
    const isIt = eq(mediaFolders.id, folderId);
    const found = await db.select({ id: mediaFolders.id }).from(mediaFolders).where(isIt);
    if (found.length === 0) errors['folderId'] = text;
  }
  return errors;
}

/** True for a picture of a mini-site that is online: what it shows is told there to who does not see it. */
async function isOnline({ db }: ClientContext, { id, operationId }: Media): Promise<boolean> {
  if (operationId === null) return false;
  const [site] = await db
    .select({ published: sites.published })
    .from(sites)
    .where(and(eq(sites.operationId, operationId), eq(sites.status, 'published'), isNull(sites.deletedAt)));
  return site?.published != null && mediaOfSite(site.published).includes(id);
}

/** Rules of the form that need the database. @throws ValidationFailure */
async function checkPlaces(context: ClientContext, payload: MediaPayload, row: Media | null): Promise<void> {
  const errors = await unknownPlaces(context, payload);
  const texts = messagesFor(context.locale, mediaMessages);
  if (row?.isCover === true && row.operationId !== payload.operationId) {
    errors['operationId'] = texts.isCoverOfAnother;
  }
  const isPicture = row?.thumbFileId != null;
  if (row !== null && isPicture && payload.alt === '' && (await isOnline(context, row))) {
    errors['alt'] = validationText(context.locale, 'altRequired');
  }
  const allowed = isPicture ? ['photo', 'plan'] : [row?.kind];
  if (!allowed.includes(payload.kind)) errors['kind'] = texts.otherKind;
  if (payload.beforeId !== null && row !== null && row.beforeId !== payload.beforeId) {
    const isThere = and(
      eq(table.id, payload.beforeId),
      ne(table.id, row.id),
      isNull(table.deletedAt),
      payload.operationId === null ? undefined : eq(table.operationId, payload.operationId),
    );
    const [before] = await context.db.select({ thumb: table.thumbFileId }).from(table).where(isThere);
    if (!isPicture || payload.operationId === null || before?.thumb == null) {
      errors['beforeId'] = validationText(context.locale, 'unknownRecord');
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}
