import { eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { devices, recoveryCodes, users, type User } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { notify } from '../notifications/notify.ts';
import { twoFactorChangedNotice } from '../notifications/security.ts';
import { securityHref } from './account-page.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Takes the second factor off somebody else's account, who has lost it: secret, recovery codes, trusted devices
 * and open sessions. Both people are told; the reason stands in the journal.
 */
export async function resetTwoFactor(
  context: SignedInContext,
  tx: Database,
  user: User,
  reason: string,
): Promise<void> {
  const { actor, deps } = context;
  await tx
    .update(users)
    .set({ twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null })
    .where(eq(users.id, user.id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  await tx.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, user.id));
  await revokeSessions(tx, user.id);
  const subject = { type: 'user', id: user.id, label: user.email };
  await audit(context, tx, 'two-factor.reset', subject, { reason: { from: null, to: reason } });
  await queueMail(context, tx, 'two-factor.changed', mailTo(user), {
    ...{ change: 'reset' as const, at: deps.clock.systemNow() },
    href: mailHref(context, securityHref(deps.routes, user)),
  });
  await notify(context, tx, twoFactorChangedNotice(user));
  await notify(context, tx, twoFactorChangedNotice(actor.user));
}
