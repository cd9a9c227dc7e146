import { sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { pendingMigrations } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { unlimitedDiskSpace, type DiskSpaceGauge } from '#mocks/services/disk-space.ts';

/** What a probe asks: is the process alive, can it take requests. */
export interface Probes {
  healthz(): Response;
  /** @param isFull true while no request more is let through */
  readyz(isFull?: boolean): Promise<Response>;
  /** From now on the server is not ready: it is about to stop. */
  stopBeingReady(): void;
  isStopping(): boolean;
}

/** Longest time to wait for the database before it counts as absent. */
const patienceMs = 2_000;
const retryAfterS = 5;

/** Probes for whatever watches over the server. They ask for no session and leave no trace. */
export function createProbes(db: Database, gauge: DiskSpaceGauge = unlimitedDiskSpace): Probes {
  let isStopping = false;
  // Migrations of this process do not change while it runs.
  const migrations = migrationsOnDisk();

  const obstacle = async (
    isFull: boolean,
  ): Promise<'stopping' | 'busy' | 'database' | 'migrations' | null> => {
    if (isStopping) return 'stopping';
    if (isFull) return 'busy';
    try {
      await within(patienceMs, db.execute(sql`select 1`));
      const pending = await within(patienceMs, pendingMigrations(db, migrations));
      return pending.length > 0 ? 'migrations' : null;
    } catch {
      return 'database';
    }
  };

  return {
    isStopping: () => isStopping,
    stopBeingReady: () => {
      isStopping = true;
    },
    healthz: () => answer(200, 'ok'),
    readyz: async (isFull = false) => {
      const reason = await obstacle(isFull);
      if (reason !== null) return answer(503, reason);
      // Reading goes on: whoever shares out requests must not take the server away from people.
      return answer(200, gauge.diskSpace() === 'ample' ? 'ok' : 'disk-full');
    },
  };
}

function answer(status: number, text: string): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status === 503) headers['retry-after'] = String(retryAfterS);
  return Response.json({ status: text }, { status, headers });
}

/** Waits for an answer, no longer than `limitMs`. @throws Error when it comes too late */
export async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
