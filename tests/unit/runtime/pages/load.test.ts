import { describe, expect, test, vi } from 'vitest';
import { takeKeptFlash } from '#runtime/pages/kept-flash.ts';
import {
  CancelledRequestError,
  NetworkError,
  PageCodeError,
  UnknownPageError,
} from '#runtime/protocol/failures.ts';
import type { PageAnswer } from '#runtime/protocol/request.ts';
import { answerWith, createBench, deferred, pageAt, settle } from '../support.ts';

const echo = (request: { href: string }) => answerWith(pageAt(request.href));

describe('a request begun with the click', () => {
  test('is the one that the page is loaded with', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench(() => answer.promise);
    bench.loading.begin('/a');
    const loaded = bench.loading.load('/a');
    answer.resolve(answerWith(pageAt('/a')));
    expect(await loaded).toMatchObject({ kind: 'page' });
    expect(bench.asked('/a')).toBe(1);
  });

  test('is not made where a page may be shown at once', async () => {
    const bench = createBench(echo);
    await bench.loading.prefetch('/a');
    bench.loading.begin('/a');
    expect(bench.asked('/a')).toBe(1);
  });

  test('fails as the visit itself: it is not tried a second time', async () => {
    const bench = createBench(() => ({ kind: 'network-error', cause: new TypeError('offline') }));
    bench.loading.begin('/a');
    await expect(bench.loading.load('/a')).rejects.toThrow(NetworkError);
    expect(bench.asked('/a')).toBe(1);
  });

  test('is given up with the visit that has taken it over', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench(() => answer.promise);
    const visit = new AbortController();
    bench.loading.begin('/a');
    const loaded = bench.loading.load('/a', visit.signal);
    visit.abort();
    await settle();
    answer.resolve(answerWith(pageAt('/a')));
    await expect(loaded).rejects.toThrow(CancelledRequestError);
    expect(bench.cache.readPage('/a')).toBeUndefined();
  });
});

describe('freshness', () => {
  test('a prefetched page is shown without another request for 30 s', async () => {
    const bench = createBench(echo);
    await bench.loading.prefetch('/a');
    bench.pass(29_000);
    expect(await bench.loading.load('/a')).toMatchObject({ kind: 'page' });
    await settle();
    expect(bench.asked('/a')).toBe(1);
  });

  test('after 30 s it is shown at once and asked for again behind it, exactly once', async () => {
    const bench = createBench(echo);
    await bench.loading.prefetch('/a');
    bench.pass(31_000);
    await Promise.all([bench.loading.load('/a'), bench.loading.load('/a')]);
    await settle();
    expect(bench.asked('/a')).toBe(2);
  });

  test('coming back to a page shown before shows it at once and asks again once', async () => {
    const bench = createBench(echo);
    await bench.loading.load('/a');
    expect(bench.asked('/a')).toBe(1);
    await bench.loading.load('/b');
    await bench.loading.load('/a');
    await settle();
    expect(bench.asked('/a')).toBe(2);
  });

  test('after a change on the server, prefetched pages are no longer fresh, nor are answers already under way', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench((request) => (request.href === '/slow' ? answer.promise : echo(request)));
    await bench.loading.prefetch('/a');
    const slow = bench.loading.prefetch('/slow');
    bench.cache.markAllStale();
    answer.resolve(answerWith(pageAt('/slow')));
    await slow;
    await bench.loading.load('/a');
    await bench.loading.load('/slow');
    await settle();
    expect([bench.asked('/a'), bench.asked('/slow')]).toEqual([2, 2]);
  });

  test('an error page is shown but never shown again without asking', async () => {
    let status = 500;
    const bench = createBench((request) => answerWith(pageAt(request.href, { status }, 'Error'), status));
    await bench.loading.load('/a');
    status = 200;
    const outcome = await bench.loading.load('/a');
    expect(outcome).toMatchObject({ kind: 'page', entry: { status: 200 } });
  });

  test('a page older than half an hour is asked for before it is shown', async () => {
    let count = 0;
    const bench = createBench((request) => answerWith(pageAt(request.href, { count: (count += 1) })));
    await bench.loading.load('/a');
    bench.pass(31 * 60_000);
    expect(await bench.loading.load('/a')).toMatchObject({ entry: { page: { props: { count: 2 } } } });
  });
});

describe('identity', () => {
  test('when another person appears, everything kept before is dropped', async () => {
    let user = 'hugo';
    const bench = createBench((request) => answerWith(pageAt(request.href, { user })));
    await bench.loading.load('/a');
    await bench.loading.load('/b');
    user = 'ines';
    await bench.loading.load('/c');
    expect(bench.cache.read('/a')).toBeUndefined();
    expect(bench.cache.readPage('/c')?.page.props.user).toBe('ines');
  });

  test('an answer asked for by the former person is not kept', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench((request) =>
      request.href === '/late' ? answer.promise : answerWith(pageAt(request.href, { user: 'ines' })),
    );
    bench.cache.store('/a', pageAt('/a', { user: 'hugo' }));
    const late = bench.loading.prefetch('/late');
    await bench.loading.load('/b');
    answer.resolve(answerWith(pageAt('/late', { user: 'hugo' })));
    await late;
    expect(bench.cache.read('/late')).toBeUndefined();
    expect(bench.cache.readPage('/b')?.page.props.user).toBe('ines');
  });
});

describe('redirects', () => {
  test('the page of another address is kept under its own and never fetched twice', async () => {
    const bench = createBench(() => answerWith(pageAt('/login')));
    expect(await bench.loading.load('/a')).toMatchObject({ kind: 'moved', to: '/login' });
    expect(await bench.loading.load('/login')).toMatchObject({ kind: 'page' });
    expect(bench.requests).toHaveLength(1);
  });

  test('a prefetched link that redirects costs nothing more when followed', async () => {
    const bench = createBench(() => answerWith(pageAt('/b')));
    await bench.loading.prefetch('/a');
    expect(await bench.loading.load('/a')).toMatchObject({ kind: 'moved', to: '/b' });
    await bench.loading.load('/b');
    await settle();
    expect(bench.requests).toHaveLength(1);
  });

  test('an address spelled otherwise by the server is not a redirect', async () => {
    const bench = createBench(() => answerWith(pageAt('/a?f%5Bx%5D=%C3%A9')));
    expect(await bench.loading.load('/a?f[x]=é')).toMatchObject({ kind: 'page' });
  });

  test('a redirect found behind a page shown is told to the router', async () => {
    let url = '/a';
    const bench = createBench(() => answerWith(pageAt(url)));
    await bench.loading.load('/a');
    url = '/login';
    await bench.loading.load('/a');
    await settle();
    expect(bench.moves).toEqual(['/login']);
  });

  test('409 with a location leaves the document', async () => {
    const bench = createBench(() => ({ kind: 'location', url: 'https://else.test/' }));
    expect(await bench.loading.load('/a')).toEqual({ kind: 'left' });
    expect(bench.left).toEqual(['https://else.test/']);
  });
});

describe('requests', () => {
  test('two clicks on one link make one request', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench(() => answer.promise);
    const first = new AbortController();
    const firstLoad = bench.loading.load('/a', first.signal);
    first.abort();
    const second = bench.loading.load('/a', new AbortController().signal);
    answer.resolve(answerWith(pageAt('/a')));
    expect(await second).toMatchObject({ kind: 'page' });
    await firstLoad;
    expect(bench.requests).toHaveLength(1);
  });

  test('a request nobody waits for any more is given up', async () => {
    const answer = deferred<PageAnswer>();
    const bench = createBench(() => answer.promise);
    const controller = new AbortController();
    const load = bench.loading.load('/a', controller.signal);
    controller.abort();
    await settle();
    expect(bench.requests[0]?.signal?.aborted).toBe(true);
    answer.resolve(answerWith(pageAt('/a')));
    await expect(load).rejects.toBeInstanceOf(CancelledRequestError);
    expect(bench.cache.read('/a')).toBeUndefined();
  });

  test('a click that adopts a failing prefetch makes its own request', async () => {
    const first = deferred<PageAnswer>();
    let count = 0;
    const bench = createBench((request) => ((count += 1) === 1 ? first.promise : echo(request)));
    const prefetch = bench.loading.prefetch('/a');
    const load = bench.loading.load('/a');
    first.resolve({ kind: 'network-error', cause: null });
    expect(await load).toMatchObject({ kind: 'page' });
    await prefetch;
    expect(bench.requests).toHaveLength(2);
  });

  test('a failing request is a typed error and the next try asks again', async () => {
    let isDown = true;
    const bench = createBench((request) => (isDown ? { kind: 'network-error', cause: null } : echo(request)));
    await expect(bench.loading.load('/a')).rejects.toBeInstanceOf(NetworkError);
    isDown = false;
    expect(await bench.loading.load('/a')).toMatchObject({ kind: 'page' });
  });

  test('a page kept stays when the server is in trouble behind it, and goes when it is gone', async () => {
    let status = 200;
    const bench = createBench(({ href }) =>
      answerWith(pageAt(href, {}, status === 200 ? 'Page' : 'Error'), status),
    );
    const seen: (readonly [number, string | undefined])[] = [];
    for (const next of [200, 500, 503, 429, 200, 404]) {
      status = next;
      await bench.loading.load('/a');
      await settle();
      seen.push([next, bench.cache.readPage('/a')?.page.component]);
    }
    expect(seen.map(([, component]) => component)).toEqual(['Page', 'Page', 'Page', 'Page', 'Page', 'Error']);
  });

  test('a prefetch that met a server in trouble is made again by the click', async () => {
    let status = 503;
    const bench = createBench(({ href }) =>
      answerWith(pageAt(href, {}, status === 200 ? 'Page' : 'Error'), status),
    );
    await bench.loading.prefetch('/a');
    status = 200;
    expect(await bench.loading.load('/a')).toMatchObject({ entry: { page: { component: 'Page' } } });
  });

  test('a page kept is still shown when the server cannot be reached', async () => {
    let isDown = false;
    const bench = createBench((request) => (isDown ? { kind: 'network-error', cause: null } : echo(request)));
    await bench.loading.load('/a');
    isDown = true;
    expect(await bench.loading.load('/a')).toMatchObject({ kind: 'page' });
    await settle();
  });

  test('a gateway failure is tried once more, any other answer is not', async () => {
    const statuses = [502, 502, 504, 500];
    const bench = createBench(() => ({ kind: 'foreign', status: statuses.shift() ?? 0, body: '' }));
    await expect(bench.loading.load('/a')).rejects.toMatchObject({ status: 502 });
    expect(bench.requests).toHaveLength(2);
    await expect(bench.loading.load('/b')).rejects.toMatchObject({ status: 500 });
    expect(bench.requests).toHaveLength(4);
  });

  test('no more than four prefetches run at once', async () => {
    const bench = createBench(() => new Promise<PageAnswer>(() => undefined));
    for (const href of ['/1', '/2', '/3', '/4', '/5']) void bench.loading.prefetch(href);
    await settle();
    expect(bench.requests).toHaveLength(4);
  });
});

describe('code of pages', () => {
  test('neither code nor data waits for the other', async () => {
    const asked = new Set<string>();
    const bench = createBench(
      () => {
        asked.add('data');
        return new Promise<PageAnswer>(() => undefined);
      },
      {
        Other: () => {
          asked.add('code');
          return new Promise(() => undefined);
        },
      },
    );
    void bench.loading.load('/other');
    await vi.waitFor(() => expect(asked).toEqual(new Set(['data', 'code'])));
  });

  test('code that cannot be loaded makes one full visit, then an error', async () => {
    const bench = createBench((request) => answerWith(pageAt(request.href, {}, 'Broken')), {
      Broken: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    expect(await bench.loading.load('/a')).toEqual({ kind: 'left' });
    expect(bench.left).toEqual(['/a']);
    await expect(bench.loading.load('/a')).rejects.toBeInstanceOf(PageCodeError);
    expect(bench.left).toHaveLength(1);
  });

  test('the message of a page that has to be loaded as a document is told by that document, once', async () => {
    const flash = { type: 'success', text: 'Enregistré.' };
    const page = { ...pageAt('/a', {}, 'Broken'), flash };
    const bench = createBench(() => answerWith(page), {
      Broken: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    await bench.loading.load('/a');
    expect(bench.left).toEqual(['/a']);
    expect([takeKeptFlash(bench.storage), takeKeptFlash(bench.storage)]).toEqual([flash, undefined]);
  });

  test('a page that this application does not have is an error of its own, without a full visit', async () => {
    const bench = createBench((request) => answerWith(pageAt(request.href, {}, 'Nowhere')));
    await expect(bench.loading.load('/a')).rejects.toBeInstanceOf(UnknownPageError);
    expect(bench.left).toEqual([]);
  });
});
