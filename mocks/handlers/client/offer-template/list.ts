import { sql } from 'drizzle-orm';
import { offerTemplateList, type OfferTemplateRow } from '#contracts/client/offer-template/index.ts';
import { index } from '#generated/routes/client/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import { offerTemplates, type OfferTemplate } from '#mocks/db/schema/index.ts';
import { defineListSource } from '#mocks/server/lists/define-list-source.ts';
import { byColumn, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { usesOf } from './uses.ts';
import { personNames } from '#mocks/server/lists/people.ts';

const status = sql<string>`case when ${offerTemplates.archivedAt} is null then 'active' else 'archived' end`;

/** Where the list of templates of offers finds its rows. */
export const offerTemplateSource = defineListSource(offerTemplateList, {
  page: 'Client/OfferTemplate/Index',
  area: 'offer-template',
  exportRight: 'offer-template.list',
  table: offerTemplates,
  href: index,
  search: offerTemplates.searchText,
  filters: {
    kind: byColumn(offerTemplates.kind, choiceLabels(offerTemplateMessages, 'kind')),
    status: byColumn(status, choiceLabels(offerTemplateMessages, 'status')),
  },
  sorts: {
    name: sql`lower(${offerTemplates.name})`,
    defaultValidityDays: offerTemplates.defaultValidityDays,
    updatedAt: offerTemplates.updatedAt,
  },
  rows: async (context, records: readonly OfferTemplate[]): Promise<OfferTemplateRow[]> => {
    const { db } = context;
    const uses = await usesOf(
      context,
      records.map(({ id }) => id),
    );
    const names = await personNames(
      db,
      records.map(({ createdBy }) => createdBy),
    );
    return records.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      status: row.archivedAt === null ? 'active' : 'archived',
      isSystem: row.systemKey !== null,
      isDefault: row.isDefault,
      defaultValidityDays: row.defaultValidityDays,
      conditions: row.defaultConditions.map(({ type }) => type),
      usedCount: uses.get(row.id) ?? 0,
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      author: row.createdBy === null ? null : (names.get(row.createdBy) ?? null),
    }));
  },
});
