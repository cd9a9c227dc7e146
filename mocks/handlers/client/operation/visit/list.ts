import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  visitIndexPage,
  visitIndexQuery,
  type VisitIndexProps,
  type VisitRow,
} from '#contracts/client/operation/visit/index.ts';
import { attendanceBps } from '#domain/visit/visit.ts';
import { contacts, lots, visitFindings, visits, type Visit } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';

/** Visits of one operation that its page shows at most. */
const maxVisits = 1000;

/** The visits of an operation: the browser filters, orders and lays them out. */
export const indexHandler = clientPage(visitIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await context.db
    .select()
    .from(visits)
    .where(and(eq(visits.operationId, operation.id), isNull(visits.deletedAt)))
    .orderBy(desc(visits.startAt), desc(visits.id))
    .limit(maxVisits);
  const today = parisDay(context.deps.clock.businessNow());
  return {
    operation: headOf(operation),
    query,
    defaults: visitIndexQuery.parse({}),
    visits: await visitRows(context, rows),
    today,
    figures: figuresOf(rows, today),
    can: { update: canNow(context, 'operation.update') },
  };
});

function figuresOf(rows: readonly Visit[], today: string): VisitIndexProps['figures'] {
  const month = today.slice(0, 7);
  const done = rows.filter(({ status }) => status === 'done');
  return {
    monthCount: rows.filter(
      ({ startAt, status }) => status !== 'cancelled' && parisDay(startAt).startsWith(month),
    ).length,
    attendanceBps: attendanceBps(rows),
    doneCount: done.length,
    offersCount: done.filter(({ followUpKind }) => followUpKind === 'offer').length,
  };
}

/** Names of some contacts, those in the bin included: they were there. */
export async function contactsByIds({ db }: Pick<ClientContext, 'db'>, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(contacts)
          .where(inArray(contacts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function visitRows(context: ClientContext, rows: readonly Visit[]): Promise<VisitRow[]> {
  if (rows.length === 0) return [];
  const { db } = context;
  const hosts = await personNames(
    db,
    rows.map(({ hostId }) => hostId),
  );
  const people = await contactsByIds(
    context,
    rows.flatMap(({ contactIds }) => contactIds),
  );
  const lotIds = [...new Set(rows.flatMap((row) => row.lotIds))];
  const refs =
    lotIds.length === 0
      ? []
      : await db.select({ id: lots.id, ref: lots.ref }).from(lots).where(inArray(lots.id, lotIds));
  const counts = await db
    .select({ visitId: visitFindings.visitId, total: count() })
    .from(visitFindings)
    .where(
      and(
        inArray(
          visitFindings.visitId,
          rows.map(({ id }) => id),
        ),
        isNull(visitFindings.removedAt),
      ),
    )
    .groupBy(visitFindings.visitId);
  const countOf = new Map(counts.map(({ visitId, total }) => [visitId, total]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startAt: row.startAt.toISOString(),
    durationMin: row.durationMin,
    lots: refs.filter(({ id }) => row.lotIds.includes(id)),
    contacts: row.contactIds.flatMap((id) => people.get(id)?.displayName ?? []),
    host: { id: row.hostId, name: hosts.get(row.hostId) ?? '' },
    rating: row.rating,
    status: row.status,
    followUpKind: row.followUpKind,
    followUpDueOn: row.followUpDueOn,
    findingsCount: countOf.get(row.id) ?? 0,
  }));
}
