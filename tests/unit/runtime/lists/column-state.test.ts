import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnsInAddress,
  columnsOfAddress,
  dropColumn,
  keptColumnsInAddress,
  mergeColumns,
  moveColumn,
  plannedColumns,
  readColumns,
  shownColumns,
  stepColumn,
  writeColumns,
  type ColumnPlan,
} from '#runtime/lists/column-state.ts';

const plan = (id: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  id,
  width: 120,
  minWidth: 60,
  maxWidth: 720,
  isHidden: false,
  isPinned: false,
  isRequired: false,
  ...more,
});
const plans = [
  plan('ref', { isPinned: true }),
  plan('name', { isRequired: true }),
  plan('city'),
  plan('tags', { isHidden: true }),
  plan('price'),
];
const ids = plans.map(({ id }) => id);

/** Arrangements that a person can come to. */
const arranged = fc
  .record({
    order: fc.shuffledSubarray(ids, { minLength: ids.length }),
    hidden: fc.subarray(ids),
    pinned: fc.subarray(ids),
    widths: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 60, max: 720 })),
  })
  .map((kept) => mergeColumns(kept, plans));

describe('what was kept', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(arranged, (state) => {
        expect(readColumns(writeColumns(state, plans), plans)).toEqual(state);
      }),
    );
  });

  test('never breaks the list, whatever stands there: each column is there once, the name is shown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const state = readColumns(text, plans);
        expect(state.columnOrder.toSorted()).toEqual(ids.toSorted());
        expect(state.columnVisibility['name']).not.toBe(false);
      }),
    );
  });

  test('by an older release loses columns that are no more, and new ones stand in their place', () => {
    const older = {
      version: 1,
      order: ['price', 'gone', 'ref', 'city'],
      hidden: ['city', 'gone'],
      pinned: [],
    };
    const state = mergeColumns(older, plans);
    expect(state.columnOrder).toEqual(['price', 'ref', 'name', 'city', 'tags']);
    // A new column is hidden or shown as the list says, not as a list that did not know it.
    expect(state.columnVisibility).toEqual({ city: false, tags: false });
  });

  test('keeps widths within what a column can have, and drops what is no width', () => {
    const { columnSizing } = mergeColumns(
      { widths: { ref: 5, name: 9000, city: '80', price: 200.4 } },
      plans,
    );
    expect(columnSizing).toEqual({ ref: 60, name: 720, price: 200 });
  });

  test('is nothing where the arrangement is the list’s own', () => {
    expect(writeColumns(plannedColumns(plans), plans)).toBeNull();
  });
});

describe('the address of a view', () => {
  test('tells the columns shown, their order, pins and widths', () => {
    fc.assert(
      fc.property(arranged, (state) => {
        const words = columnsInAddress(state, plans);
        const shown = (from: typeof state) => columnsInAddress(from, plans);
        expect(shown(columnsOfAddress(words, plans))).toEqual(words);
      }),
    );
  });

  test('is the same for what is kept, without knowing the list', () => {
    const state = moveColumn(plannedColumns(plans), 'price', 'city');
    const narrowed = { ...state, columnSizing: { price: 90 } };
    expect(keptColumnsInAddress(writeColumns(narrowed, plans))).toEqual([
      'ref.p',
      'name',
      'price.90',
      'city',
    ]);
    expect(keptColumnsInAddress('{')).toEqual([]);
  });

  test('shows the list’s own columns where it names none that exist', () => {
    expect(columnsOfAddress(['gone', '.p', ''], plans)).toEqual(plannedColumns(plans));
  });
});

describe('moving', () => {
  test('a column before another leaves the others in their order', () => {
    fc.assert(
      fc.property(
        arranged,
        fc.constantFrom(...ids),
        fc.option(fc.constantFrom(...ids)),
        (state, id, before) => {
          const next = moveColumn(state, id, before);
          const others = (order: readonly string[]) => order.filter((other) => other !== id);
          expect(others(next.columnOrder)).toEqual(others(state.columnOrder));
          expect(next.columnOrder).toHaveLength(ids.length);
        },
      ),
    );
  });

  test('a step passes over hidden columns and stops at the border of the pinned ones', () => {
    const state = plannedColumns(plans);
    expect(stepColumn(state, 'price', -1).columnOrder).toEqual(['ref', 'name', 'price', 'city', 'tags']);
    expect(stepColumn(state, 'name', -1)).toBe(state);
    expect(stepColumn(state, 'price', 1)).toBe(state);
  });

  test('a dropped column stands beside the one it was dropped at, on its own side of the pinned border', () => {
    fc.assert(
      fc.property(
        arranged,
        fc.constantFrom(...ids),
        fc.constantFrom(...ids),
        fc.boolean(),
        (state, id, beside, isAfter) => {
          const next = dropColumn(state, id, { beside, isAfter });
          const { start } = state.columnPinning;
          expect(next.columnPinning.start).toEqual(
            next.columnOrder.filter((column) => start.includes(column)),
          );
          expect(next.columnOrder.toSorted()).toEqual(ids.toSorted());
          const isPinned = (column: string) => state.columnPinning.start.includes(column);
          if (id === beside || isPinned(id) !== isPinned(beside)) expect(next).toBe(state);
          else {
            const order = next.columnOrder;
            expect(order.indexOf(id) - order.indexOf(beside)).toBe(isAfter ? 1 : -1);
          }
        },
      ),
    );
  });

  test('what is shown stands with the pinned columns first, without the hidden ones', () => {
    const state = moveColumn(plannedColumns(plans), 'ref', null);
    expect(shownColumns(state)).toEqual(['ref', 'name', 'city', 'price']);
  });
});
