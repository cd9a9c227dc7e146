import { fetchCode } from './fetch-code.ts';

/** Fetches code once, for everybody who asks; a failure is forgotten, so that it may be tried again. */
export function fetchOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetchCode(fetch).catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}
