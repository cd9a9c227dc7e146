import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { DatabaseFullError } from '#mocks/db/open/errors.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { throttles } from '#mocks/db/schema/index.ts';
import { isStorageFull } from '#mocks/db/unavailable.ts';
import type { DiskSpace } from '#mocks/services/disk-space.ts';
import { copyTestDatabase } from '#tests/support/database.ts';
import { makePassingFolder } from '#tests/support/passing-folder.ts';

const folder = makePassingFolder();
let diskSpace: DiskSpace = 'ample';
let opened: OpenedDatabase;
beforeAll(async () => {
  await copyTestDatabase(folder);
  opened = await openPglite(folder, { diskSpace: () => diskSpace });
});
afterEach(() => {
  diskSpace = 'ample';
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = (key: string) => ({ key, hits: 1, resetsAt: new Date(0) });
const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

describe('a database without room', () => {
  test('refuses a write as a full disk, and takes it again later', async () => {
    const { db } = opened;
    diskSpace = 'none';
    const error: unknown = await db
      .insert(throttles)
      .values(row('a'))
      .catch((caught: unknown) => caught);
    expect(causeOf(error)).toBeInstanceOf(DatabaseFullError);
    expect(isStorageFull(error)).toBe(true);
    diskSpace = 'scarce';
    await db.insert(throttles).values(row('a'));
    expect(await db.$count(throttles)).toBe(1);
  });

  test('refuses it in the middle of a transaction, of which nothing stays', async () => {
    const { db } = opened;
    const before = await db.$count(throttles);
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(throttles).values(row('b'));
        diskSpace = 'none';
        await tx.insert(throttles).values(row('c'));
      }),
    ).rejects.toThrow();
    expect(await db.$count(throttles)).toBe(before);
  });

  test.each(['delete from throttles', 'with gone as (delete from throttles returning 1) select 1', 'vacuum'])(
    'refuses “%s”',
    async (statement) => {
      diskSpace = 'none';
      await expect(opened.db.execute(sql.raw(statement))).rejects.toThrow();
    },
  );

  test('reads, also with a part named before', async () => {
    diskSpace = 'none';
    const { db } = opened;
    const keys = db.$with('keys').as(db.select({ key: throttles.key }).from(throttles));
    expect(await db.with(keys).select().from(keys)).toEqual(expect.any(Array));
    expect(await db.transaction((tx) => tx.$count(throttles))).toEqual(expect.any(Number));
  });
});
