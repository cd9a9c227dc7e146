import * as downloadMessages from '#messages/download.ts';
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

/** A column of the file: of the row's value under its name unless it is made of the row. */
interface FileColumnGiven<Row> {
  readonly kind: CellKind;
  readonly value?: (row: Row) => CellValue;
  /** The column on the screen that it goes with, where that has another name. */
  readonly shownAs?: string;
}

type FileColumn<Row> = CellKind | FileColumnGiven<Row>;

/**
 * The file of a list, from its texts: title, labels of columns, words for choices (several are joined by commas). Whoever
 * saves a list gets the columns that they see, in their order.
 *
 * @param columns in their order, by the names of the row
 */
export const fileOf = <Row>(messages: FileMessages, columns: Readonly<Record<string, FileColumn<Row>>>) => ({
  title: (locale: 'fr' | 'en'): string => messagesFor(locale, messages).title,
  columns: (locale: 'fr' | 'en'): Column<Row>[] => {
    const texts: FileTexts = messagesFor(locale, messages);
    const { yes } = messagesFor(locale, downloadMessages);
    return Object.entries(columns).map(([name, column]) => {
      const given: FileColumnGiven<Row> = typeof column === 'string' ? { kind: column } : column;
      const words = { true: yes, false: '', ...texts.choices?.[name] };
      return {
        id: given.shownAs ?? name,
        label: texts.columns?.[name] ?? texts.fields?.[name] ?? name,
        kind: given.kind,
        value: given.value ?? ((row) => cellOf((row as Readonly<Record<string, unknown>>)[name], words)),
      };
    });
  },
});

/** A rate in basis points as the percentage that a file holds: 12.5 for 1250. */
export const percentOf = (bps: number | null): number | null => (bps === null ? null : bps / 100);

function cellOf(value: unknown, words: Readonly<Record<string, string>>): CellValue {
  if (Array.isArray(value)) return value.map((one) => words[String(one)] ?? String(one)).join(', ');
  if (typeof value === 'boolean') return words[String(value)] ?? null;
  if (typeof value === 'string') return words[value] ?? value;
  return typeof value === 'number' ? value : null;
}
