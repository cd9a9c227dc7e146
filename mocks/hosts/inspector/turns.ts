/** Lets one piece of work be done at a time. */
export interface Turns {
  /** Does the work when its turn comes, or says at once that too much is waiting. */
  take<Value>(owner: string, work: () => Promise<Value>): Promise<Value | 'tooMany' | 'tooManyOfOne'>;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => void;
}

/**
 * One after the other, each owner in turn: whoever brings much work waits for themselves, not others for them.
 *
 * @param limits how many pieces may be under way or wait, of everybody and of one owner
 */
export function createTurns(limits: { maxWaiting: number; maxWaitingEach: number }): Turns {
  const waiting: Waiting[] = [];
  /** Pieces of work by owner, the one under way included; who had their turn last comes last. */
  const counts = new Map<string, number>();
  let total = 0;
  let isBusy = false;

  const next = (): void => {
    if (isBusy) return;
    const owners = [...counts.keys()];
    const [first] = waiting.toSorted((a, b) => owners.indexOf(a.owner) - owners.indexOf(b.owner));
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    isBusy = true;
    first.start();
  };

  const leave = (owner: string): void => {
    const left = (counts.get(owner) ?? 1) - 1;
    counts.delete(owner);
    if (left > 0) counts.set(owner, left);
    total -= 1;
    isBusy = false;
    next();
  };

  return {
    take: async (owner, work) => {
      if ((counts.get(owner) ?? 0) >= limits.maxWaitingEach) return 'tooManyOfOne';
      if (total >= limits.maxWaiting) return 'tooMany';
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      total += 1;
      const turn = new Promise<void>((resolve) => waiting.push({ owner, start: resolve }));
      next();
      await turn;
      try {
        return await work();
      } finally {
        leave(owner);
      }
    },
  };
}
