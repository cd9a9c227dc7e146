import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserRequest } from '#runtime/protocol/request.ts';

afterEach(() => vi.unstubAllGlobals());

test('a form with files goes by its own method to a server that says it reads it so, else as a POST', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (href: string, { method }: RequestInit) => {
    sent.push([method, href]);
    return new Response('');
  });
  for (const spoofsForms of [undefined, true, false]) {
    const data = { photo: new Blob(['x']) };
    await createBrowserRequest({ spoofsForms })({ method: 'PUT', href: '/photo', data, version: null });
  }
  const spoofed = ['POST', '/photo?_method=PUT'];
  expect(sent).toEqual([spoofed, spoofed, ['PUT', '/photo']]);
});
