import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SaleContactProps } from '#contracts/client/operation/sale/contact.ts';
import { auditEntries, contactConsents, contacts, saleContacts } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { mailsTo } from '#tests/support/mails.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const base = `/operations/${operationId('T1', 'OP-2025-001')}/vente/contacts`;
const fields = {
  lotIds: [lotId('T1', 'OP-2025-001', 'G01')],
  source: 'phone',
  budgetCents: 1_600_000,
  equityCents: 200_000,
  financing: 'cash',
  project: 'rental',
  assignedTo: personId('ines.duprat'),
};
const known = {
  ...fields,
  contactId: contactId('T1', 'buyer-12'),
  civility: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  hasConsent: false,
};
const newcomer = {
  ...known,
  contactId: null,
  civility: 'Mme',
  firstName: 'Aline',
  lastName: 'Fauché',
  email: 'aline.fauche@example.test',
  hasConsent: true,
};

const propsOf = async (visitor = owner) =>
  (await visitor.get(base)).page.props as unknown as SaleContactProps;
const rowOf = async (name: RegExp) => {
  const found = (await propsOf()).contacts.find(({ contact }) => name.test(contact.name));
  if (!found) throw new Error(`Nobody is called ${String(name)}.`);
  return found;
};
const refusals = async (method: string, path: string, data: object): Promise<Record<string, string>> => {
  const answer = await owner.visit(method, path, { data });
  expect(answer.status, JSON.stringify(answer.page.props)).toBeLessThan(400);
  return answer.page.props.errors;
};

describe('the prospects of an operation', () => {
  test('are listed with their score, and how many came how far', async () => {
    const { contacts: rows, funnel } = await propsOf();
    expect(rows).toHaveLength(12);
    expect(funnel.steps.map(({ count }) => count)).toEqual([12, 9, 8, 7, 7]);
    expect(funnel).toMatchObject({ lostCount: 2, overallBps: 5833 });
    const first = rows.find(({ lots }) => lots.some(({ ref }) => ref === 'A01'));
    // Budget 145 000 and own money 30 000 for 139 000, visited, loan agreed, answered in two days.
    expect(first).toMatchObject({ stage: 'buyer', score: 100 });
    // The box is the only lot on sale that anybody can still have.
    expect(new Set(rows.flatMap(({ matches }) => matches))).toEqual(new Set(['G01']));
  });

  test('keep to the company and to the rights', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    const { can, choices } = await propsOf(viewer);
    expect(can).toMatchObject({ change: false });
    expect(choices.contacts).toEqual([]);
    const { id } = await rowOf(/./);
    expect((await viewer.visit('POST', base, { data: known })).status).toBe(403);
    expect((await viewer.visit('PATCH', `${base}/${id}/etape`, { data: { stage: 'lead' } })).status).toBe(
      403,
    );
    const foreign = `/operations/${operationId('T1', 'OP-2025-002')}/vente/contacts/${id}/suivi`;
    expect((await owner.visit('PATCH', foreign, { data: { assignedTo: null } })).status).toBe(404);
    expect(
      (await stranger.visit('PATCH', `${base}/${id}/suivi`, { data: { assignedTo: null } })).status,
    ).toBe(404);
  });

  test('take a contact of the company, once', async () => {
    expect(await refusals('POST', base, known)).toEqual({});
    const [row] = await server.deps.db
      .select()
      .from(saleContacts)
      .where(
        and(
          eq(saleContacts.contactId, known.contactId),
          eq(saleContacts.operationId, operationId('T1', 'OP-2025-001')),
        ),
      );
    expect(row).toMatchObject({ stage: 'lead', budgetCents: 1_600_000, version: 1 });
    const again = await refusals('POST', base, known);
    expect(again['contactId']).toMatch(/figure déjà parmi les prospects/);
    const foreignLot = { ...known, lotIds: [lotId('T2', 'OP-2025-002', 'Z11')] };
    expect(await refusals('POST', base, foreignLot)).toHaveProperty('lotIds');
    const foreign = { ...known, contactId: contactId('T2', 'buyer-1') };
    expect(await refusals('POST', base, foreign)).toHaveProperty('contactId');
  });

  test('take somebody new with their consent, unless they are known already', async () => {
    expect(await refusals('POST', base, newcomer)).toEqual({});
    const [made] = await server.deps.db.select().from(contacts).where(eq(contacts.email, newcomer.email));
    expect(made).toMatchObject({ displayName: 'Mme Aline Fauché', roles: ['buyer'] });
    const said = await server.deps.db
      .select()
      .from(contactConsents)
      .where(eq(contactConsents.contactId, made?.id ?? ''));
    expect(said).toMatchObject([{ purpose: 'email-prospecting', isGiven: true }]);
    expect(await refusals('POST', base, { ...newcomer, lastName: 'Autre' })).toEqual({
      email: 'Ce contact existe déjà : Mme Aline Fauché.',
    });
    expect(await refusals('POST', base, { ...newcomer, lastName: '', email: '' })).toHaveProperty('lastName');
  });

  test('come to a stage, and are lost for a reason alone', async () => {
    const { id } = await rowOf(/Fauché/);
    const path = `${base}/${id}/etape`;
    expect(await refusals('PATCH', path, { stage: 'visit', lostReason: '' })).toEqual({});
    expect(await rowOf(/Fauché/)).toMatchObject({ stage: 'visit', hasVisited: true, version: 2 });
    expect(await refusals('PATCH', path, { stage: 'lost', lostReason: '' })).toHaveProperty('lostReason');
    expect(await refusals('PATCH', path, { stage: 'lost', lostReason: 'A acheté ailleurs' })).toEqual({});
    expect(await rowOf(/Fauché/)).toMatchObject({ stage: 'lost', lostReason: 'A acheté ailleurs' });
    const journal = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'operation.sale.contact.stage'));
    expect(journal).toHaveLength(2);
  });

  test('come back from a stage by what the answer offers, not seen where they were not', async () => {
    await owner.visit('POST', base, {
      data: { ...newcomer, lastName: 'Retour', email: 'retour@example.test' },
    });
    const { id } = await rowOf(/Retour/);
    const { page } = await owner.visit('PATCH', `${base}/${id}/etape`, {
      data: { stage: 'visit', lostReason: '' },
    });
    expect(await rowOf(/Retour/)).toMatchObject({ stage: 'visit', hasVisited: true });
    const { undo } = page.props.flash as unknown as { undo: { href: string; data: object } };
    expect(await refusals('PATCH', undo.href, undo.data)).toEqual({});
    expect(await rowOf(/Retour/)).toMatchObject({ stage: 'lead', hasVisited: false });
  });

  test('are changed over the version that was read, planned and attributed', async () => {
    const { id, version } = await rowOf(/Fauché/);
    const change = {
      ...fields,
      stage: 'qualified',
      lostReason: '',
      nextActionOn: '2026-11-27',
      nextAction: 'Rappeler',
      hasVisited: true,
      hasLoanAgreement: false,
      version,
    };
    expect(await refusals('PUT', `${base}/${id}`, change)).toEqual({});
    expect(await refusals('PUT', `${base}/${id}`, change)).toHaveProperty('version');
    expect(await rowOf(/Fauché/)).toMatchObject({
      stage: 'qualified',
      lostReason: '',
      nextAction: 'Rappeler',
    });
    expect(
      await refusals('PATCH', `${base}/${id}/action`, { nextActionOn: null, nextAction: 'Voir' }),
    ).toEqual({ nextActionOn: expect.any(String) as string });
    const next = { nextActionOn: '2026-12-01', nextAction: 'Voir' };
    expect(await refusals('PATCH', `${base}/${id}/action`, next)).toEqual({});
    const assignee = { assignedTo: personId('hugo.lartigue') };
    expect(await refusals('PATCH', `${base}/${id}/suivi`, assignee)).toEqual({});
    const stranger2 = { assignedTo: personId('karim.belkacem') };
    expect(await refusals('PATCH', `${base}/${id}/suivi`, stranger2)).toHaveProperty('assignedTo');
    expect(await rowOf(/Fauché/)).toMatchObject({
      ...next,
      assignee: { id: personId('hugo.lartigue') },
    });
  });

  test('are written to where they agreed to it', async () => {
    const agreed = await rowOf(/Fauché/);
    const data = { ids: [agreed.id], subject: 'Lot témoin', message: 'Samedi matin.' };
    expect(await refusals('POST', `${base}/e-mail`, data)).toEqual({});
    const [mail] = await mailsTo(server, 'sale-contact.message', newcomer.email);
    expect(mail?.subject).toMatch(/^Lot témoin/u);
    const others = (await propsOf()).contacts.filter(({ id }) => id !== agreed.id);
    const all = { ...data, ids: others.map(({ id }) => id) };
    expect((await refusals('POST', `${base}/e-mail`, all))['ids']).toMatch(
      /pas accepté les e-mails commerciaux|d’adresse e-mail|plus être contacté/,
    );
  });

  test('follow the contact that two of them become', async () => {
    const { contact } = await rowOf(/Fauché/);
    const kept = contactId('T1', 'buyer-13');
    const [target] = await server.deps.db.select().from(contacts).where(eq(contacts.id, kept));
    const data = { targetId: kept, targetVersion: target?.version, taken: [] };
    expect(await refusals('POST', `/contacts/${contact.id}/fusion`, data)).toEqual({});
    const { contacts: rows } = await propsOf();
    expect(rows.map((row) => row.contact.id)).toContain(kept);
    expect(rows.map((row) => row.contact.id)).not.toContain(contact.id);
  });
});
