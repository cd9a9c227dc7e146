import type { Timers } from './timers.ts';

/** Asks for the named props of the page shown. */
export type ReloadProps = (only: readonly string[]) => void;

/** Renews props of the page shown, all that is asked for in a second by one request. */
export interface Refresher {
  /** Something has changed that these props show. */
  ask(props: readonly string[]): void;
  /** Notes props that are kept up to date, for `askAll`. @returns how to take them back */
  keep(props: readonly string[]): () => void;
  /** Something may have been missed: renews all that is kept up to date. */
  askAll(): void;
  /** Notes the address shown: what was asked for at another one is of no interest any more. */
  shows(href: string): void;
}

export interface RefresherOptions {
  readonly reload: ReloadProps;
  readonly timers: Timers;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  /** Nobody looks at the page: what is asked for waits for `onShown`. */
  readonly isHidden: () => boolean;
}

/** Events of one change come together: the first waits for the others. */
const gatherMs = 100;
/** Least time between two requests. */
const everyMs = 1000;

/** A refresher, and what to call when somebody looks at the page again. */
export function createRefresher({
  reload,
  timers,
  clock,
  isHidden,
}: RefresherOptions): Refresher & { onShown(): void } {
  const kept = new Map<object, readonly string[]>();
  const due = new Set<string>();
  let timer: unknown = null;
  let shown: string | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;

  const send = (): void => {
    timer = null;
    if (due.size === 0 || isHidden()) return;
    const only = [...due].toSorted();
    due.clear();
    lastAt = clock();
    reload(only);
  };

  const schedule = (): void => {
    if (timer !== null || due.size === 0 || isHidden()) return;
    timer = timers.set(send, Math.max(gatherMs, lastAt + everyMs - clock()));
  };

  const ask = (props: readonly string[]): void => {
    for (const prop of props) due.add(prop);
    schedule();
  };

  return {
    ask,
    keep(props) {
      const mark = {};
      kept.set(mark, props);
      return () => kept.delete(mark);
    },
    askAll: () => ask([...kept.values()].flat()),
    shows(href) {
      if (href !== shown) due.clear();
      shown = href;
    },
    onShown: schedule,
  };
}
