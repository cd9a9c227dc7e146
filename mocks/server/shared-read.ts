import type { Database } from '#mocks/db/database.ts';

const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * What a read gives, asked once by all who ask for the same while it is under way: guests come by the hundred when
 * somebody attacks, and their pages show all of them the same.
 *
 * @param key names what is read, and whatever it depends on
 */
export function sharedRead<Value>(db: Database, key: string, read: () => Promise<Value>): Promise<Value> {
  const reads = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, reads);
  const known = reads.get(key);
  // A key always names the same read.
  if (known) return known as Promise<Value>;
  const begun = read().finally(() => reads.delete(key));
  reads.set(key, begun);
  return begun;
}
