import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { gridMove, type GridPlace } from '#runtime/lists/grid-moves.ts';

export interface GridFocusOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rowsCount: number;
  /** Brings a row that is not drawn before the eyes. */
  readonly reveal: (row: number) => void;
  /** Rows that fit on the screen, for Page haut and Page bas. */
  readonly pageRows: () => number;
  readonly onPick: ((row: number, isRange: boolean) => void) | undefined;
  readonly onPickAll: (() => void) | undefined;
  /** Begins to set a cell; false where it cannot be set. */
  readonly onEdit: (cell: HTMLElement) => boolean;
}

const controls = 'a[href], button, input, select, textarea';

/** What takes the focus of a cell: its first control, else the cell. */
const stopOf = (cell: Element): HTMLElement | null => {
  const control = cell.querySelector<HTMLElement>(controls);
  return control ?? (cell instanceof HTMLElement ? cell : null);
};

const isTyping = (target: Element): boolean =>
  target.matches('select, textarea, input:not([type="checkbox"])') ||
  target.closest('[role="dialog"]') !== null;

/**
 * The keyboard of a table as a grid: one cell is reached by Tab, arrows, Début, Fin and the page keys lead to the
 * others, Entrée opens the row or sets the cell, Espace chooses the row, with Maj a range. Which cell is reached is
 * told to the elements, not to React: a hundred thousand rows are not drawn anew for it.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { table, rowsCount, reveal, pageRows, onPick, onPickAll, onEdit } = options;
  const wanted = useRef<GridPlace | null>(null);

  const cellAt = ({ row, column }: GridPlace): Element | null =>
    table.current?.querySelector(`tr[data-row="${row}"]`)?.children[column] ?? null;

  const rest = (stop: HTMLElement): void => {
    const part = stop.closest('thead, tbody');
    for (const former of part?.querySelectorAll<HTMLElement>('[data-stop]') ?? []) {
      if (former === stop) continue;
      former.tabIndex = former.matches('[data-always]') ? 0 : -1;
      delete former.dataset['stop'];
    }
    stop.dataset['stop'] = '';
    stop.tabIndex = 0;
  };
  const focusPlace = (place: GridPlace): boolean => {
    const cell = cellAt(place);
    const stop = cell && stopOf(cell);
    if (!stop) return false;
    rest(stop);
    stop.focus();
    return true;
  };
  const goTo = (place: GridPlace): void => {
    if (focusPlace(place)) return;
    wanted.current = place;
    reveal(place.row);
  };

  // Rows come and go: one cell of the head and one of the body are always within reach of Tab.
  const settle = (): void => {
    if (wanted.current && focusPlace(wanted.current)) wanted.current = null;
    for (const [part, cells] of [
      ['thead', 'th'],
      ['tbody', 'tr[data-row] > :is(th, td)'],
    ] as const) {
      const within = table.current?.querySelector(part);
      if (!within || within.querySelector('[data-stop]')) continue;
      const first = within.querySelector('tr[data-row] .row-link') ?? within.querySelector(cells);
      const stop = first?.matches('.row-link') ? (first as HTMLElement) : first && stopOf(first);
      if (stop) rest(stop);
    }
  };
  useEffect(settle);

  const placeOf = (target: Element): GridPlace | null => {
    const cell = target.closest('th, td');
    const line = cell?.closest<HTMLElement>('tr[data-row]');
    if (!cell || !line || line.closest('table') !== table.current) return null;
    return { row: Number(line.dataset['row']), column: [...line.children].indexOf(cell) };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || isTyping(target)) return;
    const place = placeOf(target);
    if (place === null || event.altKey) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const line = table.current?.querySelector(`tr[data-row="${place.row}"]`);
    const columns = line?.children.length ?? 0;
    const to = gridMove(
      place,
      { key: event.key, hasControl },
      { rows: rowsCount, columns, page: pageRows() },
    );
    if (to !== null) {
      event.preventDefault();
      if (event.shiftKey && onPick && to.row >= 0 && place.row >= 0 && to.row !== place.row)
        onPick(to.row, true);
      goTo(to);
      return;
    }
    if (place.row < 0) return;
    const isControl = target.matches(controls);
    const act = (): boolean => {
      if (event.key === ' ' && onPick && (!isControl || target.matches('.row-link'))) {
        onPick(place.row, event.shiftKey);
        return true;
      }
      if (event.key === 'a' && hasControl && onPickAll) {
        onPickAll();
        return true;
      }
      const cell = target.closest<HTMLElement>('th, td');
      if (cell && (event.key === 'F2' || (event.key === 'Enter' && !isControl))) {
        if (onEdit(cell)) return true;
        const link = line?.querySelector<HTMLElement>('.row-link');
        if (event.key === 'Enter' && link) link.click();
        return event.key === 'Enter' && link !== undefined;
      }
      return false;
    };
    if (act()) event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent<HTMLTableElement>): void => {
    const cell = target.closest('th, td');
    if (!cell || placeOf(target) === null) return;
    if (target === cell || stopOf(cell) === target) rest(target);
    // Tab leads on from the head of a column to the handle of its width.
    for (const handle of table.current?.querySelectorAll<HTMLElement>('thead [role="separator"]') ?? []) {
      handle.tabIndex = handle.parentElement === cell ? 0 : -1;
    }
  };

  return { onKeyDown, onFocus, settle, goTo };
}
