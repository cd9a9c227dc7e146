import { isExternal, pathOf } from '../protocol/address.ts';
import { isPartial } from '../protocol/headers.ts';
import { mergeQuery } from '../protocol/merge-query.ts';
import type { QueryInput } from '../routes/types.ts';
import type { Answers, AnswersOptions } from './answers.ts';
import { ended } from './ended.ts';
import type { VisitOptions, VisitResult } from './visit.ts';

export interface ReaderOptions extends Pick<AnswersOptions, 'cache' | 'address' | 'host'> {
  readonly answers: Answers;
}

/** Makes visits that change nothing: another page, or some props of the page shown. */
export function createReader({ cache, address, host, answers }: ReaderOptions) {
  const readPartial = async (
    visit: VisitOptions,
    href: string,
    signal: AbortSignal,
  ): Promise<VisitResult> => {
    const answer = await answers.send({ ...visit, data: undefined }, href, { signal });
    const end = await answers.endWithoutPage(answer, href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    const { page, status } = answer;
    const codeEnd = await answers.readyCode(page, page.url);
    if (signal.aborted) return ended('cancelled');
    if (codeEnd) return codeEnd;
    const shown = answers.shownPage();
    const isPart = shown?.component === page.component && !cache.isOtherIdentity(page);
    const merged = shown && isPart ? answers.merge(shown, page, visit) : page;
    await answers.goTo(merged, { ...visit, href }, status, isPart ? page : undefined);
    return ended(status >= 400 ? 'error-page' : 'success', merged);
  };

  return async (visit: VisitOptions, signal: AbortSignal): Promise<VisitResult> => {
    const hasQuery = visit.data !== undefined && !(visit.data instanceof FormData);
    const href = hasQuery ? mergeQuery(visit.href, visit.data as QueryInput) : visit.href;
    if (isExternal(href)) {
      host.leave(href);
      return ended('left');
    }
    const isSamePage = pathOf(href) === pathOf(address.current());
    if (isPartial(visit) && isSamePage && answers.shownPage()) return readPartial(visit, href, signal);
    const { replace, preserveScroll, preserveState, viewTransition } = visit;
    await address.go(href, { replace, preserveScroll, preserveState, viewTransition });
    return ended('success', answers.shownPage() ?? null);
  };
}
