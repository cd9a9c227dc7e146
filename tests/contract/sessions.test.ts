import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#mocks/db/schema/index.ts';
import { purgeOver } from '#mocks/server/purge.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const hugo = 'hugo.lartigue@example.test';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function countSessions(): Promise<number> {
  const [row] = await server.deps.db.select({ total: count() }).from(sessions);
  return row?.total ?? 0;
}

describe('the table of sessions', () => {
  test('does not grow with health probes', async () => {
    const before = await countSessions();
    for (let probes = 0; probes < 3; probes += 1) await server.visitor().get('/sante', { isProtocol: false });
    expect(await countSessions()).toBe(before);
  });

  test('does not grow with guests who look at pages, and takes what they send all the same', async () => {
    const before = await countSessions();
    const guest = server.visitor();
    for (const path of ['/connexion', '/inscription', '/nulle-part', '/connexion']) await guest.get(path);
    expect(await countSessions()).toBe(before);
    expect([...guest.cookies.keys()]).toEqual(['XSRF-TOKEN']);
    expect((await guest.signIn(hugo, { opensStartPage: true })).page.url).toBe('/tableau-de-bord');
    expect(await countSessions()).toBe(before + 1);
    await guest.visit('POST', '/deconnexion');
  });

  test('keeps what a guest must find again: their errors, even where the browser names no page', async () => {
    const before = await countSessions();
    const guest = server.visitor();
    await guest.get('/connexion');
    const token = guest.cookies.get('XSRF-TOKEN');
    const answer = await guest.visit('POST', '/connexion', { data: {}, headers: { referer: '' } });
    expect(answer.page).toMatchObject({ component: 'Auth/Login', url: '/connexion' });
    expect(Object.keys(answer.page.props.errors)).toContain('email');
    expect(await countSessions()).toBe(before + 1);
    // Another tab goes on with the token that it had.
    expect(guest.cookies.get('XSRF-TOKEN')).toBe(token);
  });

  test('loses sessions that are over', async () => {
    await server.visitor().get('/operations');
    server.clock.advance(3 * 3_600_000);
    await server.visitor().get('/operations');
    await purgeOver(server.deps);
    expect(await countSessions()).toBe(1);
  });

  test('is told by the clock that the screens show, which is not that of the machine', async () => {
    server.clock.advance(24 * 3_600_000);
    const visitor = server.visitor();
    await visitor.signIn(hugo);
    const { page } = await visitor.get('/compte?tab=sessions');
    const now = server.clock.businessNow().toISOString();
    expect(page.props['section']).toMatchObject({
      sessions: [{ startedAt: now, lastSeenAt: now, isCurrent: true }],
    });
  });

  test('holds no token that would open a session', async () => {
    const visitor = server.visitor();
    await visitor.get('/operations');
    const token = decodeURIComponent(visitor.cookies.get('__Host-ilot') ?? '');
    const found = await server.deps.db.select().from(sessions).where(eq(sessions.idHash, token));
    expect(token).not.toBe('');
    expect(found).toEqual([]);
  });
});
