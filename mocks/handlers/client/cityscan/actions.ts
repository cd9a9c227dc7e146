import { and, eq, sql } from 'drizzle-orm';
import { attachScan, saveWeights, scanAddress } from '#contracts/client/cityscan.ts';
import { noPayload } from '#contracts/define.ts';
import { isInFrance } from '#domain/cityscan/themes.ts';
import { cityscan } from '#generated/routes/client.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { cityscanScans, cityscanWeights, operations, type CityscanScan } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { scanById } from './page.ts';
import { scanJob } from './scan-job.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, cityscanMessages);

/** Asks for the neighbourhood of an address. */
export const scanHandler = clientAction(scanAddress, async (context, { operationId, ...place }) => {
  const service = checkedService(context);
  const t = texts(context);
  if (!isInFrance(place)) throw new ValidationFailure({ lat: t.create.outside });
  await checkOperation(context, operationId);
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const id = deps.newId();
  await context.db.transaction(async (tx) => {
    await tx.insert(cityscanScans).values({
      ...place,
      id,
      tenantId: actor.tenant.id,
      operationId,
      provider: service.name,
      isDemonstration: service.isDemonstration,
      status: 'pending',
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'cityscan.scan', { type: 'cityscan', id, label: place.address });
    await queue(context, tx, id);
  });
  return redirect(cityscan({ query: { scan: id } }), { type: 'success', text: t.flash.asked });
});

/** Asks for the same neighbourhood again; what is there stays until the answer. */
export const refreshHandler = clientAction(noPayload, {
  find: scanOfRoute,
  act: async (context, _payload, scan) => {
    checkedService(context);
    if (scan.status === 'pending') throw new ValidationFailure({ base: texts(context).create.busy });
    await context.db.transaction(async (tx) => {
      await tx
        .update(cityscanScans)
        .set({
          status: 'pending',
          updatedAt: context.deps.clock.businessNow(),
          version: sql`${cityscanScans.version} + 1`,
        })
        .where(and(eq(cityscanScans.id, scan.id), eq(cityscanScans.version, scan.version)));
      await audit(context, tx, 'cityscan.refresh', { type: 'cityscan', id: scan.id, label: scan.address });
      await queue(context, tx, scan.id);
    });
    return redirect(cityscan({ query: { scan: scan.id } }), {
      type: 'success',
      text: texts(context).flash.asked,
    });
  },
});

/** Attaches an analysis to an operation, or takes it away from it. */
export const attachHandler = clientAction(attachScan, {
  find: scanOfRoute,
  act: async (context, { operationId }, scan) => {
    await checkOperation(context, operationId);
    await context.db.transaction(async (tx) => {
      await tx.update(cityscanScans).set({ operationId }).where(eq(cityscanScans.id, scan.id));
      const subject = { type: 'cityscan', id: scan.id, label: scan.address };
      await audit(context, tx, 'cityscan.attach', subject);
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).flash.attached });
  },
});

/** Keeps what each theme weighs for the person. */
export const weightsHandler = clientAction(saveWeights, async (context, weights) => {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  await context.db
    .insert(cityscanWeights)
    .values({
      id: deps.newId(),
      tenantId: actor.tenant.id,
      userId: actor.user.id,
      weights,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [cityscanWeights.tenantId, cityscanWeights.userId],
      set: { weights, updatedAt: now },
    });
  return redirect(backAddress(context), { type: 'success', text: texts(context).flash.weights });
});

function checkedService(context: ClientContext) {
  const { neighbourhood } = context.deps;
  if (neighbourhood === null) throw new ValidationFailure({ base: texts(context).create.noService });
  return neighbourhood;
}

const queue = ({ deps, actor }: ClientContext, tx: Database, scanId: string) =>
  enqueueJob(
    deps,
    tx,
    scanJob,
    { scanId },
    { scope: { tenantId: actor.tenant.id }, createdBy: actor.user.id },
  );

async function scanOfRoute(context: ClientContext): Promise<CityscanScan> {
  const scan = await scanById(context, parameter(context, 'scan'));
  if (scan === undefined) throw notFound('scan');
  return scan;
}

async function checkOperation({ db, locale }: ClientContext, operationId: string | null): Promise<void> {
  if (operationId === null) return;
  const isIt = and(eq(operations.id, operationId), liveOperations());
  const rows = await db.select({ id: operations.id }).from(operations).where(isIt);
  if (rows.length === 0) {
    throw new ValidationFailure({ operationId: validationText(locale, 'unknownRecord') });
  }
}
