import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { dropOwn } from '../drop-own.ts';
import { migrate, MigrationHistoryError, migrationChecksum, type Migration } from '../migrate.ts';
import { DumpError, dumpVersion, type DumpEntry, type DumpHeader, type DumpTable } from './format.ts';
import { historyTable, ownTables, presentTables, rowsOf } from './tables.ts';
import { refuseForeignTables } from './write.ts';

/** Size of what is inserted with one statement, in characters. */
const batchChars = 500_000;

export interface RestoreOptions {
  migrations: readonly Migration[];
  /** Replaces what the database holds. */
  isForced: boolean;
}

/**
 * Puts a backup into a database, in one transaction: all of it or nothing. Tables are made as they were when
 * it was written, filled, and then brought up to date.
 *
 * @returns how many rows were written
 * @throws DumpError when the database holds something, or something foreign, or the backup is not for us
 */
export async function restoreDatabase(
  db: Database,
  entries: AsyncIterable<DumpEntry>,
  { migrations, isForced }: RestoreOptions,
): Promise<number> {
  await refuseOccupied(db, isForced);
  return db.transaction(async (tx) => {
    await dropOwn(tx, migrations);
    let rows = 0;
    let loader: Loader | null = null;
    let putBack: (() => Promise<void>) | null = null;
    for await (const entry of entries) {
      if (entry.kind === 'header') {
        await migrate(tx, await migrationsOf(entry.header, migrations));
        putBack = await setConstraintsAside(tx);
      } else if (entry.kind === 'table') {
        await loader?.flush();
        loader = createLoader(tx, await checkedTable(tx, entry.table));
      } else if (entry.kind === 'row') {
        rows += 1;
        await loader?.add(entry.json);
      }
    }
    await loader?.flush();
    await setSequences(tx);
    await putBack?.();
    await migrate(tx, migrations);
    return rows;
  });
}

/** @throws DumpError for a database with something foreign in it, or with rows that are not to be replaced */
export async function refuseOccupied(db: Database, isForced: boolean): Promise<void> {
  await refuseForeignTables(db);
  if (isForced || !(await holdsRows(db))) return;
  throw new DumpError(
    'La base contient déjà des données : ajoutez --force pour les remplacer par celles de la sauvegarde.',
  );
}

/** True when a table of ours holds something; the history of migrations does not count. */
async function holdsRows(db: Database): Promise<boolean> {
  for (const name of await presentTables(db)) {
    if (name === historyTable) continue;
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** The migrations that the backup went through. @throws DumpError when it is of another history, or later */
export async function migrationsOf(header: DumpHeader, known: readonly Migration[]): Promise<Migration[]> {
  if (header.version > dumpVersion) throw tooRecent();
  const found: Migration[] = [];
  for (const { name, checksum } of header.migrations) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration) throw tooRecent();
    if ((await migrationChecksum(migration)) !== checksum) throw new MigrationHistoryError('changed', name);
    found.push(migration);
  }
  return found;
}

const tooRecent = (): DumpError =>
  new DumpError(
    'Cette sauvegarde vient d’une version plus récente de l’application : mettez l’application à jour, puis recommencez.',
  );

async function checkedTable(db: Database, table: DumpTable): Promise<DumpTable> {
  const rows = await rowsOf<{ column: string }>(
    db,
    sql`select column_name as column from information_schema.columns
        where table_schema = current_schema() and table_name = ${table.name}`,
  );
  const present = rows.map(({ column }) => column);
  const isOurs = ownTables.includes(table.name) || present.length > 0;
  if (isOurs && table.columns.every((column) => present.includes(column))) return table;
  throw new DumpError(`La sauvegarde décrit mal la table « ${table.name} » : prenez-en une autre.`);
}

interface Loader {
  add(json: string): Promise<void>;
  flush(): Promise<void>;
}

function createLoader(db: Database, table: DumpTable): Loader {
  let rows: string[] = [];
  let chars = 0;
  const name = sql.identifier(table.name);
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const json = `[${rows.join(',')}]`;
    rows = [];
    chars = 0;
    await db.execute(
      sql`insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, ${json}::text::json)`,
    );
  };
  return {
    flush,
    add: async (json) => {
      rows.push(json);
      chars += json.length;
      if (chars > batchChars) await flush();
    },
  };
}

/** Takes keys between tables and triggers away while rows come in any order; returns how to put them back. */
async function setConstraintsAside(db: Database): Promise<() => Promise<void>> {
  const keys = await rowsOf<{ name: string; owner: string; definition: string }>(
    db,
    sql`select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
        from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace order by 2, 1`,
  );
  for (const { name, owner } of keys) {
    await db.execute(sql`alter table ${sql.raw(owner)} drop constraint ${sql.identifier(name)}`);
  }
  const tables = (await presentTables(db)).filter((name) => name !== historyTable);
  // What a migration itself put there is in the backup too.
  for (const name of tables) await db.execute(sql`truncate ${sql.identifier(name)} cascade`);
  for (const name of tables) await db.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  return async () => {
    for (const name of tables) await db.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    for (const { name, owner, definition } of keys) {
      await db.execute(
        sql`alter table ${sql.raw(owner)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  };
}

/** Lets counters go on after the rows that came. */
async function setSequences(db: Database): Promise<void> {
  const owned = await rowsOf<{ table: string; column: string; sequence: string }>(
    db,
    sql`select table_name as table, column_name as column,
          pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns
        where table_schema = current_schema()
          and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, sequence } of owned) {
    await db.execute(
      sql`select setval(${sequence}::regclass, greatest(1, (select max(${sql.identifier(column)}) from ${sql.identifier(table)})))`,
    );
  }
}
