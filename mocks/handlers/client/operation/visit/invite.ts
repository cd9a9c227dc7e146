import { eq } from 'drizzle-orm';
import { visitIcs } from '#contracts/client/operation/visit/ics.ts';
import { inviteToVisit } from '#contracts/client/operation/visit/payload.ts';
import { visitCalendar } from '#domain/visit/calendar.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type Contact } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientData, redirect } from '#mocks/server/handler.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { placeOf } from './form.ts';
import { contactsByIds } from './list.ts';
import { visitLabel, visitPart, type FoundVisit } from './record.ts';

/** A contact whom a mail reaches. */
type Reachable = Contact & { readonly email: string };

/** Within a transaction everything is read by it: the connection is taken. */
async function hostOf({ actor }: ClientContext, db: Database, { visit }: FoundVisit) {
  const [host] = await db.select().from(users).where(eq(users.id, visit.hostId)).limit(1);
  return host ?? actor.user;
}

/** The visit as a calendar knows it; the same identifier each time, the version as its sequence. */
async function calendarOf(
  context: ClientContext,
  db: Database,
  found: FoundVisit,
  attendees: readonly Reachable[],
  { isCancelled, sequence }: { readonly isCancelled: boolean; readonly sequence: number },
): Promise<string> {
  const { operation, visit } = found;
  const host = await hostOf(context, db, found);
  return visitCalendar({
    uid: `${visit.id}@visites`,
    sequence,
    stampAt: context.deps.clock.businessNow(),
    startAt: visit.startAt,
    durationMin: visit.durationMin,
    title: `${visitLabel(context, visit)} · ${operation.name}`,
    place: placeOf(operation),
    description: `${operation.name} · ${context.actor.tenant.name}`,
    organizer: { name: fullName(host), email: host.email },
    attendees: attendees.map(({ displayName, email }) => ({ name: displayName, email })),
    isCancelled,
  });
}

const isReachable = (contact: Contact): contact is Reachable => contact.email !== null;

async function sendTo(
  context: ClientContext,
  tx: Database,
  found: FoundVisit,
  people: readonly Reachable[],
  kind: 'visit.invitation' | 'visit.cancelled',
): Promise<void> {
  const { operation, visit } = found;
  const { tenant } = context.actor;
  const host = await hostOf(context, tx, found);
  const isCancelled = kind === 'visit.cancelled';
  for (const contact of people) {
    // Each in a file of its own: nobody learns who else is expected.
    const calendar = await calendarOf(context, tx, found, [contact], {
      isCancelled,
      sequence: visit.version,
    });
    await queueMail(
      context,
      tx,
      kind,
      {
        email: contact.email,
        name: contact.displayName,
        locale: contact.language,
        tenant,
        calendar,
        replyTo: host.email,
        about: { senderId: context.actor.user.id, contactId: contact.id, operationId: operation.id },
      },
      {
        host: fullName(host),
        company: tenant.name,
        operation: operation.name,
        place: placeOf(operation),
        startAt: visit.startAt,
        durationMin: visit.durationMin,
      },
    );
  }
}

/** Tells those who were invited that the visit will not take place. */
export async function notifyCancelled(
  context: ClientContext,
  tx: Database,
  found: FoundVisit,
): Promise<void> {
  const people = await contactsByIds({ db: tx }, found.visit.invitedContactIds);
  await sendTo(context, tx, found, [...people.values()].filter(isReachable), 'visit.cancelled');
}

/** Invites some of those expected at a visit, by mail with an entry for their calendar. */
export const inviteHandler = clientAction(inviteToVisit, {
  find: visitPart.ofRoute,
  act: async (context, { contactIds }, found) => {
    const { operation, visit } = found;
    const t = messagesFor(context.locale, visitMessages);
    if (visit.status !== 'planned') throw new ValidationFailure({ base: t.notPlanned });
    const known = await contactsByIds(context, visit.contactIds);
    const chosen = [...new Set(contactIds)];
    const refuse = (text: string) => new ValidationFailure({ contactIds: text });
    const people = chosen.map((id) => {
      const contact = visit.contactIds.includes(id) ? known.get(id) : undefined;
      if (!contact) throw refuse(t.invite.notAttendee);
      const name = contact.displayName;
      if (!isReachable(contact)) throw refuse(fill(t.invite.missingEmail, { name }));
      if (contact.doNotContact) throw refuse(fill(t.invite.refused, { name }));
      return contact;
    });
    await visitPart.change(context, found, {
      action: 'invite',
      version: visit.version,
      columns: {
        invitedContactIds: [...new Set([...visit.invitedContactIds, ...chosen])],
        invitedAt: context.deps.clock.businessNow(),
      },
      alongside: (tx) => sendTo(context, tx, found, people, 'visit.invitation'),
    });
    const text = fill(t.invite.done, { count: people.length });
    return redirect(edit({ operation: operation.id, visit: visit.id }), { type: 'success', text });
  },
});

/** A visit as a calendar file, for one's own calendar. */
export const icsHandler = clientData(visitIcs, async (context) => {
  const found = await visitPart.ofRoute(context);
  const { visit, operation } = found;
  const people = await contactsByIds(context, visit.contactIds);
  const isCancelled = visit.status === 'cancelled';
  const calendar = await calendarOf(context, context.db, found, [...people.values()].filter(isReachable), {
    isCancelled,
    sequence: visit.version,
  });
  const href = mailHref(context, edit({ operation: operation.id, visit: visit.id }));
  const body = calendar.replace('END:VEVENT', `URL:${href}\r\nEND:VEVENT`);
  return {
    kind: 'raw',
    response: new Response(body, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="visite-${operation.ref.replaceAll(/[^\w-]/g, '-')}.ics"`,
        'cache-control': 'no-store',
      },
    }),
  };
});
