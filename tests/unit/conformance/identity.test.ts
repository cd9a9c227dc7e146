import { expect, test } from 'vitest';
import { usualIdentity } from '#runtime/pages/usual-identity.ts';
import { openClient } from './client.ts';
import { createScriptedServer, later } from './scripted-server.ts';
import { pageAt, settle } from '../runtime/support.ts';

/** A server where Hugo is signed in, which says so in the props or does not; sign-in and sign-out by any way. */
function serve(tells: boolean) {
  const state = { who: 'hugo', cookies: 'token=hugo' };
  const page = (props: Record<string, unknown> = {}) => ({
    component: 'Page',
    props: { ...props, ...(tells && { auth: { user: { id: state.who } } }) },
  });
  const signIn = (who: string): void => {
    state.who = who;
  };
  const server = createScriptedServer({
    '/start': () => page(),
    '/mine': () => page({ secret: state.who }),
    '/change': () => page(),
    'POST /switch': () => {
      signIn('ines');
      return { to: '/change' };
    },
    '/sign-out': () => {
      signIn('ines');
      return { to: '/change' };
    },
    'POST /save': () => ({ to: '/change' }),
  });
  return {
    server,
    state,
    signIn,
    open: () => openClient(server, '/start', { session: () => state.cookies }),
  };
}

type Client = Awaited<ReturnType<ReturnType<typeof serve>['open']>>;

/** What is painted of the page that was seen before, from the moment it is asked for. */
async function paintedAt(client: Client): Promise<readonly unknown[]> {
  const painted: unknown[] = [];
  await client.visitor.visit({ href: '/mine' });
  painted.push(client.props()?.secret);
  await settle();
  painted.push(client.props()?.secret);
  return painted;
}

const ways: readonly (readonly [
  string,
  (client: Client, made: ReturnType<typeof serve>) => Promise<unknown>,
])[] = [
  ['an action', (client) => client.visitor.visit({ method: 'POST', href: '/switch' })],
  ['a link that redirects', (client) => client.visitor.visit({ href: '/sign-out' })],
  [
    'another tab, seen by the cookies',
    async (_client, { signIn, state }) => {
      signIn('ines');
      state.cookies = 'token=ines';
    },
  ],
  [
    'an answer that brings another token',
    (client, { signIn, state }) => {
      signIn('ines');
      state.cookies = 'token=ines';
      return client.visitor.visit({ href: '/change' });
    },
  ],
];

test.each(ways)(
  'who came by %s never sees a page of the former person, with no word from the application',
  async (_name, change) => {
    for (const tells of [true, false]) {
      const made = serve(tells);
      const client = await made.open();
      await client.visitor.visit({ href: '/mine' });
      expect(client.props()).toMatchObject({ secret: 'hugo' });
      await client.visitor.visit({ href: '/start' });
      await change(client, made);
      expect(await paintedAt(client)).toEqual(['ines', 'ines']);
    }
  },
);

test('a page made ready for the former person is not shown either', async () => {
  const { open } = serve(false);
  const client = await open();
  await client.loading.prefetch('/mine');
  await client.visitor.visit({ method: 'POST', href: '/switch' });
  expect(await paintedAt(client)).toEqual(['ines', 'ines']);
});

test('where pages tell whom they are for, an action of the same person and new tokens drop nothing', async () => {
  const made = serve(true);
  const client = await made.open();
  await client.visitor.visit({ href: '/mine' });
  await client.visitor.visit({ href: '/start' });
  made.server.asked.length = 0;
  made.state.cookies = 'token=hugo';
  await client.visitor.visit({ method: 'POST', href: '/save' });
  expect(client.cache.readPage('/mine')?.page.props).toMatchObject({ secret: 'hugo' });
});

test('a server that sends a new token with every answer is understood all the same', async () => {
  let answers = 0;
  const server = createScriptedServer({
    '/start': () => {
      answers += 1;
      return {
        component: 'Page',
        props: { a: later(() => 1), b: later(() => 2, 'b'), c: later(() => 3, 'c') },
      };
    },
    '/other': () => {
      answers += 1;
      return { component: 'Other', props: { n: answers } };
    },
  });
  const client = await openClient(server, '/start', { session: () => `token=${answers}` });
  await expect.poll(() => client.props()).toMatchObject({ a: 1, b: 2, c: 3 });
  await Promise.all([client.loading.prefetch('/other'), client.visitor.visit({ href: '/other?x' })]);
  expect(client.page()?.component).toBe('Other');
  expect(client.failures).toEqual([]);
});

test('the usual identity is made of the identifiers in `auth`, and of nothing else', () => {
  const identity = (auth?: unknown) => usualIdentity(pageAt('/', auth === undefined ? {} : { auth }));
  expect([identity(), identity({}), identity({ user: { name: 'x' } })]).toEqual([null, null, null]);
  expect(identity({ user: null })).toBe('guest');
  const hugo = identity({ user: { id: 1, name: 'Hugo', isPaid: true }, team: { id: 2 } });
  expect(identity({ user: { id: 1, name: 'Hugues', isPaid: false }, team: { id: 2 } })).toBe(hugo);
  for (const other of [
    { user: { id: 2 }, team: { id: 2 } },
    { user: { id: 1 }, team: { id: 3 } },
    { user: { id: 1, current_team_id: 5 }, team: { id: 2 } },
    { user: { id: '1' }, team: { id: 2 } },
  ])
    expect(identity(other)).not.toBe(hugo);
});
