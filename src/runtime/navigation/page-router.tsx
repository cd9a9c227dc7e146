import {
  createRouter,
  Outlet,
  useLoaderData,
  type AnyRoute,
  createBrowserHistory,
  type RouterHistory,
} from '@tanstack/react-router';
// Not the routes of react-router: their class brings `Link` and all hooks into every first page.
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import type { ComponentType, ReactNode } from 'react';
import { pathOf } from '../protocol/address.ts';
import { FailedPage, type ErrorPageProps } from './FailedPage.tsx';
import type { FailedAddress, LoadedAddress } from './load-address.ts';
import {
  parseOpaqueSearch,
  stringifyOpaqueSearch,
  type OpaqueSearch,
  guardPath,
  splitHref,
} from './opaque-search.ts';

export interface PageRouterOptions {
  /** Brings what an address shows. */
  readonly load: (href: string, signal: AbortSignal) => Promise<LoadedAddress | FailedAddress>;
  /** Path, query and hash of the page shown. */
  readonly here: () => string;
  /** Draws the page of an address. */
  readonly draw: (loaded: LoadedAddress) => ReactNode;
  readonly errorComponent: ComponentType<ErrorPageProps>;
}

/** The router as this runtime uses it. */
export type PageRouter = ReturnType<typeof createPageRouter>;

/** Makes a router of TanStack with one splat route, which shows whatever page its address answers with. */
export function createPageRouter({ load, here, draw, errorComponent }: PageRouterOptions) {
  const LoadedPage = () => {
    const loaded: LoadedAddress | FailedAddress = useLoaderData({ from: pageRoute.id });
    return 'failure' in loaded ? <Failure error={loaded.failure} /> : draw(loaded);
  };
  const Failure = ({ error }: Pick<ErrorPageProps, 'error'>) => (
    <FailedPage component={errorComponent} error={error} retry={() => void router.invalidate()} />
  );
  const rootRoute = new BaseRootRoute({ component: Outlet });
  const pageRoute = new BaseRoute({
    getParentRoute: () => rootRoute as unknown as AnyRoute,
    path: '$',
    gcTime: 0,
    staleTime: 0,
    loaderDeps: ({ search }) => ({ raw: (search as OpaqueSearch).raw }),
    // To the router `/x` and `/x/` are one match, which it would not load again by itself.
    shouldReload: ({ location: { pathname } }) => pathname !== pathOf(here()) || undefined,
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
  return router;
}

/** The history of the browser, its addresses as they are written. */
const createAddressHistory = (): RouterHistory =>
  createBrowserHistory({
    parseLocation: () => {
      const { pathname, search, hash } = window.location;
      return { ...splitHref(guardPath(`${pathname}${search}${hash}`)), state: window.history.state };
    },
  });
