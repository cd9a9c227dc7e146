/** A line of a grouped list: the head of a group, or a row. */
export type ListLine<Row> =
  | { readonly kind: 'group'; readonly group: RowGroup<Row> }
  | { readonly kind: 'row'; readonly row: Row; readonly index: number };

/** Rows that share a value. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly isOpen: boolean;
}

/** Rows by what they share, in the order in which each value first occurs. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  closed: ReadonlySet<string>,
): RowGroup<Row>[] {
  return [...Map.groupBy(rows, keyOf)].map(([key, members]) => ({
    key,
    rows: members,
    isOpen: !closed.has(key),
  }));
}

/** What is shown of groups, line after line: closed groups keep their head alone. */
export function linesOf<Row>(groups: readonly RowGroup<Row>[]): ListLine<Row>[] {
  let index = 0;
  return groups.flatMap((group): ListLine<Row>[] => {
    const head: ListLine<Row> = { kind: 'group', group };
    if (!group.isOpen) return [head];
    return [head, ...group.rows.map((row): ListLine<Row> => ({ kind: 'row', row, index: index++ }))];
  });
}

/** Sum of the values that are there; null where there is none. Whole units (cents, pieces). */
export function sumOf<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | null | undefined,
): number | null {
  let sum: number | null = null;
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null && value !== undefined) sum = (sum ?? 0) + value;
  }
  return sum;
}
