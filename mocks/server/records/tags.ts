import { maxTags } from '#contracts/limits.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';

/**
 * The tags of a record with others beside them; null where it has them all already.
 *
 * @param name of the record, for the refusal
 * @throws ValidationFailure for more than a record may have
 */
export function withTags(
  { locale }: Pick<SignedInContext, 'locale'>,
  name: string,
  { tags: own }: { readonly tags: readonly string[] },
  added: readonly string[],
): { tags: string[] } | null {
  const tags = [...new Set([...own, ...added])];
  if (tags.length > maxTags) {
    const text = messagesFor(locale, recordMessages).tooManyTags;
    throw new ValidationFailure({ base: fill(text, { name, max: maxTags }) });
  }
  return tags.length === own.length ? null : { tags };
}
