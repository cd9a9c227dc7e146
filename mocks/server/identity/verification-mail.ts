import { eq } from 'drizzle-orm';
import { request } from '#generated/routes/password.ts';
import { login } from '#generated/routes/root.ts';
import { verify } from '#generated/routes/verification.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type User } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { countAttempt, hitThrottle, waitOfThrottle } from '../throttle.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

const lifeMinutes = 60;
const minuteS = 60;
const hourS = 3600;
const maxPerHour = 6;

const minuteKey = (who: string): string => `verification-minute:${who}`;
const hourKey = (who: string): string => `verification-hour:${who}`;

/** The address that waits for its verification. */
export const unverifiedAddress = ({ email, pendingEmail }: Pick<User, 'email' | 'pendingEmail'>): string =>
  pendingEmail ?? email;

/** Seconds until a person, or a guest's session, may have another mail sent. */
export async function resendInS({ deps }: RequestContext, who: string): Promise<number> {
  const waits = [
    await waitOfThrottle(deps, minuteKey(who), 1),
    await waitOfThrottle(deps, hourKey(who), maxPerHour),
  ];
  return Math.max(...waits);
}

/** Counts a mail that was sent unasked, so that the next waits its minute. */
export async function countVerificationMail({ deps }: RequestContext, who: string): Promise<void> {
  await countAttempt(deps, minuteKey(who), minuteS);
  await countAttempt(deps, hourKey(who), hourS);
}

/** Counts a mail: one a minute, six an hour. @throws ValidationFailure on `base` */
export async function limitVerificationMails(context: RequestContext, who: string): Promise<void> {
  const { deps, locale } = context;
  const waitS = await hitThrottle(deps, minuteKey(who), 1, minuteS);
  if (waitS !== null) {
    const { wait } = messagesFor(locale, verifyMessages);
    throw new ValidationFailure({ base: fill(wait, { seconds: waitS }) });
  }
  const { hits } = await countAttempt(deps, hourKey(who), hourS);
  if (hits <= maxPerHour) return;
  throw new ValidationFailure({ base: validationText(locale, 'tooManyRequests') });
}

/**
 * Sends the link that verifies the address which waits for it. One that belongs to another account is told so
 * by mail instead: whoever asks learns nothing.
 */
export async function sendVerification(context: RequestContext, tx: Database, user: User): Promise<void> {
  const { deps } = context;
  const email = unverifiedAddress(user);
  const [owner] = await tx.select().from(users).where(eq(users.email, email)).limit(1);
  if (owner && owner.id !== user.id) {
    await sendAccountExists(context, tx, owner);
    return;
  }
  const token = await issueOneTimeToken(
    { ...deps, db: tx },
    { purpose: 'email-verification', userId: user.id, lifeS: lifeMinutes * 60, data: { email } },
  );
  const href = mailHref(context, verify({ user: user.id, token }));
  await queueMail(context, tx, 'address.verify', { ...mailTo(user), email }, { href, lifeMinutes });
}

/** Tells the owner of an account that somebody signed up with their address. */
export async function sendAccountExists(context: RequestContext, tx: Database, owner: User): Promise<void> {
  await queueMail(context, tx, 'account.exists', mailTo(owner), {
    loginHref: mailHref(context, login()),
    resetHref: mailHref(context, request()),
  });
}
