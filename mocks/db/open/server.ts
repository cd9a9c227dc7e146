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
  if (!isLeftAsIs) {
    const patient = await connect(databaseUrl, { isPatient: true });
    try {
      await migrate(patient.db, migrationsOnDisk());
    } finally {
      await patient.close();
    }
  }
  return connect(databaseUrl, { isPatient: isLeftAsIs });
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

/** Times within which the server must answer, in milliseconds; a request has given up after them. */
const limits = {
  statement_timeout: 25_000,
  // A server that no longer answers at all does not end statements either.
  query_timeout: 28_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** @param isPatient for what may take long, such as a migration of many rows */
async function connect(databaseUrl: string, { isPatient = false } = {}): Promise<OpenedDatabase> {
  const path = addressOf(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    ...(!isPatient && limits),
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', dropWhenBroken);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new DatabaseUnreachableError(path, error);
  }
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: drizzle(pool, { schema }), path, close, connections };
}

/**
 * A connection that breaks within a transaction tells its query; nobody else need hear it. One whose query
 * was given up is ended, since it would answer the next one late or never.
 */
function dropWhenBroken(client: pg.PoolClient): void {
  client.on('error', () => undefined);
  const query: (...given: unknown[]) => unknown = client.query.bind(client) as never;
  const watched = (...given: unknown[]): unknown => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void endQuietly(client);
      });
    }
    return answer;
  };
  client.query = watched as pg.PoolClient['query'];
}

async function endQuietly(client: pg.PoolClient): Promise<void> {
  // The pool's own type hides what its clients are.
  await (client as unknown as pg.Client).end().catch(() => undefined);
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
