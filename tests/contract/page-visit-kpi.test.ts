import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import { pageHits, pageVisits } from '#mocks/db/schema/index.ts';
import { sumPageVisits } from '#mocks/handlers/jobs/page-visits.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import type { PageHit } from '#mocks/server/visits/visit-log.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/admin/tableau-de-bord/visites';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  admin = server.visitor();
  await admin.signIn('camille.roussel@example.test', { isStaff: true });
});
afterAll(() => server.close());

const kpi = async (query = ''): Promise<PageVisitKpiProps> =>
  (await admin.get(`${path}${query}`)).page.props as unknown as PageVisitKpiProps;

/** Nothing but these visits: what staff looked at while testing is not among them. */
async function measure(hits: readonly Partial<PageHit>[]): Promise<void> {
  const { db, clock, visits } = server.deps;
  await visits.flush();
  await db.delete(pageHits);
  await db.delete(pageVisits);
  const now = clock.systemNow();
  const usual: PageHit = {
    at: now,
    day: parisDay(now),
    routeName: 'client.operation.index',
    area: 'client',
    role: 'owner',
    device: 'desktop',
    visitorHash: 'a',
    status: 200,
    ms: 100,
    isImpersonated: false,
  };
  await db.insert(pageHits).values(hits.map((hit) => ({ ...usual, ...hit })));
  await sumPageVisits(server.deps);
}

test('counts pages, visitors a day, times and errors, and leaves out what staff opened in a name', async () => {
  await measure([
    { visitorHash: 'a', ms: 100 },
    { visitorHash: 'a', ms: 200 },
    { visitorHash: 'b', ms: 300, device: 'mobile', referrerDomain: 'annuaire.example' },
    { visitorHash: 'c', ms: 400, routeName: 'client.dashboard', role: 'viewer' },
    { visitorHash: 'd', status: 404 },
    { visitorHash: 'e', isImpersonated: true },
  ]);
  const props = await kpi('?area=client&period=7d');
  expect(props.totals).toMatchObject({ visits: 4, visitors: 3, p75Ms: 300, errors: 1 });
  expect(props.pages).toEqual([
    { routeName: 'client.operation.index', title: 'Opérations', visits: 3, visitors: 2, p75Ms: 300 },
    { routeName: 'client.dashboard', title: 'Tableau de bord', visits: 1, visitors: 1, p75Ms: 400 },
  ]);
  expect(props.referrers).toEqual([{ domain: 'annuaire.example', visits: 1 }]);
  expect(props.devices).toEqual([
    { device: 'desktop', visits: 3 },
    { device: 'mobile', visits: 1 },
  ]);
  expect(props.errorPages).toEqual([{ status: 404, visits: 1 }]);
  expect((await kpi('?area=client&period=7d&impersonated=with')).totals.visits).toBe(5);
});

test('each filter narrows every figure', async () => {
  expect((await kpi('?area=client&period=7d&device=mobile')).totals).toMatchObject({
    visits: 1,
    visitors: 1,
  });
  expect((await kpi('?area=client&period=7d&role=viewer')).pages.map(({ routeName }) => routeName)).toEqual([
    'client.dashboard',
  ]);
  expect((await kpi('?period=7d&area=admin')).totals.visits).toBe(0);
});

test('beyond thirty days nobody is told apart', async () => {
  const { totals, pages } = await kpi('?area=client&period=90d');
  expect(totals).toMatchObject({ visits: 4, visitors: null, p75Ms: null });
  expect(pages[0]).toMatchObject({ visits: 3, visitors: null, p75Ms: null });
});

test('a page that was opened is not among the unused ones', async () => {
  const names = (await kpi()).unused.map(({ routeName }) => routeName);
  expect(names).toContain('client.contact.index');
  expect(names).not.toContain('client.operation.index');
  expect(names.some((name) => name.startsWith('admin.password'))).toBe(false);
});

test('the period before is as long, and no day is counted in both', async () => {
  const now = server.deps.clock.systemNow();
  const on = (back: number) => ({ at: daysLater(now, -back), day: parisDay(daysLater(now, -back)) });
  await measure([on(0), on(1)]);
  expect((await kpi('?area=client&period=7d')).totals).toMatchObject({ visits: 2, visitsBefore: 0 });
});

test('the file has every page with its visits', async () => {
  await measure([{}, {}, { routeName: 'client.dashboard' }]);
  const { from, to } = await kpi('?area=client&period=7d');
  const { text } = await admin.get(`${path}/telecharger?from=${from}&to=${to}&format=csv`);
  expect(text).toContain('Opérations;client.operation.index;2');
});

test('clients have no business there', async () => {
  const owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  expect((await owner.get(path)).status).not.toBe(200);
});
