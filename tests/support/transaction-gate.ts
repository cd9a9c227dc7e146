import type { Database } from '#mocks/db/database.ts';

/** Holds transactions back until several have come, so that what was read before them is as old as it can be. */
export interface TransactionGate {
  /** The same database, whose transactions pass the gate. */
  wrap(db: Database): Database;
  /** Lets nobody through until so many transactions wait. */
  close(until: number): void;
  /** Lets everybody through. */
  open(): void;
}

export function createTransactionGate(): TransactionGate {
  let wanted = 0;
  let waiting: (() => void)[] = [];
  const open = (): void => {
    wanted = 0;
    const passing = waiting;
    waiting = [];
    for (const pass of passing) pass();
  };
  const arrive = (): Promise<void> =>
    new Promise((pass) => {
      waiting.push(pass);
      if (waiting.length >= wanted) open();
    });
  return {
    wrap: (db) =>
      new Proxy(db, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key, target);
          if (typeof value !== 'function') return value;
          if (key !== 'transaction') return value.bind(target);
          return async (...given: unknown[]): Promise<unknown> => {
            if (wanted > 0) await arrive();
            return Reflect.apply(value, target, given);
          };
        },
      }),
    close(until) {
      wanted = until;
    },
    open,
  };
}
