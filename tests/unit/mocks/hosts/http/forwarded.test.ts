import { describe, expect, test } from 'vitest';
import { asSeenByBrowser } from '#mocks/hosts/http/forwarded.ts';

const forwarded = {
  'x-forwarded-for': '198.51.100.7, 203.0.113.9',
  'x-forwarded-host': 'ilot.example.test',
  'x-real-ip': '192.0.2.1',
};

describe('a request as the browser sent it', () => {
  test('behind a TLS proxy: https, the public host, and the address that the proxy saw', async () => {
    const inner = new Request('http://localhost:8000/operations?q=a', {
      method: 'POST',
      headers: forwarded,
      body: 'x',
    });
    const seen = asSeenByBrowser(inner, '127.0.0.1', {
      isBehindTls: true,
      trustedProxies: 1,
      publicHosts: ['ilot.example.test'],
    });
    expect(seen.url).toBe('https://ilot.example.test/operations?q=a');
    expect(seen.headers.get('x-real-ip')).toBe('203.0.113.9');
    expect([seen.method, await seen.text()]).toEqual(['POST', 'x']);
  });

  test('without a proxy: nothing that a client writes into these headers counts', () => {
    const seen = asSeenByBrowser(new Request('http://localhost:8000/', { headers: forwarded }), '10.0.0.5', {
      isBehindTls: false,
      trustedProxies: 0,
      publicHosts: ['ilot.example.test'],
    });
    expect(seen.url).toBe('http://localhost:8000/');
    expect(seen.headers.get('x-real-ip')).toBe('10.0.0.5');
  });

  test('behind a proxy: only a host that was given as ours replaces the one that it sends', () => {
    const seenAt = (host: string) =>
      asSeenByBrowser(
        new Request('http://proxied.example.test/', { headers: { 'x-forwarded-host': host } }),
        '127.0.0.1',
        {
          isBehindTls: false,
          trustedProxies: 1,
          publicHosts: ['ilot.example.test', 'www.example.test:8443'],
        },
      ).url;
    expect(seenAt('ILOT.example.test')).toBe('http://ilot.example.test/');
    expect(seenAt('www.example.test:8443, inner')).toBe('http://www.example.test:8443/');
    for (const foreign of [
      'evil.example',
      'ilot.example.test:81',
      'ilot.example.test.evil.example',
      '',
      '[::1]',
    ]) {
      expect(seenAt(foreign)).toBe('http://proxied.example.test/');
    }
  });
});
