/** Lets a limited number of requests through at the same time, each for a limited time. */
export interface Gate {
  /**
   * Runs a request, or gives `busy` at once when too many are under way, in all or for this client, or `late`
   * when it takes too long. One that is late keeps its place until it really ends: it still works.
   */
  pass<Value>(client: string, run: () => Promise<Value>, limitMs: number): Promise<Value | 'busy' | 'late'>;
  running(): number;
  isFull(): boolean;
}

/** Part of the places that one client may take, so that there are some left for others. */
const mostOfOne = 0.75;

export function createGate(maxRequests: number): Gate {
  const runningOf = new Map<string, number>();
  const mostPerClient = Math.ceil(maxRequests * mostOfOne);
  let running = 0;

  const enter = (client: string): void => {
    running += 1;
    runningOf.set(client, (runningOf.get(client) ?? 0) + 1);
  };
  const leave = (client: string): void => {
    running -= 1;
    const left = (runningOf.get(client) ?? 1) - 1;
    if (left > 0) runningOf.set(client, left);
    else runningOf.delete(client);
  };

  return {
    running: () => running,
    isFull: () => running >= maxRequests,
    pass: async (client, run, limitMs) => {
      if (running >= maxRequests || (runningOf.get(client) ?? 0) >= mostPerClient) return 'busy';
      enter(client);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), limitMs);
      });
      const answer = run().finally(() => {
        leave(client);
        clearTimeout(timer);
      });
      // Nobody waits for one that is late any more; what became of it is in the log.
      answer.catch(() => undefined);
      return Promise.race([answer, late]);
    },
  };
}
