import {
  and,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  is,
  isNull,
  or,
  sql,
  Table,
  type SQL,
} from 'drizzle-orm';
import type { TenantBorder } from './border.ts';

/** Tables whose own rows are what a border names: by the company's id, by an assignment's. */
const tenantTable = 'tenants';
const operationTable = 'operations';

/** True when the rows of a table belong to companies, or are companies. */
export const isTenantTable = (table: unknown): table is Table =>
  is(table, Table) && (getTableName(table) === tenantTable || 'tenantId' in getTableColumns(table));

/**
 * What every row of a table must satisfy to exist for a person: its company's, and of no operation but the
 * assigned ones. Undefined for tables that belong to no company, and for anything that is not a table.
 */
export function borderOf(table: unknown, border: TenantBorder): SQL | undefined {
  if (!isTenantTable(table)) return undefined;
  const { tenantId, operationId, id } = getTableColumns(table);
  const name = getTableName(table);
  const owner = name === tenantTable ? id : tenantId;
  if (!owner) return undefined;
  const company = eq(owner, border.tenantId);
  if (border.assignedOperationIds === null) return company;
  const ids = [...border.assignedOperationIds];
  if (id && name === operationTable) return and(company, inArray(id, ids));
  return and(company, operationId && or(isNull(operationId), inArray(operationId, ids)));
}

/**
 * Both conditions together. The caller's is put in parentheses: drizzle joins a `sql` template as it is, and
 * its `or` would open the border.
 */
export const withinBoth = (own: SQL | undefined, condition: SQL | undefined): SQL | undefined =>
  condition === undefined ? own : and(own, sql`(${condition})`);
