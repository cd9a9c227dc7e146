import type { Clock } from './clock.ts';

/** Quiet time after the last change before a run; editors write a file in several steps. */
export const QUIET_MS = 30;
/** Changes that never pause are followed at this pace. */
export const LONGEST_WAIT_MS = 500;

/** Work that is asked for in bursts. */
export interface Coalesced {
  /** Asks for the work, some time after the last of a burst of calls. */
  request(): void;
  /** Does the work without waiting for quiet, after what is under way; resolves when it is done. */
  begin(): Promise<void>;
  /** When the work that is under way, if any, has ended. */
  settled(): Promise<void>;
  /** Nothing begins any more. */
  close(): void;
}

/**
 * Does `work` once for a burst of requests, never twice at a time, and once more for those that came while
 * it was under way. `work` must not reject.
 */
export function coalesce(work: () => Promise<void>, clock: Clock): Coalesced {
  let cancel: (() => void) | undefined;
  let firstAt: number | undefined;
  let underWay: Promise<void> | undefined;
  let isClosed = false;

  const begin = (): void => {
    cancel?.();
    cancel = undefined;
    // Asked for again when this run ends.
    if (underWay) return;
    firstAt = undefined;
    underWay = work().finally(() => {
      underWay = undefined;
      if (firstAt !== undefined && cancel === undefined && !isClosed) begin();
    });
  };
  const settled = async (): Promise<void> => {
    if (!underWay) return;
    await underWay;
    await settled();
  };

  return {
    settled,
    begin() {
      firstAt ??= clock.now();
      begin();
      return settled();
    },
    request() {
      if (isClosed) return;
      cancel?.();
      firstAt ??= clock.now();
      const leftMs = firstAt + LONGEST_WAIT_MS - clock.now();
      cancel = clock.after(Math.max(0, Math.min(QUIET_MS, leftMs)), begin);
    },
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}
