import type { Progress } from '../progress/progress.ts';
import { isSameAddress } from '../protocol/address.ts';
import { hasFiles } from '../protocol/body.ts';
import type { PageFailure } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { createAnswers, type AnswersOptions } from './answers.ts';
import { createAction } from './create-action.ts';
import { createReader } from './create-reader.ts';
import { createReloader } from './create-reload.ts';
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

/** Visits over the cache, the server and the history. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { cache, address, host, progress, log = createReloadLog() } = options;
  const answers = createAnswers(options);
  const reloader = createReloader({ answers, cache, address, progress, log });
  let underWay: UnderWay | null = null;

  const again = (visit: VisitOptions): void => {
    if (visit.retry) visit.retry();
    else void visitor.visit(visit);
  };

  const read = createReader({ cache, address, host, answers });
  const act = createAction({ ...options, answers, reloader, again, isUnderWay: () => underWay !== null });

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
      const way = isChange(visit) ? act : read;
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
