import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import type { SubscriptionPlansProps } from '#contracts/client/subscription/plans.ts';
import { couponRedemptions, invoices, subscriptions, tenants } from '#mocks/db/schema/index.ts';
import { invoiceId } from '#mocks/db/seed/invoices.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { turnSubscriptions } from '#mocks/handlers/jobs/subscriptions.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const overview = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/abonnement${query}`)).page.props as unknown as SubscriptionIndexProps;
const offers = async (query: string) =>
  (await owner.get(`/abonnement/offres${query}`)).page.props as unknown as SubscriptionPlansProps;
const stored = async (key: 'T1' | 'T2') => {
  const own = eq(subscriptions.tenantId, tenantId(key));
  const [row] = await server.deps.db.select().from(subscriptions).where(own);
  if (!row) throw new Error('no subscription');
  return row;
};
const change = (data: object) => owner.visit('PUT', '/abonnement', { data: { ...wanted, ...data } });
const wanted = {
  planCode: 'reseau',
  period: 'monthly',
  extraUsers: 0,
  couponCode: '',
  totalCents: 0,
  accept: true,
};
const pdfOf = (visitor: Visitor, id: string) =>
  fetch(new URL(`/abonnement/factures/${id}`, testOrigin), {
    redirect: 'manual',
    headers: { cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  });

describe('the subscription', () => {
  test('shows the owner what is used and what comes next', async () => {
    const { subscription, invoices: shown } = await overview(owner);
    expect(subscription).toMatchObject({
      planName: 'Pro',
      status: 'active',
      nextInvoice: { on: '2026-12-20', netCents: 12_900, totalCents: 15_480 },
    });
    expect(subscription?.usage.find(({ key }) => key === 'users')).toMatchObject({ limit: 6 });
    expect(shown).toHaveLength(10);
  });

  test('shows an accountant invoices alone, and refuses the offers', async () => {
    const props = await overview(accountant);
    expect(props.subscription).toBeNull();
    expect(props.invoices).toHaveLength(10);
    expect((await accountant.get('/abonnement/offres')).status).toBe(403);
    expect((await viewer.get('/abonnement')).status).toBe(403);
  });

  test('narrows invoices to a year and a state', async () => {
    expect((await overview(owner, '?status=issued')).invoices).toHaveLength(1);
    expect((await overview(owner, '?year=2025')).invoices).toHaveLength(0);
  });
});

describe('an invoice', () => {
  test('is a PDF for its company, and not there for another', async () => {
    const answer = await pdfOf(accountant, invoiceId('T1', '2026-11-20'));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).slice(0, 8)).toBe('%PDF-1.4');
    expect((await pdfOf(stranger, invoiceId('T1', '2026-11-20'))).status).toBe(404);
    expect((await pdfOf(viewer, invoiceId('T1', '2026-11-20'))).status).toBe(403);
  });

  test('has a number without a gap in the seeds', async () => {
    const rows = await server.deps.db
      .select({ number: invoices.number, issuedOn: invoices.issuedOn })
      .from(invoices)
      .where(eq(invoices.series, 'FA'))
      .orderBy(invoices.number);
    expect(rows).toHaveLength(26);
    expect(rows.map(({ number }) => Number(number.slice(8)))).toEqual(rows.map((_row, index) => index + 1));
    const days = rows.map(({ issuedOn }) => issuedOn);
    expect(days).toEqual(days.toSorted());
  });
});

describe('an offer', () => {
  test('is not taken without consent, at another amount, or beyond what is used', async () => {
    expect((await change({ accept: false })).page.props['errors']).toHaveProperty('accept');
    expect((await change({ totalCents: 1 })).page.props['errors']).toHaveProperty('base');
    expect((await change({ planCode: 'nothing' })).page.props['errors']).toHaveProperty('planCode');
    expect((await change({ couponCode: 'SALON25' })).page.props['errors']).toHaveProperty('couponCode');
    const { quote } = await offers('?plan=essentiel&period=monthly');
    expect(quote?.exceeded.map(({ key }) => key)).toContain('users');
    const refused = await change({ planCode: 'essentiel', totalCents: quote?.totalCents });
    expect(refused.page.props['errors']).toHaveProperty('base');
    expect((await stored('T1')).priceCents).toBe(12_900);
  });

  test('is invoiced as it was quoted, with the code of the network, once', async () => {
    const { quote } = await offers('?plan=reseau&period=monthly&users=2&coupon=pierre20');
    // 299 € and two people at 15 €, less 20 %, less the 129 € of the month that begins today.
    expect(quote).toMatchObject({ netCents: 13_420, vatCents: 2_684, totalCents: 16_104 });
    const taken = { couponCode: 'pierre20', extraUsers: 2, totalCents: 16_104 };
    const [first, second] = await Promise.all([change(taken), change(taken)]);
    const errors = [first, second].map(({ page }) => Object.keys(page.props['errors'] as object).length);
    expect(errors.toSorted((a, b) => a - b)).toEqual([0, 1]);
    const made = await server.deps.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.tenantId, tenantId('T1')), eq(invoices.number, 'FA-2026-000027')));
    expect(made).toMatchObject([{ totalCents: 16_104, issuedOn: '2026-11-20', dueOn: '2026-12-20' }]);
    expect(await stored('T1')).toMatchObject({ extraUsers: 2, priceCents: 32_900, discountedPeriods: 1 });
    const uses = eq(couponRedemptions.tenantId, tenantId('T1'));
    expect(await server.deps.db.$count(couponRedemptions, uses)).toBe(1);
    expect((await overview(owner)).subscription?.nextInvoice).toMatchObject({ netCents: 26_320 });
  });

  test('that costs less leaves a credit, no invoice, and no gap in the numbers', async () => {
    const { quote } = await offers('?plan=pro&period=monthly&users=0');
    expect(quote).toMatchObject({ totalCents: 0 });
    const before = await server.deps.db.$count(invoices);
    await change({ planCode: 'pro' });
    expect(await server.deps.db.$count(invoices)).toBe(before);
    // 263,20 € were paid for the month; Pro costs 103,20 € with the code.
    expect((await overview(owner)).subscription).toMatchObject({ creditCents: 16_000 });
  });
});

describe('the end of a subscription', () => {
  test('comes with the period, keeps writing open until then, and can be taken back', async () => {
    await owner.visit('POST', '/abonnement/resiliation', { data: { reason: 'prix', comment: 'Trop cher' } });
    expect((await overview(owner)).subscription).toMatchObject({
      cancelsAtPeriodEnd: true,
      status: 'active',
      nextInvoice: null,
    });
    const again = await owner.visit('POST', '/abonnement/resiliation', {
      data: { reason: 'prix', comment: '' },
    });
    expect(again.page.props['errors']).toHaveProperty('base');
    await owner.visit('DELETE', '/abonnement/resiliation');
    expect(await stored('T1')).toMatchObject({ cancelsAtPeriodEnd: false, cancelReason: null });
  });

  test('is not for an accountant to decide', async () => {
    const data = { reason: 'prix', comment: '' };
    expect((await accountant.visit('POST', '/abonnement/resiliation', { data })).status).toBe(403);
    expect((await accountant.visit('PUT', '/abonnement', { data: wanted })).status).toBe(403);
  });
});

describe('billing and payment', () => {
  test('are kept, and printed on the invoices to come', async () => {
    const data = {
      email: 'compta@example.test',
      addressLine: '1 rue Neuve',
      postalCode: '33100',
      city: 'Bordeaux',
      purchaseRef: 'BC-7',
    };
    await owner.visit('PATCH', '/abonnement/facturation', { data });
    expect((await overview(owner)).subscription?.billing).toMatchObject(data);
  });

  test('a direct debit needs an account and a mandate; the account is never kept in clear', async () => {
    const pay = (data: object) =>
      owner.visit('PUT', '/abonnement/paiement', { data: { method: 'prelevement', iban: null, ...data } });
    const iban = 'FR7630006000011234567890189';
    expect((await pay({ hasMandate: true })).page.props['errors']).toHaveProperty('iban');
    expect((await pay({ hasMandate: false, iban })).page.props['errors']).toHaveProperty('hasMandate');
    await pay({ hasMandate: true, iban });
    const row = await stored('T1');
    expect(row).toMatchObject({ paymentMethod: 'prelevement', ibanMasked: 'FR76 •••• 0189' });
    expect(row.mandateRef?.length).toBeLessThanOrEqual(35);
    expect(JSON.stringify(row)).not.toContain(iban);
  });
});

test('a company whose trial is over takes an offer and writes again', async () => {
  const { db } = server.deps;
  const own = eq(subscriptions.tenantId, tenantId('T2'));
  await db.update(subscriptions).set({ status: 'expired', paymentMethod: null }).where(own);
  await db
    .update(tenants)
    .set({ status: 'read_only' })
    .where(eq(tenants.id, tenantId('T2')));
  const data = { ...wanted, totalCents: 35_880 };
  const refused = await stranger.visit('PUT', '/abonnement', { data });
  expect(refused.page.props['errors']).toHaveProperty('base');
  const payment = { method: 'virement', iban: null, hasMandate: false };
  await stranger.visit('PUT', '/abonnement/paiement', { data: payment });
  await stranger.visit('PUT', '/abonnement', { data });
  expect(await stored('T2')).toMatchObject({ status: 'active', currentPeriodEndsOn: '2026-12-20' });
  const [company] = await db
    .select()
    .from(tenants)
    .where(eq(tenants.id, tenantId('T2')));
  expect(company?.status).toBe('active');
});

test('a night ends, expires, renews and chases what is due, and a second one takes up only what was paid since', async () => {
  const { db } = server.deps;
  const edit = (key: 'T5' | 'T6' | 'T8', columns: Partial<typeof subscriptions.$inferInsert>) =>
    db
      .update(subscriptions)
      .set(columns)
      .where(eq(subscriptions.tenantId, tenantId(key)));
  await edit('T5', { cancelsAtPeriodEnd: true, currentPeriodEndsOn: '2026-11-20' });
  await edit('T6', { currentPeriodEndsOn: '2026-11-20', creditCents: 10_000 });
  await edit('T8', { status: 'trial', trialEndsAt: new Date('2026-11-20T07:00:00Z') });
  const late = and(eq(invoices.tenantId, tenantId('T7')), eq(invoices.status, 'issued'));
  await db.update(invoices).set({ dueOn: '2026-11-12' }).where(late);
  expect(await turnSubscriptions(server.deps)).toMatchObject({
    ended: 1,
    expired: 1,
    renewed: 1,
    pastDue: 1,
    readOnly: 0,
  });
  const stateOf = async (key: 'T5' | 'T6' | 'T7' | 'T8') => {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tenantId, tenantId(key)));
    const [company] = await db
      .select()
      .from(tenants)
      .where(eq(tenants.id, tenantId(key)));
    return [row?.status, company?.status, row?.currentPeriodEndsOn];
  };
  expect((await stateOf('T5')).slice(0, 2)).toEqual(['cancelled', 'read_only']);
  // The period of the twelfth goes on with its own day of the month.
  expect(await stateOf('T6')).toEqual(['active', 'active', '2026-12-12']);
  expect((await stateOf('T7')).slice(0, 2)).toEqual(['past_due', 'active']);
  expect((await stateOf('T8')).slice(0, 2)).toEqual(['expired', 'read_only']);
  const renewal = and(eq(invoices.tenantId, tenantId('T6')), eq(invoices.issuedOn, '2026-11-20'));
  expect(await db.select().from(invoices).where(renewal)).toMatchObject([{ netCents: 19_900 }]);
  await db
    .update(invoices)
    .set({ status: 'paid' })
    .where(eq(invoices.tenantId, tenantId('T7')));
  expect(await turnSubscriptions(server.deps)).toMatchObject({
    ended: 0,
    expired: 0,
    renewed: 0,
    pastDue: 0,
    recovered: 1,
  });
  expect((await stateOf('T7'))[0]).toBe('active');
});
