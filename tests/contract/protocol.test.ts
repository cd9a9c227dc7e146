import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { throttles } from '#mocks/db/schema/index.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { createDispatch } from '#mocks/server/dispatch.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const golden = seedId('operation:T1:OP-2025-001');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the page protocol', () => {
  test('answers a document with the page object inside, and JSON to the protocol, for the same address', async () => {
    const visitor = server.visitor();
    const document = await visitor.get('/connexion', { isProtocol: false });
    expect(document.headers.get('content-type')).toContain('text/html');
    expect(document.text).toContain('"component":"Auth/Login"');
    const { page, headers } = await visitor.get('/connexion');
    expect(page).toMatchObject({ component: 'Auth/Login', url: '/connexion', version: 'v1' });
    expect(headers.get('vary')).toContain('X-Inertia');
  });

  test('asks a client of another build to load the document anew', async () => {
    const visitor = server.visitor();
    const { status, headers } = await visitor.get('/connexion', { headers: { 'x-inertia-version': 'v0' } });
    expect(status).toBe(409);
    expect(headers.get('x-inertia-location')).toBe('/connexion');
  });

  test('redirects after a change with 303, so that the next request is a GET', async () => {
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    for (const [method, path] of [
      ['PATCH', '/preferences'],
      ['POST', `/operations/${golden}/notes`],
      ['PUT', `/operations/${golden}`],
    ] as const) {
      const answer = await visitor.visit(method, path, { data: {}, follows: false });
      expect(answer.status, path).toBe(303);
    }
  });

  test('shows a text once, and a page fetched ahead does not use it up', async () => {
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    await visitor.visit('POST', '/deconnexion', { follows: false });
    const ahead = await visitor.get('/connexion', { headers: { purpose: 'prefetch' } });
    expect(ahead.page.props.flash).not.toBeNull();
    expect((await visitor.get('/connexion')).page.props.flash).not.toBeNull();
    expect((await visitor.get('/connexion')).page.props.flash).toBeNull();
  });

  test('speaks the language that the browser asks for, and the one that the person chose', async () => {
    const visitor = server.visitor();
    const english = await visitor.get('/connexion', { headers: { 'accept-language': 'en-GB,en;q=0.9' } });
    expect(english.page.props).toMatchObject({ app: { locale: 'en' } });
    const german = await visitor.get('/connexion', { headers: { 'accept-language': 'de' } });
    expect(german.page.props).toMatchObject({ app: { locale: 'fr' } });
    await visitor.signIn('hugo.lartigue@example.test');
    const chosen = await visitor.visit('PATCH', '/preferences', { data: { locale: 'en', theme: 'dark' } });
    expect(chosen.page.props).toMatchObject({ app: { locale: 'en', theme: 'dark' } });
    await visitor.visit('PATCH', '/preferences', { data: { locale: 'fr' } });
  });
});

describe('refusals', () => {
  test('an unknown address is a page with status 404 and an identifier to give to the support', async () => {
    const visitor = server.visitor();
    const { status, page, headers } = await visitor.get('/nulle-part');
    expect(status).toBe(404);
    expect(page).toMatchObject({ component: 'Error/Global', props: { status: 404, context: 'guest' } });
    expect(page.props).toMatchObject({ requestId: headers.get('x-request-id') });
    expect((await visitor.get('/nulle-part', { isProtocol: false })).text).toContain('Error/Global');
  });

  test('a method that the address does not know is 405', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    expect((await visitor.visit('DELETE', '/connexion')).status).toBe(405);
  });

  test('a failure of ours is 500 and tells nothing of its cause', async () => {
    const cause = new Error('secret cause');
    const login = { ...server.deps.handlers.login, handle: () => Promise.reject(cause) };
    const { deps } = server;
    const dispatch = createDispatch({ ...deps, log: silentLogger, handlers: { ...deps.handlers, login } });
    const request = new Request(`${testOrigin}/connexion`, { headers: { 'x-inertia': 'true' } });
    const dispatched = await dispatch(request, {});
    expect(dispatched?.response.status).toBe(500);
    expect(await dispatched?.response.text()).not.toContain('secret cause');
  });

  test('more fields than any form has are 422, told as such, before an attempt is counted', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const form = Object.fromEntries(Array.from({ length: 1001 }, (_, field) => [`champ${field}`, 'x']));
    const query = new URLSearchParams(form).toString();
    const before = await server.deps.db.$count(throttles);
    for (const answer of [
      await visitor.visit('POST', '/connexion', { form }),
      await visitor.visit('POST', `/connexion?${query}`),
      await visitor.get(`/connexion?${query}`),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.page).toMatchObject({
        component: 'Error/Global',
        props: { status: 422, reason: 'fields' },
      });
    }
    expect(await server.deps.db.$count(throttles)).toBe(before);
  });

  test('too many sign-ins from one address are 429, with the time to wait', async () => {
    const address = '203.0.113.9';
    for (let tries = 0; tries < 30; tries += 1) await hitThrottle(server.deps, `sign-in:${address}`, 30, 60);
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const { status, page, headers } = await visitor.visit('POST', '/connexion', {
      data: { email: 'someone@example.test', password: 'x' },
      headers: { 'x-real-ip': address },
    });
    expect(status).toBe(429);
    expect(page.props).toMatchObject({ status: 429, retryAfterS: 60 });
    expect(headers.get('retry-after')).toBe('60');
  });
});

describe('maintenance', () => {
  test('closes every page with 503 and a time to come back, health included, save for who holds the word', async () => {
    const visitor = server.visitor();
    await visitor.get('/connexion');
    await writeSetting(server.deps.db, 'maintenance', {
      message: 'Mise à jour',
      until: '2026-11-20T09:00:00.000Z',
      bypassHash: await sha256Hex('sésame'),
    });
    const closed = await visitor.get('/connexion');
    expect(closed.status).toBe(503);
    expect(closed.page).toMatchObject({ component: 'Error/Maintenance', props: { message: 'Mise à jour' } });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.get('/sante')).status).toBe(503);
    expect((await visitor.get(`/connexion?acces=${encodeURIComponent('sésame')}`)).status).toBe(200);
    expect((await visitor.get('/connexion')).status).toBe(200);
    await writeSetting(server.deps.db, 'maintenance', null);
    expect((await server.visitor().get('/sante')).status).toBe(200);
  });

  test('is changed by a signed request alone', async () => {
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    expect((await visitor.visit('PUT', '/maintenance', { data: { isOn: true } })).status).toBe(403);
    const url = await signLink(server.signer, 'PUT', new URL('/maintenance', testOrigin), {
      now: server.clock.systemNow(),
      lifeS: 30,
    });
    const answer = await visitor.visit('PUT', url.pathname + url.search, {
      data: { isOn: false },
      hasToken: false,
    });
    expect(JSON.parse(answer.text)).toEqual({ isOn: false });
  });
});

describe('export.cover', () => {
  interface CoverProps {
    operation: { departmentName: string; lotsCount: number };
    editedOn: string;
    query: { preset: string };
  }

  test('gives the cover its facts, and takes only sensible wishes from the address', async () => {
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    const { page } = await visitor.get(`/export/operations/${golden}/couverture?preset=bank&date=hier`);
    const props = page.props as unknown as CoverProps;
    expect(props.operation).toMatchObject({ departmentName: 'Gironde', lotsCount: 9 });
    expect(props).toMatchObject({ editedOn: '2026-11-20', query: { preset: 'bank' } });
  });

  test('a signed link opens it without a session, for its time and for that address only', async () => {
    const sign = (path: string, lifeS: number) =>
      signLink(server.signer, 'GET', new URL(path, testOrigin), {
        now: server.clock.systemNow(),
        lifeS,
        as: 'hugo.lartigue@example.test',
      });
    const path = `/export/operations/${golden}/couverture`;
    const visitor = server.visitor();
    const good = await sign(path, 60);
    const answer = await visitor.get(good.pathname + good.search);
    expect(answer.page.component).toBe('Export/Cover');
    expect(visitor.cookies.size).toBe(0);
    const other = good.search.replace('hugo.lartigue', 'karim.belkacem');
    expect((await visitor.get(good.pathname + other)).page.component).toBe('Auth/Login');
    const elsewhere = await sign(`/operations/${golden}`, 60);
    expect((await visitor.get(elsewhere.pathname + elsewhere.search)).page.component).toBe('Auth/Login');
    server.clock.advance(61_000);
    expect((await server.visitor().get(good.pathname + good.search)).page.component).toBe('Auth/Login');
  });
});

describe('data', () => {
  test('the commune directory finds by postcode and by name, for whoever signs up as well', async () => {
    expect((await server.visitor().get('/communes?q=33500', { isProtocol: false })).status).toBe(200);
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    for (const q of ['33500', 'libour']) {
      const { text } = await visitor.get(`/communes?q=${q}`, { isProtocol: false });
      const { items } = JSON.parse(text) as { items: { inseeCode: string }[] };
      expect(
        items.some((item) => item.inseeCode === '33243'),
        q,
      ).toBe(true);
    }
  });

  test('the root leads to the start page, or to the sign-in page', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/')).page.component).toBe('Auth/Login');
    await visitor.signIn('hugo.lartigue@example.test');
    expect((await visitor.get('/')).page.component).toBe('Client/Dashboard');
  });
});
