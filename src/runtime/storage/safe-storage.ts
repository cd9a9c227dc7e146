/** What a store of texts must do; it never throws. */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when nothing was kept (quota, denied access). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): string[];
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Wraps a browser store so that a denied access or a full quota is an answer, never an exception. */
export function safeStorage(open: () => Backing | undefined): SafeStorage {
  const attempt = <T>(fallback: T, run: (backing: Backing) => T): T => {
    try {
      const backing = open();
      return backing ? run(backing) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt<string | null>(null, (backing) => backing.getItem(key)),
    set: (key, value) =>
      attempt(false, (backing) => {
        backing.setItem(key, value);
        return true;
      }),
    remove: (key) => attempt(undefined, (backing) => backing.removeItem(key)),
    keys: (prefix) =>
      attempt<string[]>([], (backing) =>
        Array.from({ length: backing.length }, (_, index) => backing.key(index)).filter(
          (key): key is string => key !== null && key.startsWith(prefix),
        ),
      ),
  };
}

/** Kept across tabs and restarts. */
export const localStore: SafeStorage = safeStorage(() => globalThis.localStorage);

/** Kept for this tab. */
export const sessionStore: SafeStorage = safeStorage(() => globalThis.sessionStorage);
