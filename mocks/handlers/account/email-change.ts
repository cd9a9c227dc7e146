import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { confirm, revert } from '#generated/routes/email-change.ts';
import { messagesFor } from '#messages/locale.ts';
import * as profileMessages from '#messages/account/profile.ts';
import type { Database } from '#mocks/db/database.ts';
import { oneTimeTokens, users, type User } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { RequestContext, SignedInContext } from '#mocks/server/context.ts';
import { HttpFailure, ValidationFailure } from '#mocks/server/failures.ts';
import { issueOneTimeToken } from '#mocks/server/identity/one-time-tokens.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

const confirmLifeS = 3600;
const revertLifeDays = 7;
const daySeconds = 86_400;
/** Mails of this kind that a person may cause in an hour. */
const mailsPerHour = 6;

const purposes = ['email-change', 'email-revert'] as const;

/**
 * An address that somebody wants to use from now on.
 *
 * @throws ValidationFailure on `email` when it is taken, or when the last change can still be undone: the
 *   link that undoes it must not lose its worth by another change
 */
export async function checkNewEmail(context: SignedInContext, email: string): Promise<void> {
  const texts = messagesFor(context.locale, profileMessages);
  if (await isTaken(context.unscoped, context.actor.user.id, email)) {
    throw new ValidationFailure({ email: texts.emailTaken });
  }
  const revertible = await liveRevert(context, context.actor.user.id);
  if (revertible !== null && revertible !== context.actor.user.email) {
    throw new ValidationFailure({ email: texts.emailTooSoon });
  }
}

/** True when the address is another account's. */
export async function isTaken(db: Database, userId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Writes the wish and both mails: the link to the new address, the warning to the present one. */
export async function askEmailChange(context: SignedInContext, tx: Database, email: string): Promise<void> {
  const { user, name } = context.actor;
  const subject = { type: 'user', id: user.id, label: name };
  await tx.update(users).set({ pendingEmail: email }).where(eq(users.id, user.id));
  await sendConfirmation(context, tx, user, email);
  const token = await issueOneTimeToken(
    { ...context.deps, db: tx },
    {
      purpose: 'email-revert',
      userId: user.id,
      lifeS: revertLifeDays * daySeconds,
      data: { email: user.email },
    },
  );
  await queueMail(context, tx, 'email-change.warning', mailTo(user), {
    newEmail: email,
    revertHref: mailHref(context, revert({ token })),
    lifeDays: revertLifeDays,
  });
  const changes = { email: { from: user.email, to: email } };
  await audit(context, tx, 'account.email_change_asked', subject, changes);
}

/** @throws HttpFailure 429 when too many such mails were asked for */
export async function sendConfirmation(
  context: SignedInContext,
  tx: Database,
  user: User,
  email: string,
): Promise<void> {
  const deps = { ...context.deps, db: tx };
  const wait = await hitThrottle(deps, `email-change:${user.id}`, mailsPerHour, 3600);
  if (wait !== null) throw new HttpFailure(429, 'too many changes of address', wait);
  const token = await issueOneTimeToken(deps, {
    purpose: 'email-change',
    userId: user.id,
    lifeS: confirmLifeS,
    data: { email },
  });
  await queueMail(
    context,
    tx,
    'email-change.confirm',
    { ...mailTo(user), email },
    {
      newEmail: email,
      href: mailHref(context, confirm({ token })),
      lifeMinutes: confirmLifeS / 60,
    },
  );
}

/** Makes the links of a change worthless. */
export async function forgetEmailChange(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** The address to which the last change can still be undone. */
async function liveRevert({ unscoped, deps }: RequestContext, userId: string): Promise<string | null> {
  const [row] = await unscoped
    .select({ data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'email-revert'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, deps.clock.systemNow()),
      ),
    )
    .limit(1);
  const email: unknown = row?.data['email'];
  return typeof email === 'string' ? email : null;
}
