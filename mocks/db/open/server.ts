import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenedDatabase } from '../database.ts';
import { dropOwn } from '../drop-own.ts';
import { migrate } from '../migrate.ts';
import { migrationsOnDisk } from '../migrations/node.ts';
import * as schema from '../schema/index.ts';
import { DatabaseUnreachableError } from './errors.ts';

const connectionTimeoutMs = 10_000;

/**
 * Opens a database of a PostgreSQL server (15 or later), and migrates it unless it is to be left as it is.
 *
 * @throws DatabaseUnreachableError, MigrationHistoryError
 */
export async function openServer(databaseUrl: string, { isLeftAsIs = false } = {}): Promise<OpenedDatabase> {
  const opened = await connect(databaseUrl);
  if (isLeftAsIs) return opened;
  try {
    await migrate(opened.db, migrationsOnDisk());
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/**
 * Drops what the application made in a server's database, and nothing else.
 *
 * @throws DatabaseUnreachableError
 */
export async function dropEverything(databaseUrl: string): Promise<void> {
  const { db, close } = await connect(databaseUrl);
  try {
    await db.transaction((tx) => dropOwn(tx, migrationsOnDisk()));
  } finally {
    await close();
  }
}

async function connect(databaseUrl: string): Promise<OpenedDatabase> {
  const path = addressOf(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new DatabaseUnreachableError(path, error);
  }
  return { db: drizzle(pool, { schema }), path, close };
}

/** Host and name of the database, without user or password; the text is shown and logged. */
function addressOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `postgresql://${host}${pathname}`;
  } catch {
    return 'postgresql://?';
  }
}
