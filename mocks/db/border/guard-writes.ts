import type { SQL } from 'drizzle-orm';
import { BorderError, type TenantBorder } from './border.ts';
import { borderOf, isTenantTable, withinBoth } from './condition.ts';
import { methodOf } from './guard-reads.ts';

type Builder = Record<string, unknown>;
type Row = Readonly<Record<string, unknown>>;

/** An insert whose rows are all the company's; a conflict with another company's row changes nothing. */
export function guardInsert(builder: unknown, table: unknown, border: TenantBorder): unknown {
  if (!isTenantTable(table)) return builder;
  const start = builder as Builder;
  const values = methodOf(start, 'values');
  start['values'] = (given: Row | readonly Row[]) => {
    for (const row of Array.isArray(given) ? (given as Row[]) : [given as Row]) checkRow(row, border);
    const query = values.call(start, given) as Builder;
    const onConflict = methodOf(query, 'onConflictDoUpdate');
    query['onConflictDoUpdate'] = (config: { set: Row; setWhere?: SQL; where?: SQL }) => {
      if (config.where) throw new BorderError('onConflictDoUpdate: say setWhere or targetWhere.');
      checkChange(config.set, border);
      return onConflict.call(query, {
        ...config,
        setWhere: withinBoth(borderOf(table, border), config.setWhere),
      });
    };
    return query;
  };
  start['select'] = () => {
    throw new BorderError('insert … select is not limited to a company: read first, then insert.');
  };
  return start;
}

/** An update of the company's rows only, which cannot give them away. */
export function guardUpdate(builder: unknown, table: unknown, border: TenantBorder): unknown {
  if (!isTenantTable(table)) return builder;
  const start = builder as Builder;
  const set = methodOf(start, 'set');
  start['set'] = (changes: Row) => {
    checkChange(changes, border);
    const query = set.call(start, changes) as Builder;
    query['from'] = () => {
      throw new BorderError('update … from is not limited to a company: read first, then update.');
    };
    return limited(query, table, border);
  };
  return start;
}

/** A removal of the company's rows only. */
export function guardDelete(builder: unknown, table: unknown, border: TenantBorder): unknown {
  return isTenantTable(table) ? limited(builder as Builder, table, border) : builder;
}

function limited(query: Builder, table: unknown, border: TenantBorder): Builder {
  const own = borderOf(table, border);
  const where = methodOf(query, 'where');
  where.call(query, own);
  query['where'] = (condition: SQL | undefined) => where.call(query, withinBoth(own, condition));
  return query;
}

function checkRow(row: Row, { tenantId }: TenantBorder): void {
  if (row['tenantId'] !== tenantId) {
    throw new BorderError(`a row of company ${String(row['tenantId'])} was to be written for ${tenantId}.`);
  }
}

function checkChange(changes: Row, { tenantId }: TenantBorder): void {
  if ('tenantId' in changes && changes['tenantId'] !== tenantId) {
    throw new BorderError(`a row was to be given to company ${String(changes['tenantId'])}.`);
  }
}
