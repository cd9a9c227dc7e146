import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#runtime/protocol/failures.ts';
import { createRequestPage, type PageRequest } from '#runtime/protocol/request.ts';

const page = { component: 'A', props: {}, url: '/a', version: '1' };
const get: PageRequest = { method: 'GET', href: '/a', version: null };

function senderAnswering(response: Response | Error) {
  const calls: { url: string; init: RequestInit }[] = [];
  const request = createRequestPage({
    fetch: async (input, init) => {
      calls.push({ url: input instanceof Request ? input.url : input.toString(), init: init ?? {} });
      if (response instanceof Error) throw response;
      return response;
    },
    csrf: { readCookies: () => '', readMeta: () => null },
  });
  return { request, calls };
}

const inertia = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'X-Inertia': 'true' } });

describe('kinds of answers', () => {
  test('a page, with its status, even an error page', async () => {
    expect(await senderAnswering(inertia(page)).request(get)).toEqual({ kind: 'page', page, status: 200 });
    expect(await senderAnswering(inertia(page, 403)).request(get)).toEqual({
      kind: 'page',
      page,
      status: 403,
    });
  });

  test('the two 409 headers are looked at before X-Inertia', async () => {
    const both = (name: string) =>
      new Response('', { status: 409, headers: { 'X-Inertia': 'true', [name]: '/b' } });
    expect(await senderAnswering(both('X-Inertia-Location')).request(get)).toEqual({
      kind: 'location',
      url: '/b',
    });
    expect(await senderAnswering(both('X-Inertia-Redirect')).request(get)).toEqual({
      kind: 'redirect',
      url: '/b',
    });
  });

  test('without X-Inertia, or with something else than a page, the answer is foreign', async () => {
    const html = new Response('<html>', { status: 500 });
    expect(await senderAnswering(html).request(get)).toEqual({
      kind: 'foreign',
      status: 500,
      body: '<html>',
    });
    expect(await senderAnswering(inertia({ a: 1 })).request(get)).toMatchObject({
      kind: 'foreign',
      status: 200,
    });
  });

  test('an unreachable server is a network error, a request given up is aborted; neither rejects', async () => {
    const cause = new TypeError('fetch failed');
    expect(await senderAnswering(cause).request(get)).toEqual({ kind: 'network-error', cause });
    const signal = AbortSignal.abort();
    expect(await senderAnswering(cause).request({ ...get, signal })).toEqual({ kind: 'aborted' });
  });
});

describe('an old token', () => {
  /** A server that takes one token, and tells it with every page that is read. */
  function tokenServer(taken: (renewals: number) => boolean) {
    const calls: string[] = [];
    let cookie = 'XSRF-TOKEN=old';
    const request = createRequestPage({
      fetch: async (input, init) => {
        const method = init?.method ?? 'GET';
        calls.push(`${method} ${input as string} ${new Headers(init?.headers).get('X-XSRF-TOKEN') ?? ''}`);
        if (method !== 'GET')
          return calls.length > 1 && taken(calls.length) ? inertia(page) : inertia(page, 419);
        cookie = 'XSRF-TOKEN=new';
        return inertia(page);
      },
      csrf: { readCookies: () => cookie, readMeta: () => null },
      here: () => '/form',
    });
    return { request, calls };
  }

  test('is renewed by reading the page shown, and the action sent once more', async () => {
    const { request, calls } = tokenServer(() => true);
    expect(await request({ ...get, method: 'PUT' })).toMatchObject({ kind: 'page', status: 200 });
    expect(calls).toEqual(['PUT /a old', 'GET /form old', 'PUT /a new']);
  });

  test('that is refused again stays refused: there is one retry, never a loop', async () => {
    const { request, calls } = tokenServer(() => false);
    expect(await request({ ...get, method: 'POST' })).toMatchObject({ kind: 'page', status: 419 });
    expect(calls).toHaveLength(3);
  });

  test('stays refused when no new one can be had', async () => {
    const request = createRequestPage({
      fetch: async (_input, init) => {
        if (init?.method === undefined) throw new TypeError('no network');
        return inertia(page, 419);
      },
      csrf: { readCookies: () => '', readMeta: () => null },
      here: () => '/form',
    });
    expect(await request({ ...get, method: 'POST' })).toMatchObject({ kind: 'page', status: 419 });
  });
});

describe('time', () => {
  const endless = createRequestPage({
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
    csrf: { readCookies: () => '', readMeta: () => null },
  });

  test('an answer that does not come in half a minute is a network error that says so', async () => {
    vi.useFakeTimers();
    try {
      const answer = endless({ ...get, method: 'POST' });
      await vi.advanceTimersByTimeAsync(30_000);
      const ended = await answer;
      expect(ended).toMatchObject({ kind: 'network-error', cause: { name: 'TimeoutError' } });
      expect(ended.kind === 'network-error' && new NetworkError('/a', ended.cause).isTooSlow).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('who gives up hears of it at once', async () => {
    const controller = new AbortController();
    const answer = endless({ ...get, signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({ kind: 'aborted' });
  });
});

describe('what is sent', () => {
  test('the data of a GET goes into its query, the hash is cut, the HTTP cache is kept out', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    await request({ ...get, href: '/a?x=1&y=2#top', data: { x: 3, f: { on: true } } });
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe('/a?x=3&y=2&f[on]=1');
    expect(calls[0]?.init.cache).toBe('no-store');
    expect(calls[0]?.init.body).toBeUndefined();
  });

  test('other methods send JSON, an empty object when there is nothing', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    await request({ ...get, method: 'DELETE' });
    expect(calls[0]?.init).toMatchObject({ method: 'DELETE', body: '{}' });
    expect(calls[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  test('a file anywhere inside turns the body into a form, without a content type of ours', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    const file = new File(['x'], 'é.txt');
    await request({ ...get, method: 'PUT', data: { a: { b: [file, true, null, new Date(0)] } } });
    const body = calls[0]?.init.body;
    expect(body).toBeInstanceOf(FormData);
    const form = body as FormData;
    expect([...form.keys()]).toEqual(['a[b][0]', 'a[b][1]', 'a[b][2]', 'a[b][3]']);
    expect([form.get('a[b][1]'), form.get('a[b][2]'), form.get('a[b][3]')]).toEqual([
      '1',
      '',
      '1970-01-01T00:00:00.000Z',
    ]);
    expect(calls[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('a FormData passes untouched', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    const data = new FormData();
    await request({ ...get, method: 'POST', data });
    expect(calls[0]?.init.body).toBe(data);
  });
});

describe('forms with files', () => {
  const put: PageRequest = {
    method: 'PUT',
    href: '/a?x=1#h',
    version: null,
    data: { file: new File(['x'], 'a.txt'), name: 'é' },
  };

  test('are posted, the method they stand for in the query and in a header, as PHP cannot read them otherwise', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    await request(put);
    expect(calls[0]).toMatchObject({ url: '/a?x=1&_method=PUT', init: { method: 'POST' } });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.get('x-http-method-override')).toBe('PUT');
    // The browser writes the boundary into it.
    expect(headers.has('content-type')).toBe(false);
  });

  test('a change without files keeps its method', async () => {
    const { request, calls } = senderAnswering(inertia(page));
    await request({ ...put, data: { name: 'é' } });
    expect(calls[0]).toMatchObject({ url: '/a?x=1', init: { method: 'PUT', body: '{"name":"é"}' } });
  });

  test('tell how much of them has left, and only they take the way that can tell it', async () => {
    const fractions: number[] = [];
    const sent: string[] = [];
    const request = createRequestPage({
      fetch: async () => inertia(page),
      csrf: { readCookies: () => '', readMeta: () => null },
      upload: async (onProgress) => async (href) => {
        sent.push(href);
        onProgress({ loaded: 1, total: 2, fraction: 0.5 });
        return inertia(page);
      },
    });
    const onProgress = ({ fraction }: { fraction: number }) => void fractions.push(fraction);
    await request({ ...put, method: 'POST', onProgress });
    await request({ ...put, method: 'POST', data: { name: 'x' }, onProgress });
    expect([sent, fractions]).toEqual([['/a?x=1'], [0.5]]);
  });
});
