import type { Database } from '../database.ts';
import type { TenantBorder } from './border.ts';
import { BorderError } from './border.ts';
import { guardDelete, guardInsert, guardUpdate } from './guard-writes.ts';
import { guardSelect } from './guard-reads.ts';

/**
 * The database as a person of one company reaches it: every read, change and removal is limited to the
 * company's rows (and to assigned operations), rows of another company cannot be written, and what the
 * border could not read is refused. The types stay those of the database, so that handlers are written as
 * if there were one company.
 *
 * What a `sql` template names by itself is beyond the border: give such a fragment its own condition.
 *
 * @throws BorderError from any query that would leave the company
 */
export function withinTenant(db: Database, border: TenantBorder): Database {
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return key === 'query' ? undefined : value;
      const call = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      switch (key) {
        case 'select':
        case 'selectDistinct':
        case 'selectDistinctOn':
          return (...given: unknown[]) => guardSelect(call(...given), border);
        case 'insert':
          return (table: unknown) => guardInsert(call(table), table, border);
        case 'update':
          return (table: unknown) => guardUpdate(call(table), table, border);
        case 'delete':
          return (table: unknown) => guardDelete(call(table), table, border);
        case 'transaction':
          return (run: (tx: Database) => unknown, config?: unknown) =>
            call((tx: Database) => run(withinTenant(tx, border)), config);
        case 'rollback':
          return call;
        default:
          return () => {
            throw new BorderError(
              `“${String(key)}” is not limited to a company: use select, insert, update or delete.`,
            );
          };
      }
    },
  });
}
