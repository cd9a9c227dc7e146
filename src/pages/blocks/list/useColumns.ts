import { useMemo } from 'react';
import type { ColumnKind, ListColumn } from '#ui/list/list-column.ts';
import { labelIn, useListTexts, type ListMessages } from './list-texts.ts';

type ColumnOptions<Row> = Omit<ListColumn<Row>, 'id' | 'label' | 'kind' | 'value'>;

/** The keys of a row that hold such a value. */
type KeyOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? Key : never;
}[keyof Row & string];

type ValueOf<Kind extends ColumnKind> = Kind extends 'money' | 'rate' | 'count'
  ? number | null
  : string | null;

interface Columns<Row> {
  /** The column that names the row. */
  name(value: (row: Row) => string, options?: ColumnOptions<Row>): ListColumn<Row>;
  /** A column of the row's own value, of a kind: `column.of('day', 'signedOn')`. */
  of<Kind extends ColumnKind>(
    kind: Kind,
    key: KeyOf<Row, ValueOf<Kind>>,
    options?: ColumnOptions<Row>,
  ): ListColumn<Row>;
  /** A column of what is made of the row. */
  made<Kind extends ColumnKind>(
    kind: Kind,
    id: string,
    value: (row: Row) => ValueOf<Kind>,
    options?: ColumnOptions<Row>,
  ): ListColumn<Row>;
}

/**
 * Makes the columns of a list, labelled by `columns.{id}` of its texts, or `fields.{id}`.
 *
 * @example
 * const column = useColumns<ContactRow>(contactMessages);
 * const columns = [column.name((row) => row.name), column.of('text', 'city'), column.of('instant', 'createdAt')];
 */
export function useColumns<Row extends object>(messages: ListMessages): Columns<Row> {
  const t = useListTexts(messages);
  return useMemo(() => {
    const made = <Kind extends ColumnKind>(
      kind: Kind,
      id: string,
      value: (row: Row) => ValueOf<Kind>,
      options: ColumnOptions<Row> = {},
    ) => ({ ...options, id, label: labelIn(t, 'columns', id), kind, value }) as ListColumn<Row>;
    return {
      made,
      name: (value, options) => made('text', 'name', value, { isName: true, isPinned: true, ...options }),
      of: (kind, key, options) =>
        made(kind, key, (row) => (row as Record<string, unknown>)[key] as ValueOf<typeof kind>, options),
    };
  }, [t]);
}
