import type { PageObject } from '../protocol/page-object.ts';
import type { MergeAnswer } from '../protocol/partial.ts';
import { createCacheOwner } from './cache-owner.ts';
import { createCachedPages } from './cached-page.ts';
import { createEntries, type Entries } from './entries.ts';
import type { CachedPage, CacheEntry } from './entry.ts';
import { createKeptPages } from './kept-pages.ts';
import { createShownPage } from './shown-page.ts';

/** What has happened: something kept is about to be read, a page was answered (elsewhere), a change was made. */
export type CacheEvent = 'read' | 'answer' | 'move' | 'change';

/** `page`: what the server answered, null without a page. */
export type IdentityCheck = (event: CacheEvent, page: PageObject | null) => boolean | undefined;

export interface PageCacheOptions {
  /** Milliseconds; the system's clock, not the business one. */
  readonly clock: () => number;
  /**
   * Who sees the page: when it changes, everything kept is dropped. Null: the page does not tell. The router without
   * it is careful instead (`identity-check.ts`).
   */
  readonly identityOf?: ((page: PageObject) => string | null | undefined) | undefined;
  /** Whether another person may be here now, where pages do not tell: all but the page shown is dropped then. */
  readonly suspects?: IdentityCheck | undefined;
  /** One-time messages of a page; default: its `flash` field. */
  readonly flashOf?: (page: PageObject) => Readonly<Record<string, unknown>> | undefined;
  /** Lays an answer over the page kept for its address. Default: it takes its place. */
  readonly merge?: MergeAnswer;
  /** Milliseconds for which the values of a page hold, as far as they tell. */
  readonly lifeMs?: (page: PageObject) => number;
  /** Everything kept was dropped: another person is here, or the server asked for it. */
  readonly onDrop?: () => void;
  /** How long a prefetched or just seeded page is shown without asking again. Default 30 s. */
  readonly freshMs?: number;
  /** How long a kept page may still be shown before asking. Default 30 min. */
  readonly keepMs?: number;
  /** How many pages are kept. Default 60. */
  readonly maxPages?: number;
}

export interface StoreOptions {
  readonly status?: number;
  /** Prefetched and seeded pages are fresh for a while; those that were shown are asked for again. */
  readonly isFresh?: boolean;
  /** The next showing starts with new component state. */
  readonly isRemount?: boolean;
  /** Component state goes on from the page that this one follows on. */
  readonly follows?: CachedPage | undefined;
  /** Lists that have grown keep their length. Default false: what the server sends takes their place. */
  readonly keepsGrown?: boolean;
  /** Another address than the one asked for. */
  readonly isMoved?: boolean;
  /** What the server answered, where `page` has more laid under it: its one-time messages count. */
  readonly answer?: PageObject;
}

/** What a request began with; its answer is judged by what has changed since. */
export interface CacheMark {
  readonly epoch: number;
  readonly generation: number;
}

/** The pages kept, by address. */
export type PageCache = ReturnType<typeof createPageCache>;

/** The oldest leave where there are too many, never the one that is spared. */
function evictOldest(entries: Entries, maxPages: number, spared: string | null): void {
  const all = entries.all();
  if (all.length <= maxPages) return;
  all
    .filter(({ key }) => key !== spared)
    .toSorted((a, b) => a.updatedAtMs - b.updatedAtMs)
    .slice(0, all.length - maxPages)
    .forEach(({ key }) => entries.remove(key));
}

/** Makes the page cache; see the options for its rules of freshness and identity. */
export function createPageCache(options: PageCacheOptions) {
  const { clock, freshMs = 30_000, keepMs = 30 * 60_000, maxPages = 60 } = options;
  const { identityOf, suspects, lifeMs } = options;
  const merge: MergeAnswer = options.merge ?? ((_kept, answer) => answer);
  const flashOf = options.flashOf ?? ((page: PageObject) => page.flash);
  let version: string | null = null;

  const entries = createEntries();
  const { write, ...kept } = createKeptPages(entries, { clock, freshMs, keepMs });
  const { key: shownKey, wasShown, ...shown } = createShownPage({ readPage: kept.readPage, write });
  const entryOf = createCachedPages({ clock, freshMs, merge, flashOf, lifeMs, wasShown });
  const { suspect, noteChange, ...owner } = createCacheOwner({
    identityOf,
    suspects,
    drop: (sparesShown) => {
      const spared = sparesShown ? shownKey() : null;
      for (const { key } of entries.all()) if (key !== spared) entries.remove(key);
      options.onDrop?.();
    },
  });

  return {
    ...kept,
    ...shown,
    ...owner,
    /** The one-time messages that a page came with. */
    flashOf,

    /** What may be shown at once for an address; not what is too old, nor an error shown before. */
    readUsable(href: string): CacheEntry | undefined {
      suspect('read');
      return kept.readUsable(href);
    },

    /** Version of the last page accepted; sent with every request. */
    version: (): string | null => version,

    /** Keeps a page; when it shows another identity, everything kept before is dropped first. */
    store(href: string, page: PageObject, stored: StoreOptions = {}): CachedPage {
      suspect(stored.isMoved ? 'move' : 'answer', page);
      if (owner.isOtherIdentity(page) || page.clearHistory) owner.drop();
      owner.noteIdentity(page);
      version = page.version;
      const entry = entryOf(page, kept.readPage(href), stored);
      write(href, entry);
      evictOldest(entries, maxPages, shownKey());
      return entry;
    },

    /**
     * Something was changed on the server: every page kept is shown once more, then asked for again. `answer`: the
     * page that the action brought.
     */
    markAllStale(answer: PageObject | null = null): void {
      noteChange();
      suspect('change', answer);
      for (const { key, entry, updatedAtMs } of entries.all()) {
        if (entry.freshUntil !== 0) entries.set(key, { ...entry, freshUntil: 0 }, updatedAtMs);
      }
    },

    /** Calls back whenever anything kept changes. */
    subscribe: (listener: () => void): (() => void) => entries.subscribe(listener),
  };
}
