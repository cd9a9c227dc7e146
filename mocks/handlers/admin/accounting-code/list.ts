import { and, count, inArray, isNull, sql } from 'drizzle-orm';
import {
  accountList,
  type AccountingCodeIndexProps,
  type AccountRow,
} from '#contracts/admin/accounting-code/index.ts';
import { accountClasses, depthOf } from '#domain/accounting/code.ts';
import { editionState, pcgEdition, pcgLabels } from '#domain/accounting/pcg.ts';
import { index } from '#generated/routes/admin/accounting-code.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import type { Database } from '#mocks/db/database.ts';
import { accountingCodes, type AccountingCode } from '#mocks/db/schema/index.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, choiceLabels } from '#mocks/server/lists/filter-source.ts';

/** The platform's own accounts, whether or not they are in the bin. */
const isOfModel = isNull(accountingCodes.tenantId);

const classOf = sql<string>`left(${accountingCodes.code}, 1)`;
const active = sql<string>`case when ${accountingCodes.isActive} then 'active' else 'inactive' end`;

/** As `editionState` of the domain tells it, for the filter. */
const edition = sql<string>`case
  when ${accountingCodes.code} not in (${sql.join(
    [...pcgLabels.keys()].map((code) => sql`${code}`),
    sql`, `,
  )}) then 'own'
  when (${accountingCodes.code}, ${accountingCodes.label}) in (${sql.join(
    [...pcgLabels].map(([code, label]) => sql`(${code}, ${label})`),
    sql`, `,
  )}) then 'same'
  else 'renamed' end`;

/** Companies that call an account otherwise, or have sub-accounts of it. */
const companiesCount = sql<number>`(
  select count(distinct own.tenant_id)::int from ${accountingCodes} own
  where own.tenant_id is not null and own.deleted_at is null
    and own.code like "accounting_codes"."code" || '%')`;

/** Where the chart of accounts finds its rows: in the order of the numbers it is a tree. */
export const accountSource = defineListSource(accountList, {
  page: 'Admin/AccountingCode/Index',
  area: 'accounting',
  exportRight: 'accounting.list',
  table: accountingCodes,
  href: index,
  search: accountingCodes.searchText,
  filters: {
    class: byColumn(classOf, choiceLabels(chartMessages, 'class')),
    nature: byColumn(accountingCodes.nature, choiceLabels(chartMessages, 'nature')),
    origin: byColumn(accountingCodes.origin, choiceLabels(chartMessages, 'origin')),
    edition: byColumn(edition, choiceLabels(chartMessages, 'edition')),
    active: byColumn(active, choiceLabels(chartMessages, 'active')),
  },
  sorts: {
    name: sql`${accountingCodes.code} collate "C"`,
    label: sql`lower(${accountingCodes.label})`,
    createdAt: accountingCodes.createdAt,
  },
  where: isOfModel,
  rows: accountRows,
  download: fileOf(chartMessages, {
    code: { kind: 'text', shownAs: 'name' },
    label: 'text',
    parentCode: { kind: 'text', shownAs: 'name' },
    kind: 'text',
    nature: 'text',
    vatDefault: 'text',
    side: 'text',
    isOperationRequired: 'text',
    origin: 'text',
    edition: 'text',
    companies: { kind: 'number', value: (row) => row.companiesCount },
    isActive: { kind: 'text', shownAs: 'active' },
    createdAt: 'date',
  }),
});

/** Numbers of the chart that are not in the bin. */
export async function knownCodes(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ code: accountingCodes.code })
    .from(accountingCodes)
    .where(and(isOfModel, isNull(accountingCodes.deletedAt)));
  return new Set(rows.map(({ code }) => code));
}

/** Companies that use each of some accounts. */
export async function companiesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accountingCodes.id, count: companiesCount })
    .from(accountingCodes)
    .where(inArray(accountingCodes.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Stored accounts as the list shows them. */
export async function accountRows(
  { db }: Pick<RowContext, 'db'>,
  records: readonly AccountingCode[],
): Promise<AccountRow[]> {
  const known = await knownCodes(db);
  const companies = await companiesOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((row) => ({
    id: row.id,
    version: row.version,
    code: row.code,
    label: row.label,
    parentCode: row.parentCode,
    depth: depthOf(row.code, known),
    kind: row.kind,
    nature: row.nature,
    vatDefault: row.vatDefault,
    side: row.side,
    isOperationRequired: row.isOperationRequired,
    isActive: row.isActive,
    origin: row.origin === 'pcg' ? 'pcg' : 'ilot',
    edition: editionState(row),
    companiesCount: companies.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Short ways to each class, with how many accounts it holds. */
export async function classesOf(
  db: Database,
  chosen: readonly string[],
): Promise<AccountingCodeIndexProps['classes']> {
  const rows = await db
    .select({ id: classOf, count: count() })
    .from(accountingCodes)
    .where(and(isOfModel, isNull(accountingCodes.deletedAt)))
    .groupBy(classOf);
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return accountClasses.map((id) => ({
    id,
    count: counts.get(id) ?? 0,
    href: index({ query: { class: [id], perPage: 100 } }),
    isCurrent: chosen.length === 1 && chosen[0] === id,
  }));
}

/** In what the chart differs from the edition of the PCG. */
export async function editionOf(db: Database): Promise<AccountingCodeIndexProps['edition']> {
  const rows = await db
    .select({ code: accountingCodes.code, label: accountingCodes.label })
    .from(accountingCodes)
    .where(and(isOfModel, isNull(accountingCodes.deletedAt)));
  const labels = new Map(rows.map(({ code, label }) => [code, label]));
  return {
    on: pcgEdition.on,
    source: pcgEdition.source,
    renamed: [...pcgLabels].flatMap(([code, pcgLabel]) => {
      const label = labels.get(code);
      return label === undefined || label === pcgLabel ? [] : [{ code, label, pcgLabel }];
    }),
    missing: [...pcgLabels].flatMap(([code, label]) => (labels.has(code) ? [] : [{ code, label }])),
  };
}
