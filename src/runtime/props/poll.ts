/** What a poll does when a tick is due while the former request is not answered yet. */
export type PollMode =
  /** Asks all the same. */
  | 'overlap'
  /** Gives the former request up and asks anew. */
  | 'cancel'
  /** Waits the interval after each answer. */
  | 'rest';

export interface PollOptions {
  readonly everyMs: number;
  /** Asks once; the signal is aborted when the answer is no longer wanted. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** Default `rest`. */
  readonly mode?: PollMode | undefined;
  /** Whether nobody looks: then one tick in ten asks. */
  readonly isHidden: () => boolean;
  /** Asks at every tick even when nobody looks. Default false. */
  readonly isKeptAlive?: boolean | undefined;
}

/** A poll that runs, or does not. */
export interface Poll {
  start(): void;
  stop(): void;
}

const HIDDEN_TICKS = 10;

/** Makes a poll; it does not run yet. Stopping it gives up what is under way. */
export function createPoll({
  everyMs,
  ask,
  mode = 'rest',
  isHidden,
  isKeptAlive = false,
}: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let hiddenTicks = 0;
  const underWay = new Set<AbortController>();

  const giveUp = (): void => {
    for (const controller of underWay) controller.abort();
    underWay.clear();
  };

  const askOnce = async (): Promise<void> => {
    if (mode === 'cancel') giveUp();
    const controller = new AbortController();
    underWay.add(controller);
    try {
      await ask(controller.signal);
    } finally {
      underWay.delete(controller);
    }
  };

  /** The first tick that finds nobody looking is left out, so is every other but the tenth. */
  const isDue = (): boolean => {
    if (isKeptAlive || !isHidden()) {
      hiddenTicks = 0;
      return true;
    }
    hiddenTicks += 1;
    return hiddenTicks % HIDDEN_TICKS === 0;
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(tick, everyMs);
  };

  const tick = (): void => {
    if (!isDue()) return schedule();
    const answered = askOnce().catch(() => undefined);
    if (mode === 'rest') void answered.then(schedule);
    else schedule();
  };

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      hiddenTicks = 0;
      schedule();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
      giveUp();
    },
  };
}
