import { eq, inArray, or, sql } from 'drizzle-orm';
import { removeMember } from '#contracts/client/user/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { edit, index } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { contacts, memberships, operations, type Session } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceEnd, endSessionsIn } from '#mocks/server/identity/end-sessions.ts';
import { announceOperation } from '../operation/announce.ts';
import {
  announceMembers,
  currentOf,
  heldCounts,
  keepAnOwner,
  memberOfRoute,
  successorsOf,
  withMembersLocked,
  type Member,
} from './members.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, memberMessages);

const isSelf = ({ actor }: ClientContext, { user }: Member): boolean => user.id === actor.user.id;

/** Writes that a member is kept out, let in again, or gone; their version counts up. */
async function setPlace(
  context: ClientContext,
  tx: Database,
  { user, membership }: Member,
  place: Partial<Pick<typeof memberships.$inferInsert, 'suspendedAt' | 'revokedAt'>>,
  action: 'member.suspend' | 'member.restore' | 'member.remove',
): Promise<void> {
  const updatedAt = context.deps.clock.businessNow();
  await tx
    .update(memberships)
    .set({ ...place, updatedAt, version: sql`${memberships.version} + 1` })
    .where(eq(memberships.id, membership.id));
  await audit(context, tx, action, { type: 'member', id: user.id, label: fullName(user) });
}

/** Tells everybody concerned; sessions that ended are closed at once. */
async function announce(context: ClientContext, member: Member, ended: readonly Session[]): Promise<void> {
  announceMembers(context, [member.user.id]);
  await announceEnd(context, member.user.id, ended);
}

/** Keeps a member out of the company; their place stays theirs. Twice is once. */
export const suspendHandler = clientAction(noPayload, {
  find: memberOfRoute,
  act: async (context, _payload, found) => {
    const texts = textsOf(context);
    if (isSelf(context, found)) throw new ValidationFailure({ base: texts.refused.ownSuspension });
    const ended = await withMembersLocked(context, async (tx, members) => {
      const member = currentOf(members, found);
      keepAnOwner(context, members, member, 'base');
      if (member.membership.suspendedAt !== null) return [];
      const suspendedAt = context.deps.clock.systemNow();
      await setPlace(context, tx, member, { suspendedAt }, 'member.suspend');
      return endSessionsIn(tx, member.user.id, context.actor.tenant.id);
    });
    await announce(context, found, ended);
    const text = fill(texts.flash.suspended, { name: fullName(found.user) });
    return redirect(index(), { type: 'success', text });
  },
});

/** Lets a member in again. */
export const restoreHandler = clientAction(noPayload, {
  find: memberOfRoute,
  act: async (context, _payload, found) => {
    await withMembersLocked(context, async (tx, members) => {
      const member = currentOf(members, found);
      if (member.membership.suspendedAt === null) return;
      await setPlace(context, tx, member, { suspendedAt: null }, 'member.restore');
    });
    await announce(context, found, []);
    const text = fill(textsOf(context).flash.restored, { name: fullName(found.user) });
    return redirect(index(), { type: 'success', text });
  },
});

/** Takes a member out of the company; contacts that they follow and operations that they manage go to somebody else. */
export const destroyHandler = clientAction(removeMember, {
  find: memberOfRoute,
  act: async (context, { reassignTo }, found) => {
    const texts = textsOf(context);
    const successors = await successorsOf(context);
    const { tenant } = context.actor;
    const { ended, moved } = await withMembersLocked(context, async (tx, members) => {
      const member = currentOf(members, found);
      keepAnOwner(context, members, member, 'base');
      if (isSelf(context, member)) throw new ValidationFailure({ base: texts.refused.ownRemoval });
      const { id } = member.user;
      const company = wholeCompany({ ...context, unscoped: tx });
      const n = (await heldCounts(company)).get(id) ?? 0;
      if (n > 0 && reassignTo === null) {
        const text = n === 1 ? texts.refused.reassignOne : fill(texts.refused.reassign, { n });
        throw new ValidationFailure({ reassignTo: text });
      }
      if (reassignTo !== null && (reassignTo === id || !successors.some((one) => one.id === reassignTo))) {
        throw new ValidationFailure({ reassignTo: validationText(context.locale, 'unknownRecord') });
      }
      const given = await handOver(context, company, id, reassignTo);
      await setPlace(context, tx, member, { revokedAt: context.deps.clock.systemNow() }, 'member.remove');
      return { moved: given, ended: await endSessionsIn(tx, id, tenant.id) };
    });
    announceMoved(context, moved);
    await announce(context, found, ended);
    const text = fill(texts.flash.removed, { name: fullName(found.user) });
    return redirect(index(), { type: 'success', text });
  },
});

/** What somebody else took over. */
interface Moved {
  readonly contactIds: readonly string[];
  readonly operations: readonly { readonly id: string; readonly version: number }[];
}

/**
 * Gives what one person holds to another, what lies in the bin as well, each with its line of the journal; whoever
 * leaves is no part of any team.
 *
 * @param to null where nothing is held
 */
async function handOver(
  context: ClientContext,
  db: Database,
  from: string,
  to: string | null,
): Promise<Moved> {
  const updatedAt = context.deps.clock.businessNow();
  const assigned = await db
    .select({ id: operations.id, label: operations.ref, managerId: operations.managerId })
    .from(operations)
    .where(or(eq(operations.managerId, from), sql`${from} = any(${operations.teamUserIds})`));
  const changed = await db
    .update(operations)
    .set({
      ...(to !== null && {
        managerId: sql`case when ${operations.managerId} = ${from} then ${to} else ${operations.managerId} end`,
      }),
      teamUserIds: sql`array_remove(${operations.teamUserIds}, ${from})`,
      updatedAt,
      version: sql`${operations.version} + 1`,
    })
    .where(
      inArray(
        operations.id,
        assigned.map(({ id }) => id),
      ),
    )
    .returning({ id: operations.id, version: operations.version });
  if (to === null) return { contactIds: [], operations: changed };
  const moved = await db
    .update(contacts)
    .set({ ownerUserId: to, updatedAt, version: sql`${contacts.version} + 1` })
    .where(eq(contacts.ownerUserId, from))
    .returning({ id: contacts.id, label: contacts.displayName });
  for (const { id, label } of moved) {
    const subject = { type: 'contact', id, label };
    await audit(context, db, 'contact.assign', subject, { ownerUserId: { from, to } });
  }
  for (const { id, label } of assigned.filter(({ managerId }) => managerId === from)) {
    const subject = { type: 'operation', id, label };
    await audit(context, db, 'operation.assign', subject, { managerId: { from, to } });
  }
  return { contactIds: moved.map(({ id }) => id), operations: changed };
}

function announceMoved(context: ClientContext, moved: Moved): void {
  const { tenant, user } = context.actor;
  if (moved.contactIds.length > 0) {
    const change = { ids: [...moved.contactIds], by: user.id };
    broadcast(context, [channels.tenant(tenant.id)], 'contact.changed', change);
  }
  for (const operation of moved.operations) announceOperation(context, 'operation.updated', operation);
}

/** Signs a member out of this company on all their devices; one's own sessions are ended in the account. */
export const endSessionsHandler = clientAction(noPayload, {
  find: async (context) => {
    const member = await memberOfRoute(context);
    if (isSelf(context, member)) throw forbidden('own sessions are ended in the account');
    return member;
  },
  act: async (context, _payload, { user }) => {
    const name = fullName(user);
    const ended = await context.unscoped.transaction(async (tx) => {
      await audit(context, tx, 'member.sessions_ended', { type: 'member', id: user.id, label: name });
      return endSessionsIn(tx, user.id, context.actor.tenant.id);
    });
    await announceEnd(context, user.id, ended);
    const text = fill(textsOf(context).flash.sessionsEnded, { name });
    return redirect(edit({ user: user.id }), { type: 'success', text });
  },
});
