import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHosted, type Hosted } from '#tests/support/hosted.ts';

let hosted: Hosted;
let trusting: Hosted;
beforeAll(async () => {
  hosted = await openHosted({ logKey: 'key of this installation' });
  trusting = await openHosted({ trustedProxies: 1, isBehindTls: true });
});
beforeEach(() => {
  hosted.lines.length = 0;
  trusting.lines.length = 0;
});
afterAll(async () => {
  await hosted.close();
  await trusting.close();
});

const lineOf = ({ lines }: Hosted) => lines.filter(({ message }) => message === 'request');

describe('the log of requests', () => {
  test('one line tells who asked for what and how it went, without an address', async () => {
    const { headers } = await hosted.ask('/connexion?acces=mot-de-passe-de-maintenance');
    const [line, ...others] = lineOf(hosted);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      level: 'info',
      requestId: headers['x-request-id'],
      method: 'GET',
      route: 'login',
      status: 200,
      bytes: Number(headers['content-length']),
      ip: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(JSON.stringify(hosted.lines)).not.toMatch(/127\.0\.0\.1|mot-de-passe-de-maintenance/);
  });

  test('probes that succeed are written only when everything is', async () => {
    await hosted.ask('/healthz');
    expect(lineOf(hosted)).toMatchObject([{ level: 'debug', route: 'healthz' }]);
  });

  test('an identifier given by anyone is not taken', async () => {
    const given = 'abcdef-0123456789';
    const { headers } = await hosted.ask('/connexion', { headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).not.toBe(given);
  });
});

describe('behind a proxy that is trusted', () => {
  test('its identifier is taken where it is one', async () => {
    const ask = async (id: string) =>
      (await trusting.ask('/connexion', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await ask('abcdef-0123456789')).toBe('abcdef-0123456789');
    for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65), '"};alert(1)//']) {
      expect(await ask(bad)).not.toBe(bad);
    }
  });

  test('people are told apart by the address it saw; what they write themselves does not count', async () => {
    const ipOf = async (host: Hosted, forwarded: string) => {
      host.lines.length = 0;
      await host.ask('/connexion', { headers: { 'x-forwarded-for': forwarded } });
      return lineOf(host)[0]?.['ip'];
    };
    expect(await ipOf(trusting, '203.0.113.9')).toBe(await ipOf(trusting, '198.51.100.7, 203.0.113.9'));
    expect(await ipOf(trusting, '203.0.113.9')).not.toBe(await ipOf(trusting, '203.0.113.10'));
    expect(await ipOf(hosted, '203.0.113.9')).toBe(await ipOf(hosted, '203.0.113.10'));
  });

  test('browsers are told to come back by TLS alone', async () => {
    for (const path of ['/connexion', '/nulle-part', '/healthz', '/build/none']) {
      const { headers } = await trusting.ask(path);
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    }
  });
});
