import { asc, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** One migration: its file name without extension, and its SQL as written by drizzle-kit. */
export interface Migration {
  name: string;
  sql: string;
}

/** A migration beside what the database keeps to know it again. */
interface Checked extends Migration {
  readonly checksum: string;
}

/** The migrations that a database went through; kept by the runner, outside the schema. */
const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Any number does, as long as every process takes the same: it keeps two of them from migrating at once. */
const migrationLockKey = 7_416_552;

const statementBreak = '--> statement-breakpoint';

/** The history of the database and that of the application do not agree; nothing was changed. */
export class MigrationHistoryError extends Error {
  override readonly name = 'MigrationHistoryError';
  readonly reason: 'changed' | 'unknown';
  readonly migration: string;

  constructor(reason: 'changed' | 'unknown', migration: string) {
    super(
      reason === 'changed'
        ? `La migration « ${migration} » a été modifiée après avoir été appliquée. Rétablissez son texte, ou restaurez une sauvegarde dans une base vide avec « npm run db -- restore FICHIER ».`
        : `La base contient la migration « ${migration} », inconnue de cette version de l'application : elle vient d'une version plus récente. Mettez l'application à jour, ou restaurez dans une base vide une sauvegarde de cette version avec « npm run db -- restore FICHIER ».`,
    );
    this.reason = reason;
    this.migration = migration;
  }
}

/**
 * Brings the schema up to date: applies the migrations not applied yet, each in a transaction; all of them in one to
 * a database that went through none, which takes a fraction of the time.
 *
 * @returns names of those just applied, in order; empty when there was nothing to do
 * @throws MigrationHistoryError when an applied migration changed or is unknown here
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
    await tx.execute(sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
  });

  const ordered = await Promise.all(
    migrations
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (migration) => ({ ...migration, checksum: await migrationChecksum(migration) })),
  );
  const done = await checkedHistory(db, ordered);
  const pending = ordered.filter(({ name }) => !done.has(name));
  if (done.size === 0 && (await applyTogether(db, pending))) return pending.map(({ name }) => name);
  const applied: string[] = [];
  for (const migration of pending) if (await applyOnce(db, migration)) applied.push(migration.name);
  return applied;
}

/** Names of the migrations that a database still lacks; it is only read. */
export async function pendingMigrations(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await db.select({ name: schemaMigrations.name }).from(schemaMigrations);
  const names = new Set(applied.map((row) => row.name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

/** What a database went through, in order. */
export function appliedMigrations(db: Database): Promise<{ name: string; checksum: string }[]> {
  return db
    .select({ name: schemaMigrations.name, checksum: schemaMigrations.checksum })
    .from(schemaMigrations)
    .orderBy(asc(schemaMigrations.name));
}

/** Names of what a database went through. @throws MigrationHistoryError where that is not our history */
async function checkedHistory(db: Database, known: readonly Checked[]): Promise<Set<string>> {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const rows = await appliedMigrations(db);
  for (const row of rows) {
    const checksum = checksums.get(row.name);
    if (checksum === undefined) throw new MigrationHistoryError('unknown', row.name);
    if (checksum !== row.checksum) throw new MigrationHistoryError('changed', row.name);
  }
  return new Set(rows.map(({ name }) => name));
}

/**
 * Applies all migrations in one transaction where none was applied yet. False, with nothing done, where one of them
 * fails: one by one it is seen which, and those before it stay.
 */
async function applyTogether(db: Database, migrations: readonly Checked[]): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
      if ((await tx.$count(schemaMigrations)) > 0) return false;
      await apply(tx, migrations);
      return true;
    });
  } catch {
    return false;
  }
}

async function applyOnce(db: Database, migration: Checked): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
    const done = await tx.$count(schemaMigrations, sql`${schemaMigrations.name} = ${migration.name}`);
    if (done > 0) return false;
    await apply(tx, [migration]);
    return true;
  });
}

async function apply(tx: Database, migrations: readonly Checked[]): Promise<void> {
  const statements = migrations
    .flatMap((migration) => migration.sql.split(statementBreak))
    .filter((statement) => statement.trim() !== '');
  if (statements.length > 0) await tx.execute(sql.raw(asOne(statements)));
  const rows = migrations.map(({ name, checksum }) => ({ name, checksum }));
  if (rows.length > 0) await tx.insert(schemaMigrations).values(rows);
}

/**
 * Statements as a single one, so that they take one answer of the server instead of hundreds: a browser's database
 * stands behind a worker, where each costs tens of milliseconds.
 */
function asOne(statements: readonly string[]): string {
  let quote = '$statement$';
  while (statements.some((statement) => statement.includes(quote))) quote = quote.replace('$s', '$ss');
  const lines = statements.map((statement) => `execute ${quote}${statement}${quote};`);
  return `do $migration$ begin\n${lines.join('\n')}\nend $migration$`;
}

/** SHA-256 in hex of the text, with line ends made equal so that a checkout on Windows changes nothing. */
export async function migrationChecksum({ sql: statements }: Migration): Promise<string> {
  const bytes = new TextEncoder().encode(statements.replaceAll('\r\n', '\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
