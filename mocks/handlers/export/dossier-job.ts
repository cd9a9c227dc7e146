import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { id } from '#contracts/fields.ts';
import { isSection } from '#domain/share/sections.ts';
import { dossier as dossierPage } from '#generated/routes/export.ts';
import { dossiers, operations, tenants, users, type Dossier } from '#mocks/db/schema/index.ts';
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

/** The file as it stands at an address: its pages, their order and names, its reader, what it hides. */
export const hrefOfCopy = (copy: Omit<Dossier, 'id'> | Dossier): string =>
  dossierPage(
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

/** Draws a copy of a file with the browser of the server, in the name of whoever asked for it, keeps it and tells them. */
export const dossierJob = defineJob({
  kind: 'dossier.print',
  payload: z.object({ dossierId: id }),
  lane: 'print',
  maxAttempts: 2,
  limitS: 170,
  run: async (deps, { dossierId }, run) => {
    const { printer } = deps;
    const found = await copyToPrint(deps, dossierId);
    if (found === null) return;
    if (printer === null) throw new Error('this server has no browser to print with');
    const { copy, email, operation } = found;
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
      as: email,
    });
    const { bytes, pagesCount } = await printer.print(url, {
      signal: run.signal,
      onProgress: async (progressPercent) => {
        await change({ progressPercent });
        await run.progress(progressPercent, 100);
      },
    });
    const now = deps.clock.businessNow();
    const name = fileName(`Dossier ${operation.ref} ${copy.recipient}`, parisDay(now), 'pdf');
    await deps.db.transaction(async (tx) => {
      const scope = { tenantId: copy.tenantId };
      const fileId = await storeBytes(deps, tx, { bytes, name, scope, createdBy: copy.createdBy });
      await tx
        .update(dossiers)
        .set({ status: 'done', fileId, pagesCount, progressPercent: 100, doneAt: now, updatedAt: now })
        .where(eq(dossiers.id, dossierId));
    });
    await tellReady(deps, found);
  },
  onGivenUp: async (deps, tx, { dossierId }) => {
    await tx
      .update(dossiers)
      .set({ status: 'failed', updatedAt: deps.clock.businessNow() })
      .where(and(eq(dossiers.id, dossierId), inArray(dossiers.status, ['queued', 'printing'])));
  },
});

type FoundCopy = NonNullable<Awaited<ReturnType<typeof copyToPrint>>>;

/** A copy that waits for its file, with who asked for it; null once it is there. */
async function copyToPrint({ db }: ServerDependencies, dossierId: string) {
  const [row] = await db
    .select({ copy: dossiers, email: users.email, operation: operations, tenant: tenants })
    .from(dossiers)
    .innerJoin(users, eq(users.id, dossiers.createdBy))
    .innerJoin(operations, eq(operations.id, dossiers.operationId))
    .innerJoin(tenants, eq(tenants.id, dossiers.tenantId))
    .where(eq(dossiers.id, dossierId))
    .limit(1);
  if (row === undefined || row.copy.status === 'done' || row.copy.status === 'failed') return null;
  return row;
}

async function tellReady(deps: ServerDependencies, { copy, operation, tenant }: FoundCopy): Promise<void> {
  const outbox: QueuedEvent[] = [];
  await deps.db.transaction((tx) =>
    notify({ deps, outbox }, tx, {
      kind: 'dossier.ready',
      to: { userIds: [copy.createdBy] },
      tenant: { id: tenant.id, name: tenant.name },
      values: { name: copy.recipient, title: operation.name },
      href: hrefOfCopy(copy),
      subject: { type: 'dossier', id: copy.id },
      operationId: operation.id,
    }),
  );
  await publishEvents(deps, outbox);
}
