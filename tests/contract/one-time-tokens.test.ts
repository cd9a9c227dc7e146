import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oneTimeTokens, users } from '#mocks/db/schema/index.ts';
import {
  findOneTimeToken,
  issueOneTimeToken,
  spendOneTimeToken,
  type OneTimeTokenOptions,
} from '#mocks/server/identity/one-time-tokens.ts';
import { purgeOver } from '#mocks/server/purge.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await openTestServer();
  const [user] = await server.deps.db.select({ id: users.id }).from(users).limit(1);
  userId = user?.id ?? '';
});
beforeEach(() => server.deps.db.delete(oneTimeTokens));
afterAll(() => server.close());

const issue = (wish: Partial<OneTimeTokenOptions> = {}) =>
  issueOneTimeToken(server.deps, { purpose: 'password-reset', userId, lifeS: 3600, ...wish });

test('a link may be looked at often, and is spent once', async () => {
  const { deps } = server;
  const token = await issue({ data: { email: 'new@example.test' } });
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  for (let looks = 0; looks < 2; looks += 1) {
    expect(await findOneTimeToken(deps, 'password-reset', token)).toMatchObject({ userId });
  }
  expect(await spendOneTimeToken(deps, 'password-reset', token)).toMatchObject({
    userId,
    data: { email: 'new@example.test' },
  });
  expect(await findOneTimeToken(deps, 'password-reset', token)).toBeNull();
  expect(await spendOneTimeToken(deps, 'password-reset', token)).toBeNull();
});

test('of several who spend it at once, one alone succeeds', async () => {
  const token = await issue();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => spendOneTimeToken(server.deps, 'password-reset', token)),
  );
  expect(answers.filter((row) => row !== null)).toHaveLength(1);
});

test('a new link takes the place of the former one of its purpose, and of no other', async () => {
  const { deps } = server;
  const unlock = await issue({ purpose: 'unlock' });
  const [former, last] = [await issue(), await issue()];
  expect(await findOneTimeToken(deps, 'password-reset', former)).toBeNull();
  expect(await findOneTimeToken(deps, 'password-reset', last)).not.toBeNull();
  expect(await findOneTimeToken(deps, 'unlock', unlock)).not.toBeNull();
  expect(await spendOneTimeToken(deps, 'password-reset', unlock)).toBeNull();
  expect(await spendOneTimeToken(deps, 'unlock', 'not a token')).toBeNull();
});

test('a link is good until its time is over, and is then removed', async () => {
  const { deps, clock } = server;
  const token = await issue({ lifeS: 60 });
  clock.advance(59_000);
  expect(await findOneTimeToken(deps, 'password-reset', token)).not.toBeNull();
  clock.advance(1_000);
  expect(await findOneTimeToken(deps, 'password-reset', token)).toBeNull();
  expect(await spendOneTimeToken(deps, 'password-reset', token)).toBeNull();
  await purgeOver(deps);
  expect(await deps.db.select().from(oneTimeTokens)).toEqual([]);
});

test('the table never holds the token itself, and a change that fails gives it back', async () => {
  const { deps } = server;
  const token = await issue();
  const rows = await deps.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  expect(JSON.stringify(rows)).not.toContain(token);
  const change = deps.db.transaction(async (tx) => {
    await spendOneTimeToken({ ...deps, db: tx }, 'password-reset', token);
    throw new Error('refused');
  });
  await expect(change).rejects.toThrow('refused');
  expect(await spendOneTimeToken(deps, 'password-reset', token)).not.toBeNull();
});
