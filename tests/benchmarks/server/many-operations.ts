import { sql } from 'drizzle-orm';
import { describeTables } from '#mocks/db/dump/tables.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';

/** Columns that a copy has of its own, and how it gets them from `n`. */
const own: Readonly<Record<string, string>> = {
  id: `'0' || lpad(n::text, 25, '0')`,
  ref: `'ZZ-' || lpad(n::text, 6, '0')`,
  name: `source.name || ' ' || n`,
  updated_at: `source.updated_at - n * interval '1 minute'`,
  created_at: `source.created_at - n * interval '1 hour'`,
  version: '1',
};

/** Fills the first company of a seeded database with copies of its operations, each with two lots. */
export async function addOperations(folder: string, count: number): Promise<void> {
  const { db, close } = await openPglite(folder);
  const tenant = tenantId('T1');
  const tables = await describeTables(db);
  const columnsOf = (table: string): readonly string[] =>
    tables.find(({ name }) => name === table)?.columns ?? [];
  const copy = async (
    table: string,
    values: Readonly<Record<string, string>>,
    from: string,
  ): Promise<void> => {
    const columns = columnsOf(table);
    const written = columns.map((column) => values[column] ?? `source.${column}`);
    await db.execute(
      sql.raw(`insert into ${table} (${columns.join(', ')}) select ${written.join(', ')} ${from}`),
    );
  };
  await copy(
    'operations',
    own,
    `from generate_series(1, ${count}) n
     join (select *, row_number() over (order by id) as rank, count(*) over () as total from operations
           where tenant_id = '${tenant}' and deleted_at is null) source on source.rank = 1 + n % source.total`,
  );
  await copy(
    'lots',
    {
      id: `'1' || lpad((n * 2 + twin)::text, 25, '0')`,
      operation_id: `'0' || lpad(n::text, 25, '0')`,
      ref: 'twin::text',
    },
    `from generate_series(1, ${count}) n cross join generate_series(0, 1) twin
     cross join (select * from lots where tenant_id = '${tenant}' order by id limit 1) source`,
  );
  await db.execute(sql`analyze`);
  const total = await db.$count(operations);
  await close();
  if (total < count) throw new Error(`only ${total} operations were written`);
}

/** Identifier of one of the copies. */
export const copiedOperation = (n: number): string => `0${String(n).padStart(25, '0')}`;
