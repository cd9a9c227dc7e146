import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { memberships } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'marc.soubiran@example.test';
const gone = 'Cet élément n’existe plus ou ne vous est pas accessible.';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const choose = (visitor: Visitor, id: string) =>
  visitor.visit('POST', '/connexion/societe', { data: { tenantId: id } });
const change = (visitor: Visitor, id: string) =>
  visitor.visit('POST', '/compte/societe', { data: { tenantId: id } });
const currentOf = async (visitor: Visitor): Promise<unknown> => {
  const { page } = await visitor.get('/tableau-de-bord');
  return (page.props as { tenant?: { id: string } | null }).tenant?.id;
};

async function atChoice(): Promise<Visitor> {
  const visitor = server.visitor();
  const { page } = await visitor.signIn(email, { choosesCompany: false });
  expect(page.props['step']).toBe('company');
  return visitor;
}

describe('who works for several companies', () => {
  test('chooses one of them before anything is seen', async () => {
    const visitor = await atChoice();
    const { page } = await visitor.get('/tableau-de-bord');
    const companies: readonly { id: string }[] = page.props['companies'] ?? [];
    expect(companies.map(({ id }) => id).toSorted()).toEqual([tenantId('T1'), tenantId('T3')].toSorted());
    await choose(visitor, tenantId('T3'));
    expect(await currentOf(visitor)).toBe(tenantId('T3'));
  });

  test('may choose no company of others, in the same words as one that does not exist', async () => {
    const visitor = await atChoice();
    for (const id of [tenantId('T2'), seedId('tenant:none')]) {
      expect((await choose(visitor, id)).page.props.errors).toEqual({ tenantId: gone });
    }
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('chooses only after the password', async () => {
    const stranger = server.visitor();
    await stranger.get('/connexion');
    await choose(stranger, tenantId('T1'));
    expect((await stranger.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('goes over to the other under a new session id, and to no company of others', async () => {
    const visitor = await atChoice();
    await choose(visitor, tenantId('T1'));
    const before = visitor.cookies.get('__Host-ilot');
    await change(visitor, tenantId('T3'));
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before);
    expect(await currentOf(visitor)).toBe(tenantId('T3'));
    expect((await change(visitor, tenantId('T2'))).page.props.errors).toEqual({ tenantId: gone });
    expect(await currentOf(visitor)).toBe(tenantId('T3'));
  });

  test('is not asked any more when one membership is left', async () => {
    const userId = seedId('person:marc.soubiran');
    await server.deps.db
      .update(memberships)
      .set({ revokedAt: server.clock.systemNow() })
      .where(and(eq(memberships.userId, userId), eq(memberships.tenantId, tenantId('T1'))));
    const visitor = server.visitor();
    await visitor.signIn(email, { choosesCompany: false });
    expect(await currentOf(visitor)).toBe(tenantId('T3'));
  });
});
