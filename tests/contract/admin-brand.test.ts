import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminBrandAdminIndexProps } from '#contracts/admin/brand/admin/index.ts';
import type { AdminBrandFormProps, BrandSheetOf } from '#contracts/admin/brand/form.ts';
import type { AdminBrandIndexProps } from '#contracts/admin/brand/index.ts';
import { brandMemberships, brands, tenants } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { mailsOf } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const pierre = seedId('brand:pierre-et-cite');
const ouest = seedId('brand:habitat-ouest');
const garonne = seedId('tenant:T1');
const forez = seedId('tenant:T2');
const nathalie = seedId('person:nathalie.gauthier');
const path = '/admin/enseignes';

let server: TestServer;
let admin: Visitor;
beforeEach(async () => {
  server = await openTestServer();
  admin = await staff('thomas.lefevre');
});
afterEach(() => server.close());

async function staff(key: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${key}@example.test`, { isStaff: true });
  return visitor;
}

const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const listed = async (query = ''): Promise<AdminBrandIndexProps> =>
  (await admin.get(`${path}${query}`)).page.props as unknown as AdminBrandIndexProps;
const formOf = async (visitor: Visitor, id: string, query = ''): Promise<AdminBrandFormProps> =>
  (await visitor.get(`${path}/${id}/modifier${query}`)).page.props as unknown as AdminBrandFormProps;
const managers = async (query = ''): Promise<AdminBrandAdminIndexProps> =>
  (await admin.get(`${path}/responsables${query}`)).page.props as unknown as AdminBrandAdminIndexProps;
const update = async (visitor: Visitor, id: string, given: object): Promise<VisitAnswer> => {
  const { form } = await formOf(visitor, id);
  return visitor.visit('PATCH', `${path}/${id}`, {
    data: { ...form.values, version: form.record?.version, ...given },
  });
};
const tenantOf = async (id: string) =>
  (await server.deps.db.select().from(tenants).where(eq(tenants.id, id)))[0];
const stored = async (id: string) => (await server.deps.db.select().from(brands).where(eq(brands.id, id)))[0];

describe('the list', () => {
  test('tells companies, people, what they bring and the share of the network', async () => {
    const { list } = await listed();
    const row = list.items.find(({ id }) => id === pierre);
    expect(row).toMatchObject({ tenantsCount: 4, usersCount: 7, managers: ['Nathalie Gauthier'] });
    // Pro (129 €), essentiel (49 €), pro and réseau (299 €); their discounts are over.
    expect(row?.mrrCents).toBe(12_900 + 4_900 + 12_900 + 29_900);
    // 8 % of 606 €.
    expect(row?.commissionCents).toBe(4_848);
    expect(list.sums).toMatchObject({ tenantsCount: 4, mrrCents: 60_600 });
    expect((await listed('?status=archived')).list.items.map(({ name }) => name)).toEqual([
      'Collectif Rénov’Sud',
    ]);
    expect((await listed('?sort=-mrrCents')).list.items[0]?.id).toBe(pierre);
  });

  test('is read by the staff and written by administrators', async () => {
    const editor = await staff('lea.fontaine');
    expect((await editor.get(path)).status).toBe(200);
    expect((await editor.visit('PATCH', `${path}/${ouest}/archive`)).status).toBe(403);
    await admin.visit('PATCH', `${path}/${ouest}/archive`);
    expect(await stored(ouest)).toMatchObject({ status: 'archived' });
    await admin.visit('DELETE', `${path}/${ouest}/archive`);
    expect(await stored(ouest)).toMatchObject({ status: 'active' });
  });

  test('one with companies is archived rather than deleted; one without goes to the bin', async () => {
    expect(errorsOf(await admin.visit('DELETE', `${path}/${pierre}`))['base']).toBe(
      'Cette enseigne regroupe 4 sociétés : archivez-la plutôt.',
    );
    await admin.visit('DELETE', `${path}/${ouest}`);
    expect((await listed('?deleted=1')).list.items.map(({ id }) => id)).toEqual([ouest]);
  });
});

describe('the form', () => {
  test.each([
    [{ color: 'rouge' }, 'color'],
    [{ commissionBps: 5_001 }, 'commissionBps'],
    [{ website: 'pierre.example' }, 'website'],
    [{ defaultCouponId: garonne }, 'defaultCouponId'],
    [{ name: 'Réseau Pierre & Cité' }, 'name'],
  ])('refuses %o at %s', async (given, field) => {
    expect(Object.keys(errorsOf(await update(admin, ouest, given)))).toEqual([field]);
  });

  test('a seller changes contacts and nothing else', async () => {
    const seller = await staff('ines.benali');
    expect(errorsOf(await update(seller, ouest, { commissionBps: 5_000 }))['commissionBps']).toBe(
      'Vous n’avez pas les droits nécessaires.',
    );
    expect(errorsOf(await update(seller, ouest, { city: 'Nantes', postalCode: '44000' }))).toEqual({});
    expect(await stored(ouest)).toMatchObject({ commissionBps: 500, address: { city: 'Nantes' } });
    expect(
      (await seller.visit('POST', `${path}/${ouest}/societes`, { data: { tenantIds: [forez] } })).status,
    ).toBe(403);
  });

  test('companies join and leave, one that is elsewhere stays there, sharing ends with leaving', async () => {
    const attach = (id: string, tenantIds: readonly string[]) =>
      admin.visit('POST', `${path}/${id}/societes`, { data: { tenantIds } });
    expect(errorsOf(await attach(ouest, [garonne]))['tenantIds']).toBe(
      'Cette société appartient déjà à l’enseigne Réseau Pierre & Cité.',
    );
    await attach(ouest, [forez]);
    expect(await tenantOf(forez)).toMatchObject({ brandId: ouest, brandSharingLevel: 'none' });
    await admin.visit('DELETE', `${path}/${pierre}/societes/${garonne}`);
    expect(await tenantOf(garonne)).toMatchObject({ brandId: null, brandSharingLevel: 'none' });
    expect((await admin.visit('DELETE', `${path}/${pierre}/societes/${garonne}`)).status).toBe(404);
  });

  test('its parts tell companies, people and figures', async () => {
    const companies = (await formOf(admin, pierre, '?tab=societes')).sheet as BrandSheetOf<'societes'>;
    expect(companies.companies.map(({ name }) => name)).toContain('Garonne Patrimoine');
    const people = (await formOf(admin, pierre, '?tab=utilisateurs')).sheet as BrandSheetOf<'utilisateurs'>;
    // Eight places of seven people, and two who are only invited.
    expect(people.groups.flatMap(({ users }) => users)).toHaveLength(10);
    expect(people.canInvite).toBe(true);
    const figures = (await formOf(admin, pierre, '?tab=statistiques')).sheet as BrandSheetOf<'statistiques'>;
    expect(figures).toMatchObject({ sharingCount: 4, coupon: { code: 'PIERRE20', usesCount: 2 } });
    // Whoever may not see accounts sees none by way of a network.
    const editor = await staff('lea.fontaine');
    const hidden = (await formOf(editor, pierre, '?tab=utilisateurs')).sheet as BrandSheetOf<'utilisateurs'>;
    expect(hidden.groups.flatMap(({ users }) => users)).toEqual([]);
  });
});

describe('those who steer networks', () => {
  const invitee = { email: 'nadia.ferrand@example.test', firstName: 'Nadia', lastName: 'Ferrand' };
  const invite = (given: object = {}) =>
    admin.visit('POST', `${path}/${ouest}/responsables`, { data: { ...invitee, ...given } });

  test('are listed with their network; networks without one are told', async () => {
    const { list, brands: open } = await managers();
    expect(list.items).toMatchObject([
      { name: 'Nathalie Gauthier', brand: { id: pierre }, status: 'active' },
    ]);
    expect(open).toMatchObject([
      { id: ouest, managersCount: 0 },
      { id: pierre, managersCount: 1 },
    ]);
    expect((await (await staff('lea.fontaine')).get(`${path}/responsables`)).status).toBe(403);
    expect((await (await staff('hugo.marchal')).get(`${path}/responsables`)).status).toBe(200);
  });

  test('are invited, reminded and removed', async () => {
    await invite();
    const [row] = (await managers('?status=invited')).list.items;
    expect(row).toMatchObject({ name: 'Nadia Ferrand', status: 'invited' });
    expect(await mailsOf(server, 'invitation.brand-manager', invitee.email)).toHaveLength(1);
    const own = `${path}/${ouest}/responsables/${row?.userId ?? ''}`;
    await admin.visit('POST', `${own}/invitation`);
    expect(await mailsOf(server, 'invitation.brand-manager', invitee.email)).toHaveLength(2);
    await admin.visit('DELETE', own);
    expect((await managers()).list.totalCount).toBe(1);
    expect((await admin.visit('DELETE', own)).status).toBe(404);
  });

  test('are not invited twice, and lose the space with the network', async () => {
    const again = await admin.visit('POST', `${path}/${pierre}/responsables`, {
      data: { ...invitee, email: 'nathalie.gauthier@example.test' },
    });
    expect(errorsOf(again)['email']).toBe('Cette personne est déjà responsable de l’enseigne.');
    const visitor = server.visitor();
    await visitor.signIn('nathalie.gauthier@example.test');
    await admin.visit('DELETE', `${path}/${pierre}/responsables/${nathalie}`);
    const [place] = await server.deps.db
      .select()
      .from(brandMemberships)
      .where(eq(brandMemberships.userId, nathalie));
    expect(place?.revokedAt).not.toBeNull();
    expect((await visitor.get('/actualites')).page.component).toBe('Auth/Login');
  });
});
