import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSelected,
  nothingSelected,
  pageMark,
  select,
  selectedCount,
  selectedRows,
  selectRange,
  toggle,
  type Selection,
} from '#runtime/lists/selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e', 'f'];
const everything: Selection = { kind: 'all', except: new Set(), anchor: null };
const chosen = (selection: Selection): string[] => shown.filter((id) => isSelected(selection, id));

describe('a range', () => {
  test('takes everything between the last box and this one, in either direction', () => {
    const from = toggle(nothingSelected, 'd');
    expect(chosen(selectRange(from, shown, 'b'))).toEqual(['b', 'c', 'd']);
    expect(chosen(selectRange(from, shown, 'f'))).toEqual(['d', 'e', 'f']);
  });

  test('frees a range when the last box was freed', () => {
    const from = toggle(select(nothingSelected, shown, true), 'b');
    expect(chosen(selectRange(from, shown, 'd'))).toEqual(['a', 'e', 'f']);
  });

  test('is one row where the last box is on no page shown', () => {
    const from = toggle(nothingSelected, 'elsewhere');
    expect(chosen(selectRange(from, shown, 'c'))).toEqual(['c']);
  });

  test('keeps its beginning, so that a second one replaces its end', () => {
    const first = selectRange(toggle(nothingSelected, 'b'), shown, 'c');
    expect(chosen(selectRange(first, shown, 'e'))).toEqual(['b', 'c', 'd', 'e']);
  });
});

test('toggling twice leaves the selection as it was, of some rows or of all', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.subarray(shown), fc.constantFrom(...shown), (isAll, ids, id) => {
      const before = select(isAll ? everything : nothingSelected, ids, !isAll);
      const after = toggle(toggle(before, id), id);
      expect(chosen(after)).toEqual(chosen(before));
      expect(selectedCount(after, shown.length)).toBe(selectedCount(before, shown.length));
    }),
  );
});

test('the count is that of the rows told to the action', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.subarray(shown), (isAll, ids) => {
      const selection = select(isAll ? everything : nothingSelected, ids, !isAll);
      const rows = selectedRows(selection);
      const count = rows.kind === 'ids' ? rows.ids.length : shown.length - rows.except.length;
      expect(selectedCount(selection, shown.length)).toBe(count);
      expect(chosen(selection)).toHaveLength(count);
    }),
  );
});

test('everything on all pages, but the rows taken out again', () => {
  const selection = toggle(everything, 'c');
  expect(selectedCount(selection, 1000)).toBe(999);
  expect(selectedRows(selection)).toEqual({ kind: 'all', except: ['c'] });
});

test('the box of the head tells none, some or all of the rows shown', () => {
  expect(pageMark(nothingSelected, shown)).toBe('none');
  expect(pageMark(toggle(nothingSelected, 'a'), shown)).toBe('some');
  expect(pageMark(select(nothingSelected, shown, true), shown)).toBe('all');
  expect(pageMark(toggle(nothingSelected, 'elsewhere'), [])).toBe('none');
});
