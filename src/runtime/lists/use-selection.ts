import { useState } from 'react';
import {
  nothingSelected,
  pageMark,
  select,
  selectedCount,
  selectedRows,
  selectRange,
  toggle,
  type SelectedRows,
  type Selection,
} from './selection.ts';

export interface SelectionControl {
  readonly selection: Selection;
  readonly count: number;
  readonly rows: SelectedRows;
  /** What the box of the head shows. */
  readonly mark: 'none' | 'some' | 'all';
  /** Chooses or frees a row; with `isRange` everything from the last one chosen. */
  readonly pick: (id: string, isRange: boolean) => void;
  /** Chooses or frees every row shown. */
  readonly pickShown: (isChosen: boolean) => void;
  /** Chooses everything that the filters let through, on whatever page. */
  readonly pickAll: () => void;
  readonly clear: () => void;
}

/**
 * The chosen rows of a list: `shown` are the ids before one's eyes, `total` how many the filters let through.
 * The choice outlives a change of page or order and ends when `scope`, what the filters say, changes.
 */
export function useSelection(options: {
  readonly shown: readonly string[];
  readonly total: number;
  readonly scope: string;
}): SelectionControl {
  const { shown, total, scope } = options;
  const [kept, setKept] = useState({ scope, selection: nothingSelected });
  const selection = kept.scope === scope ? kept.selection : nothingSelected;
  const set = (next: Selection): void => setKept({ scope, selection: next });
  return {
    selection,
    count: selectedCount(selection, total),
    rows: selectedRows(selection),
    mark: pageMark(selection, shown),
    pick: (id, isRange) => set(isRange ? selectRange(selection, shown, id) : toggle(selection, id)),
    pickShown: (isChosen) => set(select(selection, shown, isChosen)),
    pickAll: () => set({ kind: 'all', except: new Set(), anchor: selection.anchor }),
    clear: () => set(nothingSelected),
  };
}
