import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { brandMemberships, memberships, operations, roles } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const accountant = 'marc.soubiran@example.test';
const manager = 'nathalie.gauthier@example.test';
const [first, second] = [tenantId('T1'), tenantId('T3')];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const choose = (visitor: Visitor, id: string) =>
  visitor.visit('POST', '/connexion/societe', { data: { tenantId: id } });

describe('where a person works', () => {
  test('is known to every page, with the other companies to change to', async () => {
    const visitor = server.visitor();
    await visitor.signIn(accountant, { choosesCompany: false });
    const { page } = await choose(visitor, first);
    const tenantIds = (page.props['tenants'] ?? []) as { id: string }[];
    expect(tenantIds.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    await visitor.visit('POST', '/compte/societe', { data: { tenantId: second } });
    const [operation] = await server.deps.db.select().from(operations).where(eq(operations.tenantId, first));
    expect((await visitor.get(`/operations/${operation?.id}`)).status).toBe(404);
  });

  test('is offered first at the next sign-in', async () => {
    for (const last of [first, second]) {
      const visitor = server.visitor();
      await visitor.signIn(accountant, { choosesCompany: false });
      await choose(visitor, last);
      const { page } = await server.visitor().signIn(accountant, { choosesCompany: false });
      expect(page.props['companies']?.[0]).toMatchObject({ id: last });
    }
  });
});

describe('a brand manager', () => {
  test('signs in without a company, and sees no company’s records', async () => {
    const visitor = server.visitor();
    await visitor.signIn(manager);
    const { page, status } = await visitor.get('/operations');
    expect(status).toBe(403);
    expect(page.props).toMatchObject({
      tenant: null,
      brand: { name: 'Réseau Pierre & Cité' },
      auth: { user: { roles: [{ name: 'brand-manager' }] } },
    });
    expect((await visitor.get('/admin')).status).toBe(403);
    expect((await visitor.get('/recherche?q=chais', { isProtocol: false })).status).toBe(403);
  });

  test('keeps the rights of their company too, and loses the brand’s when they end', async () => {
    const { db } = server.deps;
    const userId = seedId('person:lea.pons');
    const brandId = seedId('brand:pierre-et-cite');
    await db.insert(brandMemberships).values({ userId, brandId, createdAt: server.clock.systemNow() });
    const visitor = server.visitor();
    await visitor.signIn('lea.pons@example.test');
    const rolesOf = async (): Promise<unknown> => {
      const { page } = await visitor.get('/operations');
      return (page.props as { auth?: { user?: { roles: unknown } } }).auth?.user?.roles;
    };
    expect(await rolesOf()).toEqual([{ name: 'viewer' }, { name: 'brand-manager' }]);
    await db
      .update(brandMemberships)
      .set({ revokedAt: server.clock.systemNow() })
      .where(eq(brandMemberships.userId, userId));
    expect(await rolesOf()).toEqual([{ name: 'viewer' }]);
  });

  test('is signed out when nothing is left to steer', async () => {
    const visitor = server.visitor();
    await visitor.signIn(manager);
    await server.deps.db.update(brandMemberships).set({ revokedAt: server.clock.systemNow() });
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('is not gained by what a page asks for by itself', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    const headers = { 'x-background': 'true' };
    server.clock.advance(70 * 60_000);
    const { page } = await visitor.get('/operations', { headers });
    const session = page.props['session'] as unknown as { now: string; idleExpiresAt: string };
    expect(Date.parse(session.idleExpiresAt) - Date.parse(session.now)).toBe(50 * 60_000);
    server.clock.advance(51 * 60_000);
    expect((await visitor.get('/operations', { headers })).page.component).toBe('Auth/Login');
  });
});

describe('a role that is data', () => {
  test('gives exactly the rights that it holds', async () => {
    const { db, newId } = server.deps;
    const now = server.clock.systemNow();
    await db.insert(roles).values({
      id: newId(),
      name: 'geometre',
      label: 'Géomètre',
      scope: 'tenant',
      permissions: ['contact.list'],
      createdAt: now,
      updatedAt: now,
    });
    const atCompany = eq(memberships.tenantId, tenantId('T2'));
    await db.update(memberships).set({ role: 'geometre' }).where(atCompany);
    const visitor = server.visitor();
    await visitor.signIn('julie.fayolle@example.test');
    expect((await visitor.get('/operations')).status).toBe(403);
    await db.update(roles).set({ permissions: ['operation.list'] });
    const { status, page } = await visitor.get('/operations');
    expect(status).toBe(200);
    expect(page.props).toMatchObject({
      auth: { user: { roles: [{ name: 'geometre', definition: { label: 'Géomètre' } }] } },
    });
    expect((await visitor.visit('POST', '/operations', { data: {} })).status).toBe(403);
  });
});

describe('more time', () => {
  test('is given to whoever is still there, up to the end of the session that nothing moves', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    server.clock.advance(119 * 60_000);
    const answer = await visitor.visit('POST', '/session/prolonger', { isProtocol: false });
    const { session } = JSON.parse(answer.text) as { session: Record<string, string> };
    const leftMs = Date.parse(session['idleExpiresAt'] ?? '') - Date.parse(session['now'] ?? '');
    expect(leftMs).toBe(120 * 60_000);
    server.clock.advance(119 * 60_000);
    expect((await visitor.get('/operations')).page.component).toBe('Client/Operation/Index');
    server.clock.advance(Date.parse(session['expiresAt'] ?? '') - server.clock.systemNow().getTime());
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
  });
});
