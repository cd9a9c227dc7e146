import { and, eq, gt, inArray } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import type { RecordedChange } from '#mocks/server/resource.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { resources } from '../resources.ts';

/** As long as a change of several records can be taken back. */
const undoMs = 30 * 60 * 1000;

const records = resources.flatMap(({ records: own = [] }) => own).filter(({ area }) => area === 'client');

/** Handler of `bulk-undo`: takes back what one request of the person changed in several records. */
export const bulkUndoHandlers = {
  'bulk-undo': clientAction(noPayload, {
    find: changesOfRoute,
    act: async (context, _payload, byType) => {
      let count = 0;
      let total = 0;
      for (const [record, recorded] of byType) {
        total += recorded.length;
        count += await record.takeBack(context, recorded);
      }
      const texts = messagesFor(context.locale, recordMessages);
      const text = fill(count === total ? texts.undone : texts.undonePartly, { count, kept: total - count });
      return redirect(backAddress(context), { type: count === 0 ? 'warning' : 'success', text });
    },
  }),
} satisfies Partial<RouteHandlers>;

/**
 * What the request that the address names changed, by kind of record, as the journal tells it.
 *
 * @throws HttpFailure 404 when it is too long ago, or someone else's; 403 without the right to change them
 */
async function changesOfRoute(context: ClientContext) {
  const { actor, db, deps } = context;
  const entries = await db
    .select({
      id: auditEntries.subjectId,
      type: auditEntries.subjectType,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.requestId, parameter(context, 'batch')),
        eq(auditEntries.actorId, actor.impersonation?.staffId ?? actor.user.id),
        inArray(
          auditEntries.subjectType,
          records.map(({ type }) => type),
        ),
        gt(auditEntries.at, new Date(deps.clock.systemNow().getTime() - undoMs)),
      ),
    );
  const byType = records.flatMap((record) => {
    const recorded = entries.flatMap(({ id, type, changes }): RecordedChange[] =>
      type === record.type && id !== null ? [{ id, changes }] : [],
    );
    return recorded.length === 0 ? [] : [[record, recorded] as const];
  });
  if (byType.length === 0) throw notFound('changes to take back');
  for (const [{ can }] of byType) {
    const key = can.replace('.list', '.update') as PermissionKey;
    if (!canNow(context, key)) throw forbidden(`lacks ${key}`);
  }
  return byType;
}
