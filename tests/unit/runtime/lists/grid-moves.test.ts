import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridMove } from '#runtime/lists/grid-moves.ts';

const size = { rows: 100_000, columns: 8, page: 20 };
const press = (key: string, hasControl = false) => ({ key, hasControl });

test.each([
  ['ArrowDown', false, { row: 11, column: 3 }],
  ['ArrowUp', false, { row: 9, column: 3 }],
  ['PageDown', false, { row: 30, column: 3 }],
  ['PageUp', false, { row: 0, column: 3 }],
  ['Home', false, { row: 10, column: 0 }],
  ['End', false, { row: 10, column: 7 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99_999, column: 7 }],
  ['ArrowDown', true, { row: 99_999, column: 3 }],
])('%s (Ctrl: %s) leads where the grid pattern says', (key, hasControl, expected) => {
  expect(gridMove({ row: 10, column: 3 }, press(key, hasControl), size)).toEqual(expected);
});

test('Fin at the end of a row leads to the last one, Début at its beginning to the first', () => {
  expect(gridMove({ row: 4, column: 7 }, press('End'), size)).toEqual({ row: 99_999, column: 7 });
  expect(gridMove({ row: 4, column: 0 }, press('Home'), size)).toEqual({ row: 0, column: 0 });
});

test('no key leads out of the grid, and other keys lead nowhere', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'x'];
  fc.assert(
    fc.property(
      fc.record({ row: fc.integer({ min: -1, max: 49 }), column: fc.nat({ max: 5 }) }),
      fc.constantFrom(...keys),
      fc.boolean(),
      (from, key, hasControl) => {
        const to = gridMove(from, press(key, hasControl), { rows: 50, columns: 6, page: 7 });
        if (key === 'x') expect(to).toBeNull();
        if (to === null) return;
        expect(to.row).toBeGreaterThanOrEqual(-1);
        expect(to.row).toBeLessThan(50);
        expect(to.column).toBeGreaterThanOrEqual(0);
        expect(to.column).toBeLessThan(6);
      },
    ),
  );
});
