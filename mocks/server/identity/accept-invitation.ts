import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CreatePasswordPayload } from '#contracts/auth/create-password.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/client/user.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { brandMemberships, invitations, memberships, users } from '#mocks/db/schema/index.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { audit } from '../audit.ts';
import { broadcast } from '../broadcast.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { fullName } from '../full-name.ts';
import { notify } from '../notifications/notify.ts';
import { audienceOf, checkNewPassword, passwordWords, writePassword } from './passwords.ts';
import { readInvitation, type FoundInvitation } from './read-invitation.ts';

/** What an invitation is good for: `dead` for good, or for asking for another. */
export type InvitationState = 'open' | 'expired' | 'dead';

/** The invitation of a link; null when there is none. */
export async function findInvitation(
  context: RequestContext,
  token: string,
): Promise<FoundInvitation | null> {
  return readInvitation(context.unscoped, eq(invitations.tokenHash, await sha256Hex(token)));
}

/** Whether an invitation may be accepted now. */
export function invitationState({ deps }: RequestContext, found: FoundInvitation): InvitationState {
  const { invitation, user, tenant, brand } = found;
  const isLive = user.status === 'invited' || user.status === 'active';
  const isPlaceClosed =
    tenant?.status === 'closed' || tenant?.status === 'suspended' || brand?.status === 'archived';
  if (invitation.acceptedAt !== null || invitation.revokedAt !== null || !isLive || isPlaceClosed)
    return 'dead';
  return invitation.expiresAt > deps.clock.systemNow() ? 'open' : 'expired';
}

/**
 * Makes the account of an invited person: their names, their password, and the address, which the link has
 * shown to be theirs.
 *
 * @throws ValidationFailure on the fields for a password that is refused, on `base` for a link that is over
 */
export async function createAccount(
  context: RequestContext,
  found: FoundInvitation,
  payload: CreatePasswordPayload,
): Promise<void> {
  const { deps, unscoped } = context;
  const { firstName, lastName, phone } = payload;
  const user = { ...found.user, firstName, lastName };
  const words = await passwordWords(context, user);
  await checkNewPassword(context, payload, { audience: audienceOf(user), words, user });
  await unscoped.transaction(async (tx) => {
    const emailVerifiedAt = deps.clock.systemNow();
    const [made] = await tx
      .update(users)
      .set({ firstName, lastName, phone, status: 'active', emailVerifiedAt })
      .where(and(eq(users.id, user.id), isNull(users.passwordHash)))
      .returning({ id: users.id });
    if (!made) throw over(context);
    await writePassword(deps, tx, user, payload.password);
    await takeEffect(context, tx, { ...found, user });
  });
  notifyInviter(context, found);
}

/** Lets a person with an account in. @throws ValidationFailure on `base` for a link that is over */
export async function joinByInvitation(context: RequestContext, found: FoundInvitation): Promise<void> {
  await context.unscoped.transaction((tx) => takeEffect(context, tx, found));
  notifyInviter(context, found);
}

async function takeEffect(context: RequestContext, tx: Database, found: FoundInvitation): Promise<void> {
  const { invitation, user } = found;
  const now = context.deps.clock.systemNow();
  const [accepted] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitations.id, invitation.id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ id: invitations.id });
  if (!accepted) throw over(context);
  if (invitation.membershipId !== null) {
    const rights = { acceptedAt: now, suspendedAt: null, revokedAt: null };
    await tx.update(memberships).set(rights).where(eq(memberships.id, invitation.membershipId));
  }
  if (invitation.brandId !== null) {
    const row = { userId: user.id, brandId: invitation.brandId, createdAt: now, revokedAt: null };
    await tx
      .insert(brandMemberships)
      .values(row)
      .onConflictDoUpdate({
        target: [brandMemberships.userId, brandMemberships.brandId],
        set: { revokedAt: null },
      });
  }
  const tenantId = found.tenant?.id;
  const subject = { type: 'user', id: user.id, label: user.email, actorId: user.id };
  await audit(context, tx, 'invitation.accepted', { ...subject, ...(tenantId && { tenantId }) });
  if (found.tenant !== null && invitation.invitedBy !== null) {
    await notify(context, tx, {
      kind: 'membership.accepted',
      to: { userIds: [invitation.invitedBy] },
      tenant: found.tenant,
      values: { name: fullName(user) },
      severity: 'success',
      href: index(),
      subject: { type: 'member', id: user.id },
    });
  }
}

function notifyInviter(context: RequestContext, { invitation, tenant, user }: FoundInvitation): void {
  if (tenant !== null) {
    const change = { ids: [user.id], by: user.id };
    broadcast(context, [channels.tenant(tenant.id)], 'membership.changed', change);
  }
  if (invitation.invitedBy === null) return;
  broadcast(context, [channels.user(invitation.invitedBy)], 'invitation.accepted', { id: invitation.id });
}

const over = ({ locale }: RequestContext): ValidationFailure =>
  new ValidationFailure({ base: validationText(locale, 'invitationOver') });
