import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenedDatabase } from '#mocks/db/database.ts';
import { checkDumpFile, readDumpFile, writeDumpFile } from '#mocks/db/dump/file-node.ts';
import { dumpFiles, fileLedger, restoreFiles } from '#mocks/db/dump/files.ts';
import type { DumpEntry, DumpFile } from '#mocks/db/dump/format.ts';
import { holdFiles, makeBackupFolder } from '#mocks/db/dump/held-files.ts';
import { restoreDatabase } from '#mocks/db/dump/restore.ts';
import { presentTables, rowsOf } from '#mocks/db/dump/tables.ts';
import { dumpDatabase } from '#mocks/db/dump/write.ts';
import { migrate } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { operations, storedFiles, throttles } from '#mocks/db/schema/index.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { openEmptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { openServer } from '#mocks/db/open/server.ts';

const migrations = migrationsOnDisk();
const facts = { migrations, createdAt: new Date('2026-11-20T08:00:00Z'), keyMark: 'mark' };
const folder = mkdtempSync(join(tmpdir(), 'ilot-dump-'));
const file = join(folder, 'seeded.ilot');

let seeded: OpenedDatabase;
let seededContents: readonly string[];
beforeAll(async () => {
  seeded = await openTestDatabase();
  // What a careless copy would lose: digits, line ends, signs of all kinds, instants to the microsecond.
  await seeded.db.update(operations).set({
    summary: 'a\nb\t"c" \\ ’é💥 =end {}',
    lat: 45.191_9,
    landAreaM2: '1234567.80',
    purchasePriceCents: 9_007_199_254_740_991,
    tags: ['x,y', '{"}', ''],
  });
  await seeded.db.execute(sql`update operations set updated_at = '2026-11-20 08:00:00.123456+00'`);
  await writeDumpFile(file, (write) => dumpDatabase(seeded.db, facts, write));
  seededContents = await contentsOf(seeded.db);
});
afterAll(async () => {
  await seeded.close();
  rmSync(folder, { recursive: true });
});

/** All rows of all tables, as text in one order. */
async function contentsOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(db, facts, async (entry: DumpEntry) => {
    if (entry.kind === 'row') lines.push(entry.json);
  });
  return lines.toSorted();
}

async function withEmpty<Value>(run: (opened: OpenedDatabase) => Promise<Value>): Promise<Value> {
  const opened = await openEmptyDatabase();
  try {
    return await run(opened);
  } finally {
    await opened.close();
  }
}

const restoreFrom = (db: Database, path: string, isForced = false): Promise<number> =>
  restoreDatabase(db, readDumpFile(path), { migrations, isForced });

describe('a backup', () => {
  test('restored into an empty database gives back every row to the last digit, keys, triggers and counters at work', async () => {
    await withEmpty(async ({ db }) => {
      await restoreFrom(db, file);
      expect(await contentsOf(db)).toEqual(seededContents);
      const shape = async (of: Database): Promise<unknown[]> =>
        rowsOf(
          of,
          sql`select conrelid::regclass::text as owner, conname as name, convalidated as valid from pg_constraint
              where connamespace = current_schema()::regnamespace
              union all select tgrelid::regclass::text, tgname, tgenabled = 'O' from pg_trigger where not tgisinternal
              order by 1, 2`,
        );
      expect(await shape(db)).toEqual(await shape(seeded.db));
      expect(await migrate(db, migrations)).toEqual([]);
      const counters = async (of: Database): Promise<unknown[]> =>
        rowsOf(of, sql`select sequencename as name, last_value::text as value from pg_sequences order by 1`);
      expect(await counters(db)).toHaveLength((await counters(seeded.db)).length);

      // It does not mix with what is there, unless it is to replace it.
      await db.insert(throttles).values({ key: 'before', hits: 1, resetsAt: new Date(0) });
      const before = await contentsOf(db);
      await expect(restoreFrom(db, file)).rejects.toThrow('--force');
      expect(await contentsOf(db)).toEqual(before);
      await restoreFrom(db, file, true);
      expect(await contentsOf(db)).toEqual(seededContents);
    });
  });

  test('of an older version is brought up to date', async () => {
    const older = join(folder, 'older.ilot');
    await withEmpty(async ({ db }) => {
      await migrate(db, migrations.slice(0, 1));
      await db.insert(throttles).values({ key: 'old', hits: 1, resetsAt: new Date(0) });
      await writeDumpFile(older, (write) =>
        dumpDatabase(db, { ...facts, migrations: migrations.slice(0, 1) }, write),
      );
    });
    await withEmpty(async ({ db }) => {
      await restoreFrom(db, older);
      expect(await db.select({ key: throttles.key }).from(throttles)).toEqual([{ key: 'old' }]);
      expect(await migrate(db, migrations)).toEqual([]);
    });
  });

  test('of a newer version is refused, and nothing is changed', async () => {
    await withEmpty(async ({ db }) => {
      const restoring = restoreDatabase(db, readDumpFile(file), {
        migrations: migrations.slice(0, 1),
        isForced: false,
      });
      await expect(restoring).rejects.toThrow('plus récente');
      expect(await presentTables(db)).toEqual([]);
    });
  });

  test('is written for its owner alone, and never over another file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeDumpFile(file, async () => undefined)).rejects.toThrow('existe déjà');
  });
});

test('a backup that turns out to be damaged on the way leaves the database as it was', async () => {
  const text = gunzipSync(readFileSync(file)).toString();
  const path = join(folder, 'cut.ilot');
  writeFileSync(path, gzipSync(text.slice(0, text.lastIndexOf('=end'))));
  await withEmpty(async ({ db }) => {
    await expect(restoreFrom(db, path)).rejects.toThrow('endommagée');
    expect(await presentTables(db)).toEqual([]);
  });
});

describe('a file that cannot be restored', () => {
  const bytes = (): Buffer => readFileSync(file);
  const variant = (content: Buffer): string => {
    const path = join(folder, 'variant.ilot');
    writeFileSync(path, content);
    return path;
  };
  const edited = (edit: (text: string) => string): string =>
    variant(gzipSync(edit(gunzipSync(bytes()).toString())));

  test.each<[string, string, () => string]>([
    ['is not there', 'n’existe pas', () => join(folder, 'nothing')],
    ['is a folder', 'n’est pas une sauvegarde', () => folder],
    ['is empty', 'n’est pas une sauvegarde', () => variant(Buffer.alloc(0))],
    ['is something else', 'n’est pas une sauvegarde', () => variant(Buffer.from('hello'))],
    ['is something else, compressed', 'n’est pas une sauvegarde', () => variant(gzipSync('{"hello":1}\n'))],
    ['is cut', 'endommagée', () => variant(bytes().subarray(0, Math.floor(bytes().length / 2)))],
    ['lacks its last line', 'endommagée', () => edited((text) => text.slice(0, text.lastIndexOf('=end')))],
    ['has one sign changed', 'endommagée', () => edited((text) => text.replace('Garonne', 'Garonna'))],
    [
      'has one byte changed',
      'endommagée',
      () => {
        const changed = bytes();
        const at = Math.floor(changed.length / 2);
        changed[at] = (changed[at] ?? 0) ^ 255;
        return variant(changed);
      },
    ],
    [
      'goes on after its end',
      'endommagée',
      () => {
        const path = variant(bytes());
        appendFileSync(path, gzipSync('{"more":1}\n'));
        return path;
      },
    ],
  ])('because it %s is refused in one sentence', async (_why, sentence, make) => {
    const path = make();
    await expect(checkDumpFile(path)).rejects.toThrow(sentence);
  });
});

describe('the files of a backup', () => {
  const store = diskBlobs(join(folder, 'files'));
  const texts = ['', 'one line', 'a longer file '.repeat(20_000)];
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const withFiles = join(folder, 'with-files.ilot');
  let shas: string[] = [];
  let source: OpenedDatabase;

  /** A database whose rows name the files, and one that nobody has. */
  async function writeWithFiles(db: Database, path: string): Promise<number> {
    let missing = 0;
    await writeDumpFile(path, async (write) => {
      const ledger = fileLedger();
      await dumpDatabase(db, facts, async (entry) => {
        ledger.note(entry);
        await write(entry);
      });
      const read = (wanted: DumpFile) => store.read(wanted.folder, wanted.sha256, db);
      missing = (await dumpFiles(ledger.named(), read, write)).length;
    });
    return missing;
  }

  const row = (id: string, sha256: string, sizeBytes: number) => ({
    id: id.padEnd(26, '0'),
    isPlatform: true,
    sha256,
    contentType: 'text/plain',
    name: `${id}.txt`,
    sizeBytes,
    createdAt: new Date(0),
  });

  beforeAll(async () => {
    const put = (text: string) => store.put('platform', bytesOf(text), new Date(0), null);
    shas = await Promise.all(texts.map(put));
    source = await openEmptyDatabase();
    await migrate(source.db, migrations);
    const rows = texts.map((text, index) => row(`file${index}`, shas[index] ?? '', bytesOf(text).length));
    // The same bytes under two names are one file.
    await source.db.insert(storedFiles).values([...rows, row('again', shas[1] ?? '', 8)]);
    expect(await writeWithFiles(source.db, withFiles)).toBe(0);
  });
  afterAll(() => source.close());

  test('come back to the last byte, each once, into tables that hold nothing yet', async () => {
    const contents = await checkDumpFile(withFiles);
    expect(contents).toMatchObject({ files: 3, missing: [] });
    await withEmpty(async ({ db }) => {
      await migrate(db, migrations);
      const other = diskBlobs(join(folder, 'other-files'));
      await restoreFiles(readDumpFile(withFiles), other, { db, now: new Date(0) });
      await restoreFrom(db, withFiles);
      expect(await db.$count(storedFiles)).toBe(4);
      for (const [index, text] of texts.entries()) {
        expect(await other.read('platform', shas[index] ?? '', db)).toEqual(bytesOf(text));
      }
    });
  });

  test('that are not there, or are not what they were, are told when it is made and when it is checked', async () => {
    const lacking = join(folder, 'lacking.ilot');
    const other = await store.put('platform', bytesOf('to be damaged'), new Date(0), null);
    writeFileSync(join(folder, 'files/platform', other.slice(0, 2), other), 'another text!');
    const { db } = source;
    await db.insert(storedFiles).values([row('gone', 'f'.repeat(64), 3), row('damaged', other, 13)]);
    expect(await writeWithFiles(db, lacking)).toBe(2);
    const { missing } = await checkDumpFile(lacking);
    expect(missing.map(({ sha256 }) => sha256).toSorted()).toEqual(['f'.repeat(64), other].toSorted());
  });

  test.each<[string, (text: string) => string]>([
    ['a line missing', (text) => text.replace(/\n\+[^\n]+/, '')],
    ['a line twice', (text) => text.replace(/(\n\+[^\n]+)/, '$1$1')],
    ['a row that tells no file', (text) => text.replace(/"size_bytes":\d+/, '"size_bytes":"x"')],
    ['other bytes', (text) => text.replace(/\n\+..../, '\n+AAAA')],
  ])('with %s make the backup a damaged one, even under the right sum', async (_what, edit) => {
    const text = edit(gunzipSync(readFileSync(withFiles)).toString());
    const body = text.slice(0, text.lastIndexOf('=end'));
    const end = JSON.parse(text.slice(text.lastIndexOf('=end') + 5)) as object;
    const sha256 = createHash('sha256').update(body).digest('hex');
    const path = join(folder, 'edited.ilot');
    writeFileSync(path, gzipSync(`${body}=end ${JSON.stringify({ ...end, sha256 })}\n`));
    await expect(checkDumpFile(path)).rejects.toThrow('endommagée');
  });

  test('are still read where they were swept away meanwhile, and leave nothing behind', async () => {
    const varDir = mkdtempSync(join(folder, 'var-'));
    const live = diskBlobs(join(varDir, 'files'));
    const sha256 = await live.put('platform', bytesOf('swept'), new Date(0), null);
    mkdirSync(join(varDir, 'backup.999999999'));
    const backup = makeBackupFolder(varDir);
    await holdFiles(join(varDir, 'files'), join(backup.path, 'files'));
    await live.sweep(new Date(), async () => new Set<string>(), null);
    expect(await live.read('platform', sha256, null)).toBeNull();
    const copied = diskBlobs(join(backup.path, 'files'));
    expect(await copied.read('platform', sha256, null)).toEqual(bytesOf('swept'));
    expect(statSync(backup.path).mode & 0o777).toBe(0o700);
    backup.remove();
    expect(readdirSync(varDir)).toEqual(['files']);
  });
});

test('a backup of the first version, which had no files, is still read', async () => {
  const text = gunzipSync(readFileSync(file)).toString().replace('"version":2', '"version":1');
  const body = text.slice(0, text.lastIndexOf('=end'));
  const { rows } = JSON.parse(text.slice(text.lastIndexOf('=end') + 5)) as { rows: number };
  const sha256 = createHash('sha256').update(body).digest('hex');
  const path = join(folder, 'first.ilot');
  writeFileSync(path, gzipSync(`${body}=end ${JSON.stringify({ rows, sha256 })}\n`));
  // Those of the demonstration are therefore not in it.
  expect(await checkDumpFile(path)).toMatchObject({ rows, files: 0 });
});

test('a database with tables that are not ours is neither written to nor read', async () => {
  await withEmpty(async ({ db }) => {
    await db.execute(sql`create table invoices_of_someone_else (id integer)`);
    await expect(restoreFrom(db, file, true)).rejects.toThrow('invoices_of_someone_else');
    await expect(contentsOf(db)).rejects.toThrow('invoices_of_someone_else');
  });
  await withEmpty(async ({ db }) => {
    await expect(contentsOf(db)).rejects.toThrow('ne contient pas');
  });
});

describe.skipIf(postgresPrograms === null)('a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('takes a backup of the embedded database, and the other way round', async () => {
    const server = await openServer(postgres.databaseUrl, { isLeftAsIs: true });
    try {
      await restoreFrom(server.db, file);
      expect(await contentsOf(server.db)).toEqual(seededContents);
      const back = join(folder, 'back.ilot');
      await writeDumpFile(back, (write) => dumpDatabase(server.db, facts, write));
      await withEmpty(async ({ db }) => {
        await restoreFrom(db, back);
        expect(await contentsOf(db)).toEqual(seededContents);
      });
      await restoreFrom(server.db, back, true);
      expect(await contentsOf(server.db)).toEqual(seededContents);
    } finally {
      await server.close();
    }
  });
});
