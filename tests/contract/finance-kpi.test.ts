import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import { monthlyRevenueCents } from '#domain/subscription/revenue.ts';
import { invoices, subscriptionMovements, subscriptions, tenants } from '#mocks/db/schema/index.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/admin/tableau-de-bord/finance';
const back = { headers: { referer: `http://localhost${path}` } };
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = server.visitor();
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
});

const kpi = async (query = ''): Promise<FinanceKpiProps> =>
  (await admin.get(`${path}${query}`)).page.props as unknown as FinanceKpiProps;
const figuresOf = ({ figures }: FinanceKpiProps) => {
  if (figures === null) throw new Error('there are no figures');
  return figures;
};

describe('recurring revenue', () => {
  test('is what the running subscriptions cost a month', async () => {
    const running = await server.deps.db.select().from(subscriptions);
    const expected = running.reduce(
      (all, subscription) => all + monthlyRevenueCents({ ...subscription, lastingDiscountCents: 0 }),
      0,
    );
    const props = await kpi();
    expect(figuresOf(props).mrrCents).toBe(expected);
    expect(figuresOf(props).annualCents).toBe(expected * 12);
    expect(props.plans.reduce((all, { mrrCents }) => all + mrrCents, 0)).toBe(expected);
  });

  test('leads from the beginning of the year to its end by what came, grew, shrank and left', async () => {
    const { bridge } = await kpi('?period=year');
    expect(bridge).toEqual({
      startCents: 66_300,
      newCents: 4900,
      expansionCents: 25_000,
      contractionCents: -8000,
      churnCents: -4900,
      endCents: 83_300,
    });
  });

  test('is narrowed by brand and offer, and by days of one’s own', async () => {
    const own = await kpi(`?brand=${brandId('pierre-et-cite')}`);
    expect(own.brands).toHaveLength(1);
    expect(own.brands[0]?.mrrCents).toBe(figuresOf(own).mrrCents);
    const pro = await kpi(`?plan=${planId('pro')}`);
    expect(pro.plans.map(({ name }) => name)).toEqual(['Pro']);
    expect((await kpi('?period=custom&from=2020-01-01&to=2026-11-20')).span.problem).toBe('too_long');
    expect((await kpi('?period=custom&from=2025-01-01&to=2025-02-28')).bridge).toMatchObject({
      startCents: 17_800,
      newCents: 4900,
      endCents: 22_700,
    });
  });

  test('remembers each change of a subscription, and nothing that leaves the amount as it is', async () => {
    const { db, clock } = server.deps;
    const own = eq(subscriptions.tenantId, tenantId('T7'));
    const last = async () =>
      (
        await db
          .select()
          .from(subscriptionMovements)
          .where(eq(subscriptionMovements.tenantId, tenantId('T7')))
          .orderBy(desc(subscriptionMovements.id))
      )[0];
    const before = await last();
    await db
      .update(subscriptions)
      .set({ billingEmail: 'x@example.test', updatedAt: clock.businessNow() })
      .where(own);
    expect((await last())?.id).toBe(before?.id);
    await db.update(subscriptions).set({ period: 'yearly', priceCents: 49_000 }).where(own);
    expect(await last()).toMatchObject({ beforeCents: 4900, afterCents: 4083 });
    await db.update(subscriptions).set({ status: 'cancelled' }).where(own);
    expect(await last()).toMatchObject({ beforeCents: 4083, afterCents: 0 });
    await db.update(subscriptions).set({ status: 'active', period: 'monthly', priceCents: 4900 }).where(own);
    expect(await last()).toMatchObject({ beforeCents: 0, afterCents: 4900 });
  });
});

describe('late invoices', () => {
  const late = async () => (await kpi()).invoices[0];

  test('are listed by how late they are, summed by age, and written into a file', async () => {
    const props = await kpi();
    expect(
      props.invoices.map(({ company, daysLate, totalCents }) => [company, daysLate, totalCents]),
    ).toEqual([['Foncière Cap Lacydon', 18, 5880]]);
    expect(props.bands.map(({ count }) => count)).toEqual([1, 0, 0, 0]);
    expect(figuresOf(props).overdueCents).toBe(5880);
    const { text } = await admin.get(`${path}/telecharger?format=csv`);
    expect(text).toContain('Foncière Cap Lacydon');
  });

  test('are reminded of once a day', async () => {
    const invoice = (await late())?.id ?? '';
    const { page } = await admin.visit('POST', `/admin/factures/${invoice}/relance`, back);
    expect(page.props['flash']).toMatchObject({ type: 'success' });
    expect(await late()).toMatchObject({ canRemind: false, remindedOn: '2026-11-20' });
    const again = await admin.visit('POST', `/admin/factures/${invoice}/relance`, back);
    expect(JSON.stringify(again.page.props['errors'])).toContain('déjà été relancée');
  });

  test('cannot be paid before they were issued nor in the future', async () => {
    const invoice = (await late())?.id ?? '';
    const pay = async (paidOn: string) =>
      (
        await admin.visit('PATCH', `/admin/factures/${invoice}/paiement`, {
          ...back,
          data: { paidOn, method: 'virement', reference: '' },
        })
      ).page.props['errors'];
    expect(await pay('2026-10-02')).toHaveProperty('paidOn');
    expect(await pay('2026-11-21')).toHaveProperty('paidOn');
  });

  test('that are paid let the company write again, and count as collected', async () => {
    const { db } = server.deps;
    const before = figuresOf(await kpi());
    const invoice = (await late())?.id ?? '';
    await admin.visit('PATCH', `/admin/factures/${invoice}/paiement`, {
      ...back,
      data: { paidOn: '2026-11-19', method: 'virement', reference: 'VIR 118' },
    });
    const after = await kpi();
    expect(after.invoices).toEqual([]);
    expect(figuresOf(after).collectedCents - before.collectedCents).toBe(5880);
    expect(figuresOf(after).vatCollectedCents - before.vatCollectedCents).toBe(980);
    const [company] = await db
      .select()
      .from(tenants)
      .where(eq(tenants.id, tenantId('T3')));
    const [paid] = await db.select().from(invoices).where(eq(invoices.id, invoice));
    expect(company?.status).toBe('active');
    expect(paid).toMatchObject({ status: 'paid', paymentReference: 'VIR 118' });
    const again = await admin.visit('PATCH', `/admin/factures/${invoice}/paiement`, {
      ...back,
      data: { paidOn: '2026-11-19', method: 'virement', reference: '' },
    });
    expect(JSON.stringify(again.page.props['errors'])).toContain('n’attend plus de paiement');
  });
});

test('sales staff and clients have no business there', async () => {
  const sales = server.visitor();
  await sales.signIn('ines.benali@example.test', { isStaff: true });
  expect((await sales.get(path)).status).toBe(403);
  const owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  expect((await owner.get(path)).status).not.toBe(200);
});
