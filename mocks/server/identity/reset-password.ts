import { and, eq } from 'drizzle-orm';
import type { PasswordUpdatePayload } from '#contracts/auth/reset-password.ts';
import { request as adminRequest } from '#generated/routes/admin/password.ts';
import { request } from '#generated/routes/password.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import { users, type SessionArea, type User } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { findOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';
import { audienceOf, checkNewPassword, passwordWords, writePassword } from './passwords.ts';
import { leaveSession, revokeAccess } from './sessions.ts';
import { notify } from '../notifications/notify.ts';
import { passwordChangedNotice } from '../notifications/security.ts';

/** A link as it stands in the mail. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
  readonly area: SessionArea;
}

/**
 * Whose password a link resets; null unless it is good, and that person's, in that area. A link is worth no more
 * than the mailbox it was sent to: once the account has another address, it opens nothing.
 */
export async function findResetUser(
  { deps, unscoped }: RequestContext,
  { token, email, area }: ResetLink,
): Promise<User | null> {
  const found = await findOneTimeToken({ ...deps, db: unscoped }, 'password-reset', token);
  if (found === null) return null;
  const kind = area === 'admin' ? 'platform' : 'client';
  const [user] = await unscoped
    .select()
    .from(users)
    .where(and(eq(users.id, found.userId), eq(users.kind, kind), eq(users.status, 'active')))
    .limit(1);
  return user?.email === email.toLowerCase() && found.data['email'] === user.email ? user : null;
}

/**
 * Gives a person a new password by the link of a mail, which also shows that the address is theirs. They are
 * signed out everywhere and sign in anew, second factor included.
 *
 * @throws ValidationFailure on `base` for a link that is not good, on the fields for a password that is refused
 */
export async function resetPassword(
  context: RequestContext,
  asked: PasswordUpdatePayload & ResetLink,
): Promise<void> {
  const { deps, unscoped } = context;
  const user = await findResetUser(context, asked);
  if (!user) throw deadLink(context);
  const words = await passwordWords(context, user);
  await checkNewPassword(context, asked, { audience: audienceOf(user), words, user });
  await unscoped.transaction(async (tx) => {
    const spent = await spendOneTimeToken({ ...deps, db: tx }, 'password-reset', asked.token);
    // Held, so that a change of address at the same moment comes before or after, not meanwhile.
    const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).limit(1).for('update');
    if (locked === undefined || spent?.data['email'] !== locked.email) throw deadLink(context);
    await writePassword(deps, tx, user, asked.password);
    const at = deps.clock.systemNow();
    if (user.emailVerifiedAt === null) {
      await tx.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, user.id));
    }
    await revokeAccess(tx, user.id);
    const resetHref = mailHref(context, asked.area === 'admin' ? adminRequest() : request());
    await queueMail(context, tx, 'password.changed', mailTo(user), { at, resetHref });
    await notify(context, tx, passwordChangedNotice(user));
    await audit(context, tx, 'password.reset', { type: 'user', id: user.id, label: user.email });
  });
  // The session of this browser may be one of those that were ended: it must not be written again.
  await leaveSession(context);
}

const deadLink = ({ locale }: RequestContext): ValidationFailure =>
  new ValidationFailure({ base: messagesFor(locale, passwordMessages).deadLink });
