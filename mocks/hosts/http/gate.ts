/** Lets a limited number of requests through at the same time, each for a limited time. */
export interface Gate {
  /**
   * Runs a request, or gives `busy` at once when too many are under way, or `late` when it takes too long. One
   * that is late keeps its place until it really ends.
   */
  pass<Value>(run: () => Promise<Value>, limitMs: number): Promise<Value | 'busy' | 'late'>;
  running(): number;
}

export function createGate(maxRequests: number): Gate {
  let running = 0;
  return {
    running: () => running,
    pass: async (run, limitMs) => {
      if (running >= maxRequests) return 'busy';
      running += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), limitMs);
      });
      const answer = run().finally(() => {
        running -= 1;
        clearTimeout(timer);
      });
      // Nobody waits for one that is late any more; what became of it is in the log.
      answer.catch(() => undefined);
      return Promise.race([answer, late]);
    },
  };
}
