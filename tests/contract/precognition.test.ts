import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = `/operations/${seedId('operation:T1:OP-2025-001')}`;

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  visitor = server.visitor();
  await visitor.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

/** Asks what an action would say about some fields; about all without them. */
async function answerPrecognition(
  who: Visitor,
  method: string,
  path: string,
  data: unknown,
  fields?: string,
) {
  const headers = {
    accept: 'application/json',
    precognition: 'true',
    ...(fields !== undefined && { 'precognition-validate-only': fields }),
  };
  const answer = await who.visit(method, path, { data, headers, isProtocol: false, follows: false });
  const { errors = {} } = (answer.text === '' ? {} : JSON.parse(answer.text)) as {
    errors?: Record<string, string[]>;
  };
  return { ...answer, errors, hasLooked: answer.headers.get('precognition') === 'true' };
}

describe('looking ahead at an action', () => {
  test('tells what would be wrong with the fields asked about alone, in the person’s language', async () => {
    const { status, errors, hasLooked } = await answerPrecognition(
      visitor,
      'PUT',
      golden,
      { name: '' },
      'name',
    );
    expect([status, hasLooked]).toEqual([422, true]);
    expect(errors).toEqual({ name: ['Ce champ est obligatoire.'] });
  });

  test('tells of everything when no field is named', async () => {
    const { status, errors } = await answerPrecognition(visitor, 'PUT', golden, {});
    expect(status).toBe(422);
    expect(Object.keys(errors).length).toBeGreaterThan(3);
  });

  test('a right field is told as such while others are still empty', async () => {
    const { status, headers } = await answerPrecognition(
      visitor,
      'PUT',
      golden,
      { name: 'Rue Neuve' },
      'name',
    );
    expect([status, headers.get('precognition-success')]).toEqual([204, 'true']);
  });

  test('leaves no trace: nothing is changed, and the next page shows no errors', async () => {
    const before = await visitor.get(golden);
    await answerPrecognition(visitor, 'PUT', golden, { name: '' });
    await answerPrecognition(visitor, 'DELETE', golden, {});
    const after = await visitor.get(golden);
    expect(after.page.props.errors).toEqual({});
    expect(after.page.props).toMatchObject({ operation: before.page.props['operation'] });
  });

  test('reaches no further than the action: other companies, guests and foreign sites are refused', async () => {
    const elsewhere = `/operations/${seedId('operation:T2:OP-2025-001')}`;
    const stranger = await answerPrecognition(visitor, 'PUT', elsewhere, {}, 'name');
    const guest = server.visitor();
    await guest.get('/connexion');
    const unknown = await answerPrecognition(guest, 'PUT', golden, {}, 'name');
    const foreign = await visitor.visit('PUT', golden, {
      headers: { precognition: 'true' },
      hasToken: false,
      follows: false,
    });
    expect([stranger.status, unknown.status, foreign.status]).toEqual([404, 401, 419]);
    expect([stranger.errors, unknown.errors]).toEqual([{}, {}]);
  });

  test('every action looks ahead without acting, the end of the session included', async () => {
    const actions = routeTable.flatMap(({ uri, methods }) =>
      uri.includes('{')
        ? []
        : methods.filter((method) => method !== 'GET').map((method) => ({ method, uri })),
    );
    expect(actions.length).toBeGreaterThan(20);
    const acted: string[] = [];
    for (const { method, uri } of actions) {
      const { status, hasLooked } = await answerPrecognition(visitor, method, `/${uri}`, {});
      if (!hasLooked || (status >= 300 && status < 400)) acted.push(`${method} ${uri}: ${status}`);
    }
    expect(acted).toEqual([]);
    expect((await visitor.get(golden)).status).toBe(200);
  });
});
