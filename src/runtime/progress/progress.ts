/** What the bar at the top shows. */
export interface ProgressState {
  readonly isVisible: boolean;
  /** 0 to 1; it creeps while waiting and is 1 only at the end. */
  readonly fraction: number;
}

/** Timers, replaced in tests. */
export interface ProgressTimers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

/** Counts what is being waited for. */
export interface Progress {
  /** Something begins; call the answer when it ends. Calling it twice counts once. */
  begin(): () => void;
  /** How much of an upload has left, 0 to 1: the bar shows it instead of creeping. */
  report(fraction: number): void;
  read(): ProgressState;
  subscribe(listener: () => void): () => void;
}

const HIDDEN: ProgressState = { isVisible: false, fraction: 0 };
const STEP_MS = 200;
const FADE_MS = 200;

const realTimers: ProgressTimers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A progress bar's state: shown when something lasts longer than `delayMs` (default 10). */
export function createProgress(delayMs = 10, timers: ProgressTimers = realTimers): Progress {
  const listeners = new Set<() => void>();
  let state = HIDDEN;
  let waiting = 0;
  let timer: unknown;

  const publish = (next: ProgressState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const schedule = (run: () => void, ms: number): void => {
    timers.clear(timer);
    timer = timers.set(run, ms);
  };
  const creep = (): void => {
    publish({ isVisible: true, fraction: state.fraction + (0.95 - state.fraction) * 0.12 });
    schedule(creep, STEP_MS);
  };
  const show = (): void => {
    publish({ isVisible: true, fraction: 0.08 });
    schedule(creep, STEP_MS);
  };
  const finish = (): void => {
    timers.clear(timer);
    if (!state.isVisible) return;
    publish({ isVisible: true, fraction: 1 });
    schedule(() => publish(HIDDEN), FADE_MS);
  };

  return {
    begin() {
      waiting += 1;
      if (waiting === 1) schedule(show, delayMs);
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        waiting -= 1;
        if (waiting === 0) finish();
      };
    },
    report(fraction) {
      if (waiting === 0) return;
      // The answer is still to come.
      publish({ isVisible: true, fraction: Math.max(state.fraction, 0.9 * fraction) });
      schedule(creep, STEP_MS);
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The bar of this document. */
export const progress: Progress = createProgress();
