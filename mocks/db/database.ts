import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database as every handler sees it, whatever stands behind: PGlite or a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database and the means to let go of it. */
export interface OpenedDatabase {
  db: Database;
  /** Waits for what is written, frees files and sockets; a second call does nothing. */
  close(): Promise<void>;
  /** Folder or address, for messages. Never holds a password. */
  path: string;
  /** Connections to a database server; none for the embedded database. */
  connections?: () => { total: number; idle: number; waiting: number };
}
