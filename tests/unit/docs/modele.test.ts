import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#mocks/db/schema/index.ts';

const text = readFileSync(new URL('../../../docs/modele.md', import.meta.url), 'utf8');
const tables = new Map(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
);

const rows = [...text.matchAll(/^\| `(\w+)` \| .+? \| (existe|prévu) \|/gm)].map(
  ([, name = '', state = '']) => ({
    name,
    state,
  }),
);
const drawn = [...text.matchAll(/^ {2}(\w+)\["(.+?)( \(prévu\))?"\]$/gm)].map(([, name = '', , planned]) => ({
  name,
  state: planned === undefined ? 'existe' : 'prévu',
}));
const arrows = [...text.matchAll(/^ {2}(\w+) \|\|--o\{ (\w+) : (\w+)$/gm)].map(
  ([, from = '', to = '', column = '']) => ({ from, to, column }),
);

test('the document says of every table of the schema, and of no other, that it exists', () => {
  const existing = rows.filter(({ state }) => state === 'existe').map(({ name }) => name);
  expect(existing.toSorted(), 'mend the rows of docs/modele.md').toEqual([...tables.keys()].toSorted());
});

test('a table has one row, and is drawn as that row says', () => {
  const states = new Map(rows.map(({ name, state }) => [name, state]));
  expect(states.size).toBe(rows.length);
  for (const { name, state } of drawn) expect(state, `drawing of ${name}`).toBe(states.get(name));
  expect(new Set(drawn.map(({ name }) => name))).toEqual(new Set(states.keys()));
});

test('every arrow joins tables that are drawn, by a column that the table has where it exists', () => {
  expect(arrows.length).toBeGreaterThan(100);
  const names = new Set(drawn.map(({ name }) => name));
  for (const { from, to, column } of arrows) {
    expect(names, `${from} → ${to}`).toContain(from);
    const columns = tables.get(to);
    if (columns && tables.has(from)) expect(columns, `${to}.${column}`).toContain(column);
  }
});
