import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import { saleTargets } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let seller: Visitor;
let support: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, seller, support] = [server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await seller.signIn('ines.benali@example.test', { isStaff: true });
  await support.signIn('hugo.marchal@example.test', { isStaff: true });
});
afterAll(() => server.close());

const path = '/admin/tableau-de-bord/ventes';
const shown = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as SaleKpiProps;

describe('the figures of sales', () => {
  test('tell what was signed this year, beside the year before', async () => {
    const { figures, team, sellers } = await shown(admin);
    // Forez (Pro), Quai Neuf (a month free), Cap Lacydon, Sillage (Réseau).
    expect(figures.sales).toEqual({ value: 4, before: 6 });
    expect(figures.netCents.value).toBe(12_900 + 0 + 4900 + 29_900);
    expect(figures.firstYearCents.value).toBe(154_800 + 53_900 + 58_800 + 358_800);
    // Domaine & Pierre was given up.
    expect(figures.winRateBps.value).toBe(8000);
    expect(team).toBeNull();
    expect(sellers.map(({ name, sales, achievedBps }) => [name, sales, achievedBps])).toEqual([
      // 4 127 € of eleven months at 600 €.
      ['Inès Benali', 2, 6253],
      ['Thomas Lefèvre', 2, 35_600],
    ]);
  });

  test('follow prospects from step to step, with the days between', async () => {
    const { funnel } = await shown(admin);
    expect(funnel.map(({ step, count }) => [step, count])).toEqual([
      ['new', 12],
      ['contacted', 9],
      ['demo', 6],
      ['proposal', 4],
      ['won', 1],
    ]);
    expect(funnel[1]).toMatchObject({ conversionBps: 7500, medianDays: 2 });
  });

  test('weigh what open prospects are expected to bring', async () => {
    const { forecast } = await shown(admin);
    const weighted = Object.fromEntries(
      forecast.states.map(({ state, weightedCents }) => [state, weightedCents]),
    );
    expect(weighted).toEqual({
      new: 890,
      contacted: 2670,
      demo_scheduled: 4515,
      demo_done: 7740,
      proposal: 34_240,
    });
    expect(forecast.totalCents).toBe(50_055);
  });

  test('tell what a campaign costs by paying company, as its own list does', async () => {
    const { utms, coupons } = await shown(admin);
    expect(utms.find(({ name }) => name === 'Salon RENT')).toMatchObject({
      paid: 3,
      cacCents: 60_000,
      sales: 1,
    });
    expect(utms.find(({ name }) => name === 'Lettre de juin')?.cacCents).toBeNull();
    expect(coupons.map(({ code, uses, sales }) => [code, uses, sales])).toEqual([
      ['BIENVENUE1', 2, 1],
      ['PIERRE20', 2, 0],
    ]);
  });

  test('are a seller’s own, beside the totals of the team', async () => {
    const own = await shown(seller, `?seller=${personId('thomas.lefevre')}`);
    expect(own.isOwn).toBe(true);
    expect(own.figures.sales.value).toBe(2);
    expect(own.team?.sales.value).toBe(4);
    expect(own.sellers.map(({ name }) => name)).toEqual(['Inès Benali']);
    expect(new Set(own.targets.map(({ sellerId }) => sellerId))).toEqual(new Set([personId('ines.benali')]));
    expect(own.can.update).toBe(false);
  });

  test('are narrowed to a seller and a month, and are a file', async () => {
    const july = await shown(admin, '?period=custom&from=2026-07-01&to=2026-07-31');
    expect(july.figures.sales.value).toBe(1);
    expect(july.months).toEqual([{ month: '2026-07', firstYearCents: 358_800, targetCents: 60_000 }]);
    const own = await shown(admin, `?seller=${personId('thomas.lefevre')}`);
    expect(own.figures.sales.value).toBe(2);
    const file = await admin.get(`${path}/telecharger?format=csv`);
    expect(file.text).toContain('Ventes signées');
    expect((await support.get(path)).status).toBe(403);
  });
});

describe('a target', () => {
  const data = { sellerId: personId('ines.benali'), month: '2026-11', amountCents: 250_000 };
  const stored = async () =>
    (
      await server.deps.db
        .select()
        .from(saleTargets)
        .where(and(eq(saleTargets.sellerUserId, data.sellerId), eq(saleTargets.month, data.month)))
    )[0]?.amountCents;

  test('is set and taken back by administrators alone', async () => {
    expect((await seller.visit('PUT', '/admin/objectifs', { data })).status).toBe(403);
    await admin.visit('PUT', '/admin/objectifs', { data });
    expect(await stored()).toBe(250_000);
    await admin.visit('PUT', '/admin/objectifs', { data: { ...data, amountCents: null } });
    expect(await stored()).toBeUndefined();
    const unknown = await admin.visit('PUT', '/admin/objectifs', {
      data: { ...data, sellerId: personId('hugo.lartigue') },
    });
    expect((unknown.page.props as { errors: Record<string, string> }).errors['sellerId']).toBeDefined();
  });
});
