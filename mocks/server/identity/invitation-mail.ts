import { eq } from 'drizzle-orm';
import { accept } from '#generated/routes/invitation.ts';
import type { Database } from '#mocks/db/database.ts';
import { invitations, type Invitation, type NewInvitation } from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import { fullName } from '../actor.ts';
import type { SignedInContext } from '../context.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { readInvitation } from './read-invitation.ts';

const lifeDays = 7;
const dayMs = 86_400_000;

/** A link of seven days; whoever invites now is named in it. */
async function freshLink({ deps, actor }: SignedInContext) {
  const token = randomToken();
  const now = deps.clock.systemNow();
  return {
    token,
    columns: {
      tokenHash: await sha256Hex(token),
      expiresAt: new Date(now.getTime() + lifeDays * dayMs),
      invitedBy: actor.user.id,
      updatedAt: now,
    },
  };
}

/** A row of `invitations`, and the token of its link, which is kept nowhere. */
export async function newInvitation(
  context: SignedInContext,
  wanted: Pick<NewInvitation, 'userId' | 'kind' | 'message' | 'inviteeName' | 'membershipId' | 'brandId'>,
): Promise<{ row: NewInvitation; token: string }> {
  const { token, columns } = await freshLink(context);
  return {
    token,
    row: { id: context.deps.newId(), ...wanted, ...columns, createdAt: context.deps.clock.systemNow() },
  };
}

/** Sends another link for an invitation that is open or over; the one before stops working. */
export async function renewInvitation(
  context: SignedInContext,
  tx: Database,
  invitation: Invitation,
): Promise<void> {
  const { token, columns } = await freshLink(context);
  const change = { ...columns, renewalAskedAt: null, revokedAt: null };
  await tx.update(invitations).set(change).where(eq(invitations.id, invitation.id));
  await sendInvitation(context, tx, invitation, token);
}

/** Leaves the mail of an invitation, by its kind. */
export async function sendInvitation(
  context: SignedInContext,
  tx: Database,
  invitation: Invitation,
  token: string,
): Promise<void> {
  const found = await readInvitation(tx, eq(invitations.id, invitation.id));
  if (!found) throw new RangeError(`no invitation ${invitation.id}`);
  const { user, tenant, brand, role } = found;
  const common = {
    inviter: fullName(context.actor.user),
    href: mailHref(context, accept({ token })),
    lifeDays,
  };
  const { kind } = invitation;
  if (kind === 'member' && tenant && found.membership) {
    const values = { ...common, role, company: tenant.name };
    await queueMail(context, tx, 'invitation.member', mailTo(user, tenant), values);
  } else if (kind === 'brand-manager' && brand) {
    const values = { ...common, role, brand: brand.name };
    await queueMail(context, tx, 'invitation.brand-manager', mailTo(user), values);
  } else if (kind === 'platform') {
    await queueMail(context, tx, 'invitation.staff', mailTo(user), { ...common, role });
  } else {
    throw new RangeError(`the invitation ${invitation.id} leads nowhere (${role})`);
  }
}
