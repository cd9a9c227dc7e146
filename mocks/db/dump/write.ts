import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { appliedMigrations, pendingMigrations, type Migration } from '../migrate.ts';
import { DumpError, dumpVersion, type DumpEntry } from './format.ts';
import { describeTables, historyTable, ownTables, presentTables, rowsOf } from './tables.ts';

const rowsAtOnce = 1_000;

export interface DumpFacts {
  migrations: readonly Migration[];
  createdAt: Date;
  keyMark: string;
}

/**
 * Gives the rows of a backup one by one to `write`: all tables as they are at one instant, whatever is written
 * meanwhile.
 *
 * @throws DumpError for a database that is not ours, or not up to date
 */
export async function dumpDatabase(
  db: Database,
  facts: DumpFacts,
  write: (entry: DumpEntry) => Promise<void>,
): Promise<void> {
  await refuseForeignTables(db);
  const present = await presentTables(db);
  if (!present.includes(historyTable)) {
    throw new DumpError('La base ne contient pas d’installation d’Îlot : vérifiez DATABASE_URL ou VAR_DIR.');
  }
  const pending = await pendingMigrations(db, facts.migrations);
  if (pending.length > 0) {
    throw new DumpError(
      'La base est plus ancienne que l’application : lancez « npm run db -- migrate », puis recommencez.',
    );
  }
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone to 'UTC'`);
      await tx.execute(sql`set local datestyle to 'ISO, YMD'`);
      await tx.execute(sql`set local extra_float_digits to 1`);
      const migrations = await appliedMigrations(tx);
      await write({
        kind: 'header',
        header: {
          format: 'ilot-dump',
          version: dumpVersion,
          createdAt: facts.createdAt.toISOString(),
          migrations,
          keyMark: facts.keyMark,
        },
      });
      for (const table of await describeTables(tx)) {
        await write({ kind: 'table', table });
        const columns = sql.join(
          table.columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        await tx.execute(
          sql`declare dumped cursor for select row_to_json(kept)::text as json
              from (select ${columns} from ${sql.identifier(table.name)}) as kept`,
        );
        for (;;) {
          const rows = await rowsOf<{ json: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from dumped`));
          // A `json` column keeps its line ends, which mean nothing outside of texts.
          for (const { json } of rows) await write({ kind: 'row', json: json.replaceAll('\n', ' ') });
          if (rows.length < rowsAtOnce) break;
        }
        await tx.execute(sql`close dumped`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** @throws DumpError when the database holds tables that are not ours */
export async function refuseForeignTables(db: Database): Promise<void> {
  const foreign = (await presentTables(db)).filter(
    (name) => name !== historyTable && !ownTables.includes(name),
  );
  if (foreign.length === 0) return;
  throw new DumpError(
    `La base contient des tables qui ne sont pas d’Îlot (${foreign.slice(0, 3).join(', ')}) : donnez à Îlot une base à lui.`,
  );
}
