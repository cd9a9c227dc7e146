import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CouponFormProps } from '#contracts/admin/coupon/form.ts';
import type { CouponIndexProps } from '#contracts/admin/coupon/index.ts';
import { couponRedemptions, coupons, subscriptions } from '#mocks/db/schema/index.ts';
import { couponId } from '#mocks/db/seed/coupons.ts';
import { couponUseId } from '#mocks/db/seed/coupon-use-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let sales: Visitor;
let support: Visitor;
let owner: Visitor;
const heard: RealtimeEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  server.deps.events.subscribe((event) => heard.push(event));
  [admin, sales, support, owner] = [server.visitor(), server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await sales.signIn('ines.benali@example.test', { isStaff: true });
  await support.signIn('hugo.marchal@example.test', { isStaff: true });
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const path = '/admin/codes-promo';
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const payload = (more: Readonly<Record<string, unknown>> = {}) => ({
  code: 'RENTREE15',
  label: 'Rentrée',
  kind: 'percent',
  value: 15,
  duration: 'n_periods',
  periods: 3,
  planIds: [],
  brandId: null,
  startsOn: '2026-11-01',
  endsOn: null,
  maxRedemptions: null,
  perTenantMax: 1,
  isForNewCustomers: false,
  ...more,
});
const stored = async (code: string) =>
  (await server.deps.db.select().from(coupons).where(eq(coupons.code, code)))[0];
const listed = async (visitor: Visitor, query = '') =>
  ((await visitor.get(`${path}${query}`)).page.props as unknown as CouponIndexProps).list.items;
const formOf = async (visitor: Visitor, id: string, query = '') =>
  (await visitor.get(`${path}/${id}/modifier${query}`)).page.props as unknown as CouponFormProps;
const create = (visitor: Visitor, more: Readonly<Record<string, unknown>>) =>
  visitor.visit('POST', path, { data: payload(more) });

describe('the list', () => {
  test('tells uses, savings and the state of each code today', async () => {
    const rows = new Map((await listed(admin)).map((row) => [row.code, row]));
    expect(rows.get('PIERRE20')).toMatchObject({
      status: 'active',
      redemptionsCount: 2,
      // Six times a fifth of 129 € and of 299 €.
      savedCents: 15_480 + 35_880,
      brand: { name: 'Réseau Pierre & Cité' },
    });
    expect(rows.get('BIENVENUE1')).toMatchObject({ redemptionsCount: 7 });
    expect(rows.get('SALON25')).toMatchObject({ status: 'expired', redemptionsCount: 0 });
    expect((await listed(admin, '?status=expired')).map(({ code }) => code)).toEqual(['SALON25']);
    expect((await listed(admin, '?sort=-redemptions')).map(({ code }) => code).slice(0, 2)).toEqual([
      'BIENVENUE1',
      'PIERRE20',
    ]);
  });
});

describe('the form', () => {
  test.each([
    [{ code: 'abc def' }, 'code'],
    [{ value: 101 }, 'value'],
    [{ kind: 'free_months', value: 13 }, 'value'],
    [{ kind: 'trial_days', value: 61 }, 'value'],
    [{ periods: null }, 'periods'],
    [{ endsOn: '2026-10-31' }, 'endsOn'],
    [{ code: 'PIERRE20' }, 'code'],
    [{ planIds: [tenantId('T1')] }, 'planIds'],
    [{ brandId: tenantId('T1') }, 'brandId'],
  ])('refuses %o at %s', async (more, field) => {
    const answer = await create(admin, more);
    expect(Object.keys(errorsOf(answer.page.props))).toEqual([field]);
  });

  test('after the first use type, value and duration stay, the rest may change', async () => {
    const id = couponId('PIERRE20');
    const { form } = await formOf(admin, id);
    const send = (more: Readonly<Record<string, unknown>>) =>
      admin.visit('PATCH', `${path}/${id}`, {
        data: { ...form.values, version: form.record?.version, ...more },
      });
    expect(errorsOf((await send({ value: 30, duration: 'forever' })).page.props)).toMatchObject({
      value: expect.stringContaining('déjà été utilisé') as string,
      duration: expect.stringContaining('déjà été utilisé') as string,
    });
    expect(errorsOf((await send({ maxRedemptions: 40 })).page.props)).toEqual({});
    expect(await stored('PIERRE20')).toMatchObject({ maxRedemptions: 40, value: 20 });
  });

  test('a code that was used is not deleted; one that was not goes to the bin', async () => {
    const used = await admin.visit('DELETE', `${path}/${couponId('PIERRE20')}`);
    expect(errorsOf(used.page.props)['base']).toBe('Ce code a déjà été utilisé : désactivez-le.');
    await admin.visit('DELETE', `${path}/${couponId('SALON25')}`);
    expect((await stored('SALON25'))?.deletedAt).not.toBeNull();
    expect((await listed(admin, '?deleted=1')).map(({ code }) => code)).toEqual(['SALON25']);
  });

  test('a code can be made: eight signs that are not taken for one another', async () => {
    const answer = await admin.get(`${path}/code?prefix=noel-`, { isProtocol: false });
    expect((JSON.parse(answer.text) as { code: string }).code).toMatch(/^NOEL-[2-9A-HJKMNP-Z]{8}$/);
  });

  test('a copy has another code and nothing else of its own', async () => {
    await admin.visit('POST', `${path}/${couponId('PIERRE20')}/copie`);
    const [copy] = await listed(admin);
    expect(copy).toMatchObject({
      label: 'Remise Réseau Pierre & Cité (copie)',
      value: 20,
      periods: 6,
      redemptionsCount: 0,
    });
  });
});

describe('what companies see of it', () => {
  const offers = async (code: string) =>
    (await owner.get(`/abonnement/offres?plan=reseau&period=monthly&users=0&coupon=${code}`)).page
      .props as unknown as {
      quote: {
        couponError: string | null;
        totalCents: number;
        lines: { kind: string; amountCents: number }[];
      };
    };

  test('a new code lowers what they pay, a disabled one is refused, an enabled one is taken again', async () => {
    await create(admin, { code: 'AUTOMNE10', value: 10 });
    const id = (await stored('AUTOMNE10'))?.id ?? '';
    const { quote } = await offers('automne10');
    expect(quote.couponError).toBeNull();
    expect(quote.lines.find(({ kind }) => kind === 'discount')?.amountCents).toBe(-2990);
    await admin.visit('PATCH', `${path}/${id}/desactivation`);
    expect((await offers('automne10')).quote.couponError).not.toBeNull();
    await admin.visit('DELETE', `${path}/${id}/desactivation`);
    expect((await offers('automne10')).quote.couponError).toBeNull();
  });

  test('a use is told to the staff, and stands in the table with what it saved', async () => {
    await create(admin, { code: 'UNE-FOIS', value: 50, duration: 'once', periods: null });
    const id = (await stored('UNE-FOIS'))?.id ?? '';
    const { quote } = await offers('UNE-FOIS');
    heard.length = 0;
    const taken = await owner.visit('PUT', '/abonnement', {
      data: {
        planCode: 'reseau',
        period: 'monthly',
        extraUsers: 0,
        couponCode: 'UNE-FOIS',
        totalCents: quote.totalCents,
        accept: true,
      },
    });
    expect(errorsOf(taken.page.props)).toEqual({});
    expect(heard.some((event) => event.kind === 'message' && event.name === 'coupon.redeemed')).toBe(true);
    const { users } = await formOf(admin, id);
    expect(users?.items).toMatchObject([
      { company: 'Garonne Patrimoine', user: { name: 'Hugo Lartigue' }, savedCents: 14_950 },
    ]);
    expect(users?.items[0]?.obstacle).toContain('avoir');
  });
});

describe('a use', () => {
  const id = couponId('BIENVENUE1');
  const users = async (query = '') => (await formOf(admin, id, query)).users;

  test('is found by company and day, sorted by saving, and told in all', async () => {
    expect((await users())?.meta.total).toBe(7);
    expect((await users('?q=verdier'))?.items.map(({ company }) => company)).toEqual([
      'Maison Verdier Promotion',
    ]);
    expect((await users('?redeemedAt=2026-01-01..'))?.meta.total).toBe(2);
    const sorted = (await users('?sort=-saved'))?.items.map(({ savedCents }) => savedCents) ?? [];
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    // Four times 49 €, once 129 € and 299 €.
    expect((await users())?.savedCents).toBe(4 * 4900 + 12_900 + 29_900);
  });

  test('is taken back only before the discounted invoice', async () => {
    const invoiced = await admin.visit(
      'DELETE',
      `${path}/${id}/utilisations/${couponUseId('BIENVENUE1', 'T8')}`,
    );
    expect(errorsOf(invoiced.page.props)['base']).toBe(
      'La facture remisée est déjà émise : établissez un avoir.',
    );
    const use = couponUseId('BIENVENUE1', 'T9');
    const elsewhere = `${path}/${couponId('PIERRE20')}/utilisations/${use}`;
    expect((await admin.visit('DELETE', elsewhere)).status).toBe(404);
    await admin.visit('DELETE', `${path}/${id}/utilisations/${use}`);
    const left = eq(couponRedemptions.id, use);
    expect(await server.deps.db.$count(couponRedemptions, left)).toBe(0);
    const [trial] = await server.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tenantId, tenantId('T9')));
    expect(trial).toMatchObject({ status: 'trial', couponRedemptionId: null });
  });

  test('stands in a file', async () => {
    const answer = await admin.get(`${path}/${couponId('PIERRE20')}/utilisations/telecharger?sort=saved`, {
      isProtocol: false,
    });
    expect(answer.text).toContain('Maison Verdier Promotion');
    expect(answer.text).toContain('154,80');
  });
});

describe('who may', () => {
  test('sales give a fifth or a month at most, and change only codes of their own', async () => {
    const { form, isLimited } = (await sales.get(`${path}/nouveau`)).page.props as unknown as CouponFormProps;
    expect([form.can.save, isLimited]).toEqual([true, true]);
    for (const more of [
      { value: 21 },
      { kind: 'free_months', value: 2 },
      { kind: 'amount', value: 981 },
      { kind: 'trial_days', value: 31 },
    ]) {
      const answer = await create(sales, { code: 'TROP', ...more });
      expect(errorsOf(answer.page.props)['value'], JSON.stringify(more)).toBe(
        'La remise dépasse votre plafond.',
      );
    }
    await create(sales, { code: 'DE-INES', value: 20 });
    const own = await stored('DE-INES');
    expect((await sales.visit('PATCH', `${path}/${own?.id}/desactivation`)).status).toBe(200);
    expect((await stored('DE-INES'))?.isDisabled).toBe(true);
    const others = couponId('PIERRE20');
    expect((await sales.visit('PATCH', `${path}/${others}/desactivation`)).status).toBe(403);
    expect((await formOf(sales, others)).form.can).toEqual({ save: false, delete: false });
    expect((await sales.visit('DELETE', `${path}/${own?.id}`)).status).toBe(403);
    await create(admin, { code: 'GROS', value: 50 });
    const copied = await sales.visit('POST', `${path}/${(await stored('GROS'))?.id}/copie`);
    expect(errorsOf(copied.page.props)['base']).toBe('La remise dépasse votre plafond.');
  });

  test('support reads, editors and clients come nowhere near', async () => {
    expect((await support.get(path)).status).toBe(200);
    expect((await create(support, {})).status).toBe(403);
    const editor = server.visitor();
    await editor.signIn('lea.fontaine@example.test', { isStaff: true });
    expect((await editor.get(path)).status).toBe(403);
    expect((await owner.get(path)).status).not.toBe(200);
  });

  test('the staff’s search finds a code, and its history is theirs', async () => {
    const answer = await admin.get('/admin/recherche?q=pierre20', { isProtocol: false });
    expect(answer.text).toContain('"title":"PIERRE20"');
    const history = `/historique/coupon/${couponId('PIERRE20')}`;
    expect((await support.get(history)).status).toBe(200);
    expect((await owner.get(history)).status).toBe(404);
  });
});
