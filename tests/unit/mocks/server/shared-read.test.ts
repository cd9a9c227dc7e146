import { expect, test } from 'vitest';
import type { Database } from '#mocks/db/database.ts';
import { sharedRead } from '#mocks/server/shared-read.ts';

// Only its identity counts.
const database = (): Database => ({}) as Database;

test('those who ask at the same time share one read, the next one reads anew', async () => {
  const db = database();
  let reads = 0;
  const read = async () => (reads += 1);
  expect(await Promise.all([sharedRead(db, 'a', read), sharedRead(db, 'a', read)])).toEqual([1, 1]);
  expect(await sharedRead(db, 'a', read)).toBe(2);
  const apart = [sharedRead(db, 'a', read), sharedRead(db, 'b', read), sharedRead(database(), 'a', read)];
  expect(await Promise.all(apart)).toEqual([3, 4, 5]);
});

test('a read that fails is not kept', async () => {
  const db = database();
  await expect(sharedRead(db, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await sharedRead(db, 'a', () => Promise.resolve('yes'))).toBe('yes');
});
