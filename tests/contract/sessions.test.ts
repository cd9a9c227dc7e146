import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#mocks/db/schema/index.ts';
import { purgeOver } from '#mocks/server/purge.ts';
import { openTestStandIn, type TestStandIn } from '#tests/support/stand-in.ts';

let standIn: TestStandIn;
beforeAll(async () => {
  standIn = await openTestStandIn();
});
afterAll(() => standIn.close());

async function countSessions(): Promise<number> {
  const [row] = await standIn.deps.db.select({ total: count() }).from(sessions);
  return row?.total ?? 0;
}

describe('the table of sessions', () => {
  test('does not grow with health probes', async () => {
    const before = await countSessions();
    for (let probes = 0; probes < 3; probes += 1)
      await standIn.visitor().get('/sante', { isProtocol: false });
    expect(await countSessions()).toBe(before);
  });

  test('loses sessions that are over', async () => {
    await standIn.visitor().get('/connexion');
    standIn.clock.advance(3 * 3_600_000);
    await standIn.visitor().get('/connexion');
    await purgeOver(standIn.deps);
    expect(await countSessions()).toBe(1);
  });

  test('holds no token that would open a session', async () => {
    const visitor = standIn.visitor();
    await visitor.get('/connexion');
    const token = decodeURIComponent(visitor.cookies.get('__Host-ilot') ?? '');
    const found = await standIn.deps.db.select().from(sessions).where(eq(sessions.idHash, token));
    expect(token).not.toBe('');
    expect(found).toEqual([]);
  });
});
