import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryCodes, users } from '#mocks/db/schema/index.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '#mocks/server/identity/recovery-codes.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let userIds: string[];
beforeAll(async () => {
  server = await openTestServer();
  userIds = (await server.deps.db.select({ id: users.id }).from(users).limit(2)).map(({ id }) => id);
});
afterAll(() => server.close());

test('each code works once and for its owner alone, and leaves the others', async () => {
  const { deps } = server;
  const [owner = '', other = ''] = userIds;
  const codes = await replaceRecoveryCodes(deps, owner);
  expect(JSON.stringify(await deps.db.select().from(recoveryCodes))).not.toContain(codes[0]);
  const [first = '', second = ''] = codes;
  expect(await spendRecoveryCode(deps, other, first)).toBe(false);
  const answers = await Promise.all(
    [first, first.toUpperCase(), first].map((code) => spendRecoveryCode(deps, owner, code)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await countRecoveryCodes(deps, owner)).toBe(9);
  expect(await spendRecoveryCode(deps, owner, second)).toBe(true);
  expect(await spendRecoveryCode(deps, owner, 'aaaa-bbbb-cccc')).toBe(false);
});

test('new codes take the place of the old ones', async () => {
  const { deps } = server;
  const [owner = ''] = userIds;
  const [old = ''] = await replaceRecoveryCodes(deps, owner);
  await replaceRecoveryCodes(deps, owner);
  expect(await spendRecoveryCode(deps, owner, old)).toBe(false);
  expect(await countRecoveryCodes(deps, owner)).toBe(10);
});
