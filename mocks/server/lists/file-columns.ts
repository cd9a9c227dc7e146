import { messagesFor } from '#messages/locale.ts';
import type { CellKind, CellValue, Column } from '../downloads/sheet.ts';

/** What the texts of a list say of its file. */
export interface FileTexts {
  readonly title: string;
  readonly columns?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface FileMessages {
  readonly fr: FileTexts;
  readonly en: FileTexts;
}

/** A column of the file: the kind of the row's value under that name, or what is made of the row. */
type FileColumn<Row> = CellKind | { readonly kind: CellKind; readonly value: (row: Row) => CellValue };

/**
 * The file of a list, from its texts: title, labels of columns, words for choices (several are joined by commas).
 *
 * @param columns in their order, by the names of the row
 */
export const fileOf = <Row>(messages: FileMessages, columns: Readonly<Record<string, FileColumn<Row>>>) => ({
  title: (locale: 'fr' | 'en'): string => messagesFor(locale, messages).title,
  columns: (locale: 'fr' | 'en'): Column<Row>[] => {
    const texts: FileTexts = messagesFor(locale, messages);
    return Object.entries(columns).map(([name, column]) => ({
      label: texts.columns?.[name] ?? texts.fields?.[name] ?? name,
      kind: typeof column === 'string' ? column : column.kind,
      value:
        typeof column === 'string'
          ? (row) => cellOf((row as Readonly<Record<string, unknown>>)[name], texts.choices?.[name])
          : column.value,
    }));
  },
});

function cellOf(value: unknown, words: Readonly<Record<string, string>> = {}): CellValue {
  if (Array.isArray(value)) return value.map((one) => words[String(one)] ?? String(one)).join(', ');
  if (typeof value === 'string') return words[value] ?? value;
  return typeof value === 'number' ? value : null;
}
