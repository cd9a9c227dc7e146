import * as binMessages from '#messages/bin.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { createFormat } from '#runtime/locale/create-format.ts';
import type { Followers } from './restorable.ts';
import { binTypes } from './types.ts';

/** « Avec : 1 opération et 3 notes. »; an empty text when nothing goes along. */
export function followersText(locale: 'fr' | 'en', followers: Followers): string {
  const texts = messagesFor(locale, binMessages);
  const parts = binTypes.flatMap((type) => {
    const count = followers[type] ?? 0;
    if (count === 0) return [];
    return [fill(count === 1 ? texts.one[type] : texts.several[type], { count })];
  });
  return parts.length === 0 ? '' : fill(texts.along, { list: createFormat(locale).list(parts) });
}
