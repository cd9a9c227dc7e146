import type { PageCache } from '../pages/cache.ts';
import type { Progress } from '../progress/progress.ts';
import { isSameAddress, pathOf } from '../protocol/address.ts';
import { isPartial } from '../protocol/headers.ts';
import { mergeQuery } from '../protocol/merge-query.ts';
import { isOfNewAssets } from '../protocol/new-assets.ts';
import { isTransient } from '../protocol/transient.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { QueryInput } from '../routes/types.ts';
import type { AddressBar } from './address-bar.ts';
import type { Answers } from './answers.ts';
import { ended } from './ended.ts';
import type { ReloadLog } from './reload-activity.ts';
import type { ReloadOptions, VisitResult } from './visit.ts';

export interface ReloaderOptions {
  readonly answers: Answers;
  readonly cache: PageCache;
  readonly address: AddressBar;
  readonly progress: Pick<Progress, 'begin'>;
  readonly log: ReloadLog;
}

/** Asks again for the page shown, as often at once as is wanted. */
export interface Reloader {
  reload(options?: ReloadOptions): Promise<VisitResult>;
  /** Gives up every reload, because another page is shown. */
  cancel(): void;
}

/** Makes the reloader. */
export function createReloader({ answers, cache, address, progress, log }: ReloaderOptions): Reloader {
  const underWay = new Set<AbortController>();

  /** The page of the answer is that of another address: a redirect. */
  const isElsewhere = (page: PageObject, href: string, reload: ReloadOptions): boolean => {
    if (pathOf(page.url) !== pathOf(href) || page.component !== answers.shownPage()?.component) return true;
    // A query of the reload is no part of the address shown; its server may spell it otherwise.
    return reload.data === undefined && !isSameAddress(page.url, href);
  };

  const askOnce = async (reload: ReloadOptions, signal: AbortSignal): Promise<VisitResult> => {
    const here = address.current();
    const href = reload.data ? mergeQuery(here, reload.data as QueryInput) : here;
    const mark = cache.mark();
    const version = cache.version();
    const { only, except, reset, headers } = reload;
    const answer = await answers.send({ only, except, reset, headers }, href, { signal, isReload: true });
    if (signal.aborted || answer.kind === 'aborted') return ended('cancelled');
    // New assets: the next visit of the person loads the document, not one behind their back.
    if (answer.kind === 'location' && isOfNewAssets(answer, { href, version })) return ended('cancelled');
    const end = await answers.endWithoutPage(answer, href);
    if (end || answer.kind !== 'page') return end ?? ended('cancelled');
    const { page, status } = answer;
    // A server in trouble takes no page away from somebody at work; an error that is shown makes room for another.
    if (isTransient(status) && (cache.readPage(here)?.status ?? 0) < 400) return ended('error-page', page);
    const codeEnd = await answers.readyCode(page, isElsewhere(page, href, reload) ? page.url : href);
    if (signal.aborted) return ended('cancelled');
    if (codeEnd) return codeEnd;
    // Something was changed meanwhile, or someone else signed in: part of an older page must not cover the new one.
    const isOutdated = cache.judge(mark) !== 'current';
    if (isPartial(reload) && cache.isOtherIdentity(page)) return askOnce({}, signal);
    if (isOutdated) return askOnce(reload, signal);
    if (isElsewhere(page, href, reload)) {
      await answers.goTo(page, { href, replace: true, preserveScroll: true }, status);
      return ended('success', page);
    }
    // Merged last: another reload may have ended meanwhile.
    const shown = answers.shownPage();
    const keepsGrown = !isPartial(reload);
    const merged = shown ? answers.merge(shown, page, { ...reload, keepsGrown }) : page;
    answers.storeHere(merged, { status, keepsGrown, ...(!keepsGrown && { answer: page }) });
    return ended(status >= 400 ? 'error-page' : 'success', merged);
  };

  return {
    async reload(reload = {}) {
      const controller = new AbortController();
      const giveUp = (): void => controller.abort();
      underWay.add(controller);
      reload.signal?.addEventListener('abort', giveUp);
      if (reload.signal?.aborted) giveUp();
      const done = reload.showsProgress ? progress.begin() : () => undefined;
      const logged = log.begin(reload);
      let result = ended('cancelled');
      try {
        result = await askOnce(reload, controller.signal);
        return result;
      } finally {
        underWay.delete(controller);
        reload.signal?.removeEventListener('abort', giveUp);
        // Given up is not in vain; an answer that brought nothing is.
        logged(controller.signal.aborted || result.outcome === 'success' || result.outcome === 'left');
        done();
      }
    },
    cancel() {
      for (const controller of underWay) controller.abort();
      underWay.clear();
    },
  };
}
