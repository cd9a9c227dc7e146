import { sql } from 'drizzle-orm';
import { campaignList, type CampaignRow } from '#contracts/client/marketing-email.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { marketingEmails, type MarketingEmail } from '#mocks/db/schema/index.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, byPeriod, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { noTotals, totalsOf } from './totals.ts';

/** Where the list of campaigns finds its rows. */
export const campaignSource = defineListSource(campaignList, {
  page: 'Client/MarketingEmail',
  area: 'marketing',
  exportRight: 'marketing.list',
  table: marketingEmails,
  href: index,
  search: marketingEmails.searchText,
  filters: {
    status: byColumn(marketingEmails.status, choiceLabels(campaignMessages, 'status')),
    operationId: byColumn(marketingEmails.operationId, operationLabels),
    sentOn: byPeriod(marketingEmails.sentAt, 'instant'),
  },
  sorts: {
    name: sql`lower(${marketingEmails.name})`,
    sentAt: marketingEmails.sentAt,
    updatedAt: marketingEmails.updatedAt,
  },
  rows: campaignRows,
  download: fileOf(campaignMessages, {
    name: 'text',
    subject: 'text',
    status: 'text',
    operation: { kind: 'text', value: ({ operation }) => operation?.name ?? null },
    recipientsCount: 'number',
    sentCount: 'number',
    bouncedCount: 'number',
    unsubscribedCount: 'number',
    measuredCount: 'number',
    openedCount: 'number',
    clicks: 'number',
    sentAt: 'date',
    scheduledAt: 'date',
    updatedAt: 'date',
  }),
});

async function campaignRows(
  { db }: Pick<RowContext, 'db'>,
  records: readonly MarketingEmail[],
): Promise<CampaignRow[]> {
  const totals = await totalsOf(
    db,
    records.map(({ id }) => id),
  );
  const names = await operationNames(
    { db },
    records.map(({ operationId }) => operationId),
  );
  return records.map((row) => {
    const { queuedCount: _queued, skippedCount: _skipped, ...shown } = totals.get(row.id) ?? noTotals;
    const operation = names.get(row.operationId ?? '');
    return {
      ...shown,
      id: row.id,
      name: row.name,
      subject: row.subject,
      status: row.status,
      operation:
        row.operationId === null || operation === undefined ? null : { id: row.operationId, name: operation },
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      sentAt: row.sentAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}
