import { useEffect, useRef, type RefObject } from 'react';
import type { VirtualHandle } from '../list/table/VirtualRows.tsx';

interface Goal {
  readonly row: number;
  readonly place: number;
  /** What is in the cell is marked, to be typed over. */
  readonly isMarked: boolean;
}

/**
 * Moves the focus about the cells of a table of lines, those that are not drawn yet as well.
 *
 * @param rows the lines that can be seen, in their order
 */
export function useLineFocus(table: RefObject<HTMLTableElement | null>, rows: readonly number[]) {
  const goal = useRef<Goal | null>(null);
  const virtual = useRef<VirtualHandle>(null);
  const cellAt = (row: number, place: number): HTMLElement | null =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-place="${place}"]`) ?? null;
  /** Into the cell that is wanted, if there is one: it is brought into sight first where it is not drawn. */
  const settle = (): void => {
    if (goal.current === null) return;
    const { row, place, isMarked } = goal.current;
    const cell = cellAt(row, place);
    if (cell === null) {
      const line = rows.indexOf(row);
      if (line !== -1) virtual.current?.reveal(line);
      return;
    }
    goal.current = null;
    cell.focus();
    if (isMarked && cell instanceof HTMLInputElement) cell.select();
  };
  useEffect(settle);
  return {
    virtual,
    settle,
    /** Into a cell that stands once the change is drawn. */
    go: (row: number, place: number): void => {
      goal.current = { row, place, isMarked: true };
    },
    /** Into a cell of the lines as they are. */
    goTo: (row: number, place: number): void => {
      if (!rows.includes(row)) return;
      goal.current = { row, place, isMarked: false };
      settle();
    },
  };
}
