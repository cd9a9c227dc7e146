import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContactFormProps } from '#contracts/client/contact/form.ts';
import type { ContactIndexProps } from '#contracts/client/contact/index.ts';
import { maxTags } from '#contracts/limits.ts';
import {
  contactConsents,
  contactOperations,
  contacts,
  operations,
  opportunities,
} from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { contactImport } from '#mocks/handlers/client/contact/import.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const stranger = seedId('person:karim.belkacem');
const [one, other, third] = ['buyer-2', 'buyer-4', 'seller-1'].map((key) => contactId('T1', key)) as [
  string,
  string,
  string,
];

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(contacts).where(eq(contacts.id, id));
  if (row === undefined) throw new Error(`no contact ${id}`);
  return row;
};
const set = (id: string, columns: Partial<typeof contacts.$inferInsert>) =>
  server.deps.db.update(contacts).set(columns).where(eq(contacts.id, id));
const formOf = ({ page }: VisitAnswer) => page.props as unknown as ContactFormProps;
const errorsOf = async () => (await owner.get('/tableau-de-bord')).page.props.errors;

describe('several contacts at once', () => {
  beforeEach(async () => {
    await server.deps.db
      .update(contacts)
      .set({
        ownerUserId: null,
        tags: [],
        status: 'active',
        version: 1,
      })
      .where(inArray(contacts.id, [one, other]));
  });
  const change = (given: object, ids = [one, other]) =>
    owner.visit('PATCH', '/contacts', { data: { rows: { kind: 'ids', ids }, set: given }, follows: false });

  test('are given to a member, and only those change that somebody else had', async () => {
    await set(one, { ownerUserId: ines });
    await change({ field: 'owner', ownerUserId: ines });
    expect(await stored(one)).toMatchObject({ ownerUserId: ines, version: 1, status: 'active' });
    expect(await stored(other)).toMatchObject({ ownerUserId: ines, version: 2, tags: [] });
    await change({ field: 'owner', ownerUserId: null }, [one]);
    expect((await stored(one)).ownerUserId).toBeNull();
  });

  test('are given to nobody outside the company', async () => {
    await change({ field: 'owner', ownerUserId: stranger });
    expect(await errorsOf()).toHaveProperty('ownerUserId');
    expect((await stored(one)).ownerUserId).toBeNull();
  });

  test('get tags beside those they have, as many as a contact may have', async () => {
    await set(one, { tags: ['vip'] });
    await change({ field: 'tags', tags: ['vip', 'notaire'] });
    expect(await stored(one)).toMatchObject({ tags: ['vip', 'notaire'], version: 2, ownerUserId: null });
    await change({ field: 'tags', tags: ['vip'] }, [one]);
    expect((await stored(one)).version).toBe(2);
    const many = Array.from({ length: maxTags }, (_, index) => `tag ${index}`);
    await change({ field: 'tags', tags: many }, [other]);
    expect(await errorsOf()).toHaveProperty('base');
    expect((await stored(other)).tags).toEqual(['vip', 'notaire']);
    await set(other, { tags: [] });
    await change({ field: 'tags', tags: many }, [other]);
    expect((await stored(other)).tags).toHaveLength(maxTags);
  });

  test('are archived and taken back; what was made anonymous stays so', async () => {
    await set(other, { status: 'anonymised' });
    await change({ field: 'archived', isArchived: true });
    expect(await stored(one)).toMatchObject({ status: 'archived', version: 2, tags: [] });
    expect(await stored(other)).toMatchObject({ status: 'anonymised', version: 1 });
    await change({ field: 'archived', isArchived: true }, [one]);
    expect((await stored(one)).version).toBe(2);
    await change({ field: 'archived', isArchived: false }, [one]);
    expect(await stored(one)).toMatchObject({ status: 'active', version: 3 });
  });
});

describe('the page of a contact', () => {
  test('gives each part alone what it shows, and none to a new contact', async () => {
    const parts = async (path: string) => {
      const { tab, activity, operations: links, consents } = formOf(await owner.get(path));
      return [tab, activity !== null, links !== null, consents !== null];
    };
    const path = `/contacts/${one}/modifier`;
    expect(await parts(path)).toEqual(['fiche', false, false, false]);
    expect(await parts(`${path}?tab=activite`)).toEqual(['activite', true, false, false]);
    expect(await parts(`${path}?tab=operations`)).toEqual(['operations', false, true, false]);
    expect(await parts(`${path}?tab=consentements`)).toEqual(['consentements', false, false, true]);
    expect(await parts('/contacts/nouveau')).toEqual(['fiche', false, false, false]);
  });

  test('begins with the role that its address asks for, and offers the tags in use by name', async () => {
    await set(one, { tags: ['zinc', 'élagage'] });
    await set(other, { tags: ['bois', 'zinc'] });
    const asked = formOf(await owner.get('/contacts/nouveau?role=notary'));
    expect(asked.form.values.roles).toEqual(['notary']);
    expect(formOf(await owner.get('/contacts/nouveau')).form.values.roles).toEqual([]);
    const tags = asked.tags.filter((tag) => ['bois', 'zinc', 'élagage'].includes(tag));
    expect(tags).toEqual(['bois', 'élagage', 'zinc']);
  });

  test('is saved for a member of the company only, and never once the person is anonymous', async () => {
    const { version } = await stored(one);
    const data = { ...formOf(await owner.get(`/contacts/${one}/modifier`)).form.values, version };
    await owner.visit('PATCH', `/contacts/${one}`, {
      data: { ...data, ownerUserId: stranger },
      follows: false,
    });
    expect(await errorsOf()).toHaveProperty('ownerUserId');
    await owner.visit('PATCH', `/contacts/${one}`, { data: { ...data, ownerUserId: hugo }, follows: false });
    expect((await stored(one)).ownerUserId).toBe(hugo);
    await set(third, { status: 'anonymised' });
    await owner.visit('DELETE', `/contacts/${third}`, { follows: false });
    expect((await stored(third)).deletedAt).toBeNull();
    await set(third, { status: 'active' });
  });
});

test('a row tells firm, person and consent as they are known', async () => {
  const now = server.clock.businessNow();
  await set(one, {
    kind: 'person',
    companyName: 'SCI du Port',
    ownerUserId: hugo,
    status: 'active',
    tags: [],
  });
  await set(other, { kind: 'company', companyName: 'Étude des Quais', ownerUserId: null, status: 'active' });
  await server.deps.db.insert(contactConsents).values({
    id: server.deps.newId(),
    tenantId: seedId('tenant:T1'),
    contactId: one,
    purpose: 'email-prospecting',
    isGiven: true,
    basis: 'consent',
    source: 'Salon',
    at: now,
    recordedBy: hugo,
    createdAt: now,
    updatedAt: now,
  });
  const rowOf = async (id: string, word: string) => {
    const { list } = (await owner.get(`/contacts?view=all&perPage=100&q=${encodeURIComponent(word)}`)).page
      .props as unknown as ContactIndexProps;
    return list.items.find((item) => item.id === id);
  };
  expect(await rowOf(one, 'SCI du Port')).toMatchObject({
    company: 'SCI du Port',
    owner: { id: hugo, name: 'Hugo Lartigue' },
    consent: true,
  });
  expect(await rowOf(other, 'Étude des Quais')).toMatchObject({ company: null, owner: null, consent: null });
});

test('exchanges of today are told at their hour, and the last contact stays with the later of two', async () => {
  await set(one, { lastContactAt: null });
  const now = server.clock.businessNow();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(now);
  const path = `/contacts/${one}/echanges`;
  const add = (body: string, on: string) =>
    owner.visit('POST', path, { data: { kind: 'note', body, on }, follows: false });
  await add('Ce jour', today);
  expect((await stored(one)).lastContactAt).toEqual(now);
  await add('Avant', '2026-01-12');
  expect((await stored(one)).lastContactAt).toEqual(now);
  const { activity } = formOf(await owner.get(`/contacts/${one}/modifier?tab=activite`));
  const earlier = activity?.find(({ text }) => text === 'Avant');
  await owner.visit('DELETE', `${path}/${earlier?.id ?? ''}`, { follows: false });
  expect((await stored(one)).lastContactAt).toEqual(now);
});

test('an operation is listed for its agent as for its seller, by reference', async () => {
  const rows = await server.deps.db
    .select({ id: operations.id, ref: operations.ref })
    .from(operations)
    .where(eq(operations.tenantId, seedId('tenant:T1')));
  const [first, second] = rows.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
  await server.deps.db
    .update(operations)
    .set({ agentContactId: third, sellerContactId: other })
    .where(eq(operations.id, second?.id ?? ''));
  await owner.visit('PUT', `/contacts/${third}/operations`, {
    data: { operationId: first?.id, role: 'neighbour' },
    follows: false,
  });
  const { operations: shown } = formOf(await owner.get(`/contacts/${third}/modifier?tab=operations`));
  const refs = shown?.items.map(({ ref }) => ref) ?? [];
  expect(refs).toEqual(refs.toSorted());
  expect(shown?.items.filter(({ ref }) => ref === second?.ref).map(({ role }) => role)).toEqual(['agent']);
  expect(shown?.items.filter(({ ref }) => ref === first?.ref).map(({ role }) => role)).toContain('neighbour');
});

describe('two contacts that are one', () => {
  const [merged, kept] = [contactId('T1', 'twice-1'), contactId('T1', 'seller-2')];
  const merge = async () =>
    owner.visit('POST', `/contacts/${merged}/fusion`, {
      data: { targetId: kept, targetVersion: (await stored(kept)).version, taken: ['city'] },
      follows: false,
    });

  test('are left alone where one is anonymous', async () => {
    for (const id of [merged, kept]) {
      await set(id, { status: 'anonymised' });
      await merge();
      expect(await errorsOf()).toHaveProperty('targetId');
      await set(id, { status: 'active' });
    }
    expect((await stored(merged)).deletedAt).toBeNull();
  });

  test('keep one link in a role to an operation, their opportunities, and the town with its code', async () => {
    const { db } = server.deps;
    const isOwn = and(eq(operations.tenantId, seedId('tenant:T1')), isNull(operations.deletedAt));
    const [sale] = await db.select().from(operations).where(isOwn).limit(1);
    for (const id of [merged, kept]) {
      await owner.visit('PUT', `/contacts/${id}/operations`, {
        data: { operationId: sale?.id, role: 'surveyor' },
        follows: false,
      });
    }
    await owner.visit('PUT', `/contacts/${merged}/operations`, {
      data: { operationId: sale?.id, role: 'neighbour' },
      follows: false,
    });
    const [opportunity] = await db.select().from(opportunities).limit(1);
    const isIt = eq(opportunities.id, opportunity?.id ?? '');
    await db.update(opportunities).set({ contactId: merged }).where(isIt);
    await set(merged, { city: 'Pessac', inseeCode: '33318', doNotContact: true, ownerUserId: ines });
    await set(kept, { city: 'Libourne', inseeCode: '33243', doNotContact: false, ownerUserId: null });
    await merge();
    expect(await stored(kept)).toMatchObject({
      city: 'Pessac',
      inseeCode: '33318',
      doNotContact: true,
      ownerUserId: ines,
    });
    const [moved] = await db.select().from(opportunities).where(isIt);
    expect(moved?.contactId).toBe(kept);
    const isOfSale = eq(contactOperations.operationId, sale?.id ?? '');
    const linksOf = async (id: string) => {
      const rows = await db
        .select()
        .from(contactOperations)
        .where(and(isOfSale, eq(contactOperations.contactId, id)));
      return rows.map(({ role }) => role).toSorted();
    };
    expect(await linksOf(kept)).toEqual(['neighbour', 'surveyor']);
    expect(await linksOf(merged)).toEqual([]);
  });
});

test('a line of a file is a firm where no person is named, and its words are read in either language', () => {
  const email = 'essai@example.test';
  const parsed = (texts: object) => contactImport.row.safeParse({ email, ...texts });
  const read = (texts: object) => parsed(texts).data;
  expect(read({ companyName: 'Étude Z', roles: 'Notaire; Buyer' })).toMatchObject({
    kind: 'company',
    roles: ['notary', 'buyer'],
    civility: null,
    source: 'import',
  });
  expect(
    read({ lastName: 'Abadie', companyName: 'Étude Z', civility: ' MME ', tags: 'vip, ,bois' }),
  ).toMatchObject({
    kind: 'person',
    civility: 'Mme',
    tags: ['vip', 'bois'],
  });
  expect(parsed({ lastName: 'Abadie', civility: 'Sir' }).success).toBe(false);
  expect(parsed({ lastName: 'Abadie', roles: 'astronaute' }).success).toBe(false);
  expect(parsed({ lastName: ' ', companyName: ' ' }).success).toBe(false);
  expect(contactImport.columns('fr').some(({ isRequired }) => isRequired)).toBe(false);
});
