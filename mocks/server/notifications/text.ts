import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as notificationMessages from '#messages/notification.ts';
import type { Locale, Notification } from '#mocks/db/schema/index.ts';

/** What a notice says in a language; the name of its kind when this release has no such text any more. */
export function notificationText(
  locale: Locale,
  { textKey, values, kind }: Pick<Notification, 'textKey' | 'values' | 'kind'>,
): string {
  const texts: Readonly<Record<string, string>> = messagesFor(locale, notificationMessages).text;
  return fill(texts[textKey] ?? kind, values);
}
