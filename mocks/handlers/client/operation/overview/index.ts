import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { OperationOverview } from '#contracts/client/operation/overview.ts';
import { openTaskStates } from '#domain/task/task.ts';
import type { Day } from '#domain/time/day.ts';
import { contactOperations, contacts, media, tasks, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { todayOf } from '../financing/record.ts';
import { salesOf } from '../notary-sale-payment/record.ts';
import { overviewDeadlines } from './deadlines.ts';
import { overviewFigures } from './figures.ts';

const shownTasks = 5;
const shownPeople = 8;
const shownDocuments = 5;

/** What the other pages of an operation keep, in short, as far as the person may see it. */
export async function overviewOf(context: ClientContext, operation: Operation): Promise<OperationOverview> {
  const today = todayOf(context);
  const sales = await salesOf(context.db, operation);
  return {
    today,
    ...(await overviewFigures(context, operation, sales, today)),
    deadlines: await overviewDeadlines(context, operation, sales, today),
    tasks: canNow(context, 'task.list') ? await openTasks(context, operation.id, today) : null,
    people: canNow(context, 'contact.list') ? await involved(context, operation.id) : null,
    documents: canNow(context, 'media.list') ? await lastDocuments(context, operation.id) : null,
  };
}

async function openTasks(
  { db }: ClientContext,
  operationId: string,
  today: Day,
): Promise<NonNullable<OperationOverview['tasks']>> {
  const where = and(
    eq(tasks.operationId, operationId),
    inArray(tasks.status, openTaskStates),
    isNull(tasks.deletedAt),
  );
  const [total] = await db.select({ count: count() }).from(tasks).where(where);
  const rows = await db
    .select()
    .from(tasks)
    .where(where)
    .orderBy(asc(tasks.dueOn), asc(tasks.createdAt), asc(tasks.id))
    .limit(shownTasks);
  const names = await personNames(
    db,
    rows.flatMap(({ assigneeIds }) => assigneeIds),
  );
  return {
    count: total?.count ?? 0,
    items: rows.map(({ id, title, dueOn, priority, assigneeIds }) => ({
      id,
      title,
      dueOn,
      isLate: dueOn !== null && dueOn < today,
      priority,
      people: assigneeIds.flatMap((person) => names.get(person) ?? []),
    })),
  };
}

const involved = ({ db }: ClientContext, operationId: string) =>
  db
    .select({ id: contacts.id, name: contacts.displayName, role: contactOperations.role })
    .from(contactOperations)
    .innerJoin(contacts, eq(contacts.id, contactOperations.contactId))
    .where(and(eq(contactOperations.operationId, operationId), isNull(contacts.deletedAt)))
    .orderBy(asc(contacts.displayName), asc(contactOperations.role))
    .limit(shownPeople);

async function lastDocuments(
  context: ClientContext,
  operationId: string,
): Promise<NonNullable<OperationOverview['documents']>> {
  const rows = await context.db
    .select({
      id: media.id,
      title: media.title,
      kind: media.kind,
      at: media.createdAt,
    })
    .from(media)
    .where(
      and(
        eq(media.operationId, operationId),
        inArray(media.kind, ['document', 'plan']),
        isNull(media.deletedAt),
        mediaReach(context),
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(shownDocuments);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
