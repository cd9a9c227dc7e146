import type { PageObject } from '../protocol/page-object.ts';
import type { PageCacheOptions } from './cache.ts';
import type { Entries } from './entries.ts';
import type { CachedMove, CachedPage, CacheEntry } from './entry.ts';

/** What is read of the entries, and written into them. */
export type KeptPages = ReturnType<typeof createKeptPages>;

/** Reads and writes entries by their age. */
export function createKeptPages(
  entries: Entries,
  { clock, freshMs, keepMs }: Required<Pick<PageCacheOptions, 'clock' | 'freshMs' | 'keepMs'>>,
) {
  const read = (href: string): CacheEntry | undefined => entries.get(href)?.entry;
  const write = (href: string, entry: CacheEntry): void => entries.set(href, entry, clock());

  const readPage = (href: string): CachedPage | undefined => {
    const entry = read(href);
    return entry?.kind === 'page' ? entry : undefined;
  };

  return {
    read,
    readPage,
    write,

    /** What may be shown at once for an address; not what is too old, nor an error shown before. */
    readUsable(href: string): CacheEntry | undefined {
      const entry = read(href);
      if (entry?.kind === 'page' && entry.status >= 400 && entry.freshUntil <= clock()) return undefined;
      if (entry?.kind === 'moved' && entry.freshUntil <= clock()) return undefined;
      const updatedAtMs = entries.get(href)?.updatedAtMs ?? 0;
      return clock() - updatedAtMs <= keepMs ? entry : undefined;
    },

    /** Whether the entry may be shown without asking again. */
    isFresh: (entry: CacheEntry): boolean => entry.freshUntil > clock(),

    /** Remembers that an address answers with the page of another one. */
    storeMove(href: string, to: string, isFresh: boolean, keepsHash = false): CachedMove {
      const entry: CachedMove = { kind: 'moved', to, keepsHash, freshUntil: isFresh ? clock() + freshMs : 0 };
      write(href, entry);
      return entry;
    },

    /** Keeps the page of an address under another one as well, to be shown there without asking. */
    rename(from: string, to: string): void {
      const entry = readPage(from);
      if (entry) write(to, { ...entry, freshUntil: clock() + freshMs });
    },

    /** Changes the page of an address in place (realtime, partial reload); nothing when it is not kept. */
    update(href: string, change: (page: PageObject) => PageObject): void {
      const entry = readPage(href);
      if (!entry) return;
      const page = change(entry.page);
      if (page !== entry.page) write(href, { ...entry, page });
    },
  };
}
