import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { ShownFinding } from '#contracts/client/operation/visit/form.ts';
import { saveFinding, storePhoto } from '#contracts/client/operation/visit/payload.ts';
import { maxPictureSide } from '#domain/media/media.ts';
import { maxFindingPhotos, maxFindings } from '#domain/visit/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { visitFindings, visitPhotos, type VisitFinding } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, json, noPayload } from '#mocks/server/handler.ts';
import { visitPart, type FoundVisit } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, visitMessages).findings;

/** The findings of a visit in the order in which they were made, with their photographs. */
export async function findingsOf(context: ClientContext, visitId: string): Promise<ShownFinding[]> {
  const { db } = context;
  const rows = await db
    .select()
    .from(visitFindings)
    .where(and(eq(visitFindings.visitId, visitId), isNull(visitFindings.removedAt)))
    .orderBy(asc(visitFindings.createdAt), asc(visitFindings.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const photos = await db
    .select({ id: visitPhotos.id, findingId: visitPhotos.findingId, fileId: visitPhotos.fileId })
    .from(visitPhotos)
    .where(and(inArray(visitPhotos.findingId, ids), isNotNull(visitPhotos.fileId)))
    .orderBy(asc(visitPhotos.id));
  const shown = await Promise.all(
    photos.map(async ({ id, findingId, fileId }) => ({
      findingId,
      photo: { id, href: await fileHref(context, fileId ?? '') },
    })),
  );
  return rows.map(({ id, room, topic, severity, estimateCents, note, writtenAt }) => ({
    id,
    room,
    topic,
    severity,
    estimateCents,
    note,
    writtenAt: writtenAt.toISOString(),
    photos: shown.filter(({ findingId }) => findingId === id).map(({ photo }) => photo),
  }));
}

/** The finding that the address names; null for a new one. @throws HttpFailure 404 when it is of another visit */
async function findingOfRoute(context: ClientContext, { visit }: FoundVisit): Promise<VisitFinding | null> {
  const id = parameter(context, 'finding');
  const [row] = await context.db.select().from(visitFindings).where(eq(visitFindings.id, id)).limit(1);
  if (row && row.visitId !== visit.id) throw notFound('finding');
  return row ?? null;
}

async function withFinding(context: ClientContext) {
  const found = await visitPart.ofRoute(context);
  return { ...found, finding: await findingOfRoute(context, found) };
}

async function withSavedFinding(context: ClientContext) {
  const found = await withFinding(context);
  if (found.finding === null) throw notFound('finding');
  return { ...found, finding: found.finding };
}

const keptAlready = (id: string) => json({ id });

/** Keeps a finding under the identifier that the device made; what came already, or is older, changes nothing. */
export const saveFindingHandler = clientAction(saveFinding, {
  find: withFinding,
  act: async (context, { writtenAt: written, ...columns }, { operation, visit, finding }) => {
    const id = parameter(context, 'finding');
    const writtenAt = new Date(written);
    if (finding !== null && (finding.removedAt !== null || finding.writtenAt >= writtenAt))
      return keptAlready(id);
    if (finding === null) await checkDiskSpace(context, visit.id);
    const now = context.deps.clock.businessNow();
    const own = {
      ...columns,
      writtenAt,
      updatedAt: now,
    };
    await context.db.transaction(async (tx) => {
      if (finding === null) {
        const rows = await tx
          .insert(visitFindings)
          .values({
            ...own,
            id,
            tenantId: visit.tenantId,
            operationId: operation.id,
            visitId: visit.id,
            createdBy: context.actor.user.id,
            createdAt: now,
          })
          // Sent twice at once: the first one is kept.
          .onConflictDoNothing()
          .returning({ id: visitFindings.id });
        if (rows.length === 0) return;
      } else {
        await tx.update(visitFindings).set(own).where(eq(visitFindings.id, id));
      }
      await visitPart.audit(context, tx, 'finding', operation);
    });
    visitPart.announce(context, visit);
    return json({ id });
  },
});

async function checkDiskSpace(context: ClientContext, visitId: string): Promise<void> {
  const isThere = and(eq(visitFindings.visitId, visitId), isNull(visitFindings.removedAt));
  const rows = await context.db.select({ id: visitFindings.id }).from(visitFindings).where(isThere);
  if (rows.length < maxFindings) return;
  throw new ValidationFailure({ base: fill(texts(context).tooMany, { max: maxFindings }) });
}

/** Removes a finding with its photographs; doing it again changes nothing. */
export const destroyFindingHandler = clientAction(noPayload, {
  find: withSavedFinding,
  act: async (context, _payload, { operation, visit, finding }) => {
    if (finding.removedAt !== null) return keptAlready(finding.id);
    const removedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      const ofFinding = eq(visitPhotos.findingId, finding.id);
      const photos = await tx.select({ fileId: visitPhotos.fileId }).from(visitPhotos).where(ofFinding);
      await tx.update(visitPhotos).set({ removedAt, fileId: null }).where(ofFinding);
      for (const { fileId } of photos) if (fileId !== null) await removeFile(tx, fileId);
      await tx.update(visitFindings).set({ removedAt }).where(eq(visitFindings.id, finding.id));
      await visitPart.audit(context, tx, 'finding.delete', operation);
    });
    visitPart.announce(context, visit);
    return json({ id: finding.id });
  },
});

async function photoOfRoute(context: ClientContext, finding: VisitFinding) {
  const id = parameter(context, 'photo');
  const [photo] = await context.db.select().from(visitPhotos).where(eq(visitPhotos.id, id)).limit(1);
  if (photo && photo.findingId !== finding.id) throw notFound('photo');
  return photo ?? null;
}

async function withPhoto(context: ClientContext) {
  const found = await withSavedFinding(context);
  return { ...found, photo: await photoOfRoute(context, found.finding) };
}

/** Keeps a photograph of a finding under the identifier that the device made; one that came already changes nothing. */
export const storePhotoHandler = clientAction(storePhoto, {
  find: withPhoto,
  act: async (context, { file }, { operation, visit, finding, photo }) => {
    const id = parameter(context, 'photo');
    if (photo !== null) return keptAlready(id);
    if (finding.removedAt !== null) throw new ValidationFailure({ base: texts(context).removed });
    const present = and(eq(visitPhotos.findingId, finding.id), isNull(visitPhotos.removedAt));
    const photos = await context.db.select({ id: visitPhotos.id }).from(visitPhotos).where(present);
    if (photos.length >= maxFindingPhotos) {
      throw new ValidationFailure({ file: fill(texts(context).tooManyPhotos, { max: maxFindingPhotos }) });
    }
    const kept = await fittedPicture(context, file, { side: maxPictureSide, field: 'file' });
    const written = await writeAhead(context, kept, { tenantId: visit.tenantId });
    const now = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      const rows = await tx
        .insert(visitPhotos)
        .values({
          id,
          tenantId: visit.tenantId,
          operationId: operation.id,
          findingId: finding.id,
          createdBy: context.actor.user.id,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: visitPhotos.id });
      if (rows.length === 0) return;
      const fileId = await storeWritten(context, tx, written);
      await tx.update(visitPhotos).set({ fileId }).where(eq(visitPhotos.id, id));
      await visitPart.audit(context, tx, 'photo', operation);
    });
    visitPart.announce(context, visit);
    return json({ id });
  },
});

/** Removes a photograph; doing it again changes nothing. */
export const destroyPhotoHandler = clientAction(noPayload, {
  find: withPhoto,
  act: async (context, _payload, { operation, visit, photo }) => {
    if (photo === null) throw notFound('photo');
    if (photo.removedAt !== null) return keptAlready(photo.id);
    const removedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.update(visitPhotos).set({ removedAt, fileId: null }).where(eq(visitPhotos.id, photo.id));
      if (photo.fileId !== null) await removeFile(tx, photo.fileId);
      await visitPart.audit(context, tx, 'photo.delete', operation);
    });
    visitPart.announce(context, visit);
    return json({ id: photo.id });
  },
});
