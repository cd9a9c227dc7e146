import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepStatements } from '#mocks/db/open/statements/keep-statements.ts';
import { copyEmptyDatabase } from '#tests/support/database.ts';
import { makePassingFolder } from '#tests/support/passing-folder.ts';

const folder = makePassingFolder();
let plain: PGlite;
let kept: PGlite;

const table = `create table things (id int primary key, name text unique, price numeric(10, 2), tags text[],
  at timestamptz, data jsonb, is_good boolean, big bigint, on_day date, bytes bytea)`;

beforeAll(async () => {
  for (const name of ['plain', 'kept']) await copyEmptyDatabase(join(folder, name));
  plain = await PGlite.create(join(folder, 'plain'));
  kept = keepStatements(await PGlite.create(join(folder, 'kept')));
  for (const client of [plain, kept]) await client.query(table);
});

afterAll(async () => {
  await plain.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = 'insert into things values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
const select = 'select * from things where id >= $1 order by id';
const rows = [
  [1, 'Été à Noël — œuvre 😀', '12.50', ['a', 'b "c"', ''], new Date(0), { a: [1, null] }, true, 9e15, null],
  [2, '', null, [], null, null, false, -1, '2026-11-20'],
  [3, null, '0.00', null, '2026-11-20T08:00:00.123456Z', '"text"', null, null, '1999-12-31'],
];

test('values written and read by kept statements are those of PGlite itself', async () => {
  for (const client of [plain, kept]) {
    for (const row of rows) await client.query(insert, [...row, new Uint8Array([0, 255])]);
  }
  for (const rowMode of ['array', 'object'] as const) {
    for (const parsers of [undefined, { 1184: (text: string) => `as sent: ${text}` }]) {
      const expected = await plain.query(select, [1], { rowMode, ...(parsers && { parsers }) });
      for (const turn of ['first', 'again']) {
        const { rows: given, fields } = await kept.query(select, [1], {
          rowMode,
          ...(parsers && { parsers }),
        });
        expect({ turn, given, fields }).toEqual({ turn, given: expected.rows, fields: expected.fields });
      }
    }
  }
});

test('a change tells how many rows it concerned', async () => {
  const { affectedRows } = await kept.query('update things set price = price where id >= $1', [2]);
  expect(affectedRows).toBe(2);
});

test('a refused statement names its constraint, and the next one is answered', async () => {
  const again = [1, 'another', null, null, null, null, null, null, null, null];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(kept.query(insert, again)).rejects.toMatchObject({
      code: '23505',
      constraint: 'things_pkey',
    });
    await expect(kept.query('select name from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect((await kept.query<{ id: number }>('select id from things where id = 2')).rows).toEqual([
      { id: 2 },
    ]);
  }
});

test('a column whose type changes is read in its new type', async () => {
  await kept.query('create table changing (value int)');
  await kept.query('insert into changing values (7)');
  const read = async () => (await kept.query('select value from changing')).rows;
  expect(await read()).toEqual([{ value: 7 }]);
  await kept.query('alter table changing alter value type text');
  expect(await read()).toEqual([{ value: '7' }]);
});

test('a transaction that fails leaves nothing, and a query outside of it waits for its end', async () => {
  const names = async () => (await kept.query('select name from things where id > 100')).rows;
  let outside: Promise<unknown[]> | undefined;
  const failing = kept.transaction(async (tx) => {
    await tx.query('insert into things (id, name) values ($1, $2)', [101, 'lost']);
    outside = names();
    await Promise.all([1, 2, 3].map((n) => tx.query(`select ${n}`)));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await outside).toEqual([]);
  await kept.transaction(async (tx) => {
    await tx.query('insert into things (id, name) values ($1, $2)', [102, 'here']);
  });
  expect(await names()).toEqual([{ name: 'here' }]);
});

test('more statements than are kept are all answered, and the database lets go of the rest', async () => {
  for (let n = 0; n < 500; n += 1) {
    expect((await kept.query(`select ${n}::int as n`)).rows).toEqual([{ n }]);
  }
  const prepared = await kept.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  expect(prepared.rows[0]?.count).toBeLessThan(300);
});

test('after the end nothing is asked any more', async () => {
  await kept.close();
  await expect(kept.query('select 1')).rejects.toThrow('PGlite is closed');
});
