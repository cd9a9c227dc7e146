import type { Database } from '#mocks/db/database.ts';

/** A database that tells of each statement or transaction that is begun on it. */
export const countingDatabase = (db: Database, onStatement: () => void): Database =>
  new Proxy(db, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        onStatement();
        return Reflect.apply(value, target, given);
      };
    },
  });
