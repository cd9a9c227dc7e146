import { addressKey } from '../protocol/address.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { MergeAnswer } from '../protocol/partial.ts';
import { createEntries } from './entries.ts';
import type { CachedMove, CachedPage, CacheEntry } from './entry.ts';

/** What has happened: something kept is about to be read, a page was answered (elsewhere), a change was made. */
export type CacheEvent = 'read' | 'answer' | 'move' | 'change';

/** `page`: what the server answered, null without a page. */
export type Suspicion = (event: CacheEvent, page: PageObject | null) => boolean | undefined;

export interface PageCacheOptions {
  /** Milliseconds; the system's clock, not the business one. */
  readonly clock: () => number;
  /**
   * Who sees the page: when it changes, everything kept is dropped. Null: the page does not tell. The router without
   * it is careful instead (`suspicion.ts`).
   */
  readonly identityOf?: ((page: PageObject) => string | null | undefined) | undefined;
  /** Whether another person may be here now, where pages do not tell: all but the page shown is dropped then. */
  readonly suspects?: Suspicion | undefined;
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

/** Makes the page cache; see the options for its rules of freshness and identity. */
export function createPageCache(options: PageCacheOptions) {
  const { clock, freshMs = 30_000, keepMs = 30 * 60_000, maxPages = 60 } = options;
  const merge: MergeAnswer = options.merge ?? ((_kept, answer) => answer);
  const flashOf = options.flashOf ?? ((page: PageObject) => page.flash);
  let identity: string | null = null;
  let epoch = 0;
  let generation = 0;
  let serial = 0;
  let version: string | null = null;
  let shownKey: string | null = null;
  let shownFlash: string | null = null;

  const entries = createEntries();
  const read = (href: string): CacheEntry | undefined => entries.get(href)?.entry;

  const readPage = (href: string): CachedPage | undefined => {
    const entry = read(href);
    return entry?.kind === 'page' ? entry : undefined;
  };

  const write = (href: string, entry: CacheEntry): void => entries.set(href, entry, clock());

  const drop = (spared: string | null = null): void => {
    epoch += 1;
    for (const { key } of entries.all()) if (key !== spared) entries.remove(key);
    options.onDrop?.();
  };

  const suspect = (event: CacheEvent, page: PageObject | null = null): void => {
    if (options.suspects?.(event, page)) drop(shownKey);
  };

  const isOtherIdentity = (page: PageObject): boolean => {
    const next = options.identityOf?.(page) ?? null;
    return next !== null && identity !== null && next !== identity;
  };

  const noteIdentity = (page: PageObject): void => {
    identity = options.identityOf?.(page) ?? identity;
  };

  /** The one-time messages of an answer; a partial one may repeat those that were told already. */
  const newFlash = (page: PageObject, isPart: boolean): Readonly<Record<string, unknown>> | undefined => {
    const flash = flashOf(page);
    return isPart && flash && JSON.stringify(flash) === shownFlash ? undefined : flash;
  };

  const evictOldest = (): void => {
    const kept = entries.all();
    if (kept.length <= maxPages) return;
    kept
      .filter(({ key }) => key !== shownKey)
      .toSorted((a, b) => a.updatedAtMs - b.updatedAtMs)
      .slice(0, kept.length - maxPages)
      .forEach(({ key }) => entries.remove(key));
  };

  const entryFor = (href: string, page: PageObject, stored: StoreOptions): CachedPage => {
    const previous = readPage(href);
    if (stored.isRemount) serial += 1;
    const { keepsGrown, answer } = stored;
    const { flash: _taken, ...kept } = previous ? merge(previous.page, page, { keepsGrown }) : page;
    return {
      kind: 'page',
      page: kept,
      status: stored.status ?? 200,
      freshUntil: stored.isFresh ? clock() + Math.min(freshMs, options.lifeMs?.(page) ?? freshMs) : 0,
      serial: stored.isRemount ? serial : (stored.follows?.serial ?? previous?.serial ?? serial),
      flash: newFlash(answer ?? page, answer !== undefined) ?? previous?.flash,
    };
  };

  return {
    read,
    readPage,
    drop: () => drop(),
    noteIdentity,
    isOtherIdentity,
    /** The one-time messages that a page came with. */
    flashOf,

    /** What may be shown at once for an address; not what is too old, nor an error shown before. */
    readUsable(href: string): CacheEntry | undefined {
      suspect('read');
      const entry = read(href);
      if (entry?.kind === 'page' && entry.status >= 400 && entry.freshUntil <= clock()) return undefined;
      if (entry?.kind === 'moved' && entry.freshUntil <= clock()) return undefined;
      const updatedAtMs = entries.get(href)?.updatedAtMs ?? 0;
      return clock() - updatedAtMs <= keepMs ? entry : undefined;
    },

    /** Version of the last page accepted; sent with every request. */
    version: (): string | null => version,

    /** Whether the entry may be shown without asking again. */
    isFresh: (entry: CacheEntry): boolean => entry.freshUntil > clock(),

    /** Keeps a page; when it shows another identity, everything kept before is dropped first. */
    store(href: string, page: PageObject, stored: StoreOptions = {}): CachedPage {
      suspect(stored.isMoved ? 'move' : 'answer', page);
      if (isOtherIdentity(page) || page.clearHistory) drop();
      noteIdentity(page);
      version = page.version;
      const entry = entryFor(href, page, stored);
      write(href, entry);
      evictOldest();
      return entry;
    },

    /** Remembers that an address answers with the page of another one. */
    storeMove(href: string, to: string, isFresh: boolean, keepsHash = false): CachedMove {
      const entry: CachedMove = { kind: 'moved', to, keepsHash, freshUntil: isFresh ? clock() + freshMs : 0 };
      write(href, entry);
      return entry;
    },

    /** The page is on the screen: coming back to it asks again. */
    markShown(href: string): void {
      shownKey = addressKey(href);
      const entry = readPage(href);
      if (entry && entry.freshUntil !== 0) write(href, { ...entry, freshUntil: 0 });
    },

    isShown: (href: string): boolean => addressKey(href) === shownKey,

    /** The one-time messages of a page, the first time only. */
    takeFlash(href: string): Readonly<Record<string, unknown>> | undefined {
      const entry = readPage(href);
      if (!entry?.flash) return undefined;
      write(href, { ...entry, flash: undefined });
      shownFlash = JSON.stringify(entry.flash);
      return entry.flash;
    },

    /**
     * Something was changed on the server: every page kept is shown once more, then asked for again. `answer`: the
     * page that the action brought.
     */
    markAllStale(answer: PageObject | null = null): void {
      generation += 1;
      suspect('change', answer);
      for (const { key, entry, updatedAtMs } of entries.all()) {
        if (entry.freshUntil !== 0) entries.set(key, { ...entry, freshUntil: 0 }, updatedAtMs);
      }
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

    /** Taken before a request … */
    mark: (): CacheMark => ({ epoch, generation }),

    /** … and asked after it: another person's page must not be kept, one older than a change is not fresh. */
    judge: (mark: CacheMark): 'foreign' | 'outdated' | 'current' =>
      mark.epoch !== epoch ? 'foreign' : mark.generation !== generation ? 'outdated' : 'current',

    /** Calls back whenever anything kept changes. */
    subscribe: (listener: () => void): (() => void) => entries.subscribe(listener),
  };
}
