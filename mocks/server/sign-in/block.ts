import { and, eq, isNull } from 'drizzle-orm';
import { blockingFailures } from '#domain/identity/lock-out.ts';
import { unlock } from '#generated/routes/root.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type User } from '#mocks/db/schema/index.ts';
import { audit, type AuditSource } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { findOneTimeToken, issueOneTimeToken, spendOneTimeToken } from '../identity/one-time-tokens.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { notify } from '../notifications/notify.ts';
import { blockedNotice } from '../notifications/security.ts';

/** How long the link of the mail is good. */
const lifeMinutes = 60;

/** Blocks an account after too many failures and sends its owner the link that opens it again. */
export async function blockAccount(context: RequestContext, user: User): Promise<void> {
  const { deps, unscoped } = context;
  await unscoped.transaction(async (tx) => {
    const blocked = await tx
      .update(users)
      .set({ blockedAt: deps.clock.systemNow() })
      .where(and(eq(users.id, user.id), isNull(users.blockedAt)))
      .returning({ id: users.id });
    if (blocked.length === 0) return;
    const wish = { purpose: 'unlock', userId: user.id, lifeS: lifeMinutes * 60 } as const;
    const token = await issueOneTimeToken({ ...deps, db: tx }, wish);
    await queueMail(context, tx, 'account.blocked', mailTo(user), {
      href: mailHref(context, unlock({ token })),
      lifeMinutes,
      attempts: blockingFailures,
    });
    await notify(context, tx, blockedNotice(user, blockingFailures));
    await audit(context, tx, 'auth.blocked', { ...subjectOf(user), actorId: user.id });
  });
}

/** The account that a link would open, without spending it; null when the link is not good. */
export async function findUnlock({ deps, unscoped }: RequestContext, token: string): Promise<User | null> {
  const found = await findOneTimeToken({ ...deps, db: unscoped }, 'unlock', token);
  if (found === null) return null;
  const [user] = await unscoped.select().from(users).where(eq(users.id, found.userId)).limit(1);
  return user ?? null;
}

/** Opens a blocked account again by the link of the mail, once; null when the link is not good. */
export async function unlockByLink(context: RequestContext, token: string): Promise<User | null> {
  const { deps, unscoped } = context;
  return unscoped.transaction(async (tx) => {
    const spent = await spendOneTimeToken({ ...deps, db: tx }, 'unlock', token);
    if (spent === null) return null;
    const [user] = await tx.select().from(users).where(eq(users.id, spent.userId)).limit(1);
    if (!user) return null;
    await unlockAccount(context, tx, user);
    return user;
  });
}

/**
 * Lifts the block and the waits of an account, for its owner, by the link, and for staff; a change of address
 * under way ends, since whoever asked for it may be the one who tried the passwords.
 */
export async function unlockAccount(context: AuditSource, tx: Database, user: User): Promise<void> {
  await tx
    .update(users)
    .set({ failedAttempts: 0, lockedUntil: null, blockedAt: null, pendingEmail: null })
    .where(eq(users.id, user.id));
  await audit(context, tx, 'auth.unlocked', { ...subjectOf(user), actorId: user.id });
}

const subjectOf = ({ id, email }: User) => ({ type: 'user', id, label: email });
