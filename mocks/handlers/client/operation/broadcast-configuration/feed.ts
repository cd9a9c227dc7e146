import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#mocks/db/database.ts';
import { broadcastConfigurations, operations, type Operation } from '#mocks/db/schema/index.ts';
import { announceAdverts, broadcastOperations, settleAdverts } from '#mocks/server/advert/settle.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { edit } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { auditBroadcast, broadcastOfRoute, texts, broadcastFlash } from './record.ts';

/** Looks through the adverts of an operation: takes off what is taken, tells what is missing. */
export const syncJob = defineJob({
  kind: 'broadcast.sync',
  payload: z.object({ operationId: z.string() }),
  run: async (deps, { operationId }) => {
    const [operation] = await deps.db
      .select()
      .from(operations)
      .where(eq(operations.id, operationId))
      .limit(1);
    if (operation === undefined) return { changed: 0 };
    return { changed: await syncOperation(deps, operation, true) };
  },
});

/** Looks through the adverts of an operation. @param isAnnounced pages hear of it though nothing changed */
async function syncOperation(
  deps: ServerDependencies,
  operation: Operation,
  isAnnounced: boolean,
): Promise<number> {
  const changed = await deps.db.transaction(async (tx) => {
    const lotIds = await settleAdverts(deps, tx, operation);
    await noteSync(deps, tx, operation);
    return lotIds;
  });
  if (changed.length > 0 || isAnnounced) {
    const outbox: QueuedEvent[] = [];
    announceAdverts({ outbox }, operation, changed);
    await publishEvents(deps, outbox);
  }
  return changed.length;
}

const noteSync = async (
  { clock }: Pick<ServerDependencies, 'clock'>,
  tx: Database,
  { id }: Pick<Operation, 'id'>,
): Promise<unknown> =>
  tx
    .update(broadcastConfigurations)
    .set({ lastSyncAt: clock.businessNow() })
    .where(eq(broadcastConfigurations.operationId, id));

/** Every ten minutes: adverts of lots that were taken fall, certificates that expired are told. */
export async function settleBroadcasts(deps: ServerDependencies): Promise<{ readonly changed: number }> {
  let changed = 0;
  for (const operation of await broadcastOperations(deps.db))
    changed += await syncOperation(deps, operation, false);
  return { changed };
}

const withConfiguration = async (context: ClientContext) => {
  const { operation, configuration } = await broadcastOfRoute(context);
  if (configuration === null) throw notFound('broadcast configuration');
  return { operation, configuration };
};

/** Has the adverts looked through now. */
export const syncHandler = clientAction(noPayload, {
  find: withConfiguration,
  act: async (context, _payload, { operation }) => {
    const { db, deps, actor } = context;
    await db.transaction(async (tx) => {
      await auditBroadcast(context, tx, 'sync', operation);
      await enqueueJob(
        deps,
        tx,
        syncJob,
        { operationId: operation.id },
        { scope: { tenantId: operation.tenantId }, createdBy: actor.user.id },
      );
    });
    return redirect(edit({ operation: operation.id }), { type: 'info', text: texts(context).feed.syncing });
  },
});

/** Gives the feed a new secret address; the old one answers no more. */
export const rotateHandler = clientAction(noPayload, {
  find: withConfiguration,
  act: async (context, _payload, { operation, configuration }) => {
    await context.db.transaction(async (tx) => {
      await tx
        .update(broadcastConfigurations)
        .set({ keyNumber: sql`${broadcastConfigurations.keyNumber} + 1` })
        .where(eq(broadcastConfigurations.id, configuration.id));
      await auditBroadcast(context, tx, 'rotate', operation);
    });
    announceAdverts(context, operation, []);
    return broadcastFlash(operation.id, texts(context).feed.rotated);
  },
});
