import { describe, expect, test } from 'vitest';
import { createClient, openClient } from './client.ts';
import { createScriptedServer, later, type Version } from './scripted-server.ts';
import { deferred, settle } from '../runtime/support.ts';

const versions: readonly Version[] = [1, 2, 3];
const page = (props: Record<string, unknown> = {}) => ({ component: 'Page', props });

describe.each(versions)('a server of protocol v%i', (version) => {
  test('the first page is read from its document and later ones replace it', async () => {
    const server = createScriptedServer(
      { '/start': () => page({ n: 1 }), '/other': () => ({ component: 'Other', props: { n: 2 } }) },
      { version },
    );
    const client = await openClient(server);
    expect(client.props()).toMatchObject({ n: 1 });
    expect(server.asked).toEqual([]);
    await client.visitor.visit({ href: '/other' });
    expect(client.page()).toMatchObject({ component: 'Other', props: { n: 2 }, url: '/other' });
    expect(client.lastHeaders()['x-inertia-version']).toBe('v1');
  });

  test('a change that is redirected shows the page it leads to, whatever the redirect', async () => {
    for (const redirectsWith302 of [false, true]) {
      const server = createScriptedServer(
        {
          '/start': () => page(),
          'POST /save': () => ({ to: '/other', flash: { text: 'Saved' } }),
          '/other': () => page({ n: 2 }),
        },
        { version, redirectsWith302 },
      );
      const client = await openClient(server);
      const result = await client.visitor.visit({ method: 'POST', href: '/save', data: { a: 1 } });
      expect(result.outcome).toBe('success');
      expect(client.address.current()).toBe('/other');
      expect(client.flashes).toEqual(version === 3 ? [{ text: 'Saved' }] : []);
    }
  });

  test('props that it would send later are there in the end', async () => {
    const server = createScriptedServer({ '/start': () => page({ slow: later(() => 7) }) }, { version });
    const client = await openClient(server);
    await expect.poll(() => client.props()).toMatchObject({ slow: 7 });
    expect(server.asked).toHaveLength(version === 1 ? 0 : 1);
  });
});

describe('oddities of servers', () => {
  test('a page without errors, with absolute addresses and empty fields is a page like any other', async () => {
    const server = createScriptedServer(
      { '/start': () => page(), 'POST /save': () => ({ to: '/start?x=1' }) },
      { version: 2, omitsErrors: true, isAbsolute: true, sendsEmpty: true },
    );
    const client = await openClient(server);
    expect(await client.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({
      outcome: 'success',
      errors: {},
    });
    expect(client.address.current()).toBe('/start?x=1');
    await settle();
    expect(server.asked.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  test('a page answered to a POST itself, with errors, stays under the address of the person', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'POST /save': () => ({ ...page({ errors: { name: ['Required', 'Too short'] } }), url: '/start' }),
    });
    const client = await openClient(server);
    const result = await client.visitor.visit({ method: 'POST', href: '/save' });
    expect(result).toMatchObject({ outcome: 'invalid', errors: { name: 'Required' } });
    expect(client.address.current()).toBe('/start');
  });

  test('a page answered to a POST, without errors, is shown under the address that it names', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'POST /save': () => ({ component: 'Other', url: '/done' }),
    });
    const client = await openClient(server);
    await client.visitor.visit({ method: 'POST', href: '/save' });
    expect(client.address.current()).toBe('/done');
  });

  test('both 409 headers are followed with X-Inertia beside them; a location may be relative or absolute', async () => {
    for (const location of ['/elsewhere', '../elsewhere', 'https://other.test/x']) {
      const headers = { 'X-Inertia': 'true', 'X-Inertia-Location': location };
      const server = createScriptedServer({
        '/start': () => page(),
        '/away': () => new Response('', { status: 409, headers }),
      });
      const client = await openClient(server);
      await client.visitor.visit({ href: '/away' });
      expect(client.left).toEqual([location]);
      expect(client.failures).toEqual([]);
    }
  });

  test('a redirect with a fragment is a visit of the application, after a GET and after a POST', async () => {
    const headers = { 'X-Inertia': 'true', 'X-Inertia-Redirect': '/other#part' };
    const away = () => new Response('', { status: 409, headers });
    const server = createScriptedServer({ '/start': () => page(), '/away': away, '/other': () => page() });
    for (const method of ['GET', 'POST'] as const) {
      const client = await openClient(server);
      await client.visitor.visit({ method, href: '/away' });
      expect(client.address.current()).toBe('/other#part');
      expect(client.left).toEqual([]);
    }
  });

  test('a redirect may keep the fragment of the address asked for', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      '/old': () => ({ to: '/new' }),
      '/new': () => ({ ...page(), fields: { preserveFragment: true } }),
      '/lost': () => ({ to: '/start?x' }),
    });
    const client = await openClient(server);
    await client.visitor.visit({ href: '/old#part' });
    expect(client.address.current()).toBe('/new#part');
    await client.visitor.visit({ href: '/lost#part' });
    expect(client.address.current()).toBe('/start?x');
  });

  test('a redirect to another origin cannot be followed and is told as a failure, not thrown', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'POST /pay': () => new Response(null, { status: 302, headers: { Location: 'https://bank.test/' } }),
    });
    const client = await openClient(server);
    expect((await client.visitor.visit({ method: 'POST', href: '/pay' })).outcome).toBe('failed');
    expect(client.failures).toHaveLength(1);
  });

  test('an error page with its own status is shown in place', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'DELETE /x': () => ({ component: 'Error', props: { status: 403 }, status: 403 }),
    });
    const client = await openClient(server);
    expect((await client.visitor.visit({ method: 'DELETE', href: '/x' })).outcome).toBe('error-page');
    expect(client.page()?.component).toBe('Error');
  });
});

describe('headers', () => {
  test('a full visit sends no partial header and no version before the server gave one', async () => {
    const server = createScriptedServer({ '/a': () => page() }, { assets: null });
    const client = createClient(server);
    await client.visitor.visit({ href: '/a' });
    expect(client.lastHeaders()).toEqual({
      accept: 'text/html, application/xhtml+xml',
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  test('the token of the cookie goes with every method, decoded', async () => {
    const server = createScriptedServer({ '/a': () => page() });
    const client = createClient(server, { cookies: 'x=1; XSRF-TOKEN=a%3Db' });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      await client.visitor.visit({ method, href: '/a', headers: { 'X-Own': '1', 'X-Inertia': 'no' } });
      if (method !== 'GET') expect(client.lastHeaders()).toMatchObject({ 'x-own': '1' });
      expect(client.lastHeaders()).toMatchObject({ 'x-xsrf-token': 'a=b', 'x-inertia': 'true' });
    }
  });

  test('the bag of errors survives the redirect, and its errors are those of the result', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'POST /save': () => ({ to: '/start', errors: { name: 'Required' } }),
    });
    const client = await openClient(server);
    const result = await client.visitor.visit({ method: 'POST', href: '/save', errorBag: 'second' });
    expect(result).toMatchObject({ outcome: 'invalid', errors: { name: 'Required' } });
    expect(client.props()?.errors).toEqual({ second: { name: 'Required' } });
  });

  test('errors in a bag that only the server names, or bare where a bag was asked for, refuse all the same', async () => {
    for (const errors of [{ account: { name: 'Required' } }, { name: 'Required' }]) {
      for (const errorBag of [undefined, 'other']) {
        const server = createScriptedServer({
          '/start': () => page(),
          'POST /save': () => page({ errors }),
        });
        const client = await openClient(server);
        const result = await client.visitor.visit({ method: 'POST', href: '/save', errorBag });
        expect(result).toMatchObject({ outcome: 'invalid', errors: { name: 'Required' } });
      }
    }
  });

  test('data of a GET goes into the query, nested and over what is there', async () => {
    const server = createScriptedServer({ '/a': () => page() });
    const client = createClient(server);
    await client.visitor.visit({ href: '/a?q=old&keep=1', data: { q: 'new', f: { s: ['x', 'y'] } } });
    const query = server.asked[0]?.query;
    expect([query?.get('q'), query?.get('keep')]).toEqual(['new', '1']);
    expect([...(query ?? [])].filter(([key]) => key.startsWith('f')).map(([, value]) => value)).toEqual([
      'x',
      'y',
    ]);
  });
});

describe('new assets', () => {
  test('a visit of the person loads the document, a request behind their back does not', async () => {
    const server = createScriptedServer({ '/start': () => page({ n: 1 }), '/other': () => page() });
    const client = await openClient(server);
    server.state.assets = 'v2';
    expect((await client.visitor.reload({ only: ['n'] })).outcome).toBe('cancelled');
    await client.loading.prefetch('/other');
    expect(client.left).toEqual([]);
    await client.visitor.visit({ href: '/other' });
    expect(client.left).toEqual(['/other']);
  });
});

describe('a location that the server names expressly', () => {
  const away = (location: string, headers: Record<string, string> = {}) =>
    new Response('', { status: 409, headers: { 'X-Inertia-Location': location, ...headers } });

  test('is followed when a reload or a page shown from memory meets it', async () => {
    for (const location of ['/elsewhere', 'https://sign-in.test/start']) {
      let isOver = false;
      const server = createScriptedServer({
        '/start': () => (isOver ? away(location) : page()),
        '/other': () => page(),
      });
      const client = await openClient(server);
      isOver = true;
      expect((await client.visitor.reload({ only: ['n'] })).outcome).toBe('left');
      await client.visitor.visit({ href: '/other' });
      // The page that came with the document is fresh for a while.
      client.pass(60_000);
      await client.back('/start');
      await expect.poll(() => client.left).toEqual([location, location]);
    }
  });

  test('is told from new assets by the version beside it, where there is one', async () => {
    let version = 'v1';
    const server = createScriptedServer({
      '/start': (on) =>
        on.headers.has('x-inertia') ? away('/start', { 'X-Inertia-Version': version }) : page(),
    });
    const client = await openClient(server);
    expect((await client.visitor.reload()).outcome).toBe('left');
    version = 'v2';
    expect((await client.visitor.reload()).outcome).toBe('cancelled');
    expect(client.left).toEqual(['/start']);
  });
});

describe('coming back to a page', () => {
  test('does not show the errors of a form that was left', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      'POST /save': () => ({ to: '/start', errors: { name: 'Required' } }),
      '/other': () => page(),
    });
    for (const way of ['visit', 'back'] as const) {
      const client = await openClient(server);
      await client.visitor.visit({ method: 'POST', href: '/save' });
      expect(client.props()?.errors).toEqual({ name: 'Required' });
      await client.visitor.visit({ href: '/other' });
      const painted: unknown[] = [];
      client.cache.subscribe(() => {
        if (client.address.current() === '/start') painted.push(client.props()?.errors);
      });
      await (way === 'visit' ? client.visitor.visit({ href: '/start' }) : client.back('/start'));
      painted.push(client.props()?.errors);
      await settle();
      expect(painted.every((errors) => Object.keys(errors ?? {}).length === 0)).toBe(true);
    }
  });

  test('with `preserveState: false` starts its component state anew, also by a full visit', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      '/other': () => page(),
      '/old': () => ({ to: '/start' }),
    });
    const client = await openClient(server);
    const serial = () => client.cache.readPage('/start')?.serial;
    const first = serial();
    await client.visitor.visit({ href: '/start' });
    expect(serial()).toBe(first);
    for (const href of ['/start', '/old']) {
      const before = serial();
      await client.visitor.visit({ href: '/other' });
      await client.visitor.visit({ href, preserveState: false });
      expect(serial()).not.toBe(before);
    }
  });
});

describe('actions beside each other', () => {
  /** Two boxes of one page, each ticked by an action that answers when its gate opens. */
  const ticking = () => {
    const gates: Record<string, ReturnType<typeof deferred<void>>> = { a: deferred(), b: deferred() };
    const ticked = new Set<string>();
    const tick = (name: string, seesOthers: boolean) => async () => {
      const before = [...ticked];
      ticked.add(name);
      await gates[name]?.promise;
      return page({ ticked: (seesOthers ? [...ticked] : [...before, name]).toSorted() });
    };
    const start = () => page({ ticked: [...ticked].toSorted() });
    const routes = (seesOthers: boolean) => ({
      '/start': start,
      '/other': () => ({ component: 'Other' }),
      'POST /a': tick('a', seesOthers),
      'POST /b': tick('b', seesOthers),
    });
    return { gates, routes };
  };
  const answered = (name: string) => ({ method: 'POST', href: `/${name}`, isParallel: true }) as const;

  test('all are carried out and told, in any order, and the page ends as the server has it', async () => {
    for (const order of [
      ['a', 'b'],
      ['b', 'a'],
    ]) {
      const { gates, routes } = ticking();
      const server = createScriptedServer(
        Object.fromEntries(
          Object.entries(routes(false)).map(([key, make]) => [
            key,
            // An action is answered by the page shown itself.
            async () => ({ ...(await make()), url: '/start' }),
          ]),
        ),
      );
      const client = await openClient(server);
      const results = ['a', 'b'].map((name) => client.visitor.visit(answered(name)));
      for (const name of order) {
        gates[name]?.resolve();
        await results[name === 'a' ? 0 : 1];
      }
      expect((await Promise.all(results)).map(({ outcome }) => outcome)).toEqual(['success', 'success']);
      expect(client.props()).toMatchObject({ ticked: ['a', 'b'] });
    }
  });

  test('go on when the page is left, and take nobody back to it', async () => {
    const { gates, routes } = ticking();
    const server = createScriptedServer(routes(true));
    const client = await openClient(server);
    const result = client.visitor.visit(answered('a'));
    await client.visitor.visit({ href: '/other' });
    gates['a']?.resolve();
    expect((await result).outcome).toBe('success');
    expect(client.address.current()).toBe('/other');
    expect(client.page()?.component).toBe('Other');
  });

  test('are sent as often as they are asked for', async () => {
    const server = createScriptedServer({ '/start': () => page(), 'POST /like': () => ({ to: '/start' }) });
    const client = await openClient(server);
    await Promise.all([client.visitor.visit(answered('like')), client.visitor.visit(answered('like'))]);
    expect(client.askedFor('/like')).toHaveLength(2);
  });
});

describe('cancellation', () => {
  test('a newer visit takes the place of the older; reloads go on beside it and beside each other', async () => {
    const first = deferred<void>();
    const server = createScriptedServer({
      '/start': async (on) => {
        if (on.headers.has('x-inertia-partial-data')) await first.promise;
        return page({ a: 'A', b: 'B' });
      },
      'POST /slow': async () => {
        await first.promise;
        return { to: '/slow-done' };
      },
      '/slow-done': () => page(),
      'POST /bad': () => ({ to: '/start', errors: { x: 'no' } }),
    });
    const client = await openClient(server);
    const reloads = [client.visitor.reload({ only: ['a'] }), client.visitor.reload({ only: ['b'] })];
    const slow = client.visitor.visit({ method: 'POST', href: '/slow' });
    const bad = await client.visitor.visit({ method: 'POST', href: '/bad' });
    first.resolve();
    expect(bad.outcome).toBe('invalid');
    expect((await slow).outcome).toBe('cancelled');
    expect((await Promise.all(reloads)).map(({ outcome }) => outcome)).toEqual(['success', 'success']);
    expect(client.address.current()).toBe('/start');
  });

  test('the same change pressed twice is sent once, and both presses learn how it ended', async () => {
    const gate = deferred<void>();
    const server = createScriptedServer({
      '/start': () => page(),
      'DELETE /x': async () => {
        await gate.promise;
        return { to: '/start' };
      },
    });
    const client = await openClient(server);
    const presses = [1, 2].map(() => client.visitor.visit({ method: 'DELETE', href: '/x', data: { a: 1 } }));
    gate.resolve();
    expect((await Promise.all(presses)).map(({ outcome }) => outcome)).toEqual(['success', 'success']);
    expect(server.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('a change with other data is another change', async () => {
    const server = createScriptedServer({ '/start': () => page(), 'PATCH /x': () => ({ to: '/start' }) });
    const client = await openClient(server);
    const [first, second] = await Promise.all(
      [1, 2].map((a) => client.visitor.visit({ method: 'PATCH', href: '/x', data: { a } })),
    );
    expect([first?.outcome, second?.outcome]).toEqual(['cancelled', 'success']);
    expect(server.asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ a: 2 });
  });

  test('a prop asked for before a change, and answered after it, is asked for again', async () => {
    const gate = deferred<void>();
    let n = 1;
    const server = createScriptedServer({
      '/start': async (on) => {
        const seen = n;
        if (on.headers.has('x-inertia-partial-data') && seen === 1) await gate.promise;
        return page({ n: seen });
      },
      'POST /add': () => {
        n += 1;
        return { to: '/start' };
      },
    });
    const client = await openClient(server);
    const reload = client.visitor.reload({ only: ['n'] });
    await settle();
    await client.visitor.visit({ method: 'POST', href: '/add' });
    gate.resolve();
    expect((await reload).outcome).toBe('success');
    expect(client.props()).toMatchObject({ n: 2 });
  });
});

describe('one-time messages', () => {
  test('come with the first page, with errors and after a change, and never twice', async () => {
    const server = createScriptedServer({
      '/start': () => page({ slow: later(() => 1) }),
      'POST /save': () => ({ to: '/start', errors: { a: 'x' }, flash: { text: 'Look' } }),
      '/other': () => page(),
    });
    server.state.flash = { text: 'Welcome' };
    const client = await openClient(server);
    await client.visitor.visit({ method: 'POST', href: '/save' });
    await client.visitor.visit({ href: '/other' });
    await client.visitor.visit({ href: '/start' });
    await settle();
    expect(client.flashes).toEqual([{ text: 'Welcome' }, { text: 'Look' }]);
  });

  test('a server that repeats them with each partial answer is not taken at its word', async () => {
    const server = createScriptedServer({
      '/start': () => ({ ...page({ slow: later(() => 1), n: 1 }), fields: { flash: { text: 'Saved' } } }),
    });
    const client = await openClient(server);
    await expect.poll(() => client.props()).toMatchObject({ slow: 1 });
    await client.visitor.reload({ only: ['n'] });
    expect(client.flashes).toEqual([{ text: 'Saved' }]);
  });
});

describe('history that the server wants forgotten', () => {
  test('clears every page kept, and the page that says so is shown', async () => {
    const server = createScriptedServer({
      '/start': () => page(),
      '/secret': () => page({ secret: 1 }),
      '/out': () => ({ ...page(), fields: { clearHistory: true, encryptHistory: true } }),
    });
    const client = await openClient(server);
    await client.visitor.visit({ href: '/secret' });
    await client.visitor.visit({ href: '/out' });
    expect(client.cache.readPage('/secret')).toBeUndefined();
    expect(client.page()?.url).toBe('/out');
    expect(client.drops).toHaveLength(1);
  });
});
