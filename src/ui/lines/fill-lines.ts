import { foldText } from '../fields/fold-text.ts';
import type { LineColumn } from './line-column.ts';

/** Any line: its cells by the ids of their columns. */
export type AnyLine = Readonly<Record<string, unknown>>;

interface FillOptions {
  readonly columns: readonly LineColumn[];
  /** Where the first cell goes. */
  readonly row: number;
  readonly column: number;
  readonly blank: () => AnyLine;
  readonly max: number;
}

/**
 * Lines with a block laid over them from one cell on: lines are added as far as there is room, cells beyond the
 * last column are left out, and a first line that repeats the heads of the columns is none of the data.
 */
export function fillLines(
  lines: readonly AnyLine[],
  block: readonly (readonly string[])[],
  { columns, row, column, blank, max }: FillOptions,
): { readonly lines: readonly AnyLine[]; readonly filled: number; readonly cut: number } {
  const under = columns.slice(column);
  const data = isHead(block[0], under) ? block.slice(1) : block;
  const room = Math.max(0, max - row);
  const kept = data.slice(0, room);
  const next = [...lines];
  kept.forEach((cells, index) => {
    const line: Record<string, unknown> = { ...(next[row + index] ?? blank()) };
    under.forEach((target, place) => {
      const text = cells[place];
      if (text !== undefined && !target.compute) line[target.id] = readCell(target, text);
    });
    next[row + index] = line;
  });
  return { lines: next, filled: kept.length, cut: data.length - kept.length };
}

/** What a cell holds for a text pasted into it; one that cannot be read stays as it is, for its cell to be marked. */
function readCell(column: Pick<LineColumn, 'parse' | 'empty'>, text: string): unknown {
  const bare = text.trim();
  return bare === '' ? column.empty : (column.parse(bare) ?? bare);
}

/** Lines with a cell filled with what stands above it; the same lines where nothing does. */
export function fillFromAbove(lines: readonly AnyLine[], row: number, id: string): readonly AnyLine[] {
  const above = lines[row - 1];
  if (above === undefined) return lines;
  return lines.map((line, index) => (index === row ? { ...line, [id]: above[id] } : line));
}

/** Whether a cell holds a text that was pasted into it and cannot be read. */
export const isUnreadable = (column: Pick<LineColumn, 'parse'>, value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && column.parse(value) === null;

function isHead(cells: readonly string[] | undefined, columns: readonly LineColumn[]): boolean {
  if (cells === undefined || cells.length < 2) return false;
  return cells.every((cell, place) => {
    const label = columns[place]?.label;
    return label !== undefined && foldText(cell) === foldText(label);
  });
}
