import { foldText } from '../fields/foldText.ts';
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
      if (text !== undefined) line[target.id] = readCell(target, text);
    });
    next[row + index] = line;
  });
  return { lines: next, filled: kept.length, cut: data.length - kept.length };
}

/** What a cell holds for a text typed or pasted into it. */
export function readCell(column: Pick<LineColumn, 'parse' | 'empty' | 'unreadable'>, text: string): unknown {
  const bare = text.trim();
  return bare === '' ? column.empty : (column.parse(bare) ?? column.unreadable(bare));
}

function isHead(cells: readonly string[] | undefined, columns: readonly LineColumn[]): boolean {
  if (cells === undefined || cells.length < 2) return false;
  return cells.every((cell, place) => {
    const label = columns[place]?.label;
    return label !== undefined && foldText(cell) === foldText(label);
  });
}
