import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Uint8Array.from(bytes),
});

/** Bytes of files where there is no disk: the demonstration in a browser, and tests. */
export const fileBlobs = pgTable(
  'file_blobs',
  {
    folder: text('folder').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bytea('bytes').notNull(),
    putAt: instant('put_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folder, table.sha256] }), index('file_blobs_put').on(table.putAt)],
);
