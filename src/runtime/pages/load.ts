import { hashOf } from '../protocol/address.ts';
import { DocumentLoadError } from '../protocol/document-load.ts';
import { CancelledRequestError } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { Areas } from './areas.ts';
import type { CacheEntry } from './entry.ts';
import type { PageFetcher } from './fetch-page.ts';
import { createShowing, type Arrival, type LoadOutcome, type ShowingOptions } from './show.ts';

export interface PageLoaderOptions extends ShowingOptions {
  readonly fetcher: PageFetcher;
  readonly areas: Pick<Areas, 'pageAt'>;
  /** Revalidation found that the address now leads elsewhere. */
  readonly onMoved?: (from: string, to: string, keepsHash: boolean) => void;
  /** Revalidation stored a newer state of the page. */
  readonly onRefreshed?: (href: string) => void;
  /** Puts off what a page shown from memory can wait for until it is seen. Default: nothing is put off. */
  readonly whenShown?: (run: () => void) => void;
  /** How many prefetches run at once. Default 4. */
  readonly maxPrefetches?: number;
}

/** A request is given up when the session changes meanwhile, which other answers may cause more than once. */
const maxTries = 4;

function withoutErrors(page: PageObject): PageObject {
  const { errors } = page.props;
  const hasSome = typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0;
  return hasSome ? { ...page, props: { ...page.props, errors: {} } } : page;
}

export type PageLoading = ReturnType<typeof createPageLoading>;

/** Brings data and code of a page together, from the cache or the server, always in parallel. */
export function createPageLoading(options: PageLoaderOptions) {
  const { cache, fetcher, registry, areas, host, maxPrefetches = 4 } = options;
  const { whenShown = (run) => run() } = options;
  const { show, needCode } = createShowing(options);
  let prefetches = 0;
  let begunFor: string | null = null;

  /** Asks for the code without waiting; a failure shows when the code is really needed. */
  const startCode = (href: string): void => {
    areas
      .pageAt(href)
      .then(async (name) => {
        if (name !== undefined) await registry.load(name);
      })
      .catch(() => undefined);
  };

  const revalidate = async (href: string, keepsGrown: boolean): Promise<void> => {
    try {
      const entry = await fetcher.fetch(href, { isRevalidation: true, keepsGrown });
      if (entry.kind === 'moved') return options.onMoved?.(href, entry.to, entry.keepsHash);
      await registry.load(entry.page.component);
      options.onRefreshed?.(href);
    } catch (error) {
      // The page shown stays; the next visit asks again, and tells if that fails too.
      if (error instanceof DocumentLoadError) host.leave(error.url);
    }
  };

  /** The answer for an address, where a request begun by someone else may fail without consequence. */
  const fetchEntry = async (href: string, signal?: AbortSignal): Promise<CacheEntry> => {
    let isAdopted = fetcher.isFetching(href) && begunFor !== href;
    begunFor = null;
    for (let left = maxTries; ; left -= 1) {
      try {
        return await fetcher.fetch(href, {}, signal);
      } catch (error) {
        const isOthers = isAdopted && !(error instanceof DocumentLoadError);
        const mayRetry = left > 1 && (isOthers || error instanceof CancelledRequestError);
        if (signal?.aborted || !mayRetry) throw error;
        isAdopted = false;
        const kept = cache.readUsable(href);
        if (kept) return kept;
      }
    }
  };

  return {
    /** Asks for data and code of an address that is about to be loaded, while the history still goes there. */
    begin(href: string): void {
      if (cache.readUsable(href) || fetcher.isFetching(href)) return;
      begunFor = href;
      startCode(href);
      fetcher.begin(href);
    },

    /**
     * Loads what an address shows. A kept page is shown at once and, unless fresh or `isQuiet`, asked for again
     * behind it.
     * Rejects with `NetworkError`, `InvalidResponseError`, `PageCodeError`, `UnknownPageError`, `CancelledRequestError`.
     */
    async load(href: string, signal?: AbortSignal, arrival: Arrival = {}): Promise<LoadOutcome> {
      const { isQuiet = false, isReturn = false, startsAnew } = arrival;
      const kept = cache.readUsable(href);
      const isFresh = kept !== undefined && cache.isFresh(kept);
      // A page kept tells its component itself.
      if (!kept) startCode(href);
      if (kept?.kind === 'page') {
        // Messages at fields are not for those who come back.
        if (!isFresh && !cache.isShown(href)) cache.update(href, withoutErrors);
        const outcome = await show(href, kept, startsAnew);
        if (!isFresh && !isQuiet && outcome.kind === 'page') whenShown(() => void revalidate(href, isReturn));
        return outcome;
      }
      try {
        const entry = isFresh ? kept : await fetchEntry(href, signal);
        if (entry.kind === 'moved') return { kind: 'moved', to: entry.to, keepsHash: entry.keepsHash };
        return await show(href, entry, startsAnew);
      } catch (error) {
        if (!(error instanceof DocumentLoadError)) throw error;
        host.leave(`${error.url}${error.url.includes('#') ? '' : hashOf(href)}`);
        return { kind: 'left' };
      }
    },

    /** Makes a page ready before it is asked for: data and code. Never rejects. */
    async prefetch(href: string): Promise<void> {
      const kept = cache.readUsable(href);
      if (host.savesData() || prefetches >= maxPrefetches) return;
      startCode(href);
      if ((kept && cache.isFresh(kept)) || fetcher.isFetching(href)) return;
      prefetches += 1;
      try {
        const entry = await fetcher.fetch(href, { isPrefetch: true });
        const page = entry.kind === 'moved' ? cache.readPage(entry.to) : entry;
        if (page) await registry.load(page.page.component);
      } catch {
        // The click makes its own request and shows its own failure.
      } finally {
        prefetches -= 1;
      }
    },

    revalidate,
    needCode,
  };
}
