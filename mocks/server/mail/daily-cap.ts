import { and, count, eq, gte } from 'drizzle-orm';
import { addToDay, day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { outgoingMails, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { parisDay, parisInstant } from '../paris-day.ts';

/** Mails that left by the platform's server since midnight in Paris. */
export async function sentByPlatformToday(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(outgoingMails)
    .where(
      and(eq(outgoingMails.route, 'platform'), gte(outgoingMails.sentAt, parisInstant(parisDay(now), 0))),
    );
  return row?.rows ?? 0;
}

/**
 * When a mail may leave by the platform's server: null for now, else the next midnight in Paris, where the cap
 * of the day is reached. What the platform itself writes, such as a new password, never waits.
 */
export async function waitsUntil(deps: ServerDependencies, mail: OutgoingMailRow): Promise<Date | null> {
  const cap = deps.config.settings.dailyMailCap;
  if (cap === null || mail.origin === 'system') return null;
  const now = deps.clock.systemNow();
  if ((await sentByPlatformToday(deps.db, now)) < cap) return null;
  return parisInstant(addToDay(day(parisDay(now)), { days: 1 }), 0);
}
