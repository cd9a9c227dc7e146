import type { DocumentHost } from '../platform/document-host.ts';
import { hashOf, isExternal, isSameAddress, toHref } from '../protocol/address.ts';
import type { AddressBar, GoOptions } from './address-bar.ts';
import { guardPath, splitHref } from './opaque-search.ts';
import type { PageRouter } from './page-router.tsx';
import type { Visits } from './visits.ts';

/** An address of this application as the router takes it; null when it belongs to another host. */
export function ownHref(url: string, here: string): string | null {
  if (!isExternal(url)) return toHref(url, here);
  const target = new URL(url, window.location.href);
  return target.origin === window.location.origin ? toHref(target.href) : null;
}

export interface RouterAddressOptions {
  readonly router: PageRouter;
  readonly host: Pick<DocumentHost, 'leave'>;
  /** What happens on the way, once its code is here. */
  readonly visits: () => Visits | null;
}

/** The history, as the router has it. */
export function createRouterAddress({ router, host, visits }: RouterAddressOptions): AddressBar {
  const current = (): string => (router.state.resolvedLocation ?? router.latestLocation).href;
  return {
    current,
    async go(href: string, go: GoOptions = {}) {
      const own = ownHref(href, current());
      if (own === null) return host.leave(href);
      const isElsewhere = !isSameAddress(own, current());
      visits()?.depart(own, go, isElsewhere);
      // Not `navigate({ href })`: it would decode the path and read `$` in it.
      const state = { __TSR_index: 0, ...visits()?.stateFor(guardPath(own)) };
      const location = router.parseLocation({ ...splitHref(guardPath(own)), state });
      await router.commitLocation({
        ...location,
        replace: go.replace,
        resetScroll: !go.preserveScroll,
        ignoreBlocker: go.isUnguarded,
        viewTransition: visits()?.mayCross(own, go),
      });
      if (!go.preserveScroll) visits()?.showPlace(hashOf(own), isElsewhere);
    },
  };
}
