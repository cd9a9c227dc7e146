/** A place in a grid; row −1 is the head. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page of the screen holds. */
  readonly page: number;
}

/** Keys as `KeyboardEvent` tells them. */
export interface GridKey {
  readonly key: string;
  readonly hasControl: boolean;
}

/**
 * Where a key leads from a place, after the grid pattern of WAI-ARIA; Début and Fin go on to the first and the last
 * row when they are already at the end of theirs. Null where the key moves nothing.
 */
export function gridMove(from: GridPlace, { key, hasControl }: GridKey, size: GridSize): GridPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const to = target(from, key, hasControl, size, last);
  if (to === null || last.column < 0) return null;
  const place = {
    row: Math.max(-1, Math.min(last.row, to.row)),
    column: Math.max(0, Math.min(last.column, to.column)),
  };
  return place.row === from.row && place.column === from.column ? null : place;
}

function target(
  { row, column }: GridPlace,
  key: string,
  hasControl: boolean,
  { page }: GridSize,
  last: GridPlace,
): GridPlace | null {
  switch (key) {
    case 'ArrowUp':
      return { row: hasControl ? Math.min(row, 0) : row - 1, column };
    case 'ArrowDown':
      return { row: hasControl ? last.row : row + 1, column };
    case 'ArrowLeft':
      return { row, column: hasControl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: hasControl ? last.column : column + 1 };
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(0, row - page), column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: hasControl || column === 0 ? Math.min(row, 0) : row, column: 0 };
    case 'End':
      return { row: hasControl || column === last.column ? last.row : row, column: last.column };
    default:
      return null;
  }
}
