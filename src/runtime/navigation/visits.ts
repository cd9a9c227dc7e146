import { revealForeignAnswer } from '../development/reveal.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { announce } from '../platform/announce.ts';
import type { DocumentHost } from '../platform/document-host.ts';
import { focusNewPage, scrollMainToTop } from '../platform/main-area.ts';
import type { Areas } from '../pages/areas.ts';
import type { PageCache, Suspicion } from '../pages/cache.ts';
import { createSuspicion } from '../pages/suspicion.ts';
import { usualIdentity } from '../pages/usual-identity.ts';
import { createPageFetcher } from '../pages/fetch-page.ts';
import { createLinkedCode } from '../pages/linked-code.ts';
import type { Flash } from '../pages/keep-flash.ts';
import { takeKeptFlash } from '../pages/kept-flash.ts';
import { createPageLoading, type PageLoaderOptions, type PageLoading } from '../pages/load.ts';
import { createAnticipation } from '../pages/stage/anticipate.ts';
import type { NextPage } from '../pages/stage/next-page.ts';
import { createPageFields, type PageFields } from '../pages/page-fields.ts';
import type { PageRegistry } from '../pages/registry.ts';
import type { Progress } from '../progress/progress.ts';
import { documentCsrf } from '../protocol/csrf.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { createBrowserRequest, type RequestPage } from '../protocol/request.ts';
import type { AddressBar } from './address-bar.ts';
import { createVisitor, type VisitorOptions } from './create-visitor.ts';
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
  /** One-time messages, once per visit, the first load included. */
  readonly onFlash?: (flash: Flash) => void;
}

export interface VisitsOptions
  extends
    Pick<VisitorOptions, 'log' | 'onArrival'>,
    Required<Pick<PageLoaderOptions, 'onMoved' | 'onRefreshed'>> {
  readonly application: VisitsApplication;
  readonly cache: PageCache;
  readonly address: AddressBar;
  readonly host: DocumentHost;
  readonly progress: Progress;
  readonly next: NextPage;
  /** No page is on its way. */
  readonly isAtRest: () => boolean;
}

/** All that happens after the first page. */
export interface Visits extends Visitor, Pick<PageLoading, 'begin' | 'load'> {
  /** Makes a page ready; where it is likely to be asked for, its elements too. Never rejects. */
  prefetch(href: string, isLikely: boolean): Promise<void>;
  readonly fields: PageFields;
  /** For an application that does not say how to tell people apart. */
  readonly identityOf: (page: PageObject) => string | null;
  readonly suspects: Suspicion;
  /** The router goes to the place that a hash names, once; a page without it is seen from its top. */
  showPlace(hash: string, isElsewhere: boolean): void;
  /** The keyboard and screen readers go on at the page that took the place of another; it may lead further. */
  tellArrival(): void;
}

function decodeHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
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
  const loading = createPageLoading({ ...shared, fetcher, whenShown: afterPaint });
  const onFailure: VisitorOptions['onFailure'] = (failure, retry) => {
    revealForeignAnswer(failure);
    application.onFailure(failure, retry);
  };
  const visitor = createVisitor({ ...shared, fetcher, loading, onFailure });
  const anticipate = createAnticipation({ ...parts, registry: application.registry });
  const linkedCode = createLinkedCode({ ...application, host: parts.host, here: parts.address.current });
  void linkedCode();
  const flash = takeKeptFlash(parts.host.storage);
  if (flash) application.onFlash?.(flash);
  return {
    ...visitor,
    begin: loading.begin,
    load: loading.load,
    async prefetch(href, isLikely) {
      await loading.prefetch(href);
      if (isLikely && parts.isAtRest()) anticipate(href);
    },
    fields,
    identityOf: usualIdentity,
    suspects: createSuspicion({
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
    tellArrival() {
      // Both make the browser lay the page out once more: it is seen first.
      afterPaint(() => {
        focusNewPage();
        announce(document.title);
      });
      void linkedCode();
    },
  };
}
