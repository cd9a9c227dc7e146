import { useEffect, useMemo, useState } from 'react';
import { sumOf } from '#runtime/lists/groups.ts';
import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import type { SelectionSum } from './bars/SelectionBar.tsx';
import { numberOf, type ListColumn } from './list-column.ts';

interface SelectionSumsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly selection: SelectionControl;
  /** By column, over everything that the filters let through. */
  readonly totals: Readonly<Record<string, number | null>>;
}

/**
 * The sums of the chosen rows. Rows of other pages count as they were when they were seen; of everything chosen at
 * once, the rows taken out again are subtracted.
 */
export function useSelectionSums<Row>(options: SelectionSumsOptions<Row>): readonly SelectionSum[] {
  const { rows, columns, idOf, selection, totals } = options;
  const [seen] = useState(() => new Map<string, Row>());
  const listed = selection.selection.kind === 'some' ? selection.selection.ids : selection.selection.except;
  const here = useMemo(
    () => new Map(listed.size === 0 ? [] : rows.map((row) => [idOf(row), row])),
    [rows, listed, idOf],
  );
  useEffect(() => {
    for (const id of listed) {
      const row = here.get(id);
      if (row !== undefined) seen.set(id, row);
    }
  }, [listed, here, seen]);
  if (selection.count === 0) return [];

  const known = [...listed].flatMap((id) => here.get(id) ?? seen.get(id) ?? []);
  return columns.flatMap((column): SelectionSum[] => {
    const { id, label, kind, isSummed } = column;
    if (!isSummed || (kind !== 'money' && kind !== 'count')) return [];
    const listedSum = sumOf(known, (row) => numberOf(column, row)) ?? 0;
    const total = totals[id];
    if (selection.selection.kind === 'all' && typeof total !== 'number') return [];
    const value = selection.selection.kind === 'all' ? (total ?? 0) - listedSum : listedSum;
    return [{ id, label, kind, value }];
  });
}
