import { RouterProvider } from '@tanstack/react-router';
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
import { isSameAddress, withoutHash } from '../protocol/address.ts';
import { PageCodeError } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { setQueryArrays, type QueryArrays } from '../routes/query-arrays.ts';
import type { AddressBar } from './address-bar.ts';
import { createArrivals } from './arrival.ts';
import { NavigationContext, type Navigation } from './context.ts';
import { createNavigation } from './create-navigation.ts';
import type { ErrorPageProps } from './FailedPage.tsx';
import { createLazyVisitor } from './lazy-visitor.ts';
import { createAddressLoader } from './load-address.ts';
import { createPageRouter, type PageRouter } from './page-router.tsx';
import { createReloadLog } from './reload-activity.ts';
import { rememberedPrefix } from './remembered-prefix.ts';
import { createRouterAddress, ownHref } from './router-address.ts';
import type { Visits, VisitsApplication } from './visits.ts';

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

/** The page cache, whose finer rules come with the code of the visits. */
function createAppCache(
  { identityOf, flashOf, freshMs }: AppRouterOptions,
  visits: () => Visits | null,
  onDrop: () => void,
): PageCache {
  return createPageCache({
    clock: () => performance.now(),
    identityOf: identityOf ?? ((page) => visits()?.identityOf(page)),
    suspects: identityOf ? undefined : (event, page) => visits()?.suspects(event, page),
    flashOf,
    freshMs,
    merge: (kept, answer, how) => visits()?.fields.merge(kept, answer, how) ?? answer,
    lifeMs: (page) => visits()?.fields.lifeMs(page) ?? Number.POSITIVE_INFINITY,
    onDrop,
  });
}

/** Puts cache, protocol and history together under TanStack Router with one splat route. */
export function createAppRouter(options: AppRouterOptions): AppRouter {
  const { registry, areas, firstPage, host = windowHost } = options;
  setQueryArrays(options.queryArrays);
  const progress = options.progress ?? documentProgress;
  const cache = createAppCache(
    options,
    () => visits,
    () => {
      next.write(null);
      visits?.fields.clear();
      for (const key of host.storage.keys(rememberedPrefix)) host.storage.remove(key);
    },
  );
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
    });
    if (firstPage) cache.noteIdentity(firstPage);
    return visits;
  });
  /** Fetches what the next visit will need; that visit tells when it cannot be had. */
  const prepareVisits = (): void => {
    const needed = [needVisits(), areas.pageAt(address.current())];
    void Promise.all(needed).catch(nothing);
  };

  const find = async (href: string, signal: AbortSignal): Promise<LoadOutcome> => {
    const fresh = await showing.showFresh(withoutHash(href), visits?.startsAnew());
    if (fresh) return fresh;
    const ready = visits ?? (await showing.orLeave('', href, needVisits));
    return ready?.load(href, signal) ?? { kind: 'left' };
  };
  const load = createAddressLoader({
    host,
    progress,
    find,
    ownHref: (url) => ownHref(url, address.current()),
    stateFor: (href) => visits?.stateFor(href),
  });

  const router: PageRouter = createPageRouter({
    load,
    here: () => address.current(),
    draw: ({ href, entry }) => (
      <PageView
        cache={cache}
        registry={registry}
        next={next}
        href={href}
        renderPage={options.renderPage}
        loaded={entry}
      />
    ),
    errorComponent: options.errorComponent,
  });
  const address: AddressBar = createRouterAddress({ router, host, visits: () => visits });

  const arrive = createArrivals({ ...options, address, cache, log, needVisits });

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

  const navigation = createNavigation({ visitor, address, router, cache, log, needVisits });

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
