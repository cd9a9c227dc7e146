import { parseQuery } from '#runtime/routes/query.ts';
import type { QueryTree } from '#runtime/routes/types.ts';
import { UsageError } from './command.ts';

/** A key of the path or, with its brackets, of the query. */
const KEYED = /^([A-Za-z_][\w.:[\]-]*)=(.*)$/s;

/**
 * Parameters of a route as people write them: `key=value` texts as an object, or values alone as a list. A
 * value may hold `=`. Throws `UsageError` for a mixture and for a key that stands twice.
 */
export function pathValues(texts: readonly string[]): Readonly<Record<string, string>> | readonly string[] {
  const keyed = texts.map((text) => KEYED.exec(text));
  const bare = texts.filter((_text, index) => keyed[index] === null);
  if (bare.length === texts.length) return texts;
  if (bare.length > 0) {
    throw new UsageError(`"${bare.join('", "')}" has no key: name all values, key=value, or none.`);
  }
  const entries = new Map<string, string>();
  for (const [, key = '', value = ''] of keyed.filter((match) => match !== null)) {
    if (entries.has(key)) throw new UsageError(`"${key}" stands twice.`);
    entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

/** `key=value` texts, brackets read as the server reads them. Throws `UsageError` for a text without key. */
export function queryTree(texts: readonly string[]): QueryTree {
  const pairs = texts.map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--query "${text}" is not of the form key=value.`);
    return `${encodeURIComponent(text.slice(0, at))}=${encodeURIComponent(text.slice(at + 1))}`;
  });
  return parseQuery(pairs.join('&'));
}
