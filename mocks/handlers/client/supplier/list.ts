import { countDistinct, inArray, sql } from 'drizzle-orm';
import { supplierList, type SupplierRow } from '#contracts/client/supplier/index.ts';
import { index } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { supplierRatings, suppliers, type Supplier } from '#mocks/db/schema/index.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { byArray, byColumn, choiceLabels, departmentLabels } from '#mocks/server/lists/filter-source.ts';
import { operationLabels } from '#mocks/server/lists/operation-names.ts';

/** Operations on which a supplier was evaluated. */
const operationIds = sql<string[]>`array(
  select distinct ${supplierRatings.operationId} from ${supplierRatings}
  where ${supplierRatings.supplierId} = ${suppliers.id})`;

/** Where the list of suppliers finds its rows. */
export const supplierSource = defineListSource(supplierList, {
  page: 'Client/Supplier/Index',
  area: 'supplier',
  table: suppliers,
  href: index,
  search: suppliers.searchText,
  filters: {
    trade: byColumn(suppliers.trade, choiceLabels(supplierMessages, 'trade')),
    status: byColumn(suppliers.status, choiceLabels(supplierMessages, 'status')),
    compliance: byColumn(suppliers.compliance, choiceLabels(supplierMessages, 'compliance')),
    department: byArray(suppliers.departments, departmentLabels),
    operationId: byArray(operationIds, operationLabels),
    tag: byArray(suppliers.tags),
  },
  sorts: {
    name: sql`lower(${suppliers.name})`,
    rating: suppliers.ratingHundredths,
    createdAt: suppliers.createdAt,
  },
  rows: supplierRows,
  download: fileOf(supplierMessages, {
    name: 'text',
    trade: 'text',
    siren: 'text',
    city: 'text',
    email: 'text',
    phone: 'text',
    compliance: 'text',
    vigilance: 'text',
    tenYearInsurance: 'text',
    operations: { kind: 'number', value: ({ operationsCount }) => operationsCount },
    rating: {
      kind: 'number',
      value: ({ ratingHundredths }) => (ratingHundredths === null ? null : ratingHundredths / 100),
    },
    status: 'text',
    tags: 'text',
    createdAt: 'date',
  }),
});

async function supplierRows({ db }: RowContext, records: readonly Supplier[]): Promise<SupplierRow[]> {
  if (records.length === 0) return [];
  const counts = await db
    .select({ id: supplierRatings.supplierId, count: countDistinct(supplierRatings.operationId) })
    .from(supplierRatings)
    .where(
      inArray(
        supplierRatings.supplierId,
        records.map(({ id }) => id),
      ),
    )
    .groupBy(supplierRatings.supplierId);
  const countOf = new Map(counts.map((row) => [row.id, row.count]));
  return records.map((row) => ({
    id: row.id,
    name: row.name,
    trade: row.trade,
    siren: row.siren,
    city: row.city,
    email: row.email,
    phone: row.phone,
    compliance: row.compliance,
    vigilance: row.vigilance,
    tenYearInsurance: row.tenYearInsurance,
    operationsCount: countOf.get(row.id) ?? 0,
    ratingHundredths: row.ratingHundredths,
    status: row.status,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
  }));
}
