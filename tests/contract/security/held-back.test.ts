import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, pageHits, rememberTokens, sessions } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const hugo = 'hugo.lartigue@example.test';
const limit = 5;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ requestsPerMinute: limit });
});
afterAll(() => server.close());

/** How much stands in each table that requests fill by themselves. */
async function written(): Promise<number[]> {
  await server.deps.visits.flush();
  return Promise.all(
    [auditEntries, sessions, pageHits, rememberTokens].map((table) => server.deps.db.$count(table)),
  );
}

describe('who asks more often than allowed', () => {
  test('leaves nothing in the database, whatever the address and the cookies', async () => {
    const remembered = server.visitor();
    await remembered.signIn(hugo, { remember: true });
    remembered.cookies.delete('__Host-ilot');
    server.clock.advance(60_000);
    const guest = server.visitor();
    for (let asked = 0; asked < limit; asked += 1) await guest.get('/connexion');
    const before = await written();
    for (const path of ['/connexion', '/operations', '/nulle-part', '/', '/sante/x']) {
      const stranger = server.visitor();
      expect((await stranger.get(path)).status, path).toBe(429);
      expect(stranger.cookies.size, path).toBe(0);
      expect((await remembered.get(path)).status, path).toBe(429);
    }
    expect((await guest.visit('POST', '/connexion', { data: {} })).status).toBe(429);
    expect(await written()).toEqual(before);
    server.clock.advance(60_000);
    expect((await remembered.get('/operations')).page.component).toBe('Client/Operation/Index');
  });

  test('is held back for addresses that lead nowhere and changes without a token as well', async () => {
    server.clock.advance(60_000);
    const stranger = server.visitor();
    for (let asked = 0; asked < limit; asked += 1) await stranger.get('/nulle-part');
    expect((await stranger.get('/nulle-part')).status).toBe(429);
    expect((await stranger.visit('POST', '/connexion', { data: {}, hasToken: false })).status).toBe(429);
  });

  test('leaves a single line an hour when signed in, as nothing takes lines of the journal away', async () => {
    server.clock.advance(60_000);
    const owner = server.visitor();
    await owner.signIn(hugo);
    server.clock.advance(60_000);
    for (let asked = 0; asked < limit; asked += 1) await owner.get('/operations');
    const [lines = 0, ...others] = await written();
    for (let asked = 0; asked < limit; asked += 1) {
      expect((await owner.get('/operations')).status).toBe(429);
      expect((await owner.visit('PATCH', '/preferences', { data: { theme: 'dark' } })).status).toBe(429);
    }
    expect(await written()).toEqual([lines + 1, ...others]);
  });
});
