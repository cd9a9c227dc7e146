import type { HistoryLocation, HistoryState } from '@tanstack/react-router';
import { showInvalidResponse } from '../development/show-invalid-response.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { announce } from '../platform/announce.ts';
import type { DocumentHost } from '../platform/document-host.ts';
import { focusNewPage, scrollMainToTop } from '../platform/main-area.ts';
import type { Areas } from '../pages/areas.ts';
import type { PageCache, IdentityCheck } from '../pages/cache.ts';
import { createIdentityCheck } from '../pages/identity-check.ts';
import { usualIdentity } from '../pages/usual-identity.ts';
import { createPageFetcher } from '../pages/fetch-page.ts';
import { createLinkedCode } from '../pages/linked-code.ts';
import type { Flash } from '../pages/keep-flash.ts';
import { takeKeptFlash } from '../pages/kept-flash.ts';
import type { Arrival, LoadOutcome } from '../pages/show.ts';
import { createPageLoading, type PageLoaderOptions } from '../pages/load.ts';
import { createAnticipation } from '../pages/stage/anticipate.ts';
import type { NextPage } from '../pages/stage/next-page.ts';
import { createPageFields, type PageFields } from '../pages/page-fields.ts';
import type { PageRegistry } from '../pages/registry.ts';
import type { Progress } from '../progress/progress.ts';
import { documentCsrf } from '../protocol/csrf.ts';
import { isMotionWelcome } from '../platform/motion.ts';
import { hashOf, isSameAddress, pathOf, withoutHash } from '../protocol/address.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { createBrowserRequest, type RequestPage } from '../protocol/request.ts';
import type { AddressBar, GoOptions } from './address-bar.ts';
import { createDeferredLoader } from './deferred.ts';
import { createVisitor, type VisitorOptions } from './create-visitor.ts';
import { withHashOf } from './load-address.ts';
import type { Visitor } from './visit.ts';

/** What the application says about visits. */
export interface VisitsApplication extends Pick<
  VisitorOptions,
  'onFailure' | 'onRefused' | 'isSignedIn' | 'remedy'
> {
  readonly registry: PageRegistry;
  readonly areas: Pick<Areas, 'pageAt'>;
  /** The page that came with the document; null: the address is fetched. */
  readonly firstPage: PageObject | null;
  readonly request?: RequestPage;
  /**
   * PUT, PATCH and DELETE with files go as a POST with `?_method=` and `X-HTTP-Method-Override`, as PHP needs it.
   * False for a server that reads a form with files under any method (Hono, Express, AdonisJS). Default true.
   */
  readonly spoofsForms?: boolean;
  /** Crosses over from page to page, where the person has not asked for less motion. Default false. */
  readonly hasViewTransitions?: boolean;
  /** One-time messages, once per visit, the first load included. */
  readonly onFlash?: (flash: Flash) => void;
}

export interface VisitsOptions extends Pick<VisitorOptions, 'log' | 'onArrival'> {
  readonly application: VisitsApplication;
  readonly cache: PageCache;
  readonly address: AddressBar;
  readonly host: DocumentHost;
  readonly progress: Progress;
  readonly next: NextPage;
  /** No page is on its way. */
  readonly isAtRest: () => boolean;
  /** The address shown, as the router has it. */
  readonly location: () => Pick<HistoryLocation, 'href' | 'state'>;
}

/** All that happens after the first page. */
export interface Visits extends Visitor {
  /** Loads what an address shows, as `createPageLoading` does; where it leads elsewhere, that one the same way. */
  load(href: string, signal: AbortSignal): Promise<LoadOutcome>;
  /** The person goes to an address: it is asked for while the history still goes there. */
  depart(href: string, go: GoOptions, isElsewhere: boolean): void;
  /** Whether the page asked for last is to have new component state. */
  startsAnew(): boolean | undefined;
  /** Gives the page shown another query. */
  rename(href: string): Promise<void>;
  /** Whether an address is gone to because the page shown is renamed: nothing is left then. */
  isRenaming(href: string): boolean;
  /** Whether one page crosses over to the next. Back and forward: browsers have their own gesture for them. */
  mayCross(href: string, go: GoOptions): boolean;
  /** What the history is to keep with an address, as the router takes it. */
  stateFor(href: string): HistoryState;
  /** Makes a page ready; where it is likely to be asked for, its elements too. Never rejects. */
  prefetch(href: string, isLikely: boolean): Promise<void>;
  readonly fields: PageFields;
  /** For an application that does not say how to tell people apart. */
  readonly identityOf: (page: PageObject) => string | null;
  readonly suspects: IdentityCheck;
  /** Asks for the props that the page shown left for later. */
  needDeferred(page: PageObject): void;
  /** The router goes to the place that a hash names, once; a page without it is seen from its top. */
  showPlace(hash: string, isElsewhere: boolean): void;
  /** The keyboard and screen readers go on at the page that took the place of another; it may lead further. */
  emitArrival(): void;
}

function decodeHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Goes along where the page shown turns out to stand elsewhere, or was asked for once more. */
function followPages({
  address,
  onArrival,
}: Pick<VisitsOptions, 'address' | 'onArrival'>): Required<
  Pick<PageLoaderOptions, 'onMoved' | 'onRefreshed'>
> {
  return {
    onMoved: (from, to, keepsHash) => {
      const here = address.current();
      if (!isSameAddress(from, here)) return;
      void address.go(withHashOf(to, here, keepsHash), { replace: true, isUnguarded: true });
    },
    onRefreshed: (href) => {
      if (isSameAddress(href, address.current())) onArrival();
    },
  };
}

/** Puts requests, fetching and visits together; fetched after the first page, which needs none of them. */
export function createVisits({ application, ...parts }: VisitsOptions): Visits {
  const { cache } = parts;
  // The first reading waits for another process of the browser (1 to 6 ms): not in the click of the first visit.
  documentCsrf.readCookies();
  const fields = createPageFields({
    request: application.request ?? createBrowserRequest({ spoofsForms: application.spoofsForms }),
    isOtherIdentity: (page) => cache.isOtherIdentity(page),
    now: () => Date.now(),
  });
  if (application.firstPage) fields.note(application.firstPage);
  const shared = { ...application, ...parts, request: fields.request, merge: fields.merge };
  const fetcher = createPageFetcher(cache, fields.request);
  const loading = createPageLoading({ ...shared, ...followPages(parts), fetcher, whenShown: afterPaint });
  const onFailure: VisitorOptions['onFailure'] = (failure, retry) => {
    showInvalidResponse(failure);
    application.onFailure(failure, retry);
  };
  const visitor = createVisitor({ ...shared, fetcher, loading, onFailure });
  const anticipate = createAnticipation({ ...parts, registry: application.registry });
  let arrival: Arrival = {};
  let renamedTo: string | null = null;
  const noteReturn = (): void => {
    arrival = { isReturn: true };
  };
  // Before the router hears of it.
  window.addEventListener('popstate', noteReturn, { capture: true });
  const linkedCode = createLinkedCode({ ...application, host: parts.host, here: parts.address.current });
  void linkedCode();
  const flash = takeKeptFlash(parts.host.storage);
  if (flash) application.onFlash?.(flash);
  return {
    ...visitor,
    depart(href, { preserveState }, isElsewhere) {
      arrival = { startsAnew: preserveState === false };
      if (isElsewhere) loading.begin(withoutHash(href));
    },
    startsAnew: () => arrival.startsAnew,
    async rename(href) {
      cache.rename(parts.address.current(), href);
      renamedTo = href;
      await parts.address.go(href, { replace: true, preserveScroll: true, isUnguarded: true });
      renamedTo = null;
    },
    isRenaming: (href) => renamedTo !== null && isSameAddress(href, renamedTo),
    mayCross(href, { viewTransition }) {
      const isOtherPath = pathOf(href) !== pathOf(parts.address.current());
      return (
        (viewTransition ?? (application.hasViewTransitions && isOtherPath) ?? false) && isMotionWelcome()
      );
    },
    stateFor: (href) => slashState(href, parts.location()),
    load(href, signal) {
      const here = parts.address.current();
      const isQuiet = isSameAddress(here, href) && hashOf(here) !== hashOf(href);
      return loading.load(withoutHash(href), signal, { ...arrival, isQuiet });
    },
    async prefetch(href, isLikely) {
      await loading.prefetch(href);
      if (isLikely && parts.isAtRest()) anticipate(href);
    },
    fields,
    needDeferred: createDeferredLoader({ reload: visitor.reload, here: parts.address.current }),
    identityOf: usualIdentity,
    suspects: createIdentityCheck({
      identityOf: usualIdentity,
      sessionOf: () => `${documentCsrf.readCookies()} ${documentCsrf.readMeta() ?? ''}`,
    }),
    showPlace(hash, isElsewhere) {
      const name = decodeHash(hash);
      if (name === '') return;
      const place = document.getElementById(name);
      if (!isElsewhere) place?.scrollIntoView();
      else if (place === null) scrollMainToTop();
    },
    emitArrival() {
      // Both make the browser lay the page out once more: it is seen first.
      afterPaint(() => {
        focusNewPage();
        announce(document.title);
      });
      void linkedCode();
    },
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether an address ends with a slash, where that alone tells it from the one before. */
    slash?: boolean;
  }
}

/**
 * The state to go to an address with. The router takes `/x` and `/x/` for one place, and stays, unless their
 * states differ: a redirect from one to the other would be followed for ever.
 */
function slashState(href: string, shown: Pick<HistoryLocation, 'href' | 'state'>): HistoryState {
  const hasSlash = href.endsWith('/');
  if (href !== shown.href) return hasSlash === shown.href.endsWith('/') ? {} : { slash: hasSlash };
  return shown.state.slash !== undefined ? { slash: hasSlash } : {};
}
