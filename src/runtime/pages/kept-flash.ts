import { parseJson } from '../protocol/parse-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { keptFlashKey, type Flash } from './keep-flash.ts';

/** The message that the document before this one could not show any more, once. */
export function takeKeptFlash(storage: SafeStorage): Flash | undefined {
  const text = storage.get(keptFlashKey);
  if (text === null) return undefined;
  storage.remove(keptFlashKey);
  const flash = parseJson(text);
  return typeof flash === 'object' && flash !== null ? (flash as Flash) : undefined;
}
