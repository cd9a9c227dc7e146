/** Lets pieces of work be done one after the other, or some at the same time. */
export interface Turns {
  /** Does the work when its turn comes, or says at once that too much is waiting. */
  take<Value>(owner: string, work: () => Promise<Value>): Promise<Value | 'tooMany' | 'tooManyOfOne'>;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => void;
}

export interface TurnLimits {
  /** Pieces of work that may be under way or wait, of everybody and of one owner. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
  /** Pieces of work under way at the same time; of one owner never more than one. */
  readonly maxAtOnce: number;
}

/** Each owner in turn: whoever brings much work waits for themselves, not others for them. */
export function createTurns({ maxWaiting, maxWaitingEach, maxAtOnce }: TurnLimits): Turns {
  const waiting: Waiting[] = [];
  /** Pieces of work by owner, those under way included; who had their turn last comes last. */
  const counts = new Map<string, number>();
  const busy = new Set<string>();
  let total = 0;

  const next = (): void => {
    if (busy.size >= maxAtOnce) return;
    const owners = [...counts.keys()];
    const [first] = waiting
      .filter(({ owner }) => !busy.has(owner))
      .toSorted((a, b) => owners.indexOf(a.owner) - owners.indexOf(b.owner));
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    busy.add(first.owner);
    first.start();
  };

  const leave = (owner: string): void => {
    const left = (counts.get(owner) ?? 1) - 1;
    counts.delete(owner);
    if (left > 0) counts.set(owner, left);
    total -= 1;
    busy.delete(owner);
    next();
  };

  return {
    take: async (owner, work) => {
      if ((counts.get(owner) ?? 0) >= maxWaitingEach) return 'tooManyOfOne';
      if (total >= maxWaiting) return 'tooMany';
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
