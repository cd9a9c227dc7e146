import type { AddressBar } from '#runtime/navigation/address-bar.ts';
import { createVisitor, type OnRefused } from '#runtime/navigation/create-visitor.ts';
import { createDeferredLoader } from '#runtime/navigation/deferred.ts';
import { createReloadLog } from '#runtime/navigation/reload-activity.ts';
import type { Remedy } from '#runtime/navigation/remedy.ts';
import { createAreas } from '#runtime/pages/areas.ts';
import { createPageCache, type PageCache } from '#runtime/pages/cache.ts';
import { createPageFetcher } from '#runtime/pages/fetch-page.ts';
import { createPageLoading } from '#runtime/pages/load.ts';
import { createPageFields } from '#runtime/pages/page-fields.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';
import { createIdentityCheck } from '#runtime/pages/identity-check.ts';
import { usualIdentity } from '#runtime/pages/usual-identity.ts';
import type { DocumentHost } from '#runtime/platform/document-host.ts';
import { hashOf, isSameAddress, withoutHash } from '#runtime/protocol/address.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import type { PageAnswer, PageRequest } from '#runtime/protocol/request.ts';
import { safeStorage } from '#runtime/storage/safe-storage.ts';

/** A store in memory, like the browser's. */
export function memoryStorage(limit = Number.POSITIVE_INFINITY) {
  const map = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new Error('QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  }));
}

export const pageAt = (url: string, props: Record<string, unknown> = {}, component = 'Page'): PageObject => ({
  component,
  props,
  url,
  version: null,
});

export const answerWith = (page: PageObject, status = 200): PageAnswer => ({ kind: 'page', page, status });

interface BenchOptions {
  readonly remedy?: Remedy;
  readonly onRefused?: OnRefused;
  readonly firstPage?: PageObject;
  /** What the browser shows of the session, for an application that does not say how to tell people apart. */
  readonly session?: () => string;
}

type Answerer = (request: PageRequest) => PageAnswer | Promise<PageAnswer>;

/** Cache, fetcher, loading and visitor over a scripted server and a history in a variable. */
export function createBench(
  answer: Answerer,
  pages: Record<string, () => Promise<{ default: () => null }>> = {},
  { remedy, onRefused, firstPage, session }: BenchOptions = {},
) {
  let now = 1_000_000;
  const requests: PageRequest[] = [];
  const left: string[] = [];
  const failures: unknown[] = [];
  const retries: (() => void)[] = [];
  const flashes: unknown[] = [];
  const moves: string[] = [];
  const host: DocumentHost = {
    leave: (url) => left.push(url),
    storage: memoryStorage(),
    savesData: () => false,
    isSlow: () => false,
  };
  const send = async (sent: PageRequest): Promise<PageAnswer> => {
    requests.push(sent);
    const result = await answer(sent);
    return sent.signal?.aborted ? { kind: 'aborted' } : result;
  };
  const fields = createPageFields({
    request: send,
    isOtherIdentity: (page) => cache.isOtherIdentity(page),
    now: () => now,
  });
  const { request } = fields;
  const drops: string[] = [];
  const cache: PageCache = createPageCache({
    clock: () => now,
    identityOf: session
      ? usualIdentity
      : (page) => (typeof page.props.user === 'string' ? page.props.user : null),
    suspects: session && createIdentityCheck({ identityOf: usualIdentity, sessionOf: session }),
    merge: fields.merge,
    lifeMs: fields.lifeMs,
    onDrop: () => {
      drops.push(here);
      fields.clear();
    },
  });
  const log = createReloadLog();
  const fetcher = createPageFetcher(cache, request);
  const module = () => Promise.resolve({ default: () => null });
  const areas = createAreas(
    {
      routes: async () => [{ order: 0, name: 'other', uri: 'other', methods: ['GET'], page: 'Other' }],
      pages: { Page: module, Other: module, Error: module, ...pages },
    },
    [],
  );
  const registry = createPageRegistry((name) => areas.loadPage(name));
  const loading = createPageLoading({
    cache,
    fetcher,
    registry,
    areas,
    host,
    onMoved: (_from, to) => moves.push(to),
    onRefreshed: (href) => {
      if (isSameAddress(href, here)) arrive();
    },
  });
  let here = firstPage?.url ?? '/start';
  const arrive = (): void => {
    const flash = cache.takeFlash(here);
    if (flash) flashes.push(flash);
    const page = cache.readPage(here)?.page;
    if (page) needDeferred(page);
  };
  const shown: string[] = [];
  let isGoingBack = false;
  const address: AddressBar = {
    current: () => here,
    async go(href, { preserveState } = {}) {
      if (!isSameAddress(href, here)) {
        visitor.cancel();
        log.clear();
      }
      const isHashChange = isSameAddress(href, here) && hashOf(href) !== hashOf(here);
      const arrival = { isQuiet: isHashChange, isReturn: isGoingBack, startsAnew: preserveState === false };
      isGoingBack = false;
      const outcome = await loading.load(withoutHash(href), undefined, arrival);
      if (outcome.kind === 'moved')
        return address.go(`${outcome.to}${outcome.keepsHash ? hashOf(href) : ''}`, { preserveState });
      if (outcome.kind === 'page') here = href;
      shown.push(href);
      arrive();
    },
  };
  const visitor = createVisitor({
    cache,
    fetcher,
    loading,
    request,
    address,
    host,
    progress: { begin: () => () => undefined },
    remedy,
    onRefused,
    isSignedIn: ({ props }) => props['user'] !== 'guest',
    onFailure: (failure, retry) => {
      failures.push(failure);
      retries.push(retry);
    },
    merge: fields.merge,
    log,
    onArrival: arrive,
  });
  const needDeferred = createDeferredLoader({ reload: visitor.reload, here: address.current });
  if (firstPage) {
    fields.note(firstPage);
    cache.store(here, firstPage, { isFresh: true });
    arrive();
  }
  return {
    cache,
    fetcher,
    loading,
    visitor,
    address,
    registry,
    requests,
    storage: host.storage,
    left,
    failures,
    retries,
    flashes,
    drops,
    log,
    props: () => cache.readPage(here)?.page.props,
    page: () => cache.readPage(here)?.page,
    moves,
    shown,
    /** Goes to an address by the history. */
    back(href: string): Promise<void> {
      isGoingBack = true;
      return address.go(href);
    },
    pass: (ms: number) => {
      now += ms;
    },
    asked: (href: string) => requests.filter((sent) => isSameAddress(sent.href, href)).length,
  };
}

/** Lets everything that is ready run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An answer that comes when told. */
export function deferred<T>() {
  return Promise.withResolvers<T>();
}
