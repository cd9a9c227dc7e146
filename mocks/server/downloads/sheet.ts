/** What a column holds: money in whole cents, days and instants as ISO texts, numbers or decimal texts. */
export type CellKind = 'text' | 'money' | 'date' | 'number';
export type CellValue = string | number | null;

/** One column of a list, and how a row fills it. */
export interface Column<Row> {
  /** The column on the screen that it stands for; none in files whose columns nobody chooses. */
  readonly id?: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly value: (row: Row) => CellValue;
}

/** A list as a file holds it. */
export interface Sheet {
  /** Shown on the tab of a spreadsheet; the file is named after it. */
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly kind: CellKind }[];
  readonly lines: readonly (readonly CellValue[])[];
}

/**
 * The columns that an address names (`columns=name,city.p.240`), in its order; all of them where it names none of these.
 *
 * @param query of the file, whose key `columns` a declared list reads
 */
export function chosenColumns<Row>(columns: readonly Column<Row>[], query: unknown): readonly Column<Row>[] {
  const { columns: words } = query as { readonly columns?: unknown };
  if (!Array.isArray(words)) return columns;
  const chosen = words.flatMap((word) => {
    const [id] = String(word).split('.');
    return columns.filter((column) => column.id === id);
  });
  return chosen.length === 0 ? columns : chosen;
}

/** The sheet of some rows. */
export const sheetOf = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  name,
  columns,
  lines: rows.map((row) => columns.map((column) => column.value(row))),
});
