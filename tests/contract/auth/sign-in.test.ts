import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { countingDatabase } from '#tests/support/counting-database.ts';
import { testPassword } from '#tests/support/database.ts';
import { mailsTo } from '#tests/support/mails.ts';

const owner = 'hugo.lartigue@example.test';
const golden = seedId('operation:T1:OP-2025-001');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('signing in', () => {
  test('opens the start page and replaces the session, so that a fixed session id is worth nothing', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const before = visitor.cookies.get('__Host-ilot');
    const answer = await visitor.signIn(owner, { opensStartPage: true });
    expect(answer.page.component).toBe('Client/Dashboard');
    expect(answer.page.url).toBe('/tableau-de-bord');
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before);
  });

  test('says the same for an unknown person, a wrong password and a person of the other area', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const attempts = [
      { email: 'nobody@example.test', password: testPassword },
      { email: owner, password: 'wrong' },
      { email: 'camille.roussel@example.test', password: testPassword },
    ];
    for (const data of attempts) {
      const { page } = await visitor.visit('POST', '/connexion', { data });
      expect(page.component).toBe('Auth/Login');
      expect(page.props.errors).toEqual({ email: 'Identifiants incorrects.' });
    }
  });

  test('shows its page to a guest for two looks at the database: the settings and the banners', async () => {
    const { db } = server.deps;
    let asked = 0;
    server.deps.db = countingDatabase(db, () => (asked += 1));
    const { page } = await server.visitor().get('/connexion');
    server.deps.db = db;
    expect([page.component, asked]).toEqual(['Auth/Login', 2]);
  });

  test('keeps the e-mail that was typed, and never the password', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const { page, text } = await visitor.visit('POST', '/connexion', {
      data: { email: 'typed@example.test', password: 'secret-typed' },
    });
    expect(page.props['email']).toBe('typed@example.test');
    expect(text).not.toContain('secret-typed');
  });

  test('stops guessing after five tries a minute, and says for how long', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const data = { email: 'lea.pons@example.test', password: 'wrong' };
    for (let tries = 0; tries < 5; tries += 1) await visitor.visit('POST', '/connexion', { data });
    const { page } = await visitor.visit('POST', '/connexion', { data: { ...data, password: testPassword } });
    expect(page.props.errors['email']).toMatch(/^Trop de tentatives. Réessayez dans \d+ secondes.$/);
  });

  test('sends a visitor to where they wanted to go, and only to an address of this site', async () => {
    const visitor = server.visitor();
    const asked = await visitor.get(`/operations/${golden}?vue=1`);
    expect(asked.page.component).toBe('Auth/Login');
    const answer = await visitor.visit('POST', '/connexion', {
      data: { email: owner, password: testPassword },
    });
    expect(answer.page.url).toBe(`/operations/${golden}?vue=1`);
  });

  test('who acted, or whose page asked for data, after the session had ended comes back to that page', async () => {
    for (const [method, path] of [
      ['POST', '/notifications/lues'],
      ['GET', '/operations/a-proximite?lat=44.9&lng=-0.2'],
    ] as const) {
      const visitor = server.visitor();
      await visitor.get('/connexion');
      const referer = `http://ilot.test/operations/${golden}/modifier`;
      const isProtocol = method !== 'GET';
      const asked = await visitor.visit(method, path, { headers: { referer }, isProtocol, follows: false });
      expect([path, asked.status, asked.headers.get('location')]).toEqual([path, 303, '/connexion']);
      const data = { email: owner, password: testPassword };
      const answer = await visitor.visit('POST', '/connexion', { data });
      expect(answer.page.url).toBe(`/operations/${golden}/modifier`);
    }
  });

  test('gives a browser its token again that lost it, or kept an old one', async () => {
    const visitor = server.visitor();
    await visitor.signIn(owner);
    const token = visitor.cookies.get('XSRF-TOKEN');
    for (const kept of [null, 'perime']) {
      if (kept === null) visitor.cookies.delete('XSRF-TOKEN');
      else visitor.cookies.set('XSRF-TOKEN', kept);
      const refused = await visitor.visit('PATCH', '/preferences', { data: { theme: 'dark' } });
      expect(refused.status).toBe(419);
      await visitor.get('/operations');
      expect(visitor.cookies.get('XSRF-TOKEN')).toBe(token);
      const taken = await visitor.visit('PATCH', '/preferences', { data: { theme: 'dark' } });
      expect(taken.status).toBe(200);
    }
  });

  test('refuses a request without the token with 419, whatever it asks', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const data = { email: owner, password: testPassword };
    const answer = await visitor.visit('POST', '/connexion', { data, hasToken: false });
    expect(answer.status).toBe(419);
    expect(answer.page.component).toBe('Error/Global');
    const foreign = await visitor.visit('POST', '/connexion', {
      data,
      headers: { origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(419);
  });

  test('opens the administration to staff alone', async () => {
    const staff = server.visitor();
    const answer = await staff.signIn('camille.roussel@example.test', {
      isStaff: true,
      opensStartPage: true,
    });
    expect(answer.page.component).toBe('Admin/Dashboard/Dashboard');
    expect((await staff.get('/operations')).status).toBe(403);
    const client = server.visitor();
    await client.signIn('ines.duprat@example.test');
    expect((await client.get('/admin')).status).toBe(403);
  });
});

describe('staying signed in', () => {
  test('ends after two hours without a request', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    server.clock.advance(2 * 3_600_000 + 1);
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('goes on for thirty days on a device that was asked to remember, with a new token each time', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test', { remember: true });
    const first = visitor.cookies.get('ilot_souvenir');
    visitor.cookies.delete('__Host-ilot');
    server.clock.advance(20 * 86_400_000);
    expect((await visitor.get('/operations')).page.component).toBe('Client/Operation/Index');
    expect(visitor.cookies.get('ilot_souvenir')).not.toBe(first);
  });

  test('a copied token that is shown again ends the whole family and what it opened, and its owner is told', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test', { remember: true });
    const stolen = visitor.cookies.get('ilot_souvenir') ?? '';
    visitor.cookies.delete('__Host-ilot');
    await visitor.get('/operations');
    server.clock.advance(60_000);
    const thief = server.visitor();
    thief.cookies.set('ilot_souvenir', stolen);
    expect((await thief.get('/operations')).page.component).toBe('Auth/Login');
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
    expect(await mailsTo(server, 'remember.theft', 'ines.duprat@example.test')).toHaveLength(1);
    visitor.cookies.delete('__Host-ilot');
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('signing out ends the session on the server, not only in the browser', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    const kept = new Map(visitor.cookies);
    const answer = await visitor.visit('POST', '/deconnexion');
    expect(answer.page.component).toBe('Auth/Login');
    expect(answer.page.props.flash?.text).toBe('Vous êtes déconnecté.');
    const copy = server.visitor();
    for (const [name, value] of kept) copy.cookies.set(name, value);
    expect((await copy.get('/operations')).page.component).toBe('Auth/Login');
  });
});
