import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProspectIndexProps } from '#contracts/admin/prospect/index.ts';
import { notifications, prospectActivities, prospects } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { prospectId } from '#mocks/db/seed/prospects.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { purgeProspects } from '#mocks/handlers/admin/prospect/purge.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let sales: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, sales] = [server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await sales.signIn('ines.benali@example.test', { isStaff: true });
});
afterAll(() => server.close());

const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const shown = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/admin/prospects${query}`)).page.props as unknown as ProspectIndexProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(prospects).where(eq(prospects.id, id));
  if (row === undefined) throw new Error(`no prospect ${id}`);
  return row;
};
const move = (visitor: Visitor, key: string, data: object) =>
  visitor.visit('PATCH', `/admin/prospects/${prospectId(key)}/statut`, {
    data: { lostReason: '', tenantId: null, ...data },
  });
const payload = (more: object = {}) => ({
  company: '',
  firstName: 'Anne',
  lastName: 'Ferrand',
  email: 'anne.ferrand@example.test',
  phone: null,
  city: 'Pau',
  activity: 'promoteur',
  source: 'appel',
  utmId: null,
  brandId: null,
  expectedPlanId: null,
  expectedMrrCents: null,
  nextActionOn: null,
  consentBasis: 'interet_legitime',
  ...more,
});

describe('the board of prospects', () => {
  test('has twelve of them by stage, with what each would bring a month, and two late', async () => {
    const { board, list } = await shown(admin);
    expect(list.totalCount).toBe(12);
    const proposal = board?.find(({ status }) => status === 'proposal');
    expect(proposal).toMatchObject({ count: 2, expectedMrrCents: 42_800 });
    const late = await shown(admin, '?due=overdue');
    expect(late.list.items).toHaveLength(2);
    expect((await shown(admin, '?look=table')).board).toBeNull();
  });

  test('opens one with its exchanges, its score and until when it is kept', async () => {
    const { opened } = await shown(admin, `?open=${prospectId('soline-habitat')}`);
    expect(opened).toMatchObject({
      row: { name: 'Marc Soline', score: 90 },
      plan: 'Réseau',
      purgeOn: '2029-11-10',
    });
    expect(opened?.activities.filter((activity) => activity.move === null)).toHaveLength(3);
  });

  test('moves a prospect where its stage allows it', async () => {
    const none = await move(admin, 'aurelien-pastre', { status: 'contacted' });
    expect(errorsOf(none.page.props)['base']).toMatch(/Notez d’abord un échange/);
    const far = await move(admin, 'aurelien-pastre', { status: 'won' });
    expect(errorsOf(far.page.props)['base']).toMatch(/ne passe pas/);
    const lost = await move(admin, 'quai-sud', { status: 'lost' });
    expect(errorsOf(lost.page.props)['lostReason']).toBe('Indiquez la raison de la perte.');
    await move(admin, 'quai-sud', { status: 'lost', lostReason: 'Concurrent' });
    expect(await stored(prospectId('quai-sud'))).toMatchObject({ status: 'lost', lostReason: 'Concurrent' });
    const { opened } = await shown(admin, `?open=${prospectId('quai-sud')}`);
    expect(opened?.activities[0]?.move).toEqual({ from: 'contacted', to: 'lost' });
  });

  test('takes a move back as its answer offers, once, and for whoever made it alone', async () => {
    const id = prospectId('lotir-atlantique');
    const before = await stored(id);
    const { activities } = (await shown(admin, `?open=${id}`)).opened ?? { activities: [] };
    const { page } = await move(admin, 'lotir-atlantique', { status: 'demo_scheduled' });
    expect((await stored(id)).status).toBe('demo_scheduled');
    const { undo } = page.props.flash as unknown as { undo: { href: string; data: object } };
    await sales.visit('PATCH', undo.href, { data: undo.data });
    expect((await stored(id)).status).toBe('demo_scheduled');
    await admin.visit('PATCH', undo.href, { data: undo.data });
    const { status, lostReason } = before;
    expect(await stored(id)).toMatchObject({ status, lostReason });
    expect((await shown(admin, `?open=${id}`)).opened?.activities).toEqual(activities);
    const again = await admin.visit('PATCH', undo.href, { data: undo.data });
    expect(errorsOf(again.page.props)['base']).toMatch(/ne passe pas/);
  });

  test('wins one only with a company that has signed', async () => {
    const trial = await move(admin, 'soline-habitat', { status: 'won', tenantId: tenantId('T9') });
    expect(errorsOf(trial.page.props)['tenantId']).toMatch(/abonnement est signé/);
    await move(admin, 'soline-habitat', { status: 'won', tenantId: tenantId('T1') });
    expect(await stored(prospectId('soline-habitat'))).toMatchObject({
      status: 'won',
      wonTenantId: tenantId('T1'),
    });
  });
});

describe('a prospect', () => {
  test('needs an e-mail or a telephone', async () => {
    const { page } = await admin.visit('POST', '/admin/prospects', { data: payload({ email: '' }) });
    expect(errorsOf(page.props)['email']).toBe('Renseignez un e-mail ou un téléphone.');
  });

  test('has its exchanges noted, none of which is to come; what the person did keeps it longer', async () => {
    const id = prospectId('maison-octave');
    const path = `/admin/prospects/${id}/activites`;
    const data = {
      kind: 'call',
      body: 'Intéressé.',
      on: '2026-12-01',
      isFromPerson: true,
      nextActionOn: null,
    };
    const future = await admin.visit('POST', path, { data });
    expect(errorsOf(future.page.props)['on']).toMatch(/à venir/);
    await admin.visit('POST', path, { data: { ...data, on: '2026-11-20', nextActionOn: '2026-11-30' } });
    expect(await stored(id)).toMatchObject({ nextActionOn: '2026-11-30', personContactOn: '2026-11-20' });
  });

  test('is given to somebody, who is told', async () => {
    const id = prospectId('maison-octave');
    await admin.visit('PATCH', `/admin/prospects/${id}/attribution`, {
      data: { userId: personId('ines.benali') },
    });
    expect((await stored(id)).assignedTo).toBe(personId('ines.benali'));
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'prospect.assigned'));
    expect(notices).toMatchObject([{ userId: personId('ines.benali') }]);
  });

  test('is merged with its double: exchanges and what was missing go to the one that stays', async () => {
    await admin.visit('POST', '/admin/prospects', {
      data: payload({
        email: 'paul.lenoir@example.test',
        phone: '+33556100001',
        expectedPlanId: planId('essentiel'),
      }),
    });
    const kept = prospectId('atelier-brique');
    const { opened } = await shown(admin, `?open=${kept}`);
    const [double] = opened?.duplicates ?? [];
    expect(double?.name).toBe('Anne Ferrand');
    await admin.visit('POST', `/admin/prospects/${double?.id ?? ''}/fusion`, { data: { targetId: kept } });
    expect(await stored(kept)).toMatchObject({ phone: '+33556100001', expectedPlanId: planId('essentiel') });
    expect((await stored(double?.id ?? '')).deletedAt).not.toBeNull();
  });

  test('is forgotten three years after the person last came, unless it became a client', async () => {
    const id = prospectId('villas-du-parc');
    await server.deps.db.update(prospects).set({ personContactOn: '2023-11-19' }).where(eq(prospects.id, id));
    await server.deps.db
      .update(prospects)
      .set({ personContactOn: '2023-11-19' })
      .where(eq(prospects.id, prospectId('quai-neuf')));
    await purgeProspects(server.deps);
    expect(await server.deps.db.$count(prospects, eq(prospects.id, id))).toBe(0);
    const said = eq(prospectActivities.prospectId, id);
    expect(await server.deps.db.$count(prospectActivities, said)).toBe(0);
    expect((await stored(prospectId('quai-neuf'))).status).toBe('won');
  });
});

describe('prospects from a file', () => {
  test('come all together, or the wrong lines are told', async () => {
    const before = (await shown(admin)).list.totalCount;
    const text = 'Nom;Prénom;E-mail;Source\nRoy;Luc;luc.roy@example.test;Salon\nPetit;Eva;;Site';
    const wrong = await admin.visit('POST', '/admin/prospects/import', { data: { text } });
    expect(errorsOf(wrong.page.props)['text']).toMatch(/^Lignes à corriger : 3/);
    expect((await shown(admin)).list.totalCount).toBe(before);
    const right = text.replace(';;Site', ';eva.petit@example.test;Site');
    await admin.visit('POST', '/admin/prospects/import', { data: { text: right } });
    const { list } = await shown(admin, '?q=luc.roy');
    expect(list.items).toMatchObject([{ name: 'Luc Roy', source: 'salon' }]);
  });
});

describe('sales people', () => {
  test('see and change their own and those that nobody follows, and give none away', async () => {
    const theirs = prospectId('lotir-atlantique');
    await server.deps.db
      .update(prospects)
      .set({ assignedTo: personId('thomas.lefevre') })
      .where(eq(prospects.id, theirs));
    const { list } = await shown(sales, '?look=table');
    expect(list.items.some(({ id }) => id === theirs)).toBe(false);
    expect((await shown(sales, `?open=${theirs}`)).opened).toBeNull();
    const data = { kind: 'note', body: 'x', on: '2026-11-20', isFromPerson: false, nextActionOn: null };
    const refused = await sales.visit('POST', `/admin/prospects/${theirs}/activites`, { data });
    expect(refused.status).toBe(403);
    const own = `/admin/prospects/${prospectId('aurelien-pastre')}`;
    expect((await sales.visit('PATCH', `${own}/attribution`, { data: { userId: null } })).status).toBe(403);
    expect((await sales.visit('POST', `${own}/activites`, { data })).status).toBe(200);
    await sales.visit('POST', '/admin/prospects', { data: payload({ email: 'neuf@example.test' }) });
    const { list: made } = await shown(sales, '?q=neuf@example.test');
    expect(made.items[0]?.assignee?.id).toBe(personId('ines.benali'));
  });

  test('share the list with the support team, which reads it, and with no editor', async () => {
    const [support, editor] = [server.visitor(), server.visitor()];
    await support.signIn('hugo.marchal@example.test', { isStaff: true });
    await editor.signIn('lea.fontaine@example.test', { isStaff: true });
    const { list, staff, clients } = await shown(support);
    expect(list.can).toMatchObject({ create: false, update: false });
    expect([...staff, ...clients]).toEqual([]);
    expect((await editor.get('/admin/prospects')).status).toBe(403);
  });
});
