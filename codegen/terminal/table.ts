import { cutToWidth, displayWidth } from './width.ts';

export interface Column {
  readonly title: string;
  /** Gives a cell its colour; it must not change its width. */
  readonly paint?: (cell: string) => string;
  /** Cut before the others where there is no room. */
  readonly isMinor?: boolean;
}

export interface TableOptions {
  readonly columns: readonly Column[];
  /** Plain texts without line ends, as many per row as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** Columns of the terminal to keep to; without it nothing is cut. */
  readonly width?: number;
  readonly paintTitle?: (title: string) => string;
}

const GAP = '  ';
/** A column is cut no further than this. */
const LEAST_WIDTH = 8;

/** Rows below their titles, aligned; columns that are empty in every row are left out. Ends with a line end. */
export function formatTable({ columns, rows, width, paintTitle = (title) => title }: TableOptions): string {
  const shown = [...columns.keys()].filter((index) => rows.some((row) => (row[index] ?? '') !== ''));
  const titles = shown.map((index) => columns[index]?.title ?? '');
  const cells = rows.map((row) => shown.map((index) => row[index] ?? ''));
  const natural = shown.map((_index, at) =>
    Math.max(...[titles, ...cells].map((row) => displayWidth(row[at] ?? ''))),
  );
  const isMinor = shown.map((index) => columns[index]?.isMinor === true);
  const widths = width === undefined ? natural : shrink(natural, isMinor, width);
  const line = (row: readonly string[], paint: (cell: string, at: number) => string): string =>
    row
      .map((cell, at) => {
        const text = cutToWidth(cell, widths[at] ?? 0);
        // Spaces stand outside of the colour, and none at the end of a line.
        const rest = at === row.length - 1 ? 0 : (widths[at] ?? 0) - displayWidth(text);
        return (text === '' ? '' : paint(text, at)) + ' '.repeat(rest);
      })
      .join(GAP)
      .trimEnd();
  const paintCell = (cell: string, at: number): string => columns[shown[at] ?? 0]?.paint?.(cell) ?? cell;
  const lines = [line(titles, paintTitle), ...cells.map((row) => line(row, paintCell))];
  return lines.map((text) => `${text}\n`).join('');
}

/** Takes from the widest minor column, again and again, then from the others, until the table fits. */
function shrink(natural: readonly number[], isMinor: readonly boolean[], available: number): number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1)) - available;
  for (const minor of [true, false]) {
    const columns = [...widths.keys()].filter((at) => isMinor[at] === minor);
    while (excess > 0) {
      const widest = Math.max(...columns.map((at) => widths[at] ?? 0));
      const at = columns.find((column) => widths[column] === widest);
      if (at === undefined || widest <= LEAST_WIDTH) break;
      widths[at] = widest - 1;
      excess -= 1;
    }
  }
  return widths;
}
