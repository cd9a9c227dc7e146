import { and, desc, eq, isNull } from 'drizzle-orm';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import { invitations, type User } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { renewInvitation } from '#mocks/server/identity/invitation-mail.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { limitVerificationMails, sendVerification } from '#mocks/server/identity/verification-mail.ts';
import { announceAccounts, liveAccountOfRoute, userTexts } from './people.ts';

/** Links that one account is sent in an hour at most. */
const maxPerHour = 6;

/** Counts a link to an account: outside of a transaction, as what was refused counts too. @throws ValidationFailure */
export const limitInvitation = (context: AdminContext, { id }: User): Promise<void> =>
  limitPerHour(context, 'base', { [`staff-invite:${id}`]: maxPerHour });

/** Sends another link for the invitation of an account that waits. @throws ValidationFailure on `base` for none */
export async function sendInvitationAgain(context: AdminContext, tx: Database, user: User): Promise<void> {
  const isOpen = and(
    eq(invitations.userId, user.id),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
  );
  const [open] = await tx
    .select()
    .from(invitations)
    .where(isOpen)
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (!open || user.status !== 'invited') {
    throw new ValidationFailure({ base: userTexts(context).refused.notInvited });
  }
  await renewInvitation(context, tx, open);
  await audit(context, tx, 'invitation.renewed', { type: 'user', id: user.id, label: user.email });
}

/** Sends another link, good for seven days; the one before stops working. */
export const inviteAgainHandler = adminAction(noPayload, {
  find: liveAccountOfRoute('update'),
  act: async (context, _payload, user) => {
    await limitInvitation(context, user);
    await context.db.transaction((tx) => sendInvitationAgain(context, tx, user));
    await announceAccounts(context, [user.id]);
    return sent(context, user, 'invited');
  },
});

/** Sends the link that verifies an address again. */
export const verifyAgainHandler = adminAction(noPayload, {
  find: liveAccountOfRoute('update'),
  act: async (context, _payload, user) => {
    if (user.emailVerifiedAt !== null || user.status !== 'active') {
      throw new ValidationFailure({ base: userTexts(context).refused.verified });
    }
    await limitVerificationMails(context, user.id);
    await context.db.transaction(async (tx) => {
      await sendVerification(context, tx, user);
      await audit(context, tx, 'user.verification_sent', { type: 'user', id: user.id, label: user.email });
    });
    return sent(context, user, 'verificationSent');
  },
});

const sent = (context: AdminContext, { email }: User, what: 'invited' | 'verificationSent') =>
  redirect(backAddress(context), {
    type: 'success',
    text: fill(userTexts(context).flash[what], { email }),
  });
