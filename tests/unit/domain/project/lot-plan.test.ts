import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultPattern,
  isPattern,
  levelsOf,
  lotPatterns,
  planLots,
  roomsOf,
  takenRefs,
} from '#domain/project/lot-plan.ts';
import { projectTotals } from '#domain/project/totals.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
import { projectRows } from '#mocks/db/seed/projects/index.ts';
import { someRow } from './some-row.ts';

const golden =
  projectRows().projects.find(({ id }) => id === projectId('T1', 'OP-2025-001', 'A'))?.rows ?? [];
const floors = [
  [0, 0],
  [1, 2],
  [1, 2],
  [3, 3],
  [0, 0],
  [0, 0],
];

test('the reference programme names its nine lots by letter, floor and rank', () => {
  const planned = planLots(golden, {
    pattern: defaultPattern,
    rows: floors.map(([fromLevel = 0, toLevel = 0], row) => ({ row, fromLevel, toLevel })),
  });
  expect(planned.map(({ ref }) => ref)).toEqual([
    'A01',
    'A11',
    'A21',
    'A12',
    'A22',
    'A31',
    'C01',
    'G01',
    'G02',
  ]);
  expect(planned.map(({ rooms }) => rooms)).toEqual([2, 2, 2, 3, 3, 4, null, null, null]);
  expect(planned.reduce((sum, { priceTtcCents }) => sum + priceTtcCents, 0)).toBe(128_400_000);
  expect(planned.reduce((sum, { tantiemes }) => sum + (tantiemes ?? 0), 0)).toBe(1_000);
});

test('as many lots as units, at the prices and areas of their lines, on the floors that were asked for', () => {
  const numbered = fc.record({
    rows: fc.array(someRow, { minLength: 1, maxLength: 6 }),
    pattern: fc.constantFrom(...lotPatterns),
    from: fc.integer({ min: -5, max: 10 }),
    height: fc.integer({ min: 0, max: 8 }),
  });
  fc.assert(
    fc.property(numbered, ({ rows, pattern, from, height }) => {
      const planned = planLots(rows, {
        pattern,
        rows: rows.map((_, row) => ({ row, fromLevel: from, toLevel: from + height })),
      });
      const { all } = projectTotals(rows);
      expect(planned).toHaveLength(all.count);
      expect(planned.reduce((sum, { priceTtcCents }) => sum + priceTtcCents, 0)).toBe(all.revenueCents);
      expect(planned.every(({ level }) => level >= from && level <= from + height)).toBe(true);
      if (pattern.includes('[numero]')) expect(takenRefs(planned, [])).toEqual([]);
    }),
  );
});

describe('patterns', () => {
  test('those that are proposed number lots', () => {
    for (const pattern of lotPatterns) expect(isPattern(pattern), pattern).toBe(true);
  });

  test.each([
    '',
    'A',
    '[lettre]',
    '[etage]',
    '[rang]',
    '[lettre][rang]',
    '[etage]-[inconnu][rang]',
    '[numero',
    '][numero]',
  ])('« %s » is refused', (pattern) => {
    expect(isPattern(pattern)).toBe(false);
  });

  test('floors below the ground are told apart from those above', () => {
    const [line] = golden;
    if (line === undefined) throw new Error('no line');
    const rows = [
      { row: 0, fromLevel: -1, toLevel: -1 },
      { row: 0, fromLevel: 1, toLevel: 1 },
    ];
    expect(planLots([line], { pattern: defaultPattern, rows }).map(({ ref }) => ref)).toEqual([
      'AS11',
      'A11',
    ]);
  });
});

test('units are spread over floors evenly, from the lowest', () => {
  expect(levelsOf(5, 1, 2)).toEqual([1, 1, 1, 2, 2]);
  expect(levelsOf(2, 0, 3)).toEqual([0, 2]);
  expect(levelsOf(3, 4, 4)).toEqual([4, 4, 4]);
});

test('rooms are read off labels as people write them', () => {
  expect(
    ['T3', 'Appartement T2 bis', 'F4 duplex', 'Studio', 'Atelier', null, 'T0', 'BT3'].map(roomsOf),
  ).toEqual([3, 2, 4, 1, null, null, null, null]);
});

test('references that exist or come twice are told once each', () => {
  expect(takenRefs([{ ref: 'A1' }, { ref: 'A2' }, { ref: 'A1' }, { ref: 'A1' }], ['A2', 'B1'])).toEqual([
    'A2',
    'A1',
  ]);
});
