import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { id } from '#contracts/fields.ts';
import { isSection } from '#domain/share/sections.ts';
import { dossier as dossierPage, profileDossier } from '#generated/routes/export.ts';
import { dossiers, operations, profiles, tenants, users, type Dossier } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { fileName } from '#mocks/server/downloads/write.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { signLink } from '#mocks/server/signed-link.ts';

/** Seconds for which the browser of the server may open the page: a machine at work takes its time. */
const linkLifeS = 180;

type Copy = Omit<Dossier, 'id'> | Dossier;

/** The file as it stands at an address: its pages, their order and names, its reader, what it hides. */
export function hrefOfCopy(copy: Copy): string {
  if (copy.operationId === null) return profileDossier({ profile: copy.profileId ?? '' });
  return dossierPage(
    { operation: copy.operationId },
    {
      query: {
        preset: copy.preset,
        recipient: copy.recipient,
        sections: copy.sections.filter(isSection),
        ...(copy.hides.length > 0 && { hide: copy.hides }),
        ...(copy.watermark !== '' && { watermark: copy.watermark }),
        ...(Object.keys(copy.titles).length > 0 && { titles: copy.titles }),
      },
    },
  );
}

/** Draws a copy of a file with the browser of the server, in the name of whoever asked for it, keeps it and tells them. */
export const dossierJob = defineJob({
  kind: 'dossier.print',
  payload: z.object({
    dossierId: id,
    /** Language of the reader of a link; people's is their own. */
    locale: z.enum(['fr', 'en']).default('fr'),
  }),
  lane: 'print',
  maxAttempts: 2,
  limitS: 170,
  run: async (deps, { dossierId, locale }, run) => {
    const { printer } = deps;
    const found = await copyToPrint(deps, dossierId);
    if (found === null) return;
    if (printer === null) throw new Error('this server has no browser to print with');
    const { copy, email, title } = found;
    const change = (columns: Partial<Dossier>) =>
      deps.db
        .update(dossiers)
        .set({ ...columns, updatedAt: deps.clock.businessNow() })
        .where(and(eq(dossiers.id, dossierId), inArray(dossiers.status, ['queued', 'printing'])));
    await change({ status: 'printing', progressPercent: 0 });
    const address = new URL(hrefOfCopy(copy), printer.origin);
    const url = await signLink(deps.signer, 'GET', address, {
      now: deps.clock.systemNow(),
      lifeS: linkLifeS,
      // What a link does not show is not drawn for its reader, whatever its sender may see.
      ...(copy.shareId === null ? { as: email } : { link: { id: copy.shareId, locale } }),
    });
    const { bytes, pagesCount } = await printer.print(url, {
      signal: run.signal,
      onProgress: async (progressPercent) => {
        await change({ progressPercent });
        await run.progress(progressPercent, 100);
      },
    });
    const now = deps.clock.businessNow();
    const name = fileName(`Dossier ${title} ${copy.recipient}`, parisDay(now), 'pdf');
    await deps.db.transaction(async (tx) => {
      const scope = { tenantId: copy.tenantId };
      const fileId = await storeBytes(deps, tx, { bytes, name, scope, createdBy: copy.createdBy });
      await tx
        .update(dossiers)
        .set({ status: 'done', fileId, pagesCount, progressPercent: 100, doneAt: now, updatedAt: now })
        .where(eq(dossiers.id, dossierId));
    });
    // The reader of a link waits on its page.
    if (copy.shareId === null) await notifyReady(deps, found);
  },
  onGivenUp: async (deps, tx, { dossierId }) => {
    await tx
      .update(dossiers)
      .set({ status: 'failed', updatedAt: deps.clock.businessNow() })
      .where(and(eq(dossiers.id, dossierId), inArray(dossiers.status, ['queued', 'printing'])));
  },
});

type FoundCopy = NonNullable<Awaited<ReturnType<typeof copyToPrint>>>;

/** A copy that waits for its file, with who asked for it or sent its link; null once it is there. */
async function copyToPrint({ db }: ServerDependencies, dossierId: string) {
  const [row] = await db
    .select({ copy: dossiers, email: users.email, operation: operations, profile: profiles, tenant: tenants })
    .from(dossiers)
    .innerJoin(users, eq(users.id, dossiers.createdBy))
    .leftJoin(operations, eq(operations.id, dossiers.operationId))
    .leftJoin(profiles, eq(profiles.id, dossiers.profileId))
    .innerJoin(tenants, eq(tenants.id, dossiers.tenantId))
    .where(eq(dossiers.id, dossierId))
    .limit(1);
  if (row === undefined || row.copy.status === 'done' || row.copy.status === 'failed') return null;
  return { ...row, title: row.operation?.ref ?? row.profile?.name ?? '' };
}

async function notifyReady(deps: ServerDependencies, found: FoundCopy): Promise<void> {
  const { copy, operation, profile, tenant } = found;
  const outbox: QueuedEvent[] = [];
  await deps.db.transaction((tx) =>
    notify({ deps, outbox }, tx, {
      kind: 'dossier.ready',
      to: { userIds: [copy.createdBy] },
      tenant: { id: tenant.id, name: tenant.name },
      values: { name: copy.recipient, title: operation?.name ?? profile?.name ?? '' },
      href: hrefOfCopy(copy),
      subject: { type: 'dossier', id: copy.id },
      operationId: copy.operationId,
    }),
  );
  await publishEvents(deps, outbox);
}
