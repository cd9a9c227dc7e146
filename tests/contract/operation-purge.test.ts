import { inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media, operations, storedFiles } from '#mocks/db/schema/index.ts';
import { purgeDeleted } from '#mocks/handlers/jobs/purge-deleted.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('every operation of the demonstration can be removed for good, whatever stands below it, and its files go', async () => {
  const { deps } = server;
  const { db } = deps;
  const pictures = await db.select().from(media).where(isNotNull(media.operationId));
  const files = pictures.flatMap(({ fileId }) => fileId ?? []);
  expect(files.length).toBeGreaterThan(10);
  const all = await db.$count(operations);
  await db.update(operations).set({ deletedAt: new Date('2026-01-05T09:00:00Z') });
  expect((await purgeDeleted(deps))['operation']).toBe(all);
  expect(await db.$count(operations)).toBe(0);
  expect(await db.$count(storedFiles, inArray(storedFiles.id, files))).toBe(0);
});
