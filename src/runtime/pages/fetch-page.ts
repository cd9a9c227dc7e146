import { addressKey, isSameAddress, withoutHash } from '../protocol/address.ts';
import { DocumentLoadError } from '../protocol/document-load.ts';
import { InvalidResponseError, CancelledRequestError, NetworkError } from '../protocol/failures.ts';
import { isOfNewAssets } from '../protocol/new-assets.ts';
import { isTransient } from '../protocol/transient.ts';
import type { PageAnswer, RequestPage } from '../protocol/request.ts';
import type { PageCache } from './cache.ts';
import type { CacheEntry } from './entry.ts';

export interface FetchReason {
  readonly isPrefetch?: boolean;
  /** The page is on the screen already: coming back to it asks again. */
  readonly isRevalidation?: boolean;
  /** Lists that have grown keep their length. */
  readonly keepsGrown?: boolean;
}

// A gateway that lost its server is usually back at once: a read is tried once more.
const isGatewayFailure = (answer: PageAnswer): boolean =>
  answer.kind === 'foreign' && (answer.status === 502 || answer.status === 504);

interface UnderWay {
  readonly promise: Promise<CacheEntry>;
  readonly controller: AbortController;
  waiters: number;
}

/** Fetches pages into the cache. */
export interface PageFetcher {
  /**
   * One request at a time per address: who asks again meanwhile waits for the same answer. When everyone who
   * waited has gone the request is given up. Rejects with `NetworkError`, `InvalidResponseError`,
   * `DocumentLoadError` or `CancelledRequestError`.
   */
  fetch(href: string, reason?: FetchReason, signal?: AbortSignal): Promise<CacheEntry>;
  isFetching(href: string): boolean;
  /** Begins a request that is going to be waited for; when nobody comes its answer is kept all the same. */
  begin(href: string): void;
  /** Gives up the request for an address, because something newer is known. */
  cancel(href: string): void;
}

/** Makes the fetcher over a cache and a sender. */
export function createPageFetcher(cache: PageCache, request: RequestPage): PageFetcher {
  const underWay = new Map<string, UnderWay>();

  const ask = async (href: string, reason: FetchReason, signal: AbortSignal): Promise<CacheEntry> => {
    const mark = cache.mark();
    const version = cache.version();
    const send = () =>
      request({
        method: 'GET',
        href: withoutHash(href),
        version,
        isPrefetch: reason.isPrefetch,
        signal,
      });
    const first = await send();
    const answer = isGatewayFailure(first) && !signal.aborted ? await send() : first;
    const verdict = cache.judge(mark);
    if (answer.kind === 'aborted' || signal.aborted || verdict === 'foreign')
      throw new CancelledRequestError(href);
    if (answer.kind === 'network-error') throw new NetworkError(href, answer.cause);
    if (answer.kind === 'foreign') throw new InvalidResponseError(href, answer.status, answer.body);
    const { isPrefetch, isRevalidation, keepsGrown = false } = reason;
    if (answer.kind === 'location') {
      // New assets wait for the person's next visit.
      if (isRevalidation && isOfNewAssets(answer, { href, version })) throw new CancelledRequestError(href);
      throw new DocumentLoadError(answer.url);
    }
    const isTrouble = answer.kind === 'page' && isTransient(answer.status);
    const isFresh = verdict === 'current' && !isRevalidation && !(isTrouble && isPrefetch);
    if (answer.kind === 'redirect') return cache.storeMove(href, answer.url, isFresh);
    const { page, status } = answer;
    // Behind the back of somebody at work, a server in trouble takes no page away.
    const kept = isRevalidation ? cache.readPage(href) : undefined;
    if (isTrouble && kept && kept.status < 400) throw new InvalidResponseError(href, status, '');
    const isMoved = !isSameAddress(page.url, href);
    const entry = cache.store(page.url, page, { status, isFresh, keepsGrown, isMoved });
    if (!isMoved) return entry;
    return cache.storeMove(href, page.url, isFresh, page.preserveFragment);
  };

  const start = (key: string, href: string, reason: FetchReason): UnderWay => {
    const controller = new AbortController();
    const promise = ask(href, reason, controller.signal).finally(() => {
      if (underWay.get(key)?.promise === promise) underWay.delete(key);
    });
    // Who waits handles the failure; when nobody does any more it is of no interest.
    promise.catch(() => undefined);
    const started = { promise, controller, waiters: 0 };
    underWay.set(key, started);
    return started;
  };

  const giveUp = (key: string, asked: UnderWay): void => {
    if (underWay.get(key) === asked) underWay.delete(key);
    asked.controller.abort();
  };

  return {
    isFetching: (href) => underWay.has(addressKey(href)),
    begin(href) {
      const key = addressKey(href);
      if (!underWay.has(key)) start(key, href, {});
    },
    cancel(href) {
      const key = addressKey(href);
      const asked = underWay.get(key);
      if (asked) giveUp(key, asked);
    },
    async fetch(href, reason = {}, signal) {
      const key = addressKey(href);
      const asked = underWay.get(key) ?? start(key, href, reason);
      asked.waiters += 1;
      let isWaiting = true;
      const leave = () => {
        if (!isWaiting) return;
        isWaiting = false;
        asked.waiters -= 1;
        // Not at once: a second click on the same link gives up the first wait and begins its own.
        queueMicrotask(() => {
          if (asked.waiters === 0) giveUp(key, asked);
        });
      };
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return await asked.promise;
      } finally {
        signal?.removeEventListener('abort', leave);
        isWaiting = false;
      }
    },
  };
}
