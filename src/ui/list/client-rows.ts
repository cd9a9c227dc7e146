import { foldText } from '../fields/fold-text.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import type { ListColumn } from './list-column.ts';

/** Rows that a list holds whole, narrowed and put in order as its address says. */
export function clientRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  query: ListQuery,
  filterValueOf: (key: string, row: Row) => string = () => '',
): readonly Row[] {
  const { q, sort, ...others } = query;
  const words = typeof q === 'string' ? foldText(q).split(/\s+/).filter(Boolean) : [];
  const texts = columns.filter(({ kind = 'text' }) => kind === 'text');
  const filters = Object.entries(others).filter(
    (entry): entry is [string, readonly string[]] =>
      entry[0] !== 'columns' && typeof entry[1] === 'object' && entry[1].length > 0,
  );
  const isLetThrough = (row: Row): boolean =>
    filters.every(([key, values]) => values.includes(filterValueOf(key, row))) &&
    words.every((word) => texts.some((column) => foldText(String(column.value(row) ?? '')).includes(word)));
  const kept = filters.length + words.length === 0 ? rows : rows.filter(isLetThrough);
  return typeof sort === 'string' && sort !== '' ? inOrder(kept, columns, sort) : kept;
}

const collator = new Intl.Collator('fr', { numeric: true });

/** By one column, `-` before its name for descending; rows without a value stand last, equal ones as they were. */
function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  sort: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort.replace('-', ''));
  if (!column) return rows;
  const turn = sort.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      if (typeof a.value === 'number' && typeof b.value === 'number') return turn * (a.value - b.value);
      return turn * collator.compare(String(a.value), String(b.value));
    })
    .map(({ row }) => row);
}
