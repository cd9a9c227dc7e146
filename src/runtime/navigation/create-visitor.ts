import type { PageCache } from '../pages/cache.ts';
import type { PageFetcher } from '../pages/fetch-page.ts';
import type { PageLoading } from '../pages/load.ts';
import type { DocumentHost } from '../platform/document-host.ts';
import type { Progress } from '../progress/progress.ts';
import { isExternal, isSameAddress, mergeQuery, pathOf } from '../protocol/address.ts';
import {
  ForeignAnswerError,
  NetworkError,
  PageCodeError,
  UnknownPageError,
  type PageFailure,
} from '../protocol/failures.ts';
import { isPartial } from '../protocol/headers.ts';
import { readPageErrors } from '../protocol/page-errors.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { mergePartial } from '../protocol/partial.ts';
import type { PageAnswer, PageRequest, RequestPage } from '../protocol/request.ts';
import type { QueryInput } from '../routes/types.ts';
import type { AddressBar } from './address-bar.ts';
import { withRemedy, type Remedy } from './remedy.ts';
import type { ReloadOptions, VisitOptions, VisitOutcome, VisitResult, Visitor } from './visit.ts';

export interface VisitorOptions {
  readonly cache: PageCache;
  readonly fetcher: PageFetcher;
  readonly loading: PageLoading;
  readonly request: RequestPage;
  readonly address: AddressBar;
  readonly host: DocumentHost;
  readonly progress: Pick<Progress, 'begin'>;
  /** Tells the person that a visit could not end; `retry` makes it again. */
  readonly onFailure: (failure: PageFailure, retry: () => void) => void;
  /** What the person may do about a refused action before it is sent again. */
  readonly remedy?: Remedy | undefined;
  /** A page was stored under the address shown: its one-time messages are due. */
  readonly onArrival: () => void;
}

const ended = (
  outcome: VisitOutcome,
  page: PageObject | null = null,
  failure?: PageFailure,
): VisitResult => ({
  outcome,
  page,
  errors: {},
  failure,
});

/** Visits over the cache, the server and the history. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { cache, fetcher, loading, request, address, host } = options;
  let underWay: AbortController | null = null;
  const reloads = new Set<AbortController>();

  const shownPage = (): PageObject | undefined => cache.readPage(address.current())?.page;

  const send = (
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
    });

  /** Needs the code before a page is stored under an address that is shown. */
  const readyCode = async (page: PageObject, href: string): Promise<VisitResult | null> => {
    try {
      return (await loading.needCode(page.component, href)) === 'left' ? ended('left', page) : null;
    } catch (error) {
      if (error instanceof PageCodeError || error instanceof UnknownPageError)
        return ended('failed', page, error);
      throw error;
    }
  };

  const storeHere = (page: PageObject, status: number): void => {
    const here = address.current();
    fetcher.cancel(here);
    cache.store(here, page, { status });
    options.onArrival();
  };

  const goTo = async (page: PageObject, visit: VisitOptions, status: number): Promise<void> => {
    fetcher.cancel(page.url);
    cache.store(page.url, page, { status, isFresh: true, isRemount: visit.preserveState === false });
    await address.go(page.url, {
      replace: visit.replace ?? isSameAddress(page.url, address.current()),
      // Who acts on a page and stays on it keeps their place.
      preserveScroll: visit.preserveScroll ?? pathOf(page.url) === pathOf(address.current()),
      isUnguarded: true,
    });
    options.onArrival();
  };

  /** What every answer without a page means; null when there is a page. */
  const endWithoutPage = async (answer: PageAnswer, href: string): Promise<VisitResult | null> => {
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
        return ended('failed', null, new ForeignAnswerError(href, answer.status, answer.body));
      default:
        host.leave(answer.url);
        return ended('left');
    }
  };

  const mutate = async (visit: VisitOptions, signal: AbortSignal): Promise<VisitResult> => {
    const answer = await send(visit, visit.href, { signal });
    const isRefused = answer.kind === 'page' && answer.status >= 400;
    const errors = answer.kind === 'page' ? readPageErrors(answer.page, visit.errorBag) : {};
    const isInvalid = Object.keys(errors).length > 0;
    // Even an answer that never came may have changed something.
    if (!isInvalid && !isRefused) cache.markAllStale();
    if (signal.aborted) return ended('cancelled');
    const end = await endWithoutPage(answer, visit.href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    const codeEnd = await readyCode(answer.page, answer.page.url);
    if (signal.aborted) return ended('cancelled');
    if (codeEnd) return codeEnd;
    const shown = shownPage();
    const { status } = answer;
    const page = shown && isPartial(visit) ? mergePartial(shown, answer.page, visit) : answer.page;
    // A refusal and the errors of the page shown belong where the person is; the address of the action has no page.
    const isShownHere = isRefused || (isInvalid && page.component === shown?.component);
    if (isShownHere) storeHere(page, status);
    else await goTo(page, visit, status);
    if (isInvalid) return { ...ended('invalid', page), errors };
    return ended(isRefused ? 'error-page' : 'success', page);
  };

  const readPartial = async (
    visit: VisitOptions,
    href: string,
    signal: AbortSignal,
  ): Promise<VisitResult> => {
    const answer = await send({ ...visit, data: undefined }, href, { signal });
    const end = await endWithoutPage(answer, href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    const { page, status } = answer;
    const codeEnd = await readyCode(page, page.url);
    if (signal.aborted) return ended('cancelled');
    if (codeEnd) return codeEnd;
    const shown = shownPage();
    const merged = shown ? mergePartial(shown, page, visit) : page;
    await goTo(merged, visit, status);
    return ended(status >= 400 ? 'error-page' : 'success', merged);
  };

  const read = async (visit: VisitOptions, signal: AbortSignal): Promise<VisitResult> => {
    const hasQuery = visit.data !== undefined && !(visit.data instanceof FormData);
    const href = hasQuery ? mergeQuery(visit.href, visit.data as QueryInput) : visit.href;
    if (isExternal(href)) {
      host.leave(href);
      return ended('left');
    }
    const isSamePage = pathOf(href) === pathOf(address.current());
    if (isPartial(visit) && isSamePage && shownPage()) return readPartial(visit, href, signal);
    await address.go(href, { replace: visit.replace, preserveScroll: visit.preserveScroll });
    return ended('success', shownPage() ?? null);
  };

  const cancel = (): void => {
    underWay?.abort();
    underWay = null;
    for (const controller of reloads) controller.abort();
    reloads.clear();
  };

  const finish = (visit: VisitOptions, result: VisitResult): void => {
    if (result.failure) options.onFailure(result.failure, () => void visitor.visit(visit));
    if (result.outcome === 'success' && result.page) visit.onSuccess?.(result.page);
    if (result.outcome === 'invalid') visit.onError?.(result.errors);
    visit.onFinish?.(result);
  };

  const visitOnce = async (visit: VisitOptions): Promise<VisitResult> => {
    cancel();
    const controller = new AbortController();
    underWay = controller;
    const done = options.progress.begin();
    try {
      const run = visit.method === undefined || visit.method === 'GET' ? read : mutate;
      return await run(visit, controller.signal);
    } finally {
      if (underWay === controller) underWay = null;
      done();
    }
  };

  const visitor: Visitor = {
    cancel,

    async visit(visit) {
      const result = await withRemedy(() => visitOnce(visit), options.remedy);
      finish(visit, result);
      return result;
    },

    async reload(reload: ReloadOptions = {}) {
      const here = address.current();
      const href = reload.data ? mergeQuery(here, reload.data as QueryInput) : here;
      const controller = new AbortController();
      reloads.add(controller);
      const done = reload.showsProgress ? options.progress.begin() : () => undefined;
      try {
        const { only, except, reset } = reload;
        const answer = await send({ only, except, reset }, href, {
          signal: controller.signal,
          isReload: true,
        });
        if (controller.signal.aborted || answer.kind === 'aborted') return ended('cancelled');
        // New assets: the next visit of the person loads the document, not one behind their back.
        if (answer.kind === 'location') return ended('cancelled');
        const end = await endWithoutPage(answer, href);
        if (end || answer.kind !== 'page') return end ?? ended('cancelled');
        if (!isSameAddress(answer.page.url, href)) {
          const codeEnd = await readyCode(answer.page, answer.page.url);
          if (codeEnd) return codeEnd;
          await goTo(answer.page, { href, replace: true, preserveScroll: true }, answer.status);
          return ended('success', answer.page);
        }
        const codeEnd = await readyCode(answer.page, href);
        if (controller.signal.aborted) return ended('cancelled');
        if (codeEnd) return codeEnd;
        // Merged last: another reload may have ended meanwhile.
        const shown = shownPage();
        const merged = shown ? mergePartial(shown, answer.page, reload) : answer.page;
        storeHere(merged, answer.status);
        return ended(answer.status >= 400 ? 'error-page' : 'success', merged);
      } finally {
        reloads.delete(controller);
        done();
      }
    },
  };
  return visitor;
}
