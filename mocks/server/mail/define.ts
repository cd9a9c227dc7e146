import type { Locale } from '#mocks/db/schema/index.ts';
import type { MailContent } from './content.ts';
import type { MailFormat } from './format.ts';

/** One kind of mail: what it says, given its values, in the reader's language. */
export interface MailDefinition<Values extends object = object> {
  /** Complete values, for tests. */
  readonly example: Values;
  compose(locale: Locale, values: Values, format: MailFormat): MailContent;
}

/** Declares a kind of mail with texts in both languages. */
export function defineMail<Values extends object, Texts>(definition: {
  readonly messages: { readonly fr: Texts; readonly en: unknown };
  readonly example: Values;
  readonly compose: (texts: Texts, values: Values, format: MailFormat, locale: Locale) => MailContent;
}): MailDefinition<Values> {
  const { messages, example, compose } = definition;
  return {
    example,
    compose: (locale, values, format) =>
      compose(locale === 'fr' ? messages.fr : (messages.en as Texts), values, format, locale),
  };
}
