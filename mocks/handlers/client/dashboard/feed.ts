import { and, desc, eq, inArray, isNotNull, notLike } from 'drizzle-orm';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { actualities, actualityReads, auditEntries, operations } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { historyPage } from '#mocks/server/history/read.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { openTo } from '../actuality/audience.ts';
import { ofChosen, type DashboardScope } from './scope.ts';

const shownEntries = 6;
const shownNews = 3;

/** What people did last: of the whole company for who reads its journal, else with the operations open to the person. */
export async function activityOf(
  context: ClientContext,
  scope: DashboardScope,
): Promise<DashboardProps['activity']> {
  const { action, subjectType, subjectId, tenantId, actorId, result } = auditEntries;
  const isAll = can(context, 'audit.list') && scope.chosenIds === null;
  const open = context.db
    .select({ id: operations.id })
    .from(operations)
    .where(and(liveOperations(), ofChosen(operations.id, scope)));
  const { entries } = await historyPage(
    context,
    and(
      eq(tenantId, context.actor.tenant.id),
      isNotNull(actorId),
      eq(result, 'ok'),
      // Whoever signs in or out does nothing to the company.
      notLike(action, 'auth.%'),
      isAll
        ? isNotNull(subjectType)
        : and(
            eq(subjectType, 'operation'),
            inArray(
              subjectId,
              (await open).map(({ id }) => id),
            ),
          ),
    ),
    { page: 1, perPage: shownEntries },
  );
  return entries;
}

/** The latest articles that are meant for the person. */
export async function newsOf(context: ClientContext): Promise<DashboardProps['news']> {
  if (!can(context, 'actuality.list')) return [];
  const rows = await context.db
    .select({
      id: actualities.id,
      slug: actualities.slug,
      title: actualities.title,
      publishedAt: actualities.publishedAt,
      createdAt: actualities.createdAt,
      readBy: actualityReads.userId,
    })
    .from(actualities)
    .leftJoin(
      actualityReads,
      and(eq(actualityReads.actualityId, actualities.id), eq(actualityReads.userId, context.actor.user.id)),
    )
    .where(await openTo(context))
    .orderBy(desc(actualities.publishedAt), desc(actualities.id))
    .limit(shownNews);
  return rows.map(({ id, slug, title, publishedAt, createdAt, readBy }) => ({
    id,
    slug,
    title,
    publishedAt: (publishedAt ?? createdAt).toISOString(),
    isUnread: readBy === null,
  }));
}
