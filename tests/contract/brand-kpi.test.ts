import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { brands, notifications, tenants, type BrandSharingLevel } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/enseigne/indicateurs';
const network = brandId('pierre-et-cite');
let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  manager = server.visitor();
  await manager.signIn('nathalie.gauthier@example.test');
});
afterAll(() => server.close());

const kpi = async (query = ''): Promise<BrandKpiProps> =>
  (await manager.get(`${path}${query}`)).page.props as unknown as BrandKpiProps;

async function share(level: BrandSharingLevel, ...keys: ('T1' | 'T3' | 'T5' | 'T6')[]): Promise<void> {
  for (const key of keys) {
    const isIt = eq(tenants.id, tenantId(key));
    await server.deps.db.update(tenants).set({ brandSharingLevel: level }).where(isIt);
  }
}

describe('the figures of a network', () => {
  test('are where its manager starts', async () => {
    const { page } = await manager.get('/');
    expect(page.component).toBe('Client/Brand/Kpi');
  });

  test('are those of the companies that share them', async () => {
    const { figures, sharing, isDisclosed, head } = await kpi();
    expect(head).toMatchObject({ name: 'Réseau Pierre & Cité', color: '#6E5A8C' });
    expect(sharing).toMatchObject({ companies: 4, sharing: 4, canAsk: false });
    expect(isDisclosed).toBe(true);
    expect(figures.activeCompanies.value).toBe(3);
    expect(figures.active.value).toBe(8);
    expect(figures.lotsSold.value).toBe(17);
  });

  test('are hidden one by one where fewer than three companies make them', async () => {
    const { figures } = await kpi();
    expect(figures.leads).toEqual({ value: null, before: null, isHidden: true });
    expect(figures.answerDays.isHidden).toBe(true);
  });

  test('are hidden where filters leave fewer than three companies, or fewer than three out', async () => {
    const { figures, isDisclosed, modules } = await kpi('?activity=promoteur');
    expect(isDisclosed).toBe(false);
    expect(figures.active).toEqual({ value: null, before: null, isHidden: true });
    expect(figures.activeUsers.value).toBe(1);
    expect(modules).toEqual([]);
  });

  test('stop with the sharing: two companies are not told, and none is said', async () => {
    await share('none', 'T5');
    expect((await kpi()).isDisclosed).toBe(false);
    await share('none', 'T1', 'T3', 'T6');
    const { sharing, isDisclosed, figures } = await kpi();
    expect(sharing).toMatchObject({ sharing: 0, canAsk: true });
    expect(isDisclosed).toBe(false);
    expect(figures.active.value).toBeNull();
    await share('aggregate', 'T1', 'T3', 'T5', 'T6');
  });

  test('as a file say n.c. where the page does', async () => {
    const { text } = await manager.get(`${path}/telecharger?format=csv`);
    expect(text).toContain('Réseau;Lots vendus;17');
    expect(text).toContain('Réseau;Prospects reçus;;;n.c.');
  });

  test('count the months until today', async () => {
    const { months } = await kpi();
    expect(months.map(({ month }) => month).at(-1)).toBe('2026-11');
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.active.value).toBe(8);
  });
});

describe('a goal', () => {
  const put = (data: Record<string, unknown>) => manager.visit('PUT', '/enseigne/objectifs', { data });

  test('is set, told with what the year has come to, changed and taken away', async () => {
    await put({ key: 'acquisitionCents', year: 2026, value: 381_000_000 });
    const goal = (await kpi()).goals.find(({ key }) => key === 'acquisitionCents');
    expect(goal).toMatchObject({ value: 381_000_000, reached: { value: 190_500_000 }, reachBps: 5000 });
    await put({ key: 'acquisitionCents', year: 2026, value: 190_500_000 });
    expect((await kpi()).goals.filter(({ key }) => key === 'acquisitionCents')).toHaveLength(1);
    await put({ key: 'acquisitionCents', year: 2026, value: null });
    expect((await kpi()).goals.find(({ key }) => key === 'acquisitionCents')).toBeUndefined();
  });

  test('for a year to come says nothing of what was reached', async () => {
    await put({ key: 'lotsSold', year: 2027, value: 30 });
    const goal = (await kpi()).goals.find(({ year }) => year === 2027);
    expect(goal).toMatchObject({ reached: { value: null, isHidden: false }, reachBps: null });
    await put({ key: 'lotsSold', year: 2027, value: null });
  });

  test.each([0, -3])('of %i is refused', async (value) => {
    const { page } = await put({ key: 'lotsSold', year: 2026, value });
    expect(page.props['errors']).toEqual({ value: 'L’objectif doit être supérieur à 0.' });
  });
});

describe('the request to share', () => {
  const ask = () => manager.visit('POST', '/enseigne/partage/demande', { data: {} });

  test('is refused where all share', async () => {
    const { page } = await ask();
    expect(page.props['errors']).toEqual({
      base: 'Toutes les sociétés du réseau partagent déjà leurs indicateurs.',
    });
  });

  test('tells the owners of those that share nothing, once in thirty days', async () => {
    const { db } = server.deps;
    await share('none', 'T5');
    await ask();
    const notices = await db
      .select({ tenantId: notifications.tenantId, href: notifications.href })
      .from(notifications)
      .where(eq(notifications.kind, 'brand.sharing_requested'));
    expect(notices).toEqual([{ tenantId: tenantId('T5'), href: '/compte?tab=societe' }]);
    const { page } = await ask();
    expect(String(page.props['errors']['base'])).toContain('20/12/2026');
    await db
      .update(brands)
      .set({ sharingAskedAt: new Date('2026-10-20T08:00:00Z') })
      .where(eq(brands.id, network));
    expect((await kpi()).sharing.canAsk).toBe(true);
    await share('aggregate', 'T5');
  });
});

test.each(['hugo.lartigue', 'marc.santini', 'lea.pons'])('%s has no business there', async (who) => {
  const visitor = server.visitor();
  await visitor.signIn(`${who}@example.test`);
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get(`${path}/telecharger`)).status).toBe(403);
  expect((await visitor.visit('PUT', '/enseigne/objectifs', { data: {} })).status).toBe(403);
});
