import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import type { SaleIndexProps } from '#contracts/admin/sale/index.ts';
import { startSales } from '#mocks/handlers/admin/sale/activate.ts';
import {
  couponRedemptions,
  invoices,
  notifications,
  outgoingMails,
  prospects,
  sales,
  subscriptionMovements,
  subscriptions,
  tenants,
} from '#mocks/db/schema/index.ts';
import { couponId } from '#mocks/db/seed/coupons.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { prospectId } from '#mocks/db/seed/prospects.ts';
import { saleId } from '#mocks/db/seed/sales.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let seller: Visitor;
let support: Visitor;
let editor: Visitor;
const heard: RealtimeEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  server.deps.events.subscribe((event) => heard.push(event));
  [admin, seller, support, editor] = [server.visitor(), server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await seller.signIn('ines.benali@example.test', { isStaff: true });
  await support.signIn('hugo.marchal@example.test', { isStaff: true });
  await editor.signIn('lea.fontaine@example.test', { isStaff: true });
});
afterAll(() => server.close());

const path = '/admin/ventes';
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const flashOf = (props: unknown) => (props as { flash: { type: string; text: string } | null }).flash;
const payload = (more: Readonly<Record<string, unknown>> = {}) => ({
  tenantId: tenantId('T7'),
  prospectId: null,
  planId: planId('pro'),
  period: 'monthly',
  seats: 6,
  unitCents: 12_900,
  discountKind: 'none',
  discountValue: 0,
  couponCode: '',
  services: [],
  startsOn: '2026-11-20',
  sellerUserId: personId('ines.benali'),
  utmId: null,
  notes: '',
  ...more,
});
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as SaleIndexProps;
const formOf = async (visitor: Visitor, id: string) =>
  (await visitor.get(`${path}/${id}/modifier`)).page.props as unknown as SaleFormProps;
const storedSale = async (id: string) =>
  (await server.deps.db.select().from(sales).where(eq(sales.id, id)))[0];
/** Makes a sale and gives its identifier. */
async function create(visitor: Visitor, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { page } = await visitor.visit('POST', path, { data: payload(more) });
  expect(errorsOf(page.props)).toEqual({});
  const [last] = await server.deps.db.select().from(sales).orderBy(desc(sales.id)).limit(1);
  return last?.id ?? '';
}
const send = (visitor: Visitor, id: string) =>
  visitor.visit('POST', `${path}/${id}/envoi`, { data: { email: 'client@example.test', message: '' } });
const company = (more: Readonly<Record<string, unknown>> = {}) => ({
  signedOn: '2026-11-20',
  companyMode: 'known',
  tenantId: '',
  companyName: '',
  legalForm: '',
  siren: null,
  addressLine: '',
  postalCode: '',
  city: '',
  activity: '',
  vatRegime: '',
  firstName: '',
  lastName: '',
  email: '',
  ...more,
});
const sign = (visitor: Visitor, id: string, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.visit('PATCH', `${path}/${id}/signature`, { data: company(more) });
const cancel = (visitor: Visitor, id: string) =>
  visitor.visit('PATCH', `${path}/${id}/annulation`, { data: { reason: 'Projet reporté.' } });

describe('the list', () => {
  test('tells the fourteen sales with their sums, and what waits for an approval', async () => {
    const { list, team } = await listOf(admin);
    expect(list.totalCount).toBe(14);
    const counts = Object.fromEntries(
      (list.facets['status'] ?? []).map(({ value, count }) => [value, count]),
    );
    expect(counts).toEqual({ draft: 1, sent: 2, signed: 10, cancelled: 1 });
    const net = list.items.reduce((all, { netCents }) => all + netCents, 0);
    expect(list.sums['netCents']).toBe(net);
    expect(team).toBeNull();
    const waiting = await listOf(admin, '?due=approval');
    expect(waiting.list.items.map(({ customer }) => customer)).toEqual(['Garrigue Foncière']);
    expect(waiting.list.items[0]).toMatchObject({ isToApprove: true, can: { approve: true } });
  });

  test('shows a seller their own sales, and of the others the total that the team signed', async () => {
    const { list, team } = await listOf(seller);
    expect(list.totalCount).toBe(11);
    expect(new Set(list.items.map(({ seller: { name } }) => name))).toEqual(new Set(['Inès Benali']));
    expect(team?.count).toBe(10);
    const other = await seller.get(`${path}/${saleId('V-2026-00001')}/modifier`);
    expect(other.status).toBe(404);
  });

  test('has a board by state with the sum of each', async () => {
    const { board } = await listOf(admin, '?look=board');
    expect(board?.map(({ status, count }) => [status, count])).toEqual([
      ['draft', 1],
      ['sent', 2],
      ['signed', 10],
      ['cancelled', 1],
    ]);
    expect(board?.find(({ status }) => status === 'sent')?.netCents).toBe(29_900 + 129_000);
  });

  test('is a file for whoever reads it, and closed to editors', async () => {
    const file = await support.get(`${path}/telecharger?format=csv`);
    expect(file.text).toContain('V-2026-00008');
    expect((await editor.get(path)).status).toBe(403);
    expect((await support.visit('POST', path, { data: payload() })).status).toBe(403);
  });
});

describe('the price', () => {
  const asked = (more: Readonly<Record<string, unknown>>) => {
    const { notes: _n, startsOn: _s, sellerUserId: _u, utmId: _t, ...rest } = payload(more);
    return rest;
  };
  const price = async (visitor: Visitor, more: Readonly<Record<string, unknown>>) =>
    JSON.parse((await visitor.visit('POST', `${path}/calcul`, { data: asked(more) })).text) as Record<
      string,
      unknown
    >;

  test('is worked out as it is being written: people, discount, services, VAT, commission, first year', async () => {
    const priced = await price(admin, {
      tenantId: tenantId('T1'),
      seats: 8,
      discountKind: 'percent',
      discountValue: 10,
      services: [{ label: 'Formation', quantity: 2, unitCents: 10_000 }],
    });
    // 129 € and two people at 15 €, less a tenth; two days of training.
    expect(priced).toMatchObject({
      baseCents: 15_900,
      discountCents: 1590,
      recurringCents: 14_310,
      servicesCents: 20_000,
      netCents: 34_310,
      vatCents: 6862,
      totalCents: 41_172,
      commissionCents: 2745,
      firstYearCents: 14_310 * 12 + 20_000,
      extraUsers: 2,
      authority: null,
    });
  });

  test('tells a seller beyond a fifth, by a discount or a lower price, and not an administrator', async () => {
    const beyond = { discountKind: 'percent', discountValue: 21 };
    expect((await price(seller, beyond))['authority']).toMatch(/plafond de 20 %/);
    expect((await price(seller, { unitCents: 10_000 }))['authority']).toMatch(/plafond de 20 %/);
    expect((await price(seller, { discountKind: 'percent', discountValue: 20 }))['authority']).toBeNull();
    expect((await price(admin, beyond))['authority']).toBeNull();
  });

  test('refuses a code of another network, one that is over, and one that only makes a trial longer', async () => {
    for (const couponCode of ['PIERRE20', 'SALON25', 'TEST30J', 'INCONNU']) {
      expect((await price(admin, { couponCode }))['couponError']).toMatch(
        /inconnu, expiré ou non applicable/,
      );
    }
  });
});

describe('a sale', () => {
  test('is for a company or a prospect, never for both nor for none', async () => {
    for (const more of [{ tenantId: null }, { prospectId: prospectId('agence-bellerive') }]) {
      const { page } = await admin.visit('POST', path, { data: payload(more) });
      expect(errorsOf(page.props)['tenantId']).toBe('Sélectionnez une société ou un prospect.');
    }
    const { page } = await admin.visit('POST', path, {
      data: payload({ tenantId: null, prospectId: prospectId('domaine-et-pierre') }),
    });
    expect(errorsOf(page.props)['prospectId']).toMatch(/perdu/);
  });

  test('of a seller stays a draft beyond a fifth until an administrator lets it go', async () => {
    const id = await create(seller, { discountKind: 'percent', discountValue: 30 });
    expect(await storedSale(id)).toMatchObject({ status: 'draft', concessionBps: 3000 });
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.textKey, 'sale.approval_requested'));
    expect(notices.map(({ userId }) => userId)).toContain(personId('thomas.lefevre'));
    expect(errorsOf((await send(seller, id)).page.props)['base']).toMatch(/plafond de 20 %/);
    const own = await seller.visit('PATCH', `${path}/${id}/validation`, { data: {} });
    expect(errorsOf(own.page.props)['base']).toMatch(/Seul un administrateur/);
    await admin.visit('PATCH', `${path}/${id}/validation`, { data: {} });
    expect(await storedSale(id)).toMatchObject({ approvedBps: 3000, approvedBy: personId('thomas.lefevre') });
    expect(errorsOf((await send(seller, id)).page.props)).toEqual({});
    expect(await storedSale(id)).toMatchObject({ status: 'sent', sentOn: '2026-11-20' });
    await cancel(seller, id);
  });

  test('that a seller makes is their own', async () => {
    const { page } = await seller.visit('POST', path, {
      data: payload({ sellerUserId: personId('thomas.lefevre') }),
    });
    expect(errorsOf(page.props)['sellerUserId']).toMatch(/vos propres ventes/);
  });

  test('goes out as a document that is kept, and is a draft again once it is changed', async () => {
    const id = await create(admin);
    heard.length = 0;
    await send(admin, id);
    expect(heard.some((event) => event.kind === 'message' && event.name === 'sale.changed')).toBe(true);
    const [mail] = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, 'sale.proposal'))
      .orderBy(desc(outgoingMails.id))
      .limit(1);
    expect(mail).toMatchObject({ toAddress: 'client@example.test', replyTo: 'thomas.lefevre@example.test' });
    expect(mail?.attachmentFileId).not.toBeNull();
    const form = await formOf(admin, id);
    expect(form.papers.map(({ kind }) => kind)).toEqual(['proposal']);
    const paper = await admin.get(form.papers[0]?.href ?? '');
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const { version } = (await storedSale(id)) ?? { version: 0 };
    await admin.visit('PATCH', `${path}/${id}`, { data: { ...payload({ seats: 7 }), version } });
    expect(await storedSale(id)).toMatchObject({ status: 'draft', recurringCents: 14_400 });
    const stale = await admin.visit('PATCH', `${path}/${id}`, { data: { ...payload(), version } });
    expect(errorsOf(stale.page.props)['version']).toMatch(/modifiée/);
    const document = new FormData();
    document.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'annexe.pdf');
    await admin.visit('POST', `${path}/${id}/documents`, { data: document });
    const [proposal, added] = (await formOf(admin, id)).papers.toSorted((a, b) =>
      b.kind.localeCompare(a.kind),
    );
    expect([proposal?.kind, added?.kind, added?.canRemove]).toEqual(['proposal', 'other', true]);
    const kept = await admin.visit('DELETE', `${path}/${id}/documents/${proposal?.id ?? ''}`, { data: {} });
    expect(errorsOf(kept.page.props)['base']).toMatch(/conservée/);
    await admin.visit('DELETE', `${path}/${id}/documents/${added?.id ?? ''}`, { data: {} });
    expect((await formOf(admin, id)).papers).toHaveLength(1);
    await cancel(admin, id);
    expect(await storedSale(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Projet reporté.' });
    const again = await cancel(admin, id);
    expect(errorsOf(again.page.props)['base']).toMatch(/annulée/);
  });

  test('is signed only once it was sent, on a day that has come, and with no other one open', async () => {
    const id = await create(admin);
    expect(errorsOf((await sign(admin, id)).page.props)['base']).toMatch(/Envoyez la proposition/);
    await send(admin, id);
    const future = await sign(admin, id, { signedOn: '2026-11-21' });
    expect(errorsOf(future.page.props)['signedOn']).toMatch(/future/);
    const other = await create(admin);
    const refused = await sign(admin, id);
    expect(errorsOf(refused.page.props)['base']).toMatch(/encore en cours avec ce client/);
    await cancel(admin, other);
    await cancel(admin, id);
  });
});

describe('a signature', () => {
  test('has the subscription take offer, price, people and services, with invoice and movement', async () => {
    const id = await create(admin, {
      discountKind: 'percent',
      discountValue: 10,
      services: [{ label: 'Formation', quantity: 1, unitCents: 50_000 }],
    });
    await send(admin, id);
    const { page } = await sign(admin, id);
    expect(errorsOf(page.props)).toEqual({});
    expect(flashOf(page.props)?.text).toMatch(/a pris effet/);
    const { db } = server.deps;
    const [subscription] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tenantId, tenantId('T7')));
    expect(subscription).toMatchObject({
      planId: planId('pro'),
      priceCents: 11_610,
      agreedPriceCents: 11_610,
      status: 'active',
    });
    const [moved] = await db
      .select()
      .from(subscriptionMovements)
      .where(eq(subscriptionMovements.tenantId, tenantId('T7')))
      .orderBy(desc(subscriptionMovements.id))
      .limit(1);
    expect(moved).toMatchObject({ on: '2026-11-20', beforeCents: 4900, afterCents: 11_610 });
    const signed = await storedSale(id);
    const [invoice] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.id, signed?.invoiceId ?? ''));
    expect(invoice?.lines.map(({ label }) => label)).toContain('Formation');
    const form = await formOf(admin, id);
    expect(form.outcome?.invoices.map(({ number }) => number)).toEqual([invoice?.number]);
    expect(form.form.can.save).toBe(false);
    const locked = await admin.visit('PATCH', `${path}/${id}`, {
      data: { ...payload(), version: signed?.version },
    });
    expect(errorsOf(locked.page.props)['base']).toBe(
      'Une vente signée ne peut plus être modifiée : établissez un avoir.',
    );
    expect(errorsOf((await cancel(admin, id)).page.props)['base']).toMatch(/établissez un avoir/);
  });

  test('of a prospect begins its company, invites its owner, uses the code and wins the prospect', async () => {
    const id = await create(seller, {
      tenantId: null,
      prospectId: prospectId('agence-bellerive'),
      couponCode: 'BIENVENUE1',
    });
    await send(seller, id);
    const { db } = server.deps;
    const courted = eq(prospects.id, prospectId('agence-bellerive'));
    expect((await db.select().from(prospects).where(courted))[0]?.status).toBe('proposal');
    const missing = await sign(seller, id, { companyMode: 'new', companyName: 'Agence Bellerive' });
    expect(errorsOf(missing.page.props)['siren']).toBe('Ce champ est obligatoire.');
    const given = {
      companyMode: 'new',
      companyName: 'Agence Bellerive',
      legalForm: 'SARL',
      siren: '000901306',
      addressLine: '4 rue du Lac',
      postalCode: '74000',
      city: 'Annecy',
      activity: 'marchand_de_biens',
      vatRegime: 'reel_normal',
      firstName: 'Claire',
      lastName: 'Bellerive',
      email: 'claire.bellerive@example.test',
    };
    const known = await sign(seller, id, { ...given, siren: '000800409' });
    expect(Object.keys(errorsOf(known.page.props))).toEqual(['siren']);
    const { page } = await sign(seller, id, given);
    expect(errorsOf(page.props)).toEqual({});
    const won = (await db.select().from(prospects).where(courted))[0];
    expect(won?.status).toBe('won');
    const [tenant] = await db
      .select()
      .from(tenants)
      .where(eq(tenants.id, won?.wonTenantId ?? ''));
    expect(tenant).toMatchObject({ name: 'Agence Bellerive', status: 'active' });
    const used = and(
      eq(couponRedemptions.tenantId, tenant?.id ?? ''),
      eq(couponRedemptions.couponId, couponId('BIENVENUE1')),
    );
    expect((await db.select().from(couponRedemptions).where(used))[0]?.savedCents).toBe(12_900);
  });

  test('ahead of the first day waits for it, then takes effect in the night', async () => {
    const id = await create(admin, { tenantId: tenantId('T8'), startsOn: '2026-12-01' });
    await send(admin, id);
    expect(flashOf((await sign(admin, id)).page.props)?.text).toMatch(/prendra effet/);
    const { db } = server.deps;
    const ofT8 = eq(subscriptions.tenantId, tenantId('T8'));
    expect((await db.select().from(subscriptions).where(ofT8))[0]?.planId).toBe(planId('essentiel'));
    expect((await formOf(admin, id)).current?.isWaiting).toBe(true);
    expect(await startSales(server.deps)).toEqual({ started: 0, waiting: 0 });
    await db.update(sales).set({ startsOn: '2026-11-20' }).where(eq(sales.id, id));
    expect(await startSales(server.deps)).toEqual({ started: 1, waiting: 0 });
    expect(await startSales(server.deps)).toEqual({ started: 0, waiting: 0 });
    expect((await db.select().from(subscriptions).where(ofT8))[0]?.planId).toBe(planId('pro'));
  });

  test('is refused while a company owes an invoice, and nothing is written', async () => {
    const id = await create(admin, { tenantId: tenantId('T3') });
    await send(admin, id);
    const { page } = await sign(admin, id);
    expect(errorsOf(page.props)['base']).toMatch(/facture impayée/);
    expect((await storedSale(id))?.status).toBe('sent');
  });
});

describe('beside a sale', () => {
  test('a copy is a draft of today; only a draft is deleted', async () => {
    await admin.visit('POST', `${path}/${saleId('V-2026-00004')}/copie`, { data: {} });
    const [copy] = await server.deps.db.select().from(sales).orderBy(desc(sales.id)).limit(1);
    expect(copy).toMatchObject({
      status: 'draft',
      startsOn: '2026-11-20',
      customerName: 'Sillage Patrimoine',
    });
    const root = server.visitor();
    await root.signIn('camille.roussel@example.test', { isStaff: true });
    const kept = await root.visit('DELETE', `${path}/${saleId('V-2026-00004')}`, { data: {} });
    expect(errorsOf(kept.page.props)['base']).toMatch(/Seul un brouillon/);
    await root.visit('DELETE', `${path}/${copy?.id ?? ''}`, { data: {} });
    expect((await storedSale(copy?.id ?? ''))?.deletedAt).not.toBeNull();
  });

  test('a prospect leads to a new sale, or to the one under way', async () => {
    const open = await seller.visit('POST', `/admin/prospects/${prospectId('soline-habitat')}/vente`, {
      data: {},
    });
    expect(open.page.url).toBe(`${path}/${saleId('V-2026-00006')}/modifier`);
    const fresh = await seller.visit('POST', `/admin/prospects/${prospectId('quai-sud')}/vente`, {
      data: {},
    });
    const { form, customer } = fresh.page.props as unknown as SaleFormProps;
    expect(form.values).toMatchObject({
      prospectId: prospectId('quai-sud'),
      planId: planId('pro'),
      unitCents: 12_900,
    });
    expect(customer?.name).toBe('Quai Sud Rénovation');
  });
});
