import type { SafeStorage } from '../storage/safe-storage.ts';

/** A draft found again. */
export interface Draft<T> {
  readonly value: T;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface DraftStore<T> {
  /** The draft, unless it is too old, unreadable or refused by `accept`. */
  read(): Draft<T> | null;
  /** False when it could not be kept. */
  write(value: T): boolean;
  discard(): void;
}

export interface DraftStoreOptions<T> {
  /** Person and form, e.g. `{userId}:{form}:{id}`. */
  readonly key: string;
  readonly storage: SafeStorage;
  /** Milliseconds since 1970, by the system's clock. */
  readonly clock: () => number;
  /** Default 24 h. */
  readonly ttlMs?: number | undefined;
  /** Whether what was kept still has the form's shape. */
  readonly accept?: ((value: unknown) => value is T) | undefined;
}

const PREFIX = 'draft:';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Unsaved values of one form, kept for a while. */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { storage, clock, ttlMs = DAY_MS, accept } = options;
  const key = `${PREFIX}${options.key}`;

  const parse = (text: string): Draft<T> | null => {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept) || !('value' in kept)) return null;
    if (typeof kept.savedAt !== 'number' || kept.savedAt > clock() || clock() - kept.savedAt >= ttlMs)
      return null;
    if (accept && !accept(kept.value)) return null;
    // Without `accept` the caller vouches that the key changes with the form's shape.
    return { savedAt: kept.savedAt, value: kept.value as T };
  };

  return {
    read() {
      const text = storage.get(key);
      if (text === null) return null;
      try {
        const draft = parse(text);
        if (!draft) storage.remove(key);
        return draft;
      } catch {
        storage.remove(key);
        return null;
      }
    },
    write: (value) => storage.set(key, JSON.stringify({ savedAt: clock(), value })),
    discard: () => storage.remove(key),
  };
}

/** Forgets every draft that begins so, e.g. those of a person who signs out. */
export function discardDrafts(storage: SafeStorage, keyPrefix = ''): void {
  for (const key of storage.keys(`${PREFIX}${keyPrefix}`)) storage.remove(key);
}
