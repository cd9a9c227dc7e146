import { pathOf, isSameAddress } from '../protocol/address.ts';
import { hasFiles } from '../protocol/body.ts';
import { isPartial } from '../protocol/headers.ts';
import { readJsonErrors, readRefusal, type PageErrors } from '../protocol/page-errors.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { PageAnswer, UploadProgress } from '../protocol/request.ts';
import type { Answers } from './answers.ts';
import type { Reloader } from './create-reload.ts';
import type { VisitorOptions } from './create-visitor.ts';
import { ended } from './ended.ts';
import type { VisitOptions, VisitResult } from './visit.ts';

export interface ActionOptions extends Pick<
  VisitorOptions,
  'cache' | 'address' | 'progress' | 'onRefused' | 'isSignedIn' | 'isAtRest'
> {
  readonly answers: Answers;
  readonly reloader: Reloader;
  /** A visit that the person waits for is under way. */
  readonly isUnderWay: () => boolean;
  /** Makes a visit again. */
  readonly again: (visit: VisitOptions) => void;
}

/** What came of an action. */
interface Answered {
  readonly visit: VisitOptions;
  readonly answer: Extract<PageAnswer, { readonly kind: 'page' }>;
  readonly errors: PageErrors;
  readonly isInvalid: boolean;
  readonly isRefused: boolean;
  /** Something else was changed meanwhile. */
  readonly isOvertaken: boolean;
}

function errorsOf(answer: PageAnswer, { errorBag }: VisitOptions): PageErrors {
  if (answer.kind === 'page') return readRefusal(answer.page, errorBag);
  return answer.kind === 'foreign' ? readJsonErrors(answer.status, answer.body) : {};
}

/** Whether the person is where they were when the action left, and may be led to its page. */
function isStillAt(
  { address, isUnderWay, isAtRest }: ActionOptions,
  sentFrom: string,
  page: PageObject,
): boolean {
  const here = address.current();
  if (pathOf(here) !== pathOf(sentFrom)) return false;
  return isSameAddress(page.url, here) || (!isUnderWay() && (isAtRest?.() ?? true));
}

/** How an action ended whose page was left meanwhile: nothing of it is shown now. */
function leaveAside({ cache }: ActionOptions, { visit, answer, errors, ...answered }: Answered): VisitResult {
  const { page, status } = answer;
  if (answered.isInvalid) return { ...ended('invalid', page), errors };
  if (status >= 400) return ended('error-page', page);
  visit.onAnswer?.(page);
  if (!answered.isOvertaken) cache.store(page.url, page, { status });
  return ended('success', page);
}

/** Shows what an action brought: where the person is, or at its own address. */
async function showAnswer(options: ActionOptions, answered: Answered): Promise<VisitResult> {
  const { address, answers, reloader } = options;
  const { visit, answer, errors, isInvalid, isRefused, isOvertaken } = answered;
  const shown = answers.shownPage();
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
  if (isShownHere) answers.storeHere(page, { status, ...(part && { answer: part }) });
  else await answers.goTo(page, visit, status, part);
  if (visit.isParallel && isOvertaken && isInvalid) void reloader.reload({ preserveErrors: true });
  if (isInvalid) return { ...ended('invalid', page), errors };
  if (isOut) return ended('signed-out', page);
  return ended(isRefused ? 'error-page' : 'success', page);
}

/** Sends visits that change something, and shows what they bring. */
export function createAction(options: ActionOptions) {
  const { cache, address, progress, answers, reloader } = options;
  return async (visit: VisitOptions, signal: AbortSignal): Promise<VisitResult> => {
    const onProgress = (sent: UploadProgress): void => {
      progress.report?.(sent.fraction);
      visit.onProgress?.(sent);
    };
    const sentFrom = address.current();
    const mark = cache.mark();
    const extra = { signal, ...(hasFiles(visit.data) && { onProgress }) };
    const answer = await answers.send(visit, visit.href, extra);
    const isOvertaken = cache.judge(mark) !== 'current';
    const isRefused = answer.kind === 'page' && answer.status >= 400;
    const errors = errorsOf(answer, visit);
    const isInvalid = Object.keys(errors).length > 0;
    // Even an answer that never came may have changed something.
    if (!isInvalid && !isRefused) cache.markAllStale(answer.kind === 'page' ? answer.page : null);
    if (signal.aborted) return ended('cancelled');
    if (isInvalid && answer.kind === 'foreign')
      return { ...ended('invalid', answers.shownPage() ?? null), errors };
    const end = await answers.endWithoutPage(answer, visit.href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    const { page, status } = answer;
    if (isRefused && !isInvalid && options.onRefused?.(page, status, () => options.again(visit)))
      return ended('error-page', page);
    const answered: Answered = { visit, answer, errors, isInvalid, isRefused, isOvertaken };
    if (visit.isParallel) {
      if (!isStillAt(options, sentFrom, page)) return leaveAside(options, answered);
      // It may know nothing of what another action changed meanwhile: the page is asked for as it is now.
      if (isOvertaken && !isRefused && !isInvalid) {
        await reloader.reload({ preserveErrors: true });
        return ended('success', page);
      }
    }
    const codeEnd = await answers.readyCode(page, page.url);
    if (signal.aborted) return ended('cancelled');
    return codeEnd ?? showAnswer(options, answered);
  };
}
