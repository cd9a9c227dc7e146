import { and, eq } from 'drizzle-orm';
import { historyIndex } from '#contracts/history.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { can, isClientContext, parameter, type SignedInContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { signedInData, json, type RouteHandlers } from '#mocks/server/handler.ts';
import { historyPage } from '#mocks/server/history/read.ts';
import { recordsWithHistory } from './records.ts';

/** Handler of `history.index`: what happened to one record, for whoever may see the record. */
export const historyHandlers = {
  'history.index': signedInData(historyIndex, async (context, query) => {
    const { type, id } = await recordOfRoute(context);
    const where = and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id));
    return json(await historyPage(context, where, query));
  }),
} satisfies Partial<RouteHandlers>;

async function recordOfRoute(context: SignedInContext): Promise<{ type: string; id: string }> {
  const type = parameter(context, 'type');
  const id = parameter(context, 'id');
  const kind = recordsWithHistory.get(type);
  const area = context.actor.user.kind === 'platform' ? 'admin' : 'client';
  // Whoever is in no company has no border either: nothing of a company is there for them.
  const isOutside = area === 'client' && !isClientContext(context);
  if (kind?.area !== area || isOutside) throw notFound(`history of ${type}`);
  if (!(await kind.exists(context, id))) throw notFound(type);
  if (!can(context, kind.can)) throw forbidden(`lacks ${kind.can}`);
  return { type, id };
}
