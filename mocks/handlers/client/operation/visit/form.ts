import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { visitFormPage, type VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { visitFields } from '#contracts/client/operation/visit/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { checklistOf, defaultVisitMinutes } from '#domain/visit/visit.ts';
import { contacts, lots, type Operation, type Visit } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { membersOf } from '../members.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { studyChoices } from './carry.ts';
import { findingsOf } from './findings.ts';
import { followUpTaskOf } from './follow-up.ts';
import { contactsByIds } from './list.ts';
import { parisClock } from '#mocks/server/paris-time.ts';
import { visitLabel, visitPart, type FoundVisit } from './record.ts';
import { voucherOf } from './voucher.ts';

const facts = describeFields(visitFields);

/** The address of an operation on one line. */
export const placeOf = ({ addressLine, postalCode, city }: Operation): string =>
  [addressLine, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');

/** The empty form. */
export const createHandler = clientPage(visitFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  return {
    operation: headOf(operation),
    form: {
      record: null,
      values: {
        kind: null,
        startOn: null,
        startTime: '10:00',
        durationMin: defaultVisitMinutes,
        hostId: context.actor.user.id,
        lotIds: [],
        contactIds: [],
        isOverlapAccepted: false,
      },
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'operation.update'), delete: false },
    },
    outcome: null,
    attendees: [],
    findings: [],
    checklist: [],
    choices: await choicesOf(context, operation, null),
    today: parisDay(context.deps.clock.businessNow()),
    can: { update: canNow(context, 'operation.update'), carry: false, print: false },
  };
});

/** One visit: its planning, who is expected, what was seen, what came of it. */
export const editHandler = clientPage(visitFormPage, async (context) => {
  const found = await visitPart.ofRoute(context);
  const { operation, visit } = found;
  return {
    operation: headOf(operation),
    form: formOf(context, visit),
    outcome: await outcomeOf(context, found),
    attendees: await attendeesOf(context, visit),
    findings: await findingsOf(context, visit.id),
    checklist: [...checklistOf(visit.kind)],
    choices: await choicesOf(context, operation, visit),
    today: parisDay(context.deps.clock.businessNow()),
    can: {
      update: canNow(context, 'operation.update'),
      carry: canNow(context, 'simulation.update'),
      print: canNow(context, 'export.list'),
    },
  };
});

function formOf(context: ClientContext, visit: Visit): VisitFormProps['form'] {
  const { on, time } = parisClock(visit.startAt);
  return {
    record: { id: visit.id, version: visit.version, label: visitLabel(context, visit) },
    values: {
      kind: visit.kind,
      startOn: on,
      startTime: time,
      durationMin: visit.durationMin,
      hostId: visit.hostId,
      lotIds: visit.lotIds,
      contactIds: visit.contactIds,
      isOverlapAccepted: false,
    },
    fields: facts,
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    can: { save: canNow(context, 'operation.update') && visit.status === 'planned', delete: false },
  };
}

async function outcomeOf(context: ClientContext, { operation, visit }: FoundVisit) {
  const { db } = context;
  const hosts = await personNames(db, [visit.hostId]);
  const refs =
    visit.lotIds.length === 0
      ? []
      : await db.select({ ref: lots.ref }).from(lots).where(inArray(lots.id, visit.lotIds)).orderBy(lots.ref);
  return {
    status: visit.status,
    startAt: visit.startAt.toISOString(),
    endAt: new Date(visit.startAt.getTime() + visit.durationMin * 60_000).toISOString(),
    host: hosts.get(visit.hostId) ?? '',
    address: placeOf(operation),
    lots: refs.map(({ ref }) => ref),
    cancelReason: visit.cancelReason,
    rating: visit.rating,
    notes: visit.notes ?? '',
    followUpKind: visit.followUpKind,
    followUpDueOn: visit.followUpDueOn,
    followUpTaskId: await followUpTaskOf(context, visit.followUpTaskId),
    invitedAt: visit.invitedAt?.toISOString() ?? null,
    voucher: await voucherOf(context, visit.voucherFileId),
  };
}

async function attendeesOf(context: ClientContext, visit: Visit): Promise<VisitFormProps['attendees']> {
  const people = await contactsByIds(context, visit.contactIds);
  return visit.contactIds.flatMap((id) => {
    const contact = people.get(id);
    if (!contact) return [];
    const { displayName, email } = contact;
    return [{ id, name: displayName, email, isInvited: visit.invitedContactIds.includes(id) }];
  });
}

async function choicesOf(
  context: ClientContext,
  operation: Operation,
  visit: Visit | null,
): Promise<VisitFormProps['choices']> {
  const { db } = context;
  const lotRows = await db
    .select({ id: lots.id, ref: lots.ref, label: lots.label })
    .from(lots)
    .where(and(eq(lots.operationId, operation.id), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  const known = visit?.contactIds ?? [];
  const contactRows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(or(isNull(contacts.deletedAt), known.length === 0 ? undefined : inArray(contacts.id, known)))
    .orderBy(contacts.displayName);
  const canCarry = visit !== null && canNow(context, 'simulation.update');
  return {
    simulations: canCarry ? await studyChoices(context, operation, visit.id) : [],
    lots: lotRows.map(({ id, ref, label }) => ({ id, label: label === null ? ref : `${ref} · ${label}` })),
    contacts: contactRows.map(({ id, name, company }) => ({
      id,
      label: company === null || company === name ? name : `${name} · ${company}`,
    })),
    people: await membersOf(context),
  };
}
