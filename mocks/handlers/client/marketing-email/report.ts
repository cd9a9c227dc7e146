import { asc, eq } from 'drizzle-orm';
import type { CampaignReport } from '#contracts/client/marketing-email.ts';
import type { Database } from '#mocks/db/database.ts';
import { marketingLinks, marketingRecipients, type MarketingRecipient } from '#mocks/db/schema/index.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { noTotals, totalsOf } from './totals.ts';

/** People that the page names; the file has all. */
const shownRecipients = 100;

/** Everybody whom a campaign was meant for, in their order. */
export const recipientsOf = (db: Database, campaignId: string): Promise<MarketingRecipient[]> =>
  db
    .select()
    .from(marketingRecipients)
    .where(eq(marketingRecipients.campaignId, campaignId))
    .orderBy(asc(marketingRecipients.position));

/** What became of a campaign. */
export async function reportOf(db: Database, campaignId: string): Promise<CampaignReport> {
  const totals = (await totalsOf(db, [campaignId])).get(campaignId) ?? noTotals;
  const recipients = await recipientsOf(db, campaignId);
  const links = await db
    .select({ href: marketingLinks.href, clicks: marketingLinks.clicks })
    .from(marketingLinks)
    .where(eq(marketingLinks.campaignId, campaignId))
    .orderBy(asc(marketingLinks.position));
  return {
    ...totals,
    days: daysOf(recipients),
    links,
    recipients: recipients.slice(0, shownRecipients).map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      status: row.status,
      skipReason: row.skipReason,
      isUnsubscribed: row.unsubscribedAt !== null,
    })),
  };
}

function daysOf(recipients: readonly MarketingRecipient[]): CampaignReport['days'] {
  const days = new Map<string, { sent: number; opened: number }>();
  const count = (at: Date | null, what: 'sent' | 'opened'): void => {
    if (at === null) return;
    const on = parisDay(at);
    const day = days.get(on) ?? { sent: 0, opened: 0 };
    day[what] += 1;
    days.set(on, day);
  };
  for (const { status, handedAt, openedAt } of recipients) {
    if (status === 'sent') count(handedAt, 'sent');
    count(openedAt, 'opened');
  }
  return [...days].map(([on, day]) => ({ on, ...day })).toSorted((a, b) => (a.on < b.on ? -1 : 1));
}
