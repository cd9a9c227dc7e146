/** What a column holds: money in whole cents, days and instants as ISO texts, numbers or decimal texts. */
export type CellKind = 'text' | 'money' | 'date' | 'number';
export type CellValue = string | number | null;

/** One column of a list, and how a row fills it. */
export interface Column<Row> {
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

/** The sheet of some rows. */
export const sheetOf = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  name,
  columns,
  lines: rows.map((row) => columns.map((column) => column.value(row))),
});
