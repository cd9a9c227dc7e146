import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { notifications, users, type User } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { notificationText } from '#mocks/server/notifications/text.ts';

const keptDays = 90;
const dayMs = 86_400_000;
/** Lines of one digest; the rest is only counted. */
const maxLines = 30;

const isWaiting = and(
  eq(notifications.isInDigest, true),
  isNull(notifications.digestedAt),
  isNull(notifications.readAt),
);

/** Sends to each person one mail with the notices of their digest that they have not read. */
export async function sendDigests(deps: ServerDependencies): Promise<{ digests: number }> {
  const waiting = await deps.db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(isWaiting, eq(users.status, 'active')));
  for (const { userId } of waiting) {
    const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
    if (user) await deps.db.transaction((tx) => sendDigest(deps, tx, user));
  }
  return { digests: waiting.length };
}

/** Marks and mails in one transaction: a job that is done again finds nothing left to send. */
async function sendDigest(deps: ServerDependencies, tx: Database, user: User): Promise<void> {
  const taken = await tx
    .update(notifications)
    .set({ digestedAt: deps.clock.systemNow() })
    .where(and(isWaiting, eq(notifications.userId, user.id)))
    .returning();
  if (taken.length === 0) return;
  const newest = taken.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  await queueMail({ deps }, tx, 'notification.digest', mailTo(user), {
    at: deps.clock.businessNow(),
    items: newest
      .slice(0, maxLines)
      .map((row) => ({ at: row.createdAt, title: notificationText(user.locale, row) })),
    count: taken.length,
    href: deps.config.publicOrigin,
  });
}

/** Forgets notices after ninety days, read or not. */
export async function purgeNotifications({ db, clock }: ServerDependencies): Promise<void> {
  const before = new Date(clock.businessNow().getTime() - keptDays * dayMs);
  await db.delete(notifications).where(lte(notifications.createdAt, before));
}
