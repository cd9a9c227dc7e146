import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayDo, permissionKeys, roleNames, scopeOf } from '#domain/access/permissions.ts';
import { MatrixCellError, parseCell } from '#domain/access/cell.ts';
import { routeTable } from '#generated/routes/table.ts';

const [head = '', ...lines] = readFileSync(
  new URL('../../../fixtures/permissions.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');
const roles = head.split(',').slice(1);
const expected = new Map(
  lines.map((line) => {
    const [key = '', ...cells] = line.split(',');
    return [key, new Map(roles.map((role, index) => [role, cells[index] || null]))] as const;
  }),
);

test('the matrix is, role by role and key by key, the one written down apart from it', () => {
  expect(roles.toSorted()).toEqual(roleNames.toSorted());
  const found = permissionKeys
    .map((key) => [key, new Map(roles.map((role) => [role, scopeOf(role, key)]))] as const)
    .filter(([, cells]) => [...cells.values()].some((reach) => reach !== null));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('a cell that is switched off, and one that is empty, refuse; every other grants', () => {
  for (const key of permissionKeys) {
    for (const role of roleNames) {
      const reach = expected.get(key)?.get(role) ?? null;
      expect(mayDo([role], key), `${role} ${key}`).toBe(reach !== null && reach !== 'off');
    }
  }
});

test('every permission that a route asks for is held by somebody', () => {
  for (const { name, can } of routeTable) {
    if (can !== undefined) expect(mayDo(roleNames, can), name).toBe(true);
  }
});

test('a cell says which letter and which reach it means, or cannot be read', () => {
  expect([...parseCell('L CU:own')]).toEqual([
    ['list', 'all'],
    ['create', 'own'],
    ['update', 'own'],
  ]);
  for (const cell of ['Z', 'L L', 'L:mine', 'LL', 'l'])
    expect(() => parseCell(cell)).toThrow(MatrixCellError);
});
