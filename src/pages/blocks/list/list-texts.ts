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
  /** Labels of columns, by their identifiers. */
  readonly columns: Readonly<Record<string, string>>;
  /** Labels of filters, by their keys. */
  readonly filters: Readonly<Record<string, string>>;
}

/** A list's texts in both languages. */
export interface ListMessages {
  readonly fr: ListTexts;
  readonly en: ListTexts;
}

/** A text by its key; keys of columns and filters are known to the list alone. */
export type ListTranslate = (key: string, values?: MessageValues) => string;

/** The texts of a list in the current language. */
export const useListTexts = (messages: ListMessages): ListTranslate =>
  useMessages(messages as unknown as Bilingual<MessageTree>) as unknown as ListTranslate;
