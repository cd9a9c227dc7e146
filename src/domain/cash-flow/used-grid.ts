interface Column {
  readonly place: 'past' | 'current' | 'future';
}

interface Line {
  readonly kind: string;
  readonly cells: readonly { readonly state: string | null }[];
}

/** A grid without the columns and lines in which nothing moves; the current column stays. */
export function withoutEmpty<OneColumn extends Column, OneLine extends Line>({
  columns,
  lines,
}: {
  readonly columns: readonly OneColumn[];
  readonly lines: readonly OneLine[];
}): { columns: OneColumn[]; lines: OneLine[] } {
  const flows = lines.filter(({ kind }) => kind !== 'balance');
  const used = columns.flatMap(({ place }, index) =>
    place === 'current' || flows.some(({ cells }) => cells[index]?.state != null) ? [index] : [],
  );
  const of = <Item>(items: readonly Item[]): Item[] => used.flatMap((index) => items[index] ?? []);
  return {
    columns: of(columns),
    lines: lines
      .filter((line) => line.kind === 'balance' || line.cells.some(({ state }) => state !== null))
      .map((line) => ({ ...line, cells: of(line.cells) })),
  };
}
