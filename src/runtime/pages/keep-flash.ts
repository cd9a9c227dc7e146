import type { SafeStorage } from '../storage/safe-storage.ts';

/** One-time messages of a page. */
export type Flash = Readonly<Record<string, unknown>>;

/** Where the message waits for the next document. */
export const keptFlashKey = 'runtime.flash';

/** Keeps the one-time message of a page that has to be loaded as a document: the server has spent it. */
export function keepFlash(storage: SafeStorage, flash: Flash | undefined): void {
  if (flash) storage.set(keptFlashKey, JSON.stringify(flash));
}
