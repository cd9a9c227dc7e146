import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UtmFormProps } from '#contracts/admin/utm/form.ts';
import type { UtmIndexProps } from '#contracts/admin/utm/index.ts';
import { tenants, utmHits, utms } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { sourceOfUtm, utmId } from '#mocks/db/seed/utms.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let sales: Visitor;
let editor: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, sales, editor] = [server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await sales.signIn('ines.benali@example.test', { isStaff: true });
  await editor.signIn('lea.fontaine@example.test', { isStaff: true });
});
afterAll(() => server.close());

const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const payload = (more: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Foire de Bordeaux',
  slug: '',
  targetUrl: '/inscription',
  source: 'foire',
  medium: 'stand',
  campaign: 'bordeaux',
  term: '',
  content: '',
  startsOn: null,
  endsOn: null,
  costCents: null,
  ownerUserId: null,
  ...more,
});
const create = (visitor: Visitor, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.visit('POST', '/admin/utm', { data: payload(more) });
const listed = async (visitor: Visitor, query = '') =>
  ((await visitor.get(`/admin/utm${query}`)).page.props as unknown as UtmIndexProps).list.items;
const stored = async (slug: string) =>
  (await server.deps.db.select().from(utms).where(eq(utms.slug, slug)))[0];
const visitsOf = async (slug: string) =>
  (
    await server.deps.db
      .select()
      .from(utmHits)
      .where(eq(utmHits.utmId, utmId(slug)))
  ).reduce((sum, { visits }) => sum + visits, 0);
const follow = (slug: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL(`/r/${slug}`, testOrigin), { redirect: 'manual', headers });

describe('what a link brought', () => {
  test('is counted from its visits, and from the companies that kept its words', async () => {
    const rows = new Map((await listed(admin)).map((row) => [row.shortPath, row]));
    // T6, T7 and T8 pay; T9 is on trial. Two months of 299 € and twice two of 49 €.
    expect(rows.get('/r/salon-rent')).toMatchObject({
      visits: 412,
      signups: 4,
      trials: 4,
      paid: 3,
      conversionBps: 97,
      revenueCents: 2 * 29_900 + 4 * 4900,
      costCents: 180_000,
      acquisitionCents: 60_000,
      returnBps: -5589,
    });
    expect(rows.get('/r/newsletter-juin')).toMatchObject({ visits: 96, signups: 0, status: 'ended' });
    expect(rows.get('/r/newsletter-juin')?.trend).toEqual(Array(30).fill(0));
    expect(rows.get('/r/google-lotisseur')?.trend.reduce((sum, count) => sum + count, 0)).toBe(57);
  });

  test('orders the list, and narrows it by state', async () => {
    const paths = async (query: string) => (await listed(admin, query)).map(({ shortPath }) => shortPath);
    expect((await paths('?sort=-visits')).slice(0, 2)).toEqual(['/r/salon-rent', '/r/linkedin-mdb']);
    expect((await paths('?sort=-paid'))[0]).toBe('/r/salon-rent');
    expect((await paths('?sort=-returnBps'))[0]).toBe('/r/salon-rent');
    expect(await paths('?status=ended')).toEqual(['/r/newsletter-juin']);
  });
});

describe('a short link', () => {
  test('leads on with its words, counts the visit, and has a sign-up put down to it', async () => {
    const before = await visitsOf('linkedin-mdb');
    const answer = await follow('linkedin-mdb', { 'user-agent': 'one' });
    expect([302, 303]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(
      '/inscription?offre=pro&utm_source=linkedin&utm_medium=annonce&utm_campaign=mdb',
    );
    expect(answer.headers.getSetCookie().join()).toContain('ilot_utm=utm_source%3Dlinkedin');
    await follow('linkedin-mdb', { 'user-agent': 'one' });
    expect(await visitsOf('linkedin-mdb')).toBe(before + 2);
    const today = and(eq(utmHits.utmId, utmId('linkedin-mdb')), eq(utmHits.day, '2026-11-20'));
    expect(await server.deps.db.$count(utmHits, today)).toBe(1);
    await server.deps.db
      .update(tenants)
      .set({ signUpSource: sourceOfUtm('linkedin-mdb') })
      .where(eq(tenants.id, tenantId('T2')));
    const row = (await listed(admin)).find(({ shortPath }) => shortPath === '/r/linkedin-mdb');
    expect(row).toMatchObject({ signups: 1, paid: 1 });
  });

  test('counts nobody who asked not to be counted', async () => {
    const before = await visitsOf('salon-rent');
    await follow('salon-rent', { dnt: '1' });
    expect(await visitsOf('salon-rent')).toBe(before);
  });

  test('outside of its time leads on without words, and counts nothing', async () => {
    const answer = await follow('newsletter-juin');
    expect(answer.headers.get('location')).toBe('/inscription?offre=pro');
    expect(answer.headers.getSetCookie().join()).not.toContain('ilot_utm');
    expect(await visitsOf('newsletter-juin')).toBe(96);
    expect((await follow('jamais-vu')).status).toBe(404);
  });
});

describe('the form', () => {
  test.each([
    [{ source: 'Salon' }, 'source'],
    [{ campaign: 'a b' }, 'campaign'],
    [{ targetUrl: 'https://ailleurs.example/inscription' }, 'targetUrl'],
    [{ targetUrl: '//ailleurs.example' }, 'targetUrl'],
    [{ slug: 'salon-rent' }, 'slug'],
    [{ source: 'salon', medium: 'stand', campaign: 'rent' }, 'campaign'],
    [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn'],
    [{ ownerUserId: tenantId('T1') }, 'ownerUserId'],
  ])('refuses %o at %s', async (more, field) => {
    expect(Object.keys(errorsOf((await create(admin, more)).page.props))).toEqual([field]);
  });

  test('a blank short link is made of the name', async () => {
    await create(admin);
    expect(await stored('foire-de-bordeaux')).toMatchObject({ source: 'foire', version: 1 });
  });

  test('after the first visit, target and words stay; such a link is archived, not deleted', async () => {
    const id = utmId('salon-rent');
    const props = (await admin.get(`/admin/utm/${id}/modifier`)).page.props as unknown as UtmFormProps;
    const { values, record } = props.form;
    const sent = await admin.visit('PATCH', `/admin/utm/${id}`, {
      data: { ...values, version: record?.version, campaign: 'autre' },
    });
    expect(errorsOf(sent.page.props)['campaign']).toContain('déjà été suivi');
    const gone = await admin.visit('DELETE', `/admin/utm/${id}`);
    expect(errorsOf(gone.page.props)['base']).toBe('Ce lien a déjà été suivi : archivez-le.');
    await admin.visit('PATCH', `/admin/utm/${id}/archive`);
    expect((await follow('salon-rent')).headers.get('location')).toBe('/inscription?offre=pro');
    await admin.visit('DELETE', `/admin/utm/${id}/archive`);
    expect((await stored('salon-rent'))?.isArchived).toBe(false);
  });

  test('the code of a short link is a drawing or a picture', async () => {
    const path = `/admin/utm/${utmId('salon-rent')}/qr`;
    const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const get = (format: string) =>
      fetch(new URL(`${path}?format=${format}`, testOrigin), { headers: { cookie } });
    expect(await (await get('svg')).text()).toContain('<svg');
    const png = new Uint8Array(await (await get('png')).arrayBuffer());
    expect(new TextDecoder().decode(png.slice(1, 4))).toBe('PNG');
  });
});

describe('who may', () => {
  test('sales see their own links and those of nobody, and no others', async () => {
    await create(admin, {
      name: 'À Thomas',
      campaign: 'a-thomas',
      ownerUserId: (await stored('salon-rent'))?.createdBy,
    });
    const { id = '' } = (await stored('a-thomas')) ?? {};
    await server.deps.db
      .update(utms)
      .set({ ownerUserId: (await stored('google-lotisseur'))?.createdBy })
      .where(eq(utms.id, id));
    const paths = (await listed(sales)).map(({ shortPath }) => shortPath);
    expect(paths).toContain('/r/google-lotisseur');
    expect(paths).not.toContain('/r/a-thomas');
    expect((await sales.get(`/admin/utm/${id}/modifier`)).status).toBe(403);
    expect((await sales.visit('PATCH', `/admin/utm/${id}/archive`)).status).toBe(403);
    expect((await sales.visit('PATCH', `/admin/utm/${utmId('google-lotisseur')}/archive`)).status).toBe(200);
    expect((await sales.visit('DELETE', `/admin/utm/${utmId('google-lotisseur')}`)).status).toBe(403);
  });

  test('editors read, support and clients come nowhere near', async () => {
    expect((await editor.get('/admin/utm')).status).toBe(200);
    expect((await create(editor)).status).toBe(403);
    const support = server.visitor();
    await support.signIn('hugo.marchal@example.test', { isStaff: true });
    expect((await support.get('/admin/utm')).status).toBe(403);
    const owner = server.visitor();
    await owner.signIn('hugo.lartigue@example.test');
    expect((await owner.get('/admin/utm')).status).not.toBe(200);
  });
});
