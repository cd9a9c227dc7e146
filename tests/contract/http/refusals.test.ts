import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '#mocks/handlers/index.ts';
import { immutableFile, openHosted, type Hosted, type RawAnswer } from '#tests/support/hosted.ts';

let hosted: Hosted;
/** Told by a test to let a waiting request end. */
let letGo: () => void = () => undefined;
beforeAll(async () => {
  hosted = await openHosted(
    { limits: { maxRequests: 3, answerMs: 2_000, uploadBytes: 100_000, bodyBytes: 50_000 } },
    {
      handlers: {
        ...handlers,
        logout: {
          ...handlers.logout,
          handle: async () => {
            await new Promise<void>((resolve) => {
              letGo = resolve;
            });
            return { kind: 'raw', response: new Response('bye') };
          },
        },
        health: {
          ...handlers.health,
          handle: async () => ({
            kind: 'raw',
            response: new Response('ok', { headers: { 'referrer-policy': 'no-referrer' } }),
          }),
        },
      },
    },
  );
});
afterAll(() => hosted.close());

const json = { 'content-type': 'application/json' };

describe('security headers', () => {
  const expected = {
    'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };

  test.each<[string, number, () => Promise<RawAnswer>]>([
    ['a page', 200, () => hosted.ask('/connexion')],
    ['a compressed page', 200, () => hosted.ask('/connexion', { headers: { 'accept-encoding': 'br' } })],
    ['a page by its protocol', 200, () => hosted.ask('/connexion', { headers: { 'x-inertia': 'true' } })],
    ['a redirect', 303, () => hosted.ask('/operations')],
    ['an unknown address', 404, () => hosted.ask('/nulle-part')],
    ['a built file that is not there', 404, () => hosted.ask('/build/assets/none.js')],
    ['a method that an address lacks', 405, () => hosted.ask('/connexion', { method: 'DELETE' })],
    ['a method that nobody has', 405, () => hosted.ask('/connexion', { method: 'TRACE' })],
    [
      'a body that is too large',
      413,
      () => hosted.ask('/connexion', { method: 'POST', headers: json, data: 'a'.repeat(60_000) }),
    ],
    ['an address that is too long', 414, () => hosted.ask(`/?${'a'.repeat(9_000)}`)],
    ['an expectation that we do not meet', 417, () => hosted.ask('/', { headers: { expect: 'wonders' } })],
    ['headers that are too long', 431, () => hosted.ask('/', { headers: { a: 'b'.repeat(17_000) } })],
    ['a host that is none', 400, () => hosted.ask('/', { headers: { host: 'a b' } })],
    ['a probe', 200, () => hosted.ask('/healthz')],
  ])('stand on %s (%i)', async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('a script keeps to what concerns files, as a page asks for dozens smaller than the rest', async () => {
    const answer = await hosted.ask(immutableFile);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(answer.headers)).not.toContain('content-security-policy');
  });

  test('a handler may forbid the referrer altogether, and loses no other header by it', async () => {
    const { headers } = await hosted.ask('/sante');
    expect(headers).toMatchObject({ ...expected, 'referrer-policy': 'no-referrer' });
  });
});

describe('limits', () => {
  test('a body that is too large is refused in the person’s language, announced or not', async () => {
    const headers = { ...json, 'accept-language': 'en', 'x-inertia': 'true' };
    const announced = await hosted.ask('/connexion', { method: 'POST', headers, data: 'a'.repeat(60_000) });
    const streamed = await hosted.ask('/connexion', {
      method: 'POST',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      data: 'a'.repeat(60_000),
    });
    for (const answer of [announced, streamed]) {
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        component: 'Error/Global',
        props: { status: 413, app: { locale: 'en' } },
      });
    }
  });

  test('a body with files may be larger than another, up to its own limit', async () => {
    const send = (bytes: number) =>
      hosted.ask('/connexion', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        data: 'a'.repeat(bytes),
      });
    expect((await send(80_000)).status).not.toBe(413);
    expect((await send(120_000)).status).toBe(413);
  });

  test('more requests than may run at once are asked to come back, and find room later', async () => {
    const { headers } = await hosted.ask('/connexion');
    const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '';
    const leave = () =>
      hosted.ask('/deconnexion', {
        method: 'POST',
        headers: { cookie: cookies, 'x-xsrf-token': decodeURIComponent(token) },
      });
    const waiting = [leave(), leave(), leave()];
    let refused: RawAnswer | null = null;
    while (refused === null) {
      const answer = await hosted.ask('/connexion');
      if (answer.status === 503) refused = answer;
    }
    expect(refused.headers['retry-after']).toBe('1');
    const readiness = await hosted.ask('/readyz');
    expect([readiness.status, readiness.body.toString()]).toEqual([503, '{"status":"busy"}']);
    expect(refused.body.toString()).toContain('Service momentanément indisponible.');
    // Nobody lets them go: they are told after the limit that it takes too long.
    const late = await Promise.all(waiting);
    expect(late.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(hosted.lines).toContainEqual(expect.objectContaining({ message: 'no answer in time' }));
    letGo();
  });
});
