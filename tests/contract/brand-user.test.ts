import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandUserProps } from '#contracts/client/brand/user.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { demoNetworkToken } from '#mocks/db/seed/brand-invitations.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { brandInvitations, couponRedemptions, prospects, tenants } from '#mocks/db/schema/index.ts';
import { register } from '#contracts/auth/register.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/enseigne/utilisateurs';
const network = brandId('pierre-et-cite');
let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  manager = server.visitor();
  await manager.signIn('nathalie.gauthier@example.test');
});
afterAll(() => server.close());

const people = async (query = ''): Promise<BrandUserProps> =>
  (await manager.get(`${path}${query}`)).page.props as unknown as BrandUserProps;
const namesOf = ({ list }: BrandUserProps) => list.items.map(({ name }) => name);

const invitee = {
  companyName: 'Atelier des Quais',
  siren: '000900506',
  firstName: 'Louise',
  lastName: 'Marchand',
  email: 'louise.marchand@example.test',
  message: '',
};
const invite = (changes: Partial<typeof invitee> = {}) =>
  manager.visit('POST', '/enseigne/invitations', { data: { ...invitee, ...changes } });

describe('the people of a network', () => {
  test('are those of its companies, company by company, their addresses masked', async () => {
    const props = await people();
    expect(namesOf(props)).toEqual([
      'Marc Santini',
      'Marc Soubiran',
      'Hugo Lartigue',
      'Inès Duprat',
      'Léa Pons',
      'Marc Soubiran',
      'Rémi Castaing',
      'Sofia Marin',
      'Claire Verdier',
      'Benoît Le Goff',
    ]);
    expect(JSON.stringify(props.list.items)).not.toContain('lartigue@');
    expect(props.list.items.find(({ name }) => name === 'Hugo Lartigue')?.emailMasked).toBe(
      'h•••@example.test',
    );
    expect(props.counters).toEqual({ active: 7, invited: 2, suspended: 0 });
  });

  test('are found by name and company, never by an address', async () => {
    expect(namesOf(await people('?q=verdier'))).toEqual(['Claire Verdier']);
    expect((await people('?q=example.test')).list.meta.total).toBe(0);
    expect(namesOf(await people('?role=accountant'))).toEqual(['Marc Soubiran', 'Marc Soubiran']);
    expect(namesOf(await people('?activity=promoteur'))).toEqual(['Claire Verdier']);
    expect((await people('?inactiveDays=30')).list.meta.total).toBe(0);
    expect(namesOf(await people('?status=invited'))).toEqual(['Rémi Castaing', 'Sofia Marin']);
  });

  test('stand beside their companies, with what is known of them and no figure', async () => {
    const { companies, coupon } = await people();
    expect(companies.map(({ name, plan, adoptionBps }) => [name, plan, adoptionBps])).toEqual([
      ['Foncière Cap Lacydon', 'Essentiel', 10_000],
      ['Garonne Patrimoine', 'Pro', 10_000],
      ['Maison Verdier Promotion', 'Pro', 10_000],
      ['Sillage Patrimoine', 'Réseau', 10_000],
    ]);
    expect(coupon).toMatchObject({ code: 'PIERRE20', usesCount: 2 });
  });

  test('as a file keep their addresses masked', async () => {
    const { text } = await manager.get(`${path}/telecharger?format=csv`);
    expect(text).toContain('Garonne Patrimoine;Hugo Lartigue;h•••@example.test');
    expect(text).not.toContain('hugo.lartigue@');
  });

  test('get their invitation again while it waits, and of other networks nobody does', async () => {
    const again = (key: string) =>
      manager.visit('POST', `${path}/${seedId(`person:${key}`)}/invitation`, { data: {} });
    expect((await again('sofia.marin')).page.props['flash']).toMatchObject({
      text: 'Invitation renvoyée à Sofia Marin.',
    });
    expect((await again('hugo.lartigue')).page.props['errors']).toEqual({
      base: 'Cette personne a déjà accepté l’invitation.',
    });
    expect((await again('karim.belkacem')).status).toBe(404);
  });
});

describe('an invitation', () => {
  test('makes a prospect of the network and leaves a link by mail', async () => {
    expect((await invite()).page.props['flash']).toMatchObject({
      text: 'Invitation envoyée à louise.marchand@example.test.',
    });
    const { db } = server.deps;
    const [made] = await db.select().from(prospects).where(eq(prospects.email, invitee.email));
    expect(made).toMatchObject({ source: 'enseigne', brandId: network, company: 'Atelier des Quais' });
    const [row] = (await people()).invitations;
    expect(row).toMatchObject({ companyName: 'Atelier des Quais', status: 'waiting' });
  });

  test.each([
    [{ companyName: 'garonne patrimoine' }, 'companyName'],
    [{ siren: '999123458' }, 'siren'],
    [{ email: 'claire.verdier@example.test' }, 'email'],
  ])('to a company of the network is refused: %j', async (changes, field) => {
    const { page } = await invite({ companyName: 'Autre', siren: '000900605', ...changes });
    expect(page.props['errors']).toEqual({ [field]: 'Cette société fait déjà partie du réseau.' });
  });

  test('that waits already is not sent a second time, but again', async () => {
    expect((await invite()).page.props['errors']['email']).toContain('renvoyez-la');
    const id = (await people()).invitations[0]?.id ?? '';
    const { page } = await manager.visit('POST', `/enseigne/invitations/${id}/envoi`, { data: {} });
    expect(page.props['errors']).toEqual({});
  });

  test('is withdrawn by who sent it; then nothing more can be done with it', async () => {
    const id = (await people()).invitations[0]?.id ?? '';
    await manager.visit('DELETE', `/enseigne/invitations/${id}`);
    expect((await people()).invitations.find((row) => row.id === id)).toMatchObject({
      status: 'revoked',
      can: { resend: false, revoke: false },
    });
    const { page } = await manager.visit('POST', `/enseigne/invitations/${id}/envoi`, { data: {} });
    expect(page.props['errors']['base']).toBe('Cette invitation n’attend plus de réponse.');
  });

  test('of another network is not there', async () => {
    const { db } = server.deps;
    const id = seedId('brand-invitation:garrigue-fonciere');
    const isIt = eq(brandInvitations.id, id);
    await db
      .update(brandInvitations)
      .set({ brandId: brandId('habitat-ouest') })
      .where(isIt);
    expect((await manager.visit('DELETE', `/enseigne/invitations/${id}`)).status).toBe(404);
    await db.update(brandInvitations).set({ brandId: network }).where(isIt);
  });

  test('is one of fifty a day at most', async () => {
    for (let count = 0; count < 60; count += 1) {
      const { page } = await invite({
        companyName: `Société ${count}`,
        siren: '',
        email: `societe${count}@example.test`,
      });
      if (Object.keys(page.props['errors']).length === 0) continue;
      expect(page.props['errors']).toEqual({ base: '50 invitations par jour au maximum. Réessayez demain.' });
      expect(count).toBeGreaterThan(40);
      return;
    }
    expect.unreachable('nothing stopped them');
  });
});

describe('the link of an invitation', () => {
  test('opens the form with what is known, and the discount of the network', async () => {
    const guest = server.visitor();
    const { page } = await guest.get(`/inscription?reseau=${demoNetworkToken}`);
    expect(page.props).toMatchObject({
      network: { name: 'Réseau Pierre & Cité', companyName: 'Garrigue Foncière' },
      couponCode: 'PIERRE20',
      coupon: { code: 'PIERRE20' },
      isInvitationOver: false,
    });
  });

  test('that never was says so', async () => {
    const guest = server.visitor();
    const { page } = await guest.get(`/inscription?reseau=${'x'.repeat(43)}`);
    expect(page.props).toMatchObject({ network: null, isInvitationOver: true, couponCode: '' });
  });

  test('makes a company of the network that shares nothing, with its discount', async () => {
    const { db } = server.deps;
    const guest = server.visitor();
    const { page } = await guest.get(`/inscription?reseau=${demoNetworkToken}`);
    server.clock.advance(5000);
    const data = {
      ...register.example,
      email: 'nadia.garrigue@example.test',
      couponCode: 'PIERRE20',
      stamp: page.props['stamp'],
    };
    const { page: after } = await guest.visit('POST', '/inscription', { data });
    expect(after.props['errors']).toEqual({});
    const [company] = await db.select().from(tenants).where(eq(tenants.siren, '000900506'));
    expect(company).toMatchObject({ brandId: network, brandSharingLevel: 'none' });
    const uses = and(eq(couponRedemptions.tenantId, company?.id ?? ''));
    expect(await db.$count(couponRedemptions, uses)).toBe(1);
    const row = (await people()).invitations.find(({ companyName }) => companyName === 'Garrigue Foncière');
    expect(row?.status).toBe('accepted');
    const again = await server.visitor().get(`/inscription?reseau=${demoNetworkToken}`);
    expect(again.page.props['isInvitationOver']).toBe(true);
  });
});

test.each(['hugo.lartigue', 'marc.santini'])('%s has no business there', async (who) => {
  const visitor = server.visitor();
  await visitor.signIn(`${who}@example.test`);
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.visit('POST', '/enseigne/invitations', { data: invitee })).status).toBe(403);
});
