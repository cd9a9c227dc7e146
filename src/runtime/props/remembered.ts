import { parseJson } from '../protocol/parse-json.ts';
import { rememberedPrefix } from '../navigation/remembered-prefix.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** State of the parts of a page, kept by entry of the history. */
export interface RememberedStore {
  /** What was kept; undefined for nothing, or nothing readable. */
  read(entryKey: string, key: string): unknown;
  write(entryKey: string, key: string, value: unknown): void;
}

/** Makes the store over that of the tab. What it cannot take is not remembered. */
export function createRememberedStore(storage: SafeStorage, isReloaded: () => boolean): RememberedStore {
  let isOpen = false;
  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    // Who reloads a page wants it as it is.
    if (isReloaded()) for (const key of storage.keys(rememberedPrefix)) storage.remove(key);
  };
  const nameOf = (entryKey: string, key: string): string => `${rememberedPrefix}${entryKey}:${key}`;

  return {
    read(entryKey, key) {
      open();
      const text = storage.get(nameOf(entryKey, key));
      return text === null ? undefined : parseJson(text);
    },
    write(entryKey, key, value) {
      open();
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) storage.remove(nameOf(entryKey, key));
      else storage.set(nameOf(entryKey, key), text);
    },
  };
}
