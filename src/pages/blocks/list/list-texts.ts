import type { Bilingual, MessageTree, MessageValues } from '#runtime/locale/translate.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** What the texts of a list hold at least. */
interface ListTexts {
  readonly title: string;
  /** `{count, plural, …}` */
  readonly count: string;
  readonly search: string;
  readonly empty: string;
  readonly emptyHelp: string;
  readonly emptyReadOnly: string;
  /** Labels of columns by their identifiers, where they are not those of the fields. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Labels of filters by their keys, where they are not those of columns or fields. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Labels of fields by their names. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A list's texts in both languages. */
export interface ListMessages {
  readonly fr: ListTexts;
  readonly en: ListTexts;
}

/** A text by its key; keys of columns and filters are known to the list alone. */
export interface ListTranslate {
  (key: string, values?: MessageValues): string;
  has(key: string): boolean;
}

/** The texts of a list in the current language. */
export const useListTexts = (messages: ListMessages): ListTranslate =>
  useMessages(messages as unknown as Bilingual<MessageTree>) as unknown as ListTranslate;

/** What a filter or a column is called: by a word of its own, else as the column or the field of that name is. */
export function labelIn(t: ListTranslate, kind: 'columns' | 'filters', id: string): string {
  const key = [`${kind}.${id}`, `columns.${id}`, `fields.${id}`].find((candidate) => t.has(candidate));
  return key === undefined ? id : t(key);
}
