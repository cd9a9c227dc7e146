import { and, eq, gt, inArray } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as bulkMessages from '#messages/client/operation-bulk.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { auditEntries, operations, type AuditChanges } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { changeEach } from './bulk.ts';

/** As long as a change of several operations can be taken back. */
const undoMs = 30 * 60 * 1000;

const undoable = ['operation.assign', 'operation.tag', 'operation.locate'];

interface Former {
  readonly operationId: string | null;
  readonly changes: AuditChanges;
}

/**
 * Takes back what one request of the person changed in several operations, as the journal tells it. What somebody
 * changed since stays as it is.
 */
export const bulkUndoHandler = clientAction(noPayload, {
  find: changesOfRoute,
  act: async (context, _payload, former) => {
    const changesOf = new Map(former.map(({ operationId, changes }) => [operationId, changes]));
    const ids = former.flatMap(({ operationId }) => operationId ?? []);
    const found = await context.db
      .select()
      .from(operations)
      .where(and(liveOperations(), inArray(operations.id, ids)));
    const count = await changeEach(context, found, 'operation.undo', (operation) => {
      const { managerId, tags, lat, lng } = changesOf.get(operation.id) ?? {};
      if (managerId && managerId.to === operation.managerId) return { managerId: String(managerId.from) };
      if (tags && JSON.stringify(tags.to) === JSON.stringify(operation.tags)) {
        return { tags: Array.isArray(tags.from) ? tags.from.map(String) : [] };
      }
      if (lat && lng && lat.to === operation.lat && lng.to === operation.lng) {
        return { lat: numberOrNull(lat.from), lng: numberOrNull(lng.from) };
      }
      return null;
    });
    const texts = messagesFor(context.locale, bulkMessages);
    const text = fill(count === former.length ? texts.undone : texts.undonePartly, {
      count,
      kept: former.length - count,
    });
    return redirect(backAddress(context), { type: count === 0 ? 'warning' : 'success', text });
  },
});

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What the request that the address names changed. @throws HttpFailure 404 when it is too long ago, or someone else's */
async function changesOfRoute(context: ClientContext): Promise<readonly Former[]> {
  const { actor, db, deps } = context;
  const since = new Date(deps.clock.systemNow().getTime() - undoMs);
  const entries = await db
    .select({ operationId: auditEntries.subjectId, changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.requestId, parameter(context, 'batch')),
        eq(auditEntries.actorId, actor.impersonation?.staffId ?? actor.user.id),
        inArray(auditEntries.action, undoable),
        gt(auditEntries.at, since),
      ),
    );
  if (entries.length === 0) throw notFound('changes to take back');
  return entries;
}
