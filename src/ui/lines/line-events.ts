import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isBlock } from './block.ts';
import { lineKeyOf } from './line-keys.ts';
import type { useLineChanges } from './useLineChanges.ts';
import type { useLineHistory } from './useLineHistory.ts';

interface CellPlace {
  readonly row: number;
  readonly place: number;
}

export interface LineEventsOptions {
  readonly isReadOnly: boolean;
  /** No line comes, goes or moves. */
  readonly isFixed: boolean;
  readonly rowsCount: number;
  readonly columnsCount: number;
  /** Whether a cell can be written: lines may be hidden, columns only shown. */
  readonly isOpen: (row: number, place: number) => boolean;
  readonly goTo: (row: number, place: number) => void;
  readonly past: ReturnType<typeof useLineHistory>;
  readonly changes: ReturnType<typeof useLineChanges>;
}

function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), place: Number(target.dataset.place) };
}

/** What keys and the clipboard do in the cells of a table of lines. */
export function lineEvents(options: LineEventsOptions) {
  const { isReadOnly, isFixed, rowsCount, columnsCount, isOpen, goTo, past, changes } = options;

  /** To the next cell that can be written in that direction. */
  const goFrom = (from: CellPlace, by: number, places: number): void => {
    const isWithin = (row: number, place: number): boolean =>
      row >= 0 && row < rowsCount && place >= 0 && place < columnsCount;
    let { row, place } = from;
    do {
      row += by;
      place += places;
    } while (isWithin(row, place) && !isOpen(row, place));
    if (place >= 0 && place < columnsCount) goTo(row, place);
  };

  return {
    onKeyDown: (event: KeyboardEvent): void => {
      const at = placeOf(event.target);
      if (at === null || isReadOnly || event.nativeEvent.isComposing) return;
      const { row, place } = at;
      const input = event.target instanceof HTMLInputElement ? event.target : null;
      const key = lineKeyOf(event, {
        isChoice: input === null,
        isAtStart: input?.selectionStart === 0 && input.selectionEnd === 0,
        isAtEnd: input?.selectionStart === input?.value.length,
      });
      if (key === null) return;
      if (isFixed && (key.kind === 'add' || key.kind === 'move' || key.kind === 'remove')) return;
      // What was typed since the cell has the focus is taken back by the browser, letter by letter.
      if (key.kind === 'undo' && input !== null && past.isTyped(input.value)) return;
      event.preventDefault();
      if (key.kind === 'add') changes.addAt(row + 1, 0);
      if (key.kind === 'move') changes.moveBy(row, place, key.by);
      if (key.kind === 'remove') changes.removeAt(row, place);
      if (key.kind === 'fill') changes.fillDown(row, place);
      if (key.kind === 'undo') changes.undo(row, place);
      if (key.kind === 'go') goFrom(at, key.rows, key.columns);
    },

    onPaste: (event: ClipboardEvent): void => {
      const at = placeOf(event.target);
      const text = event.clipboardData.getData('text/plain');
      if (at === null || isReadOnly || !isBlock(text)) return;
      event.preventDefault();
      changes.layOver(text, at.row, at.place);
    },
  };
}
