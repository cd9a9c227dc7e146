import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer({ requestsPerMinute: 200 });
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const linesOf = (status: number) =>
  server.deps.db.$count(auditEntries, like(auditEntries.action, `access.refused.${status}`));

test('whoever asks without end leaves one line an hour in the journal, not one for each refusal', async () => {
  const refused: number[] = [];
  for (let asked = 0; asked < 230; asked += 1) refused.push((await owner.get('/notifications')).status);
  expect(refused.filter((status) => status === 429).length).toBeGreaterThan(20);
  expect(await linesOf(429)).toBe(1);
  server.clock.advance(3_600_000);
  for (let asked = 0; asked < 210; asked += 1) await owner.get('/notifications');
  expect(await linesOf(429)).toBe(2);
});

test('attempts beyond one’s rights each leave a line, up to a hundred an hour', async () => {
  server.clock.advance(60_000);
  const trial = () => owner.visit('PATCH', '/preferences', { data: { theme: 'dark' }, hasToken: false });
  expect((await trial()).status).toBe(419);
  expect(await linesOf(419)).toBe(1);
  for (let tried = 1; tried < 110; tried += 1) await trial();
  expect(await linesOf(419)).toBe(100);
});
