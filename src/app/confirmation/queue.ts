import type { ConfirmationDemand } from '#contracts/auth/confirmation-demand.ts';

/** Where a deferred action waits for its person: one demand at a time, shown by the dialog. */
export interface ConfirmationQueue {
  /** The demand that waits, for `useSyncExternalStore`. */
  readonly current: () => ConfirmationDemand | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a demand; resolves true once it was met, false when the person gave up or another took its place. */
  readonly ask: (demand: ConfirmationDemand) => Promise<boolean>;
  /** Ends the demand that waits. */
  readonly settle: (isMet: boolean) => void;
}

/** A desk with nobody at it. */
export function createConfirmationQueue(): ConfirmationQueue {
  const listeners = new Set<() => void>();
  let waiting: { readonly demand: ConfirmationDemand; readonly resolve: (isMet: boolean) => void } | null =
    null;
  const change = (next: typeof waiting): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const settle = (isMet: boolean): void => {
    const ended = waiting;
    change(null);
    ended?.resolve(isMet);
  };
  return {
    current: () => waiting?.demand ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (demand) =>
      new Promise((resolve) => {
        settle(false);
        change({ demand, resolve });
      }),
    settle,
  };
}

/** The desk of the application. */
export const confirmationQueue = createConfirmationQueue();
