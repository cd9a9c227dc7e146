import { NetworkError, PageCodeError, type PageFailure } from '../protocol/failures.ts';
import { ended } from './ended.ts';
import type { ReloadLog } from './reload-activity.ts';
import type { Visitor, VisitResult } from './visit.ts';

export interface LazyVisitorOptions {
  /** The visitor, once it is here. */
  readonly here: () => Visitor | null;
  /** Fetches it; rejects with `PageCodeError` or `NetworkError`. */
  readonly need: () => Promise<Visitor>;
  readonly log: ReloadLog;
  readonly onFailure: (failure: PageFailure, retry: () => void) => void;
}

/** A visitor whose code may still be on its way: what is wanted of it meanwhile waits. */
export function createLazyVisitor({ here, need, log, onFailure }: LazyVisitorOptions): Visitor {
  let cancellations = 0;

  /** The visitor; in its place how the visit ended: without code, or because the person went elsewhere. */
  const wait = async (): Promise<Visitor | VisitResult> => {
    const begun = cancellations;
    try {
      const fetched = await need();
      return cancellations === begun ? fetched : ended('cancelled');
    } catch (error) {
      if (!(error instanceof PageCodeError || error instanceof NetworkError)) throw error;
      return ended('failed', null, error);
    }
  };

  const visitor: Visitor = {
    async visit(visit) {
      const got = here() ?? (await wait());
      if ('visit' in got) return got.visit(visit);
      if (got.failure) onFailure(got.failure, visit.retry ?? (() => void visitor.visit(visit)));
      visit.onFinish?.(got);
      return got;
    },
    async reload(options = {}) {
      const got = here() ?? (await wait());
      if ('reload' in got) return got.reload(options);
      log.begin(options)(got.outcome !== 'failed');
      return got;
    },
    cancel() {
      cancellations += 1;
      here()?.cancel();
    },
  };
  return visitor;
}
