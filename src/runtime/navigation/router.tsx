import {
  createRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  type AnyRoute,
  type HistoryState,
} from '@tanstack/react-router';
// Not the routes of react-router: their class brings `Link` and all hooks into every first page.
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { windowHost, type DocumentHost } from '../platform/document-host.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from '../pages/cache.ts';
import { isCarrying } from '../pages/carried-fields.ts';
import { PageView } from '../pages/PageView.tsx';
import { createNextPage } from '../pages/stage/next-page.ts';
import { createShowing, type LoadOutcome } from '../pages/show.ts';
import { fetchOnce } from '../platform/fetch-once.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { progress as documentProgress, type Progress } from '../progress/progress.ts';
import { hashOf, isExternal, isSameAddress, pathOf, toHref, withoutHash } from '../protocol/address.ts';
import { PageCodeError } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { setQueryArrays, type QueryArrays } from '../routes/query-arrays.ts';
import type { AddressBar, GoOptions } from './address-bar.ts';
import { createArrival } from './arrival.ts';
import { createAddressHistory } from './browser-history.ts';
import { NavigationContext, type Navigation } from './context.ts';
import { FailedPage, type ErrorPageProps } from './FailedPage.tsx';
import { createLazyVisitor } from './lazy-visitor.ts';
import { createAddressLoader, withHashOf, type FailedAddress, type LoadedAddress } from './load-address.ts';
import { createReloadLog } from './reload-activity.ts';
import { rememberedPrefix } from './remembered-prefix.ts';
import type { Visits, VisitsApplication } from './visits.ts';
import {
  guardPath,
  parseOpaqueSearch,
  splitHref,
  stringifyOpaqueSearch,
  type OpaqueSearch,
} from './opaque-search.ts';

/** Everything that differs from application to application and server to server; docs/protocol.md lists it. */
export interface AppRouterOptions
  extends VisitsApplication, Pick<PageCacheOptions, 'identityOf' | 'flashOf' | 'freshMs'> {
  /** Puts a page into its layout. */
  readonly renderPage: (page: PageObject, content: ReactNode) => ReactNode;
  /** Shown when a page cannot be had or fails while rendering. */
  readonly errorComponent: ComponentType<ErrorPageProps>;
  /** The address has changed, its hash alone aside: messages of the former one can go. */
  readonly onAddressChange?: (href: string) => void;
  /**
   * How lists stand in every query that is written or read, those of route builders too: `repeatedArrays` or
   * `bracketedArrays` of `routes/array-forms.ts`. Default: with indices.
   */
  readonly queryArrays?: QueryArrays;
  readonly host?: DocumentHost;
  readonly progress?: Progress;
}

export interface AppRouter {
  readonly navigation: Navigation;
  readonly cache: PageCache;
  /** Brings what the present address shows, or why it cannot be shown: `Root` then draws it at once. */
  readonly loadFirst: () => Promise<void>;
  /** The application, from its providers down to the page. */
  readonly Root: ComponentType;
}

const nothing = (): undefined => undefined;

/** Puts cache, protocol and history together under TanStack Router with one splat route. */
export function createAppRouter(options: AppRouterOptions): AppRouter {
  const { registry, areas, firstPage, host = windowHost } = options;
  setQueryArrays(options.queryArrays);
  const progress = options.progress ?? documentProgress;
  const { identityOf, flashOf, freshMs } = options;
  const cache: PageCache = createPageCache({
    clock: () => performance.now(),
    identityOf: identityOf ?? ((page) => visits?.identityOf(page)),
    suspects: identityOf ? undefined : (event, page) => visits?.suspects(event, page),
    flashOf,
    freshMs,
    merge: (kept, answer, how) => visits?.fields.merge(kept, answer, how) ?? answer,
    lifeMs: (page) => visits?.fields.lifeMs(page) ?? Number.POSITIVE_INFINITY,
    onDrop: () => {
      next.write(null);
      visits?.fields.clear();
      for (const key of host.storage.keys(rememberedPrefix)) host.storage.remove(key);
    },
  });
  const log = createReloadLog();
  const next = createNextPage();
  const showing = createShowing({ cache, registry, host });

  let visits: Visits | null = null;
  const needVisits = fetchOnce(async (): Promise<Visits> => {
    const { createVisits } = await import('./visits.ts').catch((cause: unknown) => {
      throw new PageCodeError('', cause);
    });
    visits = createVisits({
      application: options,
      cache,
      address,
      host,
      progress,
      log,
      next,
      isAtRest: () => router.state.status === 'idle',
      location: () => router.latestLocation,
      onArrival: arrive,
      onMoved: (from, to, keepsHash) => {
        const here = address.current();
        if (!isSameAddress(from, here)) return;
        void address.go(withHashOf(to, here, keepsHash), { replace: true, isUnguarded: true });
      },
      onRefreshed: (href) => {
        if (isSameAddress(href, address.current())) arrive();
      },
    });
    if (firstPage) cache.noteIdentity(firstPage);
    return visits;
  });
  /** Fetches what the next visit will need; that visit tells when it cannot be had. */
  const prepareVisits = (): void => {
    const needed = [needVisits(), areas.pageAt(address.current())];
    void Promise.all(needed).catch(nothing);
  };

  /** An address of this application as the router takes it; null when it belongs to another host. */
  const ownHref = (url: string): string | null => {
    if (!isExternal(url)) return toHref(url, address.current());
    const target = new URL(url, window.location.href);
    return target.origin === window.location.origin ? toHref(target.href) : null;
  };

  const find = async (href: string, signal: AbortSignal): Promise<LoadOutcome> => {
    const fresh = await showing.showFresh(withoutHash(href), visits?.startsAnew());
    if (fresh) return fresh;
    const ready = visits ?? (await showing.orLeave('', href, needVisits));
    return ready?.load(href, signal) ?? { kind: 'left' };
  };
  const stateFor = (href: string): HistoryState | undefined => visits?.stateFor(href);
  const load = createAddressLoader({ host, progress, find, ownHref, stateFor });

  const LoadedPage = () => {
    const loaded: LoadedAddress | FailedAddress = useLoaderData({ from: pageRoute.id });
    if ('failure' in loaded) return <Failure error={loaded.failure} />;
    const { href, entry } = loaded;
    const { renderPage } = options;
    return (
      <PageView
        cache={cache}
        registry={registry}
        next={next}
        href={href}
        renderPage={renderPage}
        loaded={entry}
      />
    );
  };
  const Failure = ({ error }: Pick<ErrorPageProps, 'error'>) => (
    <FailedPage component={options.errorComponent} error={error} retry={() => void router.invalidate()} />
  );
  const rootRoute = new BaseRootRoute({ component: Outlet });
  const pageRoute = new BaseRoute({
    getParentRoute: () => rootRoute as unknown as AnyRoute,
    path: '$',
    gcTime: 0,
    staleTime: 0,
    loaderDeps: ({ search }) => ({ raw: (search as OpaqueSearch).raw }),
    // To the router `/x` and `/x/` are one match, which it would not load again by itself.
    shouldReload: ({ location: { pathname } }) => pathname !== pathOf(address.current()) || undefined,
    loader: ({ location, abortController }) => load(location.href, abortController.signal),
    component: LoadedPage,
    errorComponent: Failure,
  });
  const router = createRouter({
    history: createAddressHistory(),
    routeTree: rootRoute.addChildren([pageRoute as unknown as AnyRoute]),
    parseSearch: parseOpaqueSearch,
    stringifySearch: stringifyOpaqueSearch,
    trailingSlash: 'preserve',
    caseSensitive: true,
    scrollRestoration: true,
    scrollToTopSelectors: ['[data-scroll-main]'],
    defaultPreload: false,
    // The page shown stays until the next one is ready; the progress bar tells that it is coming.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultStaleReloadMode: 'blocking',
  });

  const address: AddressBar = {
    current: () => (router.state.resolvedLocation ?? router.latestLocation).href,
    async go(href: string, go: GoOptions = {}) {
      const own = ownHref(href);
      if (own === null) return host.leave(href);
      const isElsewhere = !isSameAddress(own, address.current());
      visits?.depart(own, go, isElsewhere);
      // Not `navigate({ href })`: it would decode the path and read `$` in it.
      const state = { __TSR_index: 0, ...stateFor(guardPath(own)) };
      const location = router.parseLocation({ ...splitHref(guardPath(own)), state });
      await router.commitLocation({
        ...location,
        replace: go.replace,
        resetScroll: !go.preserveScroll,
        ignoreBlocker: go.isUnguarded,
        viewTransition: visits?.mayCross(own, go),
      });
      if (!go.preserveScroll) visits?.showPlace(hashOf(own), isElsewhere);
    },
  };

  const showArrival = createArrival(options.onAddressChange, () => {
    needVisits().then(({ emitArrival }) => emitArrival(), nothing);
  });
  const arrive = (): void => {
    const here = address.current();
    showArrival(here);
    const flash = cache.takeFlash(here);
    if (flash) options.onFlash?.(flash);
    const page = cache.readPage(here)?.page;
    if (!page?.deferredProps) return;
    needVisits().then(
      ({ needDeferred }) => needDeferred(page),
      () => log.begin({})(false),
    );
  };

  const { onFailure } = options;
  const visitor = createLazyVisitor({ here: () => visits, need: needVisits, log, onFailure });

  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const isSame = isSameAddress(toLocation.href, address.current());
    if (isSame || visits?.isRenaming(toLocation.href)) return;
    visitor.cancel();
    log.clear();
  });
  let isDrawn = false;
  const noteDrawn = (): void => {
    if (isDrawn) return;
    isDrawn = true;
    if (router.state.resolvedLocation) arrive();
    afterPaint(prepareVisits);
  };
  router.subscribe('onResolved', () => {
    next.write(null);
    // Whoever tells of the first page listens once it is drawn.
    if (isDrawn) arrive();
  });
  if (firstPage) cache.store(router.latestLocation.href, firstPage, { isFresh: true });
  const isMoreWanted = firstPage !== null && isCarrying(firstPage);
  if (!firstPage || isMoreWanted) prepareVisits();
  // Beside the visits, which ask for it once they are here.
  if (isMoreWanted) void import('../pages/page-fields-code.ts').catch(nothing);

  const navigation: Navigation = {
    ...visitor,
    ...address,
    // The click tells when the code cannot be had.
    prefetch: (href, isLikely = false) => needVisits().then((made) => made.prefetch(href, isLikely), nothing),
    subscribe: (listener) => router.subscribe('onResolved', listener),
    activity: log,
    entryKey: () => {
      const { __TSR_key: key = '' } = router.latestLocation.state;
      return key;
    },
    readPage: (href = address.current()) => cache.readPage(href)?.page,
    rename: (href) => needVisits().then((made) => made.rename(href), nothing),
    changeProps: (change, href = address.current()) =>
      cache.update(href, (page) => {
        const props = change(page.props);
        return props === page.props ? page : { ...page, props };
      }),
    subscribePages: cache.subscribe,
  };

  const Root = () => {
    useEffect(noteDrawn, []);
    return (
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    );
  };

  return { navigation, cache, loadFirst: () => router.load(), Root };
}
