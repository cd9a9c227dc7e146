import { and, eq, ne } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { dashboard } from '#generated/routes/client.ts';
import type { Database } from '#mocks/db/database.ts';
import { memberships, subscriptions, tenants, users, type User } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import { broadcast } from '../broadcast.ts';
import type { RequestContext } from '../context.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { findOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';
import { unverifiedAddress } from './verification-mail.ts';

/** A link as it stands in the mail. */
export interface VerificationLink {
  readonly userId: string;
  readonly token: string;
}

/** True while a link is good, without spending it: for the address that waits now, and no other. */
export async function isGoodVerification(context: RequestContext, link: VerificationLink): Promise<boolean> {
  const { deps, unscoped } = context;
  const found = await findOneTimeToken({ ...deps, db: unscoped }, 'email-verification', link.token);
  if (found?.userId !== link.userId) return false;
  const [user] = await unscoped.select().from(users).where(eq(users.id, link.userId)).limit(1);
  return user !== undefined && found.data['email'] === unverifiedAddress(user);
}

/** Verifies the address of a link, once; false when the link is not good. */
export async function verifyEmail(context: RequestContext, link: VerificationLink): Promise<boolean> {
  if (!(await isGoodVerification(context, link))) return false;
  const { deps, unscoped } = context;
  const isVerified = await unscoped.transaction(async (tx) => {
    const spent = await spendOneTimeToken({ ...deps, db: tx }, 'email-verification', link.token);
    const email = spent?.data['email'];
    // Held, so that a change of password at the same moment ends the change of address before or after, not meanwhile.
    const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).limit(1).for('update');
    if (!user || email !== unverifiedAddress(user) || (await isTaken(tx, user.id, email))) return false;
    const now = deps.clock.systemNow();
    await tx
      .update(users)
      .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, user.id));
    const verified = { ...user, email };
    await audit(context, tx, 'email.verified', { ...subjectOf(verified), actorId: user.id });
    if (user.emailVerifiedAt === null) await sendWelcome(context, tx, verified);
    return true;
  });
  if (isVerified) broadcast(context, [channels.user(link.userId)], 'email.verified', {});
  return isVerified;
}

const subjectOf = ({ id, email }: User) => ({ type: 'user', id, label: email });

/** Somebody else may have verified the same address meanwhile. */
async function isTaken(tx: Database, userId: string, email: string): Promise<boolean> {
  const others = and(eq(users.email, email), ne(users.id, userId));
  return (await tx.$count(users, others)) > 0;
}

/** Greets the owner of a company on trial. */
async function sendWelcome(context: RequestContext, tx: Database, user: User): Promise<void> {
  const [trial] = await tx
    .select({ id: tenants.id, name: tenants.name, trialEndsAt: subscriptions.trialEndsAt })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .innerJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(
      and(eq(memberships.userId, user.id), eq(memberships.role, 'owner'), eq(subscriptions.status, 'trial')),
    )
    .limit(1);
  if (!trial?.trialEndsAt) return;
  await queueMail(context, tx, 'welcome', mailTo(user, trial), {
    company: trial.name,
    trialEndsAt: trial.trialEndsAt,
    href: mailHref(context, dashboard()),
  });
}
