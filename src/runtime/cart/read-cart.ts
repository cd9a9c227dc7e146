import { parseJson } from '../protocol/parse-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

interface ReadOptions<Item> {
  readonly key: string;
  readonly isItem: (value: unknown) => value is Item;
  readonly storage: SafeStorage;
}

/** How many texts are set aside at most; then the newest takes the last place. */
const maxAside = 5;

/** Keeps a text that is not ours to read under a key of its own, each once. */
function setAside(text: string, key: string, storage: SafeStorage): void {
  const places = Array.from({ length: maxAside }, (_, index) => `${key}.set-aside.${index + 1}`);
  const place =
    places.find((name) => [null, text].includes(storage.get(name))) ?? places.at(-1) ?? `${key}.set-aside`;
  if (storage.get(place) !== text) storage.set(place, text);
}

/**
 * The items in a text from the browser's store. Anything else that stands there (cut JSON, another
 * application's value, items of another version) is set aside, not lost, and the items that can be read stay.
 */
export function readCart<Item>(text: string, { key, isItem, storage }: ReadOptions<Item>): readonly Item[] {
  const value = parseJson(text);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = list.filter(isItem);
  if (!Array.isArray(value) || items.length < list.length) setAside(text, key, storage);
  return items;
}
