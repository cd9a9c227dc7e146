import { describe, expect, test } from 'vitest';
import { readScrollState } from '#runtime/protocol/scroll-props.ts';
import { openClient } from './client.ts';
import { createScriptedServer, grow, later, once, optional, scroll, type Asked } from './scripted-server.ts';
import { deferred, settle } from '../runtime/support.ts';

const page = (props: Record<string, unknown> = {}) => ({ component: 'Page', props });
const isPart = (on: Asked) => on.headers.has('x-inertia-partial-data');

describe('partial requests', () => {
  test('only what is named changes, dotted names keep what lies beside them, and equal props their identity', async () => {
    let n = 1;
    const server = createScriptedServer({
      '/start': () => page({ n: (n += 1), list: [1], user: { name: 'x', teams: [n] } }),
    });
    const client = await openClient(server);
    const before = client.props();
    await client.visitor.reload({ only: ['user.teams', 'list'] });
    expect(client.lastHeaders()).toMatchObject({
      'x-inertia-partial-component': 'Page',
      'x-inertia-partial-data': 'user.teams,list',
      'cache-control': 'no-cache',
    });
    expect(client.props()).toMatchObject({ n: 2, user: { name: 'x', teams: [3] } });
    expect(client.props()?.list).toBe(before?.list);
    await client.visitor.reload({ except: ['user'] });
    expect(client.lastHeaders()['x-inertia-partial-except']).toBe('user');
    expect(client.props()).toMatchObject({ n: 4, user: { teams: [3] } });
  });

  test('an optional prop is there once it is asked for', async () => {
    const server = createScriptedServer({ '/start': () => page({ more: optional(() => 5) }) });
    const client = await openClient(server);
    expect(client.props()).not.toHaveProperty('more');
    await client.visitor.reload({ only: ['more'] });
    expect(client.props()).toMatchObject({ more: 5 });
  });

  test('the answer of another page is not laid over the one shown', async () => {
    let component = 'Page';
    const server = createScriptedServer({ '/start': () => ({ component, props: { a: 1 } }) });
    const client = await openClient(server);
    component = 'Other';
    await client.visitor.reload({ only: ['b'] });
    expect(client.page()).toMatchObject({ component: 'Other', props: { a: 1 } });
  });

  test('a part of the page of another person is not laid over that of the first', async () => {
    let user = 'hugo';
    const server = createScriptedServer({ '/start': () => page({ user, n: user.length }) });
    const client = await openClient(server);
    user = 'ines-marie';
    await client.visitor.reload({ only: ['user'] });
    expect(client.props()).toMatchObject({ user: 'ines-marie', n: 10 });
    expect(client.drops).toHaveLength(1);
  });
});

describe('props that come later', () => {
  test('are asked for once per group after the page is shown, with the query of its address', async () => {
    const server = createScriptedServer({
      '/start': () => page({ a: later(() => 1), b: later(() => 2), c: later(() => 3, 'slow') }),
    });
    const client = await openClient(server, '/start?x=1');
    await expect.poll(() => client.props()).toMatchObject({ a: 1, b: 2, c: 3 });
    expect(server.asked.map((on) => [on.href, on.headers.get('x-inertia-partial-data')])).toEqual([
      ['/start?x=1', 'a,b'],
      ['/start?x=1', 'c'],
    ]);
    expect(client.page()?.deferredProps).toBeUndefined();
  });

  test('do not clear the errors shown meanwhile', async () => {
    const server = createScriptedServer({
      '/start': () => page({ slow: later(() => 1) }),
      'POST /save': () => ({ to: '/start', errors: { a: 'x' } }),
    });
    const client = await openClient(server);
    await settle();
    await client.visitor.visit({ method: 'POST', href: '/save' });
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
    expect(client.props()?.errors).toEqual({ a: 'x' });
  });

  test('are given up when the page is left, and asked for again after coming back if they are missing still', async () => {
    const gate = deferred<void>();
    const server = createScriptedServer({
      '/start': async (on) => {
        const isFirst = server.asked.filter(isPart).length === 1;
        if (isPart(on) && isFirst) await gate.promise;
        return page({ slow: later(() => 1) });
      },
      '/other': () => ({ component: 'Other' }),
    });
    const client = await openClient(server);
    await expect.poll(() => server.asked.length).toBe(1);
    await client.visitor.visit({ href: '/other' });
    gate.resolve();
    await settle();
    expect(client.cache.readPage('/start')?.page.props).not.toHaveProperty('slow');
    await client.visitor.visit({ href: '/start' });
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
  });

  test('go on over a change of the hash', async () => {
    const gate = deferred<void>();
    const server = createScriptedServer({
      '/start': async (on) => {
        if (isPart(on)) await gate.promise;
        return page({ slow: later(() => 1) });
      },
    });
    const client = await openClient(server);
    await client.visitor.visit({ href: '/start#part' });
    gate.resolve();
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
    expect(server.asked).toHaveLength(1);
  });

  test('stay on the screen while the page is asked for again', async () => {
    let n = 0;
    const server = createScriptedServer({
      '/start': () => page({ slow: later(() => (n += 1)) }),
      '/other': () => ({ component: 'Other' }),
    });
    const client = await openClient(server);
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
    await client.visitor.visit({ href: '/other' });
    await client.visitor.visit({ href: '/start' });
    const seen = new Set<unknown>();
    client.cache.subscribe(() => seen.add(client.props()?.slow));
    await expect.poll(() => client.props()).toMatchObject({ slow: 2 });
    expect(seen.has(undefined)).toBe(false);
  });

  test('that fail on the server are told as such, and may be tried again', async () => {
    let isBroken = true;
    const slow = () => {
      if (isBroken) throw new Error('no');
      return 1;
    };
    const server = createScriptedServer({ '/start': () => page({ slow: later(slow) }) });
    const client = await openClient(server);
    await expect.poll(() => client.page()?.rescuedProps).toEqual(['slow']);
    isBroken = false;
    await client.visitor.reload({ only: ['slow'] });
    expect(client.page()?.rescuedProps).toBeUndefined();
    expect(client.props()).toMatchObject({ slow: 1 });
  });

  test('that cannot be had at all are known to have failed', async () => {
    const server = createScriptedServer({
      '/start': (on) =>
        isPart(on) ? new Response('<html>', { status: 500 }) : page({ slow: later(() => 1) }),
    });
    const client = await openClient(server);
    await expect.poll(() => client.log.hasFailed('slow')).toBe(true);
    expect(client.failures).toEqual([]);
  });

  test('cost a prefetch nothing', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      '/other': () => ({ component: 'Other', props: { slow: later(() => 1) } }),
    });
    const client = await openClient(server);
    await client.loading.prefetch('/other');
    await settle();
    expect(server.asked).toHaveLength(1);
    await client.visitor.visit({ href: '/other' });
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
    expect(server.asked).toHaveLength(2);
  });
});

describe('props that grow', () => {
  const pageOf = (on: Asked) => Number(on.query.get('page') ?? 1);

  test('are lengthened by partial answers and replaced by visits', async () => {
    const server = createScriptedServer({ '/start': (on) => page({ list: grow(() => [pageOf(on)]) }) });
    const client = await openClient(server);
    await client.visitor.reload({ only: ['list'], data: { page: 2 } });
    await client.visitor.reload({ only: ['list'], data: { page: 3 } });
    expect(client.props()).toMatchObject({ list: [1, 2, 3] });
    expect(client.address.current()).toBe('/start');
    await client.visitor.visit({ method: 'POST', href: '/start' });
    expect(client.props()).toMatchObject({ list: [1] });
  });

  test('start anew when they are reset', async () => {
    const server = createScriptedServer({ '/start': (on) => page({ list: grow(() => [pageOf(on)]) }) });
    const client = await openClient(server);
    await client.visitor.reload({ only: ['list'], data: { page: 2 } });
    await client.visitor.reload({ reset: ['list'] });
    expect(client.lastHeaders()).toMatchObject({
      'x-inertia-reset': 'list',
      'x-inertia-partial-data': 'list',
    });
    expect(client.props()).toMatchObject({ list: [1] });
  });

  test('at their beginning, inside of an object and without doubles', async () => {
    const rows = (on: Asked) => [{ id: 2, n: pageOf(on) }, { id: 10 * pageOf(on) }];
    const server = createScriptedServer({
      '/start': (on) =>
        page({ box: grow(() => ({ rows: rows(on) }), { side: 'prepend', path: 'rows', matchOn: 'id' }) }),
    });
    const client = await openClient(server);
    await client.visitor.reload({ only: ['box'], data: { page: 2 } });
    expect(client.props()).toMatchObject({ box: { rows: [{ id: 2, n: 2 }, { id: 20 }, { id: 10 }] } });
  });
});

describe('lists read page by page', () => {
  const pages: Record<string, () => unknown> = {};
  const start = (on: Asked) => {
    const at = Number(on.query.get('page') ?? 1);
    const state = () => ({
      pageName: 'page',
      currentPage: at,
      previousPage: at > 1 ? at - 1 : null,
      nextPage: at < 4 ? at + 1 : null,
    });
    return page({ list: scroll(() => ({ data: [at] }), state) });
  };
  const step = (side: 'append' | 'prepend', at: number) => ({
    only: ['list'],
    data: { page: at },
    headers: { 'X-Inertia-Infinite-Scroll-Merge-Intent': side },
    preserveErrors: true,
  });

  test('grow at both ends, know where they stand, and leave the address as it is', async () => {
    const server = createScriptedServer({ ...pages, '/start': start });
    const client = await openClient(server, '/start?page=2');
    await client.visitor.reload(step('append', 3));
    await client.visitor.reload(step('prepend', 1));
    expect(client.props()).toMatchObject({ list: { data: [1, 2, 3] } });
    const shown = client.page();
    expect(shown && readScrollState(shown, 'list')).toMatchObject({ previousPage: null, nextPage: 4 });
    expect(client.address.current()).toBe('/start?page=2');
  });

  test('keep their length and their place after leaving and going back, and when they are asked for again', async () => {
    const server = createScriptedServer({ '/start': start, '/other': () => ({ component: 'Other' }) });
    const client = await openClient(server);
    await client.visitor.reload(step('append', 2));
    await client.visitor.reload();
    expect(client.props()).toMatchObject({ list: { data: [1, 2] } });
    await client.visitor.visit({ href: '/other' });
    server.asked.length = 0;
    await client.back('/start');
    await expect.poll(() => client.askedFor('/start').length).toBe(1);
    await settle();
    expect(client.props()).toMatchObject({ list: { data: [1, 2] } });
    const shown = client.page();
    expect(shown && readScrollState(shown, 'list')?.nextPage).toBe(3);
  });

  test('are those of the server again after coming back by a link, whatever tells their items apart', async () => {
    let first = 1;
    const server = createScriptedServer({
      '/start': (on) => {
        const at = Number(on.query.get('page') ?? first);
        return page({
          list: scroll(
            () => ({ data: [at] }),
            () => ({ currentPage: at, nextPage: at + 1 }),
          ),
        });
      },
      '/other': () => ({ component: 'Other' }),
    });
    const client = await openClient(server);
    await client.visitor.reload(step('append', 2));
    await client.visitor.visit({ href: '/other' });
    first = 7;
    await client.visitor.visit({ href: '/start' });
    await expect.poll(() => client.props()).toMatchObject({ list: { data: [7] } });
    const shown = client.page();
    expect(shown && readScrollState(shown, 'list')?.nextPage).toBe(8);
  });

  test('start anew under another filter', async () => {
    const server = createScriptedServer({ '/start': start });
    const client = await openClient(server);
    await client.visitor.reload(step('append', 2));
    await client.visitor.visit({ href: '/start?q=x', only: ['list'], reset: ['list'] });
    expect(client.address.current()).toBe('/start?q=x');
    expect(client.props()).toMatchObject({ list: { data: [1] } });
  });
});

describe('values sent once', () => {
  test('are kept over pages without them and sent again once their time is over', async () => {
    let made = 0;
    let expiresAt = 0;
    const plans = () => once(() => (made += 1), { expiresAt });
    const server = createScriptedServer({
      '/start': () => page({ plans: plans() }),
      '/plain': () => page(),
      '/other': () => ({ component: 'Other', props: { plans: plans() } }),
    });
    // The bench's clock starts at one million.
    expiresAt = 1_000_000 + 60_000;
    const client = await openClient(server);
    await client.visitor.visit({ href: '/plain' });
    await client.visitor.visit({ href: '/other' });
    expect(client.lastHeaders()['x-inertia-except-once-props']).toBe('plans');
    expect(client.props()).toMatchObject({ plans: 1 });
    client.pass(60_000);
    expiresAt += 60_000;
    await client.visitor.visit({ href: '/other?again' });
    expect(client.lastHeaders()).not.toHaveProperty('x-inertia-except-once-props');
    expect(client.props()).toMatchObject({ plans: 2 });
  });

  test('have a key of their own, whatever the prop is called, and come anew when asked for by name', async () => {
    let made = 0;
    const server = createScriptedServer({
      '/start': () => page({ plans: once(() => (made += 1), { key: 'k' }) }),
      '/other': () => ({ component: 'Other', props: { offers: once(() => (made += 1), { key: 'k' }) } }),
    });
    const client = await openClient(server);
    await client.visitor.visit({ href: '/other' });
    expect(client.props()).toMatchObject({ offers: 1 });
    await client.visitor.reload({ only: ['offers'] });
    expect(client.props()).toMatchObject({ offers: 2 });
  });

  test('a page made ready is not shown past the time of its values without asking', async () => {
    let made = 0;
    const server = createScriptedServer({
      '/start': () => page(),
      '/other': () => ({
        component: 'Other',
        props: { plans: once(() => (made += 1), { expiresAt: 1_000_000 + 5_000 }) },
      }),
    });
    const client = await openClient(server);
    await client.loading.prefetch('/other');
    client.pass(6_000);
    await client.visitor.visit({ href: '/other' });
    await expect.poll(() => client.props()).toMatchObject({ plans: 2 });
  });

  test('of one person never reach the pages of another', async () => {
    let user = 'hugo';
    const server = createScriptedServer({
      '/start': () => page({ user, mine: once(() => user) }),
      'POST /switch': () => {
        user = 'ines';
        return { to: '/start' };
      },
    });
    const client = await openClient(server);
    await settle();
    await client.visitor.visit({ method: 'POST', href: '/switch' });
    expect(client.props()).toMatchObject({ user: 'ines', mine: 'ines' });
  });
});
