import { and, between, eq, inArray, isNull, ne } from 'drizzle-orm';
import { storeVisit, updateVisit, type VisitPayload } from '#contracts/client/operation/visit/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { visitMachine } from '#domain/states/study/visit.ts';
import { maxVisitMinutes, overlaps } from '#domain/visit/visit.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { contacts, lots, visits, type Operation, type Visit } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { membersOf } from '../members.ts';
import { operationOfRoute } from '../scope.ts';
import { transitionContext } from '../steps/transition-context.ts';
import { parisInstant } from '#mocks/server/paris-time.ts';
import { visitPart } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, visitMessages);

/** Plans a visit. */
export const storeHandler = clientAction(storeVisit, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const columns = await plannedColumns(context, operation, payload, null);
    const id = context.deps.newId();
    await context.db.transaction((tx) => insertVisit(context, tx, operation, { ...columns, id }));
    visitPart.announce(context, { id, operationId: operation.id, version: 1 });
    const to = edit({ operation: operation.id, visit: id });
    return redirect(to, { type: 'success', text: texts(context).created });
  },
});

type PlannedColumns = Awaited<ReturnType<typeof plannedColumns>>;

/** Writes a planned visit, with its line of the journal. */
export async function insertVisit(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  columns: PlannedColumns & { readonly id: string },
): Promise<void> {
  const now = context.deps.clock.businessNow();
  await tx.insert(visits).values({
    ...columns,
    tenantId: operation.tenantId,
    operationId: operation.id,
    createdBy: context.actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await visitPart.audit(context, tx, 'plan', operation);
}

/** Changes the planning of a visit, as long as it is planned. */
export const updateHandler = clientAction(updateVisit, {
  find: visitPart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, visit } = found;
    if (visit.status !== 'planned') throw new ValidationFailure({ base: texts(context).notPlanned });
    const columns = await plannedColumns(context, operation, payload, visit);
    const changes = changedFields(visit, columns);
    await visitPart.change(context, found, {
      action: 'update',
      version,
      columns,
      changes,
    });
    const to = edit({ operation: operation.id, visit: visit.id });
    return redirect(to, { type: 'success', text: texts(context).updated });
  },
});

/** The columns of a planned visit. @throws ValidationFailure at the fields that do not fit */
export async function plannedColumns(
  context: ClientContext,
  operation: Operation,
  payload: VisitPayload,
  visit: Visit | null,
) {
  const { startOn, startTime, isOverlapAccepted, ...columns } = payload;
  const startAt = parisInstant(startOn, startTime);
  const errors = await unknownRecords(context, operation, payload, visit);
  const isMoved = visit === null || visit.startAt.getTime() !== startAt.getTime();
  if (isMoved && startAt <= context.deps.clock.businessNow()) errors['startOn'] = texts(context).startInPast;
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  const facts = {
    startAt: startAt.toISOString(),
    hostId: payload.hostId,
    busyHostName: await busyHostName(context, { ...columns, startAt }, visit),
  };
  const transition = await transitionContext(context);
  const confirmed = isOverlapAccepted ? ['host_busy'] : [];
  const answer = mayHappen(visitMachine, 'plan', { state: null, facts }, { ...transition, confirmed });
  if (!answer.ok) {
    const text = answer.reasons.map((reason) => reason.text[context.locale]).join(' ');
    throw new ValidationFailure({ isOverlapAccepted: fill(texts(context).overlap, { text }) });
  }
  return { ...columns, startAt };
}

/** The name of the host if another visit of theirs is at that time, wherever in the company; else nothing. */
async function busyHostName(
  context: ClientContext,
  planned: { readonly hostId: string; readonly startAt: Date; readonly durationMin: number },
  visit: Visit | null,
): Promise<string> {
  const reachMs = maxVisitMinutes * 60_000;
  const around = await wholeCompany(context)
    .select({ startAt: visits.startAt, durationMin: visits.durationMin })
    .from(visits)
    .where(
      and(
        eq(visits.hostId, planned.hostId),
        eq(visits.status, 'planned'),
        isNull(visits.deletedAt),
        visit === null ? undefined : ne(visits.id, visit.id),
        between(
          visits.startAt,
          new Date(planned.startAt.getTime() - reachMs),
          new Date(planned.startAt.getTime() + reachMs),
        ),
      ),
    );
  if (!around.some((other) => overlaps(planned, other))) return '';
  const people = await membersOf(context);
  return people.find(({ id }) => id === planned.hostId)?.name ?? '';
}

/** Lots of another operation, contacts and hosts that are not there; those that the visit has already may stay. */
async function unknownRecords(
  context: ClientContext,
  operation: Operation,
  { lotIds, contactIds, hostId }: VisitPayload,
  visit: Visit | null,
): Promise<Record<string, string>> {
  const { db, locale } = context;
  const errors: Record<string, string> = {};
  const text = validationText(locale, 'unknownRecord');
  const newLots = [...new Set(lotIds)].filter((id) => visit?.lotIds.includes(id) !== true);
  if (newLots.length > 0) {
    const isThere = and(
      inArray(lots.id, newLots),
      eq(lots.operationId, operation.id),
      isNull(lots.deletedAt),
    );
    const rows = await db.select({ id: lots.id }).from(lots).where(isThere);
    if (rows.length < newLots.length) errors['lotIds'] = text;
  }
  const newContacts = [...new Set(contactIds)].filter((id) => visit?.contactIds.includes(id) !== true);
  if (newContacts.length > 0) {
    const isThere = and(inArray(contacts.id, newContacts), isNull(contacts.deletedAt));
    const rows = await db.select({ id: contacts.id }).from(contacts).where(isThere);
    if (rows.length < newContacts.length) errors['contactIds'] = text;
  }
  const people = await membersOf(context);
  if (visit?.hostId !== hostId && people.every(({ id }) => id !== hostId)) errors['hostId'] = text;
  return errors;
}
