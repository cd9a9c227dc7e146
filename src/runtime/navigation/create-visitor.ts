import type { Progress } from '../progress/progress.ts';
import { isExternal, isSameAddress, pathOf } from '../protocol/address.ts';
import { hasFiles } from '../protocol/body.ts';
import type { PageFailure } from '../protocol/failures.ts';
import { isPartial } from '../protocol/headers.ts';
import { mergeQuery } from '../protocol/merge-query.ts';
import { readJsonErrors, readRefusal, type PageErrors } from '../protocol/page-errors.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { PageAnswer, UploadProgress } from '../protocol/request.ts';
import type { QueryInput } from '../routes/types.ts';
import { createAnswers, type AnswersOptions } from './answers.ts';
import { createReloader } from './create-reload.ts';
import { ended } from './ended.ts';
import { createReloadLog, type ReloadLog } from './reload-activity.ts';
import { withRemedy, type Remedy } from './remedy.ts';
import type { VisitOptions, Visitor, VisitResult } from './visit.ts';

export interface VisitorOptions extends AnswersOptions {
  readonly progress: Pick<Progress, 'begin'> & Partial<Pick<Progress, 'report'>>;
  /** Tells the person that a visit could not end; `retry` makes it again. */
  readonly onFailure: (failure: PageFailure, retry: () => void) => void;
  /**
   * An action was refused with an error page. True: the application tells so itself, and the page shown stays,
   * with all that was typed into it. Default: the error page is shown in its place.
   */
  readonly onRefused?: OnRefused | undefined;
  /** Whether a page is that of somebody signed in. Default: pages do not tell. */
  readonly isSignedIn?: ((page: PageObject) => boolean) | undefined;
  /** What the person may do about a refused action before it is sent again. */
  readonly remedy?: Remedy | undefined;
  /** No page is on its way. Default: none ever is. */
  readonly isAtRest?: (() => boolean) | undefined;
  /** Knows which props are being asked for. */
  readonly log?: ReloadLog | undefined;
}

/** Tells a refused action; `retry` sends it again. True: it was told. */
export type OnRefused = (page: PageObject, status: number, retry: () => void) => boolean;

interface UnderWay {
  readonly visit: VisitOptions;
  readonly controller: AbortController;
  readonly result: Promise<VisitResult>;
}

const isChange = ({ method = 'GET' }: VisitOptions): boolean => method !== 'GET';

function errorsOf(answer: PageAnswer, { errorBag }: VisitOptions): PageErrors {
  if (answer.kind === 'page') return readRefusal(answer.page, errorBag);
  return answer.kind === 'foreign' ? readJsonErrors(answer.status, answer.body) : {};
}

/** Visits over the cache, the server and the history. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { cache, address, host, progress } = options;
  const answers = createAnswers(options);
  const { send, shownPage, readyCode, storeHere, goTo, endWithoutPage } = answers;
  const reloader = createReloader({
    answers,
    cache,
    address,
    progress,
    log: options.log ?? createReloadLog(),
  });
  let underWay: UnderWay | null = null;

  const again = (visit: VisitOptions): void => {
    if (visit.retry) visit.retry();
    else void visitor.visit(visit);
  };

  /** The person is where they were when the action left, and may be led to its page. */
  const isStillAt = (sentFrom: string, page: PageObject): boolean => {
    const here = address.current();
    if (pathOf(here) !== pathOf(sentFrom)) return false;
    return isSameAddress(page.url, here) || (underWay === null && (options.isAtRest?.() ?? true));
  };

  /** How an action ended whose page was left meanwhile: nothing of it is shown now. */
  const leaveAside = (
    visit: VisitOptions,
    { page, status }: Extract<PageAnswer, { readonly kind: 'page' }>,
    errors: PageErrors,
    isOvertaken: boolean,
  ): VisitResult => {
    if (Object.keys(errors).length > 0) return { ...ended('invalid', page), errors };
    if (status >= 400) return ended('error-page', page);
    visit.onAnswer?.(page);
    if (!isOvertaken) cache.store(page.url, page, { status });
    return ended('success', page);
  };

  const mutate = async (visit: VisitOptions, signal: AbortSignal): Promise<VisitResult> => {
    const onProgress = (sent: UploadProgress): void => {
      progress.report?.(sent.fraction);
      visit.onProgress?.(sent);
    };
    const sentFrom = address.current();
    const mark = cache.mark();
    const answer = await send(visit, visit.href, { signal, ...(hasFiles(visit.data) && { onProgress }) });
    const isOvertaken = cache.judge(mark) !== 'current';
    const isRefused = answer.kind === 'page' && answer.status >= 400;
    const errors = errorsOf(answer, visit);
    const isInvalid = Object.keys(errors).length > 0;
    // Even an answer that never came may have changed something.
    if (!isInvalid && !isRefused) cache.markAllStale(answer.kind === 'page' ? answer.page : null);
    if (signal.aborted) return ended('cancelled');
    if (isInvalid && answer.kind === 'foreign') return { ...ended('invalid', shownPage() ?? null), errors };
    const end = await endWithoutPage(answer, visit.href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    if (isRefused && !isInvalid && options.onRefused?.(answer.page, answer.status, () => again(visit)))
      return ended('error-page', answer.page);
    if (visit.isParallel) {
      if (!isStillAt(sentFrom, answer.page)) return leaveAside(visit, answer, errors, isOvertaken);
      // It may know nothing of what another action changed meanwhile: the page is asked for as it is now.
      if (isOvertaken && !isRefused && !isInvalid) {
        await reloader.reload({ preserveErrors: true });
        return ended('success', answer.page);
      }
    }
    const codeEnd = await readyCode(answer.page, answer.page.url);
    if (signal.aborted) return ended('cancelled');
    if (codeEnd) return codeEnd;
    const shown = shownPage();
    const { status } = answer;
    const isPart = isPartial(visit) && answer.page.component === shown?.component;
    const isOut = !isPart && shown && options.isSignedIn?.(shown) && !options.isSignedIn(answer.page);
    const page = shown && isPart ? answers.merge(shown, answer.page, visit) : answer.page;
    if (!isRefused) visit.onAnswer?.(page);
    const part = isPart ? answer.page : undefined;
    // A refusal and the errors of the page shown belong where the person is; the address of the action has no page.
    const isShownHere =
      isRefused ||
      (isInvalid && page.component === shown?.component) ||
      // Going where one is would end a visit to another page.
      (visit.isParallel && isSameAddress(page.url, address.current()));
    if (isShownHere) storeHere(page, { status, ...(part && { answer: part }) });
    else await goTo(page, visit, status, part);
    if (visit.isParallel && isOvertaken && isInvalid) void reloader.reload({ preserveErrors: true });
    if (isInvalid) return { ...ended('invalid', page), errors };
    if (isOut) return ended('signed-out', page);
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
    const isPart = shown?.component === page.component && !cache.isOtherIdentity(page);
    const merged = shown && isPart ? answers.merge(shown, page, visit) : page;
    await goTo(merged, { ...visit, href }, status, isPart ? page : undefined);
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
    const { replace, preserveScroll, preserveState, viewTransition } = visit;
    await address.go(href, { replace, preserveScroll, preserveState, viewTransition });
    return ended('success', shownPage() ?? null);
  };

  /** Gives up the visit under way; reloads of the page shown go on until it is left. */
  const interrupt = (): void => {
    underWay?.controller.abort();
    underWay = null;
  };

  const finish = (visit: VisitOptions, result: VisitResult): void => {
    if (result.failure) options.onFailure(result.failure, () => again(visit));
    if (result.outcome === 'success' && result.page) visit.onSuccess?.(result.page);
    if (result.outcome === 'invalid') visit.onError?.(result.errors);
    visit.onFinish?.(result);
  };

  const run = async (visit: VisitOptions, controller: AbortController): Promise<VisitResult> => {
    const done = progress.begin();
    try {
      const way = isChange(visit) ? mutate : read;
      return await way(visit, controller.signal);
    } finally {
      if (underWay?.controller === controller) underWay = null;
      done();
    }
  };

  const visitOnce = (visit: VisitOptions): Promise<VisitResult> => {
    if (visit.isParallel && isChange(visit)) return run(visit, new AbortController());
    // A second press of the same button waits for the first instead of sending twice.
    if (underWay && isSameVisit(underWay.visit, visit)) return underWay.result;
    interrupt();
    const controller = new AbortController();
    const result = run(visit, controller);
    underWay = { visit, controller, result };
    return result;
  };

  const visitor: Visitor = {
    reload: reloader.reload,

    cancel() {
      interrupt();
      reloader.cancel();
    },

    async visit(visit) {
      const result = await withRemedy(() => visitOnce(visit), options.remedy);
      finish(visit, result);
      return result;
    },
  };
  return visitor;
}

function isSameData(a: VisitOptions['data'], b: VisitOptions['data']): boolean {
  if (a === b) return true;
  if (a instanceof FormData || b instanceof FormData || hasFiles(a) || hasFiles(b)) return false;
  return JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
}

/** Whether a change would be sent a second time: same method, address and data. Reading twice does no harm. */
function isSameVisit(a: VisitOptions, b: VisitOptions): boolean {
  if (a.method === undefined || a.method === 'GET' || a.method !== b.method) return false;
  return isSameAddress(a.href, b.href) && isSameData(a.data, b.data);
}
