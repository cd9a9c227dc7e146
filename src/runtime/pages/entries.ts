import { QueryCache, type QueryClient } from '@tanstack/react-query';
import { addressKey } from '../protocol/address.ts';
import type { CacheEntry } from './entry.ts';

/** An entry with the address it is kept under and its age. */
export interface KeptEntry {
  /** The address, in the one spelling of `addressKey`. */
  readonly key: string;
  readonly entry: CacheEntry;
  /** Milliseconds of the cache's clock. */
  readonly updatedAtMs: number;
}

/** Entries by address. */
export interface Entries {
  get(href: string): KeptEntry | undefined;
  set(href: string, entry: CacheEntry, updatedAtMs: number): void;
  remove(key: string): void;
  /** All of them, in the order in which they came. */
  all(): readonly KeptEntry[];
  /** Calls back whenever one changes, comes or goes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes them over the cache of TanStack Query, without its client: what that one does for fetching, retries and
 * mutations is done here by the page protocol, and would be in every first page.
 */
export function createEntries(): Entries {
  const queries = new QueryCache();
  const client: Pick<QueryClient, 'getQueryCache' | 'defaultQueryOptions' | 'getQueryDefaults'> = {
    getQueryCache: () => queries,
    defaultQueryOptions: (options) => ({ ...options, _defaulted: true }) as never,
    getQueryDefaults: () => ({}),
  };
  // The cache asks a client for nothing else.
  const asked = client as QueryClient;
  type KeptQuery = ReturnType<typeof queries.getAll>[number];
  const keptOf = ({ queryHash: key, state }: KeptQuery): KeptEntry => ({
    key,
    entry: state.data as CacheEntry,
    updatedAtMs: state.dataUpdatedAt,
  });

  return {
    get(href) {
      const query = queries.get(addressKey(href));
      return query && keptOf(query);
    },
    set(href, entry, updatedAtMs) {
      const key = addressKey(href);
      const options = { queryKey: [key], queryHash: key, structuralSharing: false };
      // Entries leave by number and by identity: a timer could take the one being shown.
      const query = queries.build<CacheEntry>(asked, { ...options, gcTime: Number.POSITIVE_INFINITY });
      query.setData(entry, { updatedAt: updatedAtMs, manual: true });
    },
    remove(key) {
      const query = queries.get(key);
      if (query) queries.remove(query);
    },
    all: () => queries.getAll().map(keptOf),
    subscribe: (listener) => queries.subscribe(listener),
  };
}
