import { and, eq } from 'drizzle-orm';
import { storeProfileDocument } from '#contracts/client/profile/parts.ts';
import { yearlyPapers } from '#domain/profile/paper-kinds.ts';
import { usualEnd } from '#domain/profile/papers.ts';
import { day } from '#domain/time/day.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { messagesFor } from '#messages/locale.ts';
import { profileDocuments } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload } from '#mocks/server/handler.ts';
import { profileOfRoute } from './access.ts';
import { backTo, subjectOf } from './back-to.ts';

const texts = (context: ClientContext) => messagesFor(context.locale, partMessages).papers;

/** Keeps a paper of a profile's file. An extract of the register holds three months unless said otherwise. */
export const storeDocumentHandler = clientAction(storeProfileDocument, {
  find: profileOfRoute,
  act: async (context, { kind, file, year, issuedOn, validTo }, row) => {
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const written = await writeAhead(context, file, { tenantId: row.tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(profileDocuments).values({
        id: deps.newId(),
        tenantId: row.tenantId,
        profileId: row.id,
        kind,
        year: yearlyPapers.includes(kind) ? year : null,
        fileId,
        issuedOn,
        validTo: validTo ?? usualEnd(kind, issuedOn === null ? null : day(issuedOn)),
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await audit(context, tx, 'profile.document.create', subjectOf(row));
    });
    return backTo(context, row, 'pieces', texts(context).added);
  },
});

/** Removes a paper with its file. */
export const destroyDocumentHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await profileOfRoute(context);
    const isIt = and(
      eq(profileDocuments.id, parameter(context, 'paper')),
      eq(profileDocuments.profileId, row.id),
    );
    const [paper] = await context.db.select().from(profileDocuments).where(isIt).limit(1);
    if (paper === undefined) throw notFound('paper');
    return { row, paper };
  },
  act: async (context, _payload, { row, paper }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(profileDocuments).where(eq(profileDocuments.id, paper.id));
      if (paper.fileId !== null) await removeFile(tx, paper.fileId);
      await audit(context, tx, 'profile.document.delete', subjectOf(row));
    });
    return backTo(context, row, 'pieces', texts(context).removed);
  },
});
