import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartnerFormProps } from '#contracts/admin/partner/form.ts';
import type { PartnerContactProps } from '#contracts/client/partner/contact.ts';
import type { PartnerIndexProps } from '#contracts/client/partner/index.ts';
import type { PartnerViewProps } from '#contracts/client/partner/view.ts';
import {
  notifications,
  outgoingMails,
  partnerRequests,
  partners,
  suppliers,
} from '#mocks/db/schema/index.ts';
import { partnerId, requestId } from '#mocks/db/seed/partners/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, other] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await other.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;

const listed = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/partenaires${query}`)).page.props as unknown as PartnerIndexProps;
const slugs = async (query: string) => (await listed(owner, query)).partners.map(({ slug }) => slug);
const sheet = async (visitor: Visitor, slug: string) =>
  (await visitor.get(`/partenaires/${slug}`)).page.props as unknown as PartnerViewProps;
const stored = async (slug: string) => {
  const [row] = await server.deps.db.select().from(partners).where(eq(partners.slug, slug));
  if (row === undefined) throw new Error(`no partner ${slug}`);
  return row;
};

describe('the partners that clients see', () => {
  test('are the published ones: those put forward first, or by name', async () => {
    expect(await slugs('')).toEqual([
      'courtage-helianthe',
      'assurances-du-parvis',
      'etude-vauban-lemaire',
      'diag-alpes',
      'geo-bornage-atlantique',
    ]);
    expect((await slugs('?sort=name'))[0]).toBe('assurances-du-parvis');
    expect((await owner.get('/partenaires/atelier-lumen')).status).toBe(404);
    expect(
      (await owner.visit('POST', `/partenaires/${partnerId('atelier-lumen')}/consultation`)).status,
    ).toBe(404);
  });

  test('are found by words, trade, department, and by the operations of the company', async () => {
    expect(await slugs('?q=GÉO')).toEqual(['geo-bornage-atlantique']);
    expect(await slugs('?category=notaire,courtier')).toEqual(['courtage-helianthe', 'etude-vauban-lemaire']);
    expect(await slugs('?department=38')).toEqual(['assurances-du-parvis', 'diag-alpes']);
    const { partners: near, nearDepartments } = await listed(owner, '?only=near');
    expect(nearDepartments).toContain('33');
    expect(near.every(({ zones }) => zones.some((code) => nearDepartments?.includes(code)))).toBe(true);
  });

  test('can be kept at hand, by each person for themselves', async () => {
    const id = partnerId('diag-alpes');
    await owner.visit('PUT', `/partenaires/${id}/favori`);
    await owner.visit('PUT', `/partenaires/${id}/favori`);
    expect(await slugs('?only=favorite')).toEqual(['courtage-helianthe', 'diag-alpes']);
    expect((await listed(other)).favoritesCount).toBe(0);
    await owner.visit('DELETE', `/partenaires/${id}/favori`);
    expect(await slugs('?only=favorite')).toEqual(['courtage-helianthe']);
  });

  test('are open to whoever steers a brand, without what asks for a company', async () => {
    const manager = server.visitor();
    await manager.signIn('nathalie.gauthier@example.test');
    expect((await listed(manager)).nearDepartments).toBeNull();
    expect((await sheet(manager, 'courtage-helianthe')).can).toEqual({ contact: false, supplier: false });
    expect((await manager.get('/partenaires/courtage-helianthe/contact')).status).toBe(403);
  });

  test('count one view a person and day', async () => {
    const { viewsCount, id } = await stored('geo-bornage-atlantique');
    await owner.visit('POST', `/partenaires/${id}/consultation`);
    await owner.visit('POST', `/partenaires/${id}/consultation`);
    await other.visit('POST', `/partenaires/${id}/consultation`);
    expect((await stored('geo-bornage-atlantique')).viewsCount).toBe(viewsCount + 2);
  });

  test('tell their number once, when it is asked for, and that it was', async () => {
    const { phoneRevealsCount, id } = await stored('courtage-helianthe');
    expect((await sheet(owner, 'courtage-helianthe')).partner.phone).toBeNull();
    const { page } = await owner.visit('POST', `/partenaires/${id}/telephone`);
    expect((page.props as unknown as PartnerViewProps).partner.phone).toBe('+33478100001');
    expect((await sheet(owner, 'courtage-helianthe')).partner.phone).toBeNull();
    expect((await stored('courtage-helianthe')).phoneRevealsCount).toBe(phoneRevealsCount + 1);
  });

  test('become suppliers, once', async () => {
    const id = partnerId('etude-vauban-lemaire');
    await owner.visit('POST', `/partenaires/${id}/fournisseur`);
    const made = await server.deps.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.name, 'Étude Vauban-Lemaire'));
    expect(made).toMatchObject([{ trade: 'notary', departments: ['69'] }]);
    const again = await owner.visit('POST', `/partenaires/${id}/fournisseur`);
    expect(errorsOf(again.page.props)['base']).toBe('Déjà dans vos fournisseurs.');
    expect((await sheet(owner, 'etude-vauban-lemaire')).isSupplier).toBe(true);
    expect((await sheet(other, 'etude-vauban-lemaire')).isSupplier).toBe(false);
  });
});

describe('a request to a partner', () => {
  const path = `/partenaires/${partnerId('assurances-du-parvis')}/contact`;
  const request = (more: Readonly<Record<string, unknown>> = {}) => ({
    data: {
      subject: 'Dommages-ouvrage',
      message: 'Bonjour, pourriez-vous assurer ce chantier de réhabilitation ?',
      phone: null,
      operationId: operationId('T1', 'OP-2025-001'),
      sharedFields: ['city'],
      consent: true,
      ...more,
    },
  });
  const mails = (kind: string) =>
    server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, kind))
      .orderBy(desc(outgoingMails.createdAt));

  test('reaches the partner with what was ticked alone, is acknowledged, kept, and told to the staff', async () => {
    const { requestsCount } = await stored('assurances-du-parvis');
    const { page } = await owner.visit('POST', path, request());
    expect(page.component).toBe('Success/Global');
    const [mail] = await mails('partner.request');
    expect(mail).toMatchObject({
      toAddress: 'operations.parvis@example.test',
      replyTo: 'hugo.lartigue@example.test',
    });
    expect(mail?.text).toContain('Ville');
    expect(mail?.text).not.toContain('Prix d’achat');
    const [receipt] = await mails('partner.acknowledged');
    expect(receipt?.toAddress).toBe('hugo.lartigue@example.test');
    expect((await stored('assurances-du-parvis')).requestsCount).toBe(requestsCount + 1);
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'partner_request.created'));
    expect(notices.length).toBeGreaterThan(0);
    const { requests } = await sheet(owner, 'assurances-du-parvis');
    expect(requests[0]).toMatchObject({ subject: 'Dommages-ouvrage', status: 'sent' });
    expect((await sheet(other, 'assurances-du-parvis')).requests).toEqual([]);
  });

  test('asks for consent, for a message of some length, and for an operation of the company', async () => {
    const refused = async (more: Readonly<Record<string, unknown>>) =>
      errorsOf((await owner.visit('POST', path, request(more))).page.props);
    expect((await refused({ consent: false }))['consent']).toBe(
      'Confirmez la transmission de vos informations à ce partenaire.',
    );
    expect(await refused({ message: 'Trop court' })).toHaveProperty('message');
    expect(await refused({ operationId: operationId('T2', 'OP-2025-001') })).toHaveProperty('operationId');
  });

  test('is sent five times a day at most', async () => {
    const form = async () =>
      (await other.get('/partenaires/assurances-du-parvis/contact')).page
        .props as unknown as PartnerContactProps;
    expect((await form()).left).toBe(5);
    for (let sent = 0; sent < 5; sent += 1) await other.visit('POST', path, request({ operationId: null }));
    expect((await form()).left).toBe(0);
    const late = await other.visit('POST', path, request({ operationId: null }));
    expect(errorsOf(late.page.props)['base']).toContain('5 demandes');
    const kept = await server.deps.db.$count(
      partnerRequests,
      eq(partnerRequests.partnerId, partnerId('assurances-du-parvis')),
    );
    expect(kept).toBe(7);
  });

  test('is not for those who only read', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await viewer.get('/partenaires/assurances-du-parvis')).status).toBe(200);
    expect((await viewer.visit('POST', path, request())).status).toBe(403);
  });
});

describe('partners as the staff keep them', () => {
  let editor: Visitor;
  beforeAll(async () => {
    editor = server.visitor();
    await editor.signIn('lea.fontaine@example.test', { isStaff: true });
  });
  const admin = (slug: string): string => `/admin/partenaires/${partnerId(slug)}`;

  test('are published with a logo, then archived for good', async () => {
    const path = admin('atelier-lumen');
    const { logoFileId } = await stored('atelier-lumen');
    await server.deps.db.update(partners).set({ logoFileId: null }).where(eq(partners.slug, 'atelier-lumen'));
    const bare = await editor.visit('PATCH', `${path}/publication`);
    expect(errorsOf(bare.page.props)['base']).toBe('Ajoutez un logo (png, jpg ou webp, 1 Mo au maximum).');
    await server.deps.db.update(partners).set({ logoFileId }).where(eq(partners.slug, 'atelier-lumen'));
    await editor.visit('PATCH', `${path}/publication`);
    expect((await owner.get('/partenaires/atelier-lumen')).status).toBe(200);
    await editor.visit('PATCH', `${path}/archivage`);
    expect((await owner.get('/partenaires/atelier-lumen')).status).toBe(404);
    const again = await editor.visit('PATCH', `${path}/publication`);
    expect(errorsOf(again.page.props)['base']).toContain('archivé');
  });

  test('are put in order and put forward', async () => {
    await editor.visit('PUT', '/admin/partenaires/ordre', {
      data: { ids: [partnerId('diag-alpes'), partnerId('geo-bornage-atlantique')] },
    });
    await editor.visit('PATCH', `${admin('diag-alpes')}/mise-en-avant`, { data: { isFeatured: true } });
    expect((await slugs(''))[0]).toBe('diag-alpes');
  });

  test('are not deleted once they were asked something', async () => {
    const answer = await editor.visit('DELETE', admin('courtage-helianthe'));
    expect(errorsOf(answer.page.props)['base']).toContain('archivez-le');
  });

  test('show what was asked and twelve months, and the company sees how it stands', async () => {
    const id = requestId('assurances-du-parvis', '2026-11-16T14:05:00Z');
    const { page } = await editor.get(`${admin('assurances-du-parvis')}/modifier?tab=demandes`);
    const props = page.props as unknown as PartnerFormProps;
    expect(props.requests.map((request) => request.id)).toContain(id);
    expect(props.months).toHaveLength(12);
    expect(props.months.at(-1)?.month).toBe('2026-11');
    await editor.visit('PATCH', `${admin('assurances-du-parvis')}/demandes/${id}`, {
      data: { status: 'answered' },
    });
    const { requests } = await sheet(owner, 'assurances-du-parvis');
    expect(requests.find((request) => request.id === id)?.status).toBe('answered');
    const elsewhere = await editor.visit('PATCH', `${admin('diag-alpes')}/demandes/${id}`, {
      data: { status: 'closed' },
    });
    expect(elsewhere.status).toBe(404);
  });

  test('are read by sales, and changed by neither sales nor clients', async () => {
    const sales = server.visitor();
    await sales.signIn('ines.benali@example.test', { isStaff: true });
    expect((await sales.get('/admin/partenaires')).status).toBe(200);
    expect((await sales.get(`${admin('diag-alpes')}/modifier`)).status).toBe(403);
    expect((await sales.visit('PATCH', `${admin('diag-alpes')}/archivage`)).status).toBe(403);
    expect((await owner.get('/admin/partenaires')).status).not.toBe(200);
  });
});
