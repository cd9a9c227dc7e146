import type { ShownPage } from './instance.ts';

/** The page that the person is likely to ask for next. */
export interface NextPage {
  read(): ShownPage | null;
  /** Null: none is likely. */
  write(next: ShownPage | null): void;
  subscribe(listener: () => void): () => void;
}

/** Holds it. */
export function createNextPage(): NextPage {
  const listeners = new Set<() => void>();
  let next: ShownPage | null = null;
  return {
    read: () => next,
    write(value) {
      if (next === value) return;
      next = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
