import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatch } from '#mocks/server/dispatch.ts';
import { ownAddress } from '#mocks/server/own-address.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const origin = 'http://ilot.test';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

/** Where a browser that stands at our origin would go. */
const target = (location: string | null): string => new URL(location ?? '', origin).origin;

describe('redirects stay on this site', () => {
  test('an own address leads to our origin, whatever its path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '/', '//', '/\\', '\\\\'), (path, start) => {
        const url = new URL(`${origin}/${start}${path}`);
        expect(target(ownAddress(url))).toBe(origin);
      }),
    );
  });

  test('after a change, whatever the page that sent it claims to be', async () => {
    for (const referer of [
      `${origin}//evil.example/operations`,
      'https://evil.example/',
      `${origin}/\\evil.example`,
      'javascript:alert(1)',
      'not an address',
    ]) {
      const { status, headers } = await owner.visit('PATCH', '/preferences', {
        data: { theme: 'dark' },
        headers: { referer },
        follows: false,
      });
      expect(status, referer).toBe(303);
      expect(target(headers.get('location')), referer).toBe(origin);
    }
  });

  test('a client of another build is sent to our own address', async () => {
    const request = new Request(`${origin}//evil.example/operations`, {
      headers: { 'x-inertia': 'true', 'x-inertia-version': 'old' },
    });
    const answer = await createDispatch(server.deps)(request, {});
    expect(answer?.response.status).toBe(409);
    expect(target(answer?.response.headers.get('x-inertia-location') ?? null)).toBe(origin);
  });
});
