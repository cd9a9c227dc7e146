import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { hasTooManyBounces, type CampaignFault } from '#domain/relation/campaign-states.ts';
import type { Database } from '#mocks/db/database.ts';
import { marketingRecipients, outgoingMails, type MarketingEmail } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { sentToday, settingOf } from '#mocks/server/mail/company-server.ts';
import { daysLater, parisDay, parisInstant } from '#mocks/server/paris-day.ts';

/** The first mails of a campaign tell whether its list is fit to be written to. */
const judgedFirst = 100;
/** Hour of Paris at which a campaign goes on after a full day. */
const morningHour = 8;

/** Why a campaign must stop; null when it may go on. */
export async function faultOf(db: Database, row: MarketingEmail): Promise<CampaignFault | null> {
  const setting = await settingOf(db, row.tenantId);
  const hasBroken =
    setting !== null &&
    setting.verifiedAt === null &&
    setting.testedAt !== null &&
    row.startedAt !== null &&
    setting.testedAt > row.startedAt;
  if (hasBroken) return 'server';
  const first = db
    .select({ status: marketingRecipients.status })
    .from(marketingRecipients)
    .where(and(eq(marketingRecipients.campaignId, row.id), isNotNull(marketingRecipients.mailId)))
    .orderBy(marketingRecipients.position)
    .limit(judgedFirst);
  const rows = await first;
  const bounced = rows.filter(({ status }) => status === 'hard_bounce').length;
  return hasTooManyBounces({ handed: rows.length, bounced }) ? 'bounces' : null;
}

/** How many mails the day of the company's own server still takes, and how long to wait once it is full. */
export async function delayOf(
  deps: ServerDependencies,
  db: Database,
  { tenantId }: MarketingEmail,
): Promise<{ readonly room: number; readonly delayMs: number }> {
  const setting = await settingOf(db, tenantId);
  if (setting?.verifiedAt == null) return { room: Number.POSITIVE_INFINITY, delayMs: 0 };
  const [waiting] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenantId, tenantId),
        eq(outgoingMails.status, 'queued'),
        inArray(outgoingMails.origin, ['campaign', 'share', 'transactional']),
      ),
    );
  const taken = (await sentToday(db, deps, tenantId)) + (waiting?.count ?? 0);
  const now = deps.clock.systemNow();
  const next = parisInstant(parisDay(daysLater(now, 1)), morningHour);
  return { room: Math.max(0, setting.dailyLimit - taken), delayMs: next.getTime() - now.getTime() };
}
