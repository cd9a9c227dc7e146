import { inArray, lte, sql } from 'drizzle-orm';
import { partnerList, type PartnerRow } from '#contracts/admin/partner/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { contractNoticeDays, isContractEnding, requestRateBps } from '#domain/partner/partner.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { messagesFor } from '#messages/locale.ts';
import * as partnerWords from '#messages/partner-words.ts';
import { partners, type Partner } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf, percentOf } from '#mocks/server/lists/file-columns.ts';
import { byArray, byColumn, choiceLabels, type FilterSource } from '#mocks/server/lists/filter-source.ts';
import { isEverywhere } from '../../client/partner/cards.ts';

const noticeFrom = (today: Day): Day => addToDay(today, { days: contractNoticeDays });

/** Contracts that end within the notice, or have ended. */
const byContract: FilterSource = {
  condition: (values, today) =>
    values.length === 0 ? undefined : lte(partners.contractEndsOn, noticeFrom(today)),
  values: {
    by: (today) => sql`case when ${partners.contractEndsOn} <= ${noticeFrom(today)}::date then 'ending' end`,
    isArray: false,
  },
  labels: choiceLabels(partnerMessages, 'contract'),
};

/** Where the list of partners finds its rows. */
export const partnerSource = defineListSource(partnerList, {
  page: 'Admin/Partner/Index',
  area: 'partner',
  exportRight: 'partner.list',
  table: partners,
  href: index,
  search: partners.searchText,
  filters: {
    category: byColumn(partners.category, choiceLabels(partnerMessages, 'category')),
    department: byArray(
      partners.zones,
      (_context, codes) => new Map(codes.map((code) => [code, `${code} ${departmentName(code)}`])),
    ),
    status: byColumn(partners.status, choiceLabels(partnerMessages, 'status')),
    contract: byContract,
  },
  sorts: {
    position: partners.position,
    name: sql`lower(${partners.name})`,
    requests: partners.requestsCount,
    views: partners.viewsCount,
    contractEndsOn: partners.contractEndsOn,
  },
  rows: partnerRows,
  download: fileOf(partnerMessages, {
    name: 'text',
    category: 'text',
    zones: 'text',
    advantage: 'text',
    viewsCount: 'number',
    requestsCount: 'number',
    rateBps: { kind: 'number', value: ({ rateBps }) => percentOf(rateBps) },
    contractEndsOn: 'date',
    status: 'text',
    isFeatured: 'text',
    createdAt: 'date',
  }),
});

function partnerRows(
  { locale, today }: RowContext & ListDay,
  records: readonly Partner[],
): Promise<PartnerRow[]> {
  const { everywhere } = messagesFor(locale, partnerWords);
  return Promise.resolve(
    records.map((row): PartnerRow => ({
      id: row.id,
      name: row.name,
      category: row.category,
      logoHref: null,
      zones: isEverywhere(row.zones) ? everywhere : row.zones.toSorted().join(', '),
      advantage: row.advantage,
      viewsCount: row.viewsCount,
      requestsCount: row.requestsCount,
      rateBps: requestRateBps(row.requestsCount, row.viewsCount),
      contractEndsOn: row.contractEndsOn,
      isContractEnding: isContractEnding(row.contractEndsOn === null ? null : day(row.contractEndsOn), today),
      isFeatured: row.isFeatured,
      status: row.status,
      position: row.position,
      createdAt: row.createdAt.toISOString(),
    })),
  );
}

/** Rows with the addresses of their logos, which are signed for whoever asks. */
export async function withLogos(
  context: SignedInContext,
  rows: readonly PartnerRow[],
): Promise<PartnerRow[]> {
  if (rows.length === 0) return [];
  const found = await context.db
    .select({ id: partners.id, fileId: partners.logoFileId })
    .from(partners)
    .where(
      inArray(
        partners.id,
        rows.map(({ id }) => id),
      ),
    );
  const logos = new Map(found.map(({ id, fileId }) => [id, fileId]));
  return Promise.all(
    rows.map(async (row) => {
      const fileId = logos.get(row.id) ?? null;
      return { ...row, logoHref: fileId === null ? null : await fileHref(context, fileId) };
    }),
  );
}
