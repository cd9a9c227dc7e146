import type { PageCache, StoreOptions } from '../pages/cache.ts';
import type { PageFetcher } from '../pages/fetch-page.ts';
import type { PageLoading } from '../pages/load.ts';
import type { DocumentHost } from '../platform/document-host.ts';
import { hashOf, isSameAddress, pathOf } from '../protocol/address.ts';
import { InvalidResponseError, NetworkError, PageCodeError, UnknownPageError } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { mergePartial, type MergeAnswer } from '../protocol/partial.ts';
import type { PageAnswer, PageRequest, RequestPage } from '../protocol/request.ts';
import type { AddressBar } from './address-bar.ts';
import { ended } from './ended.ts';
import type { VisitOptions, VisitResult } from './visit.ts';

export interface AnswersOptions {
  readonly cache: PageCache;
  readonly fetcher: PageFetcher;
  readonly loading: PageLoading;
  readonly request: RequestPage;
  readonly address: AddressBar;
  readonly host: DocumentHost;
  /** Lays an answer over the page shown. */
  readonly merge?: MergeAnswer | undefined;
  /** A page was stored under the address shown: its one-time messages are due. */
  readonly onArrival: () => void;
}

/** What visits and reloads do with requests and their answers. */
export type Answers = ReturnType<typeof createAnswers>;

/** Makes it over the cache, the server and the history. */
export function createAnswers(options: AnswersOptions) {
  const { cache, fetcher, loading, request, address, host, merge = mergePartial } = options;
  const shownPage = (): PageObject | undefined => cache.readPage(address.current())?.page;

  return {
    shownPage,
    merge,

    send: (
      visit: Omit<VisitOptions, 'href'>,
      href: string,
      extra: Partial<PageRequest>,
    ): Promise<PageAnswer> =>
      request({
        method: visit.method ?? 'GET',
        href,
        data: visit.data,
        only: visit.only,
        except: visit.except,
        reset: visit.reset,
        errorBag: visit.errorBag,
        isFormDataForced: visit.isFormDataForced,
        headers: visit.headers,
        version: cache.version(),
        component: shownPage()?.component,
        ...extra,
      }),

    /** Needs the code before a page is stored under an address that is shown. Null: it is here. */
    async readyCode(page: PageObject, href: string): Promise<VisitResult | null> {
      try {
        const code = await loading.needCode(page.component, href, cache.flashOf(page));
        return code === 'left' ? ended('left', page) : null;
      } catch (error) {
        if (error instanceof PageCodeError || error instanceof UnknownPageError)
          return ended('failed', page, error);
        throw error;
      }
    },

    /** Shows a page under the address where the person is; `stored` as the cache takes it. */
    storeHere(page: PageObject, stored: Pick<StoreOptions, 'status' | 'answer' | 'keepsGrown'>): void {
      const here = address.current();
      const isAskedAgain = fetcher.isFetching(here);
      fetcher.cancel(here);
      cache.store(here, page, stored);
      options.onArrival();
      // It held what this answer left out, but may be older than what it brought.
      if (stored.answer && isAskedAgain) void loading.revalidate(here, true);
    },

    /** Shows a page under its own address. */
    async goTo(page: PageObject, visit: VisitOptions, status: number, answer?: PageObject): Promise<void> {
      fetcher.cancel(page.url);
      const here = address.current();
      const shown = cache.readPage(here);
      const isSamePlace = pathOf(page.url) === pathOf(here) && shown?.page.component === page.component;
      cache.store(page.url, page, {
        status,
        isFresh: true,
        isRemount: visit.preserveState === false,
        ...(isSamePlace && { follows: shown }),
        ...(answer && { answer }),
      });
      const hash = page.preserveFragment && hashOf(page.url) === '' ? hashOf(visit.href) : '';
      await address.go(`${page.url}${hash}`, {
        replace: visit.replace ?? isSameAddress(page.url, here),
        // Who acts on a page and stays on it keeps their place.
        preserveScroll: visit.preserveScroll ?? pathOf(page.url) === pathOf(here),
        isUnguarded: true,
        viewTransition: visit.viewTransition,
      });
      options.onArrival();
    },

    /** What every answer without a page means; null when there is a page. */
    async endWithoutPage(answer: PageAnswer, href: string): Promise<VisitResult | null> {
      switch (answer.kind) {
        case 'page':
          return null;
        case 'redirect':
          await address.go(answer.url, { isUnguarded: true });
          return ended('success', shownPage() ?? null);
        case 'aborted':
          return ended('cancelled');
        case 'network-error':
          return ended('failed', null, new NetworkError(href, answer.cause));
        case 'foreign':
          return ended('failed', null, new InvalidResponseError(href, answer.status, answer.body));
        default:
          host.leave(answer.url);
          return ended('left');
      }
    },
  };
}
