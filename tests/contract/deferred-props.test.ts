import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { definePage } from '#contracts/define.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { page } from '#mocks/server/handler.ts';
import { deferred, once, paged } from '#mocks/server/props/deferred.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const contract = definePage({
  component: 'Auth/Login',
  query: z.object({ page: z.coerce.number().catch(1) }),
  props: z.object({
    title: z.string(),
    slow: z.number().optional(),
    wrong: z.number().optional(),
    plans: z.array(z.string()).optional(),
    list: z.object({ data: z.array(z.number()) }),
  }),
  example: { title: 'A', list: { data: [] } },
});

/** A page whose props are deferred, in place of the one to sign in. */
const deferredPage = page(contract, async (_context, query) => ({
  title: 'A',
  slow: deferred(() => 7),
  wrong: deferred(() => 'no number' as unknown as number, 'wrong'),
  plans: once(() => ['free'], { validS: 60 }),
  list: paged(() => ({ data: [query.page] }), {
    currentPage: query.page,
    previousPage: null,
    nextPage: query.page + 1,
  }),
}));

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    {},
    // What the contract refuses is written down as a fault of ours.
    { handlers: { ...handlers, login: deferredPage }, log: silentLogger },
  );
});
afterAll(() => server.close());

const part = (only: string) => ({
  headers: { 'x-inertia-partial-component': 'Auth/Login', 'x-inertia-partial-data': only },
});

describe('a page whose props are deferred', () => {
  test('is answered without what comes later, which a partial request then brings', async () => {
    const visitor = server.visitor();
    const { page: whole } = await visitor.get('/connexion');
    expect(whole).toMatchObject({
      props: { title: 'A', plans: ['free'], list: { data: [1] } },
      deferredProps: { default: ['slow'], wrong: ['wrong'] },
      scrollProps: { list: { pageName: 'page', nextPage: 2, reset: false } },
    });
    expect(whole.props).not.toHaveProperty('slow');
    const { page: rest } = await visitor.get('/connexion', part('slow'));
    expect(rest.props).toMatchObject({ slow: 7, errors: {}, auth: { user: null } });
    expect(rest.props).not.toHaveProperty('title');
  });

  test('is held to its contract in parts as well', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/connexion', part('wrong'))).status).toBe(500);
  });

  test('leaves out what the client knows already', async () => {
    const visitor = server.visitor();
    const { page: known } = await visitor.get('/connexion', {
      headers: { 'x-inertia-except-once-props': 'plans' },
    });
    expect(known.props).not.toHaveProperty('plans');
    expect(known).toMatchObject({ onceProps: { plans: { prop: 'plans' } } });
  });

  test('sends the errors of a form under the name that the form gave them', async () => {
    const visitor = server.visitor();
    await visitor.get('/mot-de-passe-oublie');
    const refused = await visitor.visit('POST', '/mot-de-passe-oublie', {
      data: {},
      headers: { 'x-inertia-error-bag': 'reset' },
    });
    expect(refused.page.props.errors).toHaveProperty('reset.email');
  });
});
