import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { eq } from 'drizzle-orm';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const cookieName = '__Host-ilot';
const hugo = 'hugo.lartigue@example.test';
const hourMs = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function signedIn(email = hugo): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email);
  return visitor;
}

const note = (visitor: Visitor, options: object = {}) =>
  visitor.visit('POST', `/operations/${golden}/notes`, { data: { text: 'Essai' }, ...options });

/** True when the session still opens the company's pages. */
async function isOpen(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/operations')).page.component === 'Client/Operation/Index';
}

describe('sessions', () => {
  test('a made-up, cut, lengthened or foreign cookie opens nothing', async () => {
    const visitor = await signedIn();
    const real = visitor.cookies.get(cookieName) ?? '';
    for (const forged of ['x', real.slice(1), `${real}a`, real.toUpperCase(), '%00', 'null']) {
      const thief = server.visitor();
      thief.cookies.set(cookieName, forged);
      expect(await isOpen(thief), forged).toBe(false);
    }
  });

  test('the hash that the table holds is no cookie', async () => {
    await signedIn();
    const [row] = await server.deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, personId('hugo.lartigue')));
    const thief = server.visitor();
    thief.cookies.set(cookieName, row?.idHash ?? '');
    expect(await isOpen(thief)).toBe(false);
  });

  test('a session kept from before signing out is worth nothing', async () => {
    const visitor = await signedIn();
    const copy = server.visitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    expect(await isOpen(copy)).toBe(true);
    await visitor.visit('POST', '/deconnexion');
    expect(await isOpen(copy)).toBe(false);
  });

  test('ends with the account, the membership and the company, from the next request on', async () => {
    const visitor = await signedIn('lea.pons@example.test');
    const { db } = server.deps;
    const lea = eq(users.id, personId('lea.pons'));
    for (const status of ['suspended', 'deactivated', 'invited'] as const) {
      await db.update(users).set({ status }).where(lea);
      expect(await isOpen(visitor), status).toBe(false);
      await db.update(users).set({ status: 'active' }).where(lea);
    }
    await db.update(users).set({ blockedAt: new Date() }).where(lea);
    expect(await isOpen(visitor), 'blocked').toBe(false);
  });

  test('the cookie cannot be read by scripts, leaves only over TLS, and for no other site’s forms', async () => {
    const visitor = server.visitor();
    // The address is remembered until the person has signed in.
    const { headers } = await visitor.get('/operations', { follows: false });
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith(cookieName)) ?? '';
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/Secure/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).toMatch(/Path=\//);
    expect(line).not.toMatch(/Domain/);
  });
});

describe('tokens of changes', () => {
  test('none, an empty one, one of another session and one of a former session are refused', async () => {
    const visitor = await signedIn();
    const other = await signedIn('karim.belkacem@example.test');
    const former = visitor.cookies.get('XSRF-TOKEN') ?? '';
    await visitor.visit('POST', '/deconnexion');
    await visitor.signIn(hugo);
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';
    for (const token of ['', 'x', former, foreign, '%00']) {
      const { status } = await note(visitor, { hasToken: false, headers: { 'x-xsrf-token': token } });
      expect(status, token).toBe(419);
    }
    expect((await note(visitor, { hasToken: false })).status).toBe(419);
    expect((await note(visitor)).status).toBe(200);
  });

  test('a guest’s is signed by us, ends after half a day, and is compared with that of their browser', async () => {
    const mine = server.visitor();
    await mine.get('/connexion');
    const own = mine.cookies.get('XSRF-TOKEN') ?? '';
    const other = server.visitor();
    await other.get('/connexion');
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';
    const tryWith = async (token: string, kept = token): Promise<number> => {
      mine.cookies.set('XSRF-TOKEN', kept);
      const data = { email: hugo, password: 'faux' };
      const headers = { 'x-xsrf-token': token };
      return (await mine.visit('POST', '/connexion', { data, headers, hasToken: false })).status;
    };
    const [issuedAtMs = '', random = '', signature = ''] = own.split('.');
    const forged = [
      ['', own],
      [foreign, own],
      ['x', 'x'],
      [`${Number(issuedAtMs) + 1}.${random}.${signature}`],
      [`${issuedAtMs}.${foreign.split('.')[1]}.${signature}`],
      [`${own}.x`],
      [`${issuedAtMs}.${random}`],
    ] as const;
    for (const [token, kept] of forged) expect(await tryWith(token, kept), token).toBe(419);
    server.clock.advance(11 * hourMs);
    expect(await tryWith(own)).toBe(200);
    const late = server.visitor();
    await late.get('/connexion');
    server.clock.advance(13 * hourMs);
    const data = { email: hugo, password: 'faux' };
    expect((await late.visit('POST', '/connexion', { data })).status).toBe(419);
    await late.get('/connexion');
    expect((await late.visit('POST', '/connexion', { data })).status).toBe(200);
  });

  test('a page renews a guest’s halfway through its life, and leaves it alone before', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const first = visitor.cookies.get('XSRF-TOKEN');
    server.clock.advance(5 * hourMs);
    await visitor.get('/connexion');
    expect(visitor.cookies.get('XSRF-TOKEN')).toBe(first);
    server.clock.advance(2 * hourMs);
    await visitor.get('/connexion');
    expect(visitor.cookies.get('XSRF-TOKEN')).not.toBe(first);
  });

  test('a page of another site cannot send changes, even with the token', async () => {
    const visitor = await signedIn();
    for (const from of [
      'https://evil.example',
      'null',
      'http://ilot.test.evil.example',
      'http://ilot.test:81',
    ]) {
      expect((await note(visitor, { headers: { origin: from } })).status, from).toBe(419);
    }
  });

  test('a change cannot be sent as a link: no GET is taken for another method', async () => {
    const visitor = await signedIn();
    const path = `/operations/${golden}?_method=DELETE`;
    expect((await visitor.get(path)).page.component).toBe('Client/Operation/Show');
    const headers = { 'x-http-method-override': 'DELETE' };
    expect((await visitor.get(`/operations/${golden}`, { headers })).status).toBe(200);
    expect((await visitor.get(`/operations/${golden}`)).status).toBe(200);
  });
});

describe('what the browser claims', () => {
  test('nobody signs in by a header, a query or a forged signature', async () => {
    const forged = [
      `/operations?as=${hugo}`,
      `/operations?as=${hugo}&expires=9999999999&signature=${'0'.repeat(64)}`,
      `/export/operations/${golden}/couverture?as=${hugo}&expires=9999999999&signature=${'a'.repeat(64)}`,
      `/export/operations/${golden}/couverture?as=${hugo}&expires=9999999999&signature=`,
    ];
    for (const path of forged) {
      const visitor = server.visitor();
      const headers = { 'x-user': hugo, 'x-forwarded-user': hugo, authorization: 'Basic aHVnbzpodWdv' };
      expect((await visitor.get(path, { headers })).page.component, path).toBe('Auth/Login');
    }
  });
});
