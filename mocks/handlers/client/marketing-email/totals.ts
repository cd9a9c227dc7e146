import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { marketingLinks, marketingRecipients } from '#mocks/db/schema/index.ts';

/** What became of the mails of a campaign, counted. */
export interface CampaignTotals {
  readonly recipientsCount: number;
  readonly queuedCount: number;
  readonly sentCount: number;
  readonly bouncedCount: number;
  readonly skippedCount: number;
  readonly unsubscribedCount: number;
  readonly measuredCount: number;
  readonly openedCount: number;
  readonly clicks: number;
}

export const noTotals: CampaignTotals = {
  recipientsCount: 0,
  queuedCount: 0,
  sentCount: 0,
  bouncedCount: 0,
  skippedCount: 0,
  unsubscribedCount: 0,
  measuredCount: 0,
  openedCount: 0,
  clicks: 0,
};

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const isSent = sql`${marketingRecipients.status} = 'sent'`;
const isMeasured = sql`${isSent} and ${marketingRecipients.openHash} is not null`;

/** The totals of campaigns, by their ids. */
export async function totalsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CampaignTotals>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: marketingRecipients.campaignId,
      recipientsCount: countIf(sql`${marketingRecipients.status} <> 'skipped'`),
      queuedCount: countIf(sql`${marketingRecipients.status} = 'queued'`),
      sentCount: countIf(isSent),
      bouncedCount: countIf(sql`${marketingRecipients.status} in ('soft_bounce', 'hard_bounce')`),
      skippedCount: countIf(sql`${marketingRecipients.status} = 'skipped'`),
      unsubscribedCount: countIf(sql`${marketingRecipients.unsubscribedAt} is not null`),
      measuredCount: countIf(isMeasured),
      openedCount: countIf(sql`${isMeasured} and ${marketingRecipients.openedAt} is not null`),
    })
    .from(marketingRecipients)
    .where(inArray(marketingRecipients.campaignId, [...ids]))
    .groupBy(marketingRecipients.campaignId);
  const clicks = await db
    .select({
      id: marketingLinks.campaignId,
      clicks: sql<number>`sum(${marketingLinks.clicks})`.mapWith(Number),
    })
    .from(marketingLinks)
    .where(inArray(marketingLinks.campaignId, [...ids]))
    .groupBy(marketingLinks.campaignId);
  const byId = new Map(clicks.map((row) => [row.id, row.clicks]));
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, clicks: byId.get(id) ?? 0 }]));
}
