import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  deleteRows,
  readRows,
  setColumns,
  type BusinessRow,
  type BusinessTable,
  type ColumnsOf,
} from '#mocks/db/queries/business-table.ts';
import { audit } from '../audit.ts';
import { ofCompanies, ofPlatform, type Restorable, type RestorableIn } from '../bin/restorable.ts';
import type { AdminContext, ClientContext, SignedInContext } from '../context.ts';
import type { RecordDefinition } from './define-record.ts';

const binsOf =
  <Context extends SignedInContext>(within: (kind: RestorableIn<Context>) => Restorable) =>
  <Table extends BusinessTable, Payload extends Readonly<Record<string, unknown>>>(
    { declaration, ownership }: RecordDefinition<Table, Payload, Context>,
    purgeAlong?: (tx: Database, id: string) => Promise<void>,
  ): Restorable => {
    const { type, area, table, label, href, announce } = declaration;
    return within({
      type,
      can: `${area}.delete` as PermissionKey,
      items: async (context, since, id) => {
        const rows = await readRows(context.db, table, {
          where: and(gt(table.deletedAt, since), id === undefined ? undefined : eq(table.id, id), ownership),
          orderBy: [desc(table.deletedAt), desc(table.id)],
        });
        return rows.map((row) => {
          const stored = row as unknown as BusinessRow;
          return {
            id: stored.id,
            label: label(row),
            deletedAt: stored.deletedAt ?? since,
            authorId: stored.createdBy,
            version: stored.version,
            operationId: null,
            followers: {},
            href: href(stored.id),
          };
        });
      },
      restore: async (context, tx, item) => {
        const live = { deletedAt: null } as ColumnsOf<Table>;
        await setColumns(tx, table, live, eq(table.id, item.id));
        await audit(context, tx, `${type}.restore`, { type, id: item.id, label: item.label });
      },
      announce: (context, { id, version }) => announce(context, [{ id, version }]),
      purge: async ({ db }, before) => {
        const gone = await readRows(db, table, { where: and(lte(table.deletedAt, before), ownership) });
        for (const row of gone) {
          const { id } = row as unknown as BusinessRow;
          await db.transaction(async (tx) => {
            await purgeAlong?.(tx, id);
            await deleteRows(tx, table, eq(table.id, id));
          });
        }
        return gone.length;
      },
    });
  };

/**
 * The bin of a declared kind of record: bringing back, and purging after thirty days.
 *
 * @param purgeAlong removes what hangs on a record before it goes for good
 */
export const recordBin = binsOf<ClientContext>(ofCompanies);

/** The bin of a declared kind of record of the platform. */
export const platformRecordBin = binsOf<AdminContext>(ofPlatform);
