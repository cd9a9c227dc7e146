import { and, count, eq, gte, lte, min, sql } from 'drizzle-orm';
import type { Installation } from '#contracts/admin/form.ts';
import { rowsOf } from '#mocks/db/dump/tables.ts';
import { readSettings } from '#mocks/db/queries/settings.ts';
import { jobs, outgoingMails } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { sentByPlatformToday } from '#mocks/server/mail/daily-cap.ts';

/** What the installation is and does now; of keys, only whether they are there. */
export async function installationOf({ deps, unscoped }: AdminContext): Promise<Installation> {
  const { config, clock } = deps;
  const [queue, mails, facts, kept] = await Promise.all([
    queueOf(unscoped, clock.systemNow()),
    mailsOf(unscoped, clock.systemNow(), config.settings.dailyMailCap),
    databaseFacts(unscoped),
    readSettings(unscoped, ['clock', 'demo', 'backup']),
  ]);
  return {
    version: config.assetVersion ?? '–',
    startedAt: config.startedAt.toISOString(),
    ...facts,
    queue,
    mailsToday: mails,
    lastBackupAt: kept.backup?.at ?? null,
    keys: [
      { name: 'SMTP_URL', isSet: deps.mailer.leaves },
      { name: 'APP_URL', isSet: config.publicOrigin !== null },
      { name: 'MAPS_KEY', isSet: config.mapsKey !== null },
      { name: 'MAP_TILES_URL', isSet: config.mapTiles !== null },
      { name: 'NEIGHBOURHOOD_URL', isSet: deps.neighbourhood !== null },
      { name: 'COMPANIES_URL', isSet: deps.companies?.isDemonstration === false },
      { name: 'INSEE', isSet: deps.insee !== null },
      { name: 'CADASTRE_URL', isSet: deps.cadastre !== null },
      { name: 'CLAMD_URL', isSet: deps.scanner !== null },
    ],
    demoStartsAt: kept.demo === undefined ? null : (kept.clock?.startsAt ?? null),
  };
}

type Reader = AdminContext['unscoped'];

async function queueOf(db: Reader, now: Date): Promise<Installation['queue']> {
  const counted = await db.select({ status: jobs.status, rows: count() }).from(jobs).groupBy(jobs.status);
  const [oldest] = await db
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(and(eq(jobs.status, 'queued'), lte(jobs.runAt, now)));
  const of = (status: string): number => counted.find((row) => row.status === status)?.rows ?? 0;
  return {
    waiting: of('queued'),
    running: of('running'),
    failed: of('failed'),
    oldestAt: oldest?.at?.toISOString() ?? null,
  };
}

async function mailsOf(db: Reader, now: Date, cap: number | null): Promise<Installation['mailsToday']> {
  const [queued] = await db
    .select({ rows: count() })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.status, 'queued'),
        gte(outgoingMails.createdAt, new Date(now.getTime() - 7 * 86_400_000)),
      ),
    );
  return {
    sent: await sentByPlatformToday(db, now),
    waiting: queued?.rows ?? 0,
    cap,
  };
}

/** Which database answers, and how far its migrations are. */
async function databaseFacts(db: Reader): Promise<Pick<Installation, 'database' | 'migration'>> {
  const [row] = await rowsOf<{ version: string; migration: string | null }>(
    db,
    sql`select version() as version, (select max(name) from schema_migrations) as migration`,
  );
  return {
    // PGlite is PostgreSQL compiled by Emscripten.
    database: /emcc|emscripten|pglite/i.test(row?.version ?? '') ? 'embedded' : 'server',
    migration: row?.migration ?? '–',
  };
}
