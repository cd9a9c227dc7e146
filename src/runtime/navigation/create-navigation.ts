import type { PageCache } from '../pages/cache.ts';
import type { AddressBar } from './address-bar.ts';
import type { Navigation } from './context.ts';
import type { PageRouter } from './page-router.tsx';
import type { ReloadLog } from './reload-activity.ts';
import type { Visitor } from './visit.ts';
import type { Visits } from './visits.ts';

export interface NavigationOptions {
  readonly visitor: Visitor;
  readonly address: AddressBar;
  readonly router: PageRouter;
  readonly cache: PageCache;
  readonly log: ReloadLog;
  readonly needVisits: () => Promise<Visits>;
}

const nothing = (): undefined => undefined;

/** What links, hooks and forms need of the router. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { visitor, address, router, cache, log, needVisits } = options;
  return {
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
}
