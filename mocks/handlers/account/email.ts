import { eq } from 'drizzle-orm';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as profileMessages from '#messages/account/profile.ts';
import { users } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { noPayload, redirect, signedInAction } from '#mocks/server/handler.ts';
import { accountHref } from './area.ts';
import { forgetEmailChange, sendConfirmation } from './email-change.ts';

/** @throws ValidationFailure on `base` when no change of address is under way */
async function pendingEmailOf({ actor, locale }: SignedInContext): Promise<string> {
  const { pendingEmail } = actor.user;
  if (pendingEmail !== null) return pendingEmail;
  throw new ValidationFailure({ base: messagesFor(locale, profileMessages).noPending });
}

/** Sends the link to the new address once more; the one sent before stops working. */
export const resendEmailHandler = signedInAction(noPayload, {
  find: pendingEmailOf,
  act: async (context, _payload, email) => {
    const { user } = context.actor;
    await context.unscoped.transaction((tx) => sendConfirmation(context, tx, user, email));
    const text = fill(messagesFor(context.locale, profileMessages).resent, { email });
    return redirect(accountHref(context, 'profil'), { type: 'success', text });
  },
});

/** Gives the wish up: the present address stays. */
export const cancelEmailHandler = signedInAction(noPayload, {
  find: pendingEmailOf,
  act: async (context, _payload, email) => {
    const { user, name } = context.actor;
    await context.unscoped.transaction(async (tx) => {
      await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, user.id));
      await forgetEmailChange(tx, user.id);
      const subject = { type: 'user', id: user.id, label: name };
      await audit(context, tx, 'account.email_change_cancelled', subject, {
        email: { from: email, to: null },
      });
    });
    const text = messagesFor(context.locale, profileMessages).cancelled;
    return redirect(accountHref(context, 'profil'), { type: 'info', text });
  },
});
