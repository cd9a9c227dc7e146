import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { oneTimeTokens, users } from '#mocks/db/schema/index.ts';

/**
 * Ends a change of address that was asked for and not yet confirmed: whoever held a session may have asked for it, and
 * its link would take the account over after the person has shut them out. The link that undoes a change that is done
 * stays good: it is the person's way back.
 */
export async function endPendingEmailChange(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'email-change'),
        isNull(oneTimeTokens.usedAt),
      ),
    );
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
}
