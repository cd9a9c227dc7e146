import { and, desc, eq, isNull } from 'drizzle-orm';
import type { MemberIndexProps, PendingInvitation } from '#contracts/client/user/index.ts';
import { inviteMember as inviteContract } from '#contracts/client/user/payload.ts';
import { index } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { invitations, memberships, users, type Invitation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { renewInvitation } from '#mocks/server/identity/invitation-mail.ts';
import { inviteMember } from '#mocks/server/identity/invite.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { checkQuota, quotaLimit } from '#mocks/server/quota.ts';
import { readRoleDefinitions } from '#mocks/server/role-definitions.ts';
import { announceMembers, membersIn, roleLabel, withMembersLocked, type Member } from './members.ts';
import { checkRights } from './roles.ts';

/** Invitations that a company sends in an hour at most. */
const maxPerHour = 60;

interface OpenInvitation {
  readonly invitation: Invitation;
  readonly email: string;
  readonly role: string;
}

/** Invitations into a company that were neither accepted nor cancelled, the latest first; some may be over. */
const openInvitations = (db: Database, tenantId: string): Promise<OpenInvitation[]> =>
  db
    .select({ invitation: invitations, email: users.email, role: memberships.role })
    .from(invitations)
    .innerJoin(memberships, eq(memberships.id, invitations.membershipId))
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        isNull(memberships.acceptedAt),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .orderBy(desc(invitations.expiresAt), desc(invitations.id));

const isExpired = ({ deps }: ClientContext, { expiresAt }: Invitation): boolean =>
  expiresAt <= deps.clock.systemNow();

/** Invitations that wait for an answer, for those who may send them. */
export async function pendingInvitations(context: ClientContext): Promise<PendingInvitation[]> {
  if (!can(context, 'tenant-user.create')) return [];
  const { unscoped, actor } = context;
  const open = await openInvitations(unscoped, actor.tenant.id);
  const definitions = await readRoleDefinitions(
    unscoped,
    open.map(({ role }) => role),
  );
  return open.map(({ invitation, email, role }) => ({
    id: invitation.membershipId ?? invitation.id,
    email,
    name: invitation.inviteeName,
    role,
    roleLabel: roleLabel(role, definitions),
    expiresAt: invitation.expiresAt.toISOString(),
    isExpired: isExpired(context, invitation),
    isRenewalAsked: invitation.renewalAskedAt !== null,
  }));
}

/** Seats that are taken or promised; a member who is kept out keeps theirs. */
async function seatsTaken(context: ClientContext, db: Database, members: readonly Member[]) {
  const open = await openInvitations(db, context.actor.tenant.id);
  return { used: members.length, reserved: open.filter(({ invitation }) => !isExpired(context, invitation)) };
}

/** « 4 / 6 »: seats that are taken, promised, and part of the offer; null for those who may not change members. */
export async function seatsOf(context: ClientContext): Promise<MemberIndexProps['seats']> {
  if (!can(context, 'tenant-user.update')) return null;
  const { unscoped, actor } = context;
  const members = await membersIn(unscoped, actor.tenant.id);
  const { used, reserved } = await seatsTaken(context, unscoped, members);
  return {
    used,
    reserved: reserved.length,
    limit: await quotaLimit(context, 'users'),
  };
}

/** @throws ValidationFailure on `field` when the company sends too many */
const limitInvitations = (context: ClientContext, field: string): Promise<void> =>
  limitPerHour(context, field, { [`invite:${context.actor.tenant.id}`]: maxPerHour });

/** Refuses one more invitation than the offer has seats; one that is renewed counts once. */
async function checkSeats(
  context: ClientContext,
  tx: Database,
  members: readonly Member[],
  isSame: (open: OpenInvitation) => boolean,
): Promise<void> {
  const { used, reserved } = await seatsTaken(context, tx, members);
  await checkQuota({ ...context, db: tx }, 'users', used + reserved.filter((open) => !isSame(open)).length);
}

/** Invites somebody: a new account, or one that other companies know already, of which nothing is told. */
export const storeHandler = clientAction(inviteContract, async (context, payload) => {
  const rights = await checkRights(context, payload);
  if (rights.role === 'owner') requireConfirmation(context, 'roles');
  await limitInvitations(context, 'email');
  const { tenant } = context.actor;
  const texts = messagesFor(context.locale, memberMessages);
  const { email, firstName, lastName, jobTitle, message } = payload;
  await withMembersLocked(context, async (tx, members) => {
    if (members.some(({ user }) => user.email === email)) {
      throw new ValidationFailure({ email: texts.refused.alreadyMember });
    }
    await checkSeats(context, tx, members, (open) => open.email === email);
    await refuseUnusable(texts.refused.unusable, () =>
      inviteMember(context, tx, {
        tenant,
        email,
        firstName,
        lastName,
        jobTitle: jobTitle === '' ? null : jobTitle,
        message: message === '' ? null : message,
        ...rights,
      }),
    );
  });
  announceMembers(context, []);
  return redirect(index(), { type: 'success', text: fill(texts.flash.invited, { email }) });
});

/** Staff and accounts that were ended cannot be invited; why is not told. */
async function refuseUnusable(text: string, invite: () => Promise<unknown>): Promise<void> {
  try {
    await invite();
  } catch (error) {
    if (!(error instanceof ValidationFailure) || !('email' in error.errors)) throw error;
    throw new ValidationFailure({ email: text });
  }
}

/** @throws HttpFailure 404 where none is open for the membership of the address */
async function invitationOfRoute(context: ClientContext): Promise<OpenInvitation> {
  const id = parameter(context, 'membership');
  const open = await openInvitations(context.unscoped, context.actor.tenant.id);
  const found = open.find(({ invitation }) => invitation.membershipId === id);
  if (!found) throw notFound('open invitation');
  return found;
}

const subjectOf = ({ invitation, email }: OpenInvitation) => ({
  type: 'user',
  id: invitation.userId,
  label: email,
});

/** Sends another link, good for seven days; the one before stops working. */
export const resendHandler = clientAction(noPayload, {
  find: invitationOfRoute,
  act: async (context, _payload, open) => {
    await limitInvitations(context, 'base');
    const { email, invitation } = open;
    await withMembersLocked(context, async (tx, members) => {
      await checkSeats(context, tx, members, (other) => other.invitation.id === invitation.id);
      await renewInvitation(context, tx, invitation);
      await audit(context, tx, 'invitation.renewed', subjectOf(open));
    });
    announceMembers(context, []);
    const text = fill(messagesFor(context.locale, memberMessages).flash.resent, { email });
    return redirect(index(), { type: 'success', text });
  },
});

/** Cancels an invitation: its link stops working. */
export const revokeHandler = clientAction(noPayload, {
  find: invitationOfRoute,
  act: async (context, _payload, open) => {
    const { email, invitation } = open;
    await context.unscoped.transaction(async (tx) => {
      const revokedAt = context.deps.clock.systemNow();
      const isOpen = and(eq(invitations.id, invitation.id), isNull(invitations.acceptedAt));
      const revoked = await tx.update(invitations).set({ revokedAt }).where(isOpen).returning();
      // Accepted in the meantime: the person is a member now.
      if (revoked.length === 0) throw notFound('open invitation');
      await audit(context, tx, 'invitation.revoked', subjectOf(open));
    });
    announceMembers(context, []);
    const text = fill(messagesFor(context.locale, memberMessages).flash.revoked, { email });
    return redirect(index(), { type: 'success', text });
  },
});
