import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import type { SupplierIndexProps } from '#contracts/client/supplier/index.ts';
import { maxTags } from '#contracts/limits.ts';
import {
  auditEntries,
  constructionLots,
  contacts,
  supplierContacts,
  supplierRatings,
  suppliers,
} from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { supplierImport } from '#mocks/handlers/client/supplier/import.ts';
import { duplicatePairs } from '#mocks/handlers/client/supplier/merge.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const garonne = seedId('tenant:T1');
const [ferrand, vial, structura] = ['ferrand', 'vial-roche', 'structura'].map((key) =>
  supplierId('T1', key),
) as [string, string, string];

let server: TestServer;
let owner: Visitor;
let heard: RealtimeEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  server.deps.events.subscribe((event) => heard.push(event));
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
});

const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(suppliers).where(eq(suppliers.id, id));
  if (row === undefined) throw new Error(`no supplier ${id}`);
  return row;
};
const set = (id: string, columns: Partial<typeof suppliers.$inferInsert>) =>
  server.deps.db.update(suppliers).set(columns).where(eq(suppliers.id, id));
const errorsOf = async () => (await owner.get('/tableau-de-bord')).page.props.errors;
const formOf = async (id: string) =>
  (await owner.get(`/fournisseurs/${id}/modifier`)).page.props as unknown as SupplierFormProps;
const events = () => heard.flatMap((event) => (event.kind === 'message' ? [event.name] : []));
const linesOf = async (id: string, action: string) => {
  const isIt = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action));
  return server.deps.db.select().from(auditEntries).where(isIt);
};

describe('several suppliers at once', () => {
  const change = (given: object) =>
    owner.visit('PATCH', '/fournisseurs', {
      data: { rows: { kind: 'ids', ids: [ferrand, vial] }, set: given },
      follows: false,
    });
  beforeEach(async () => {
    const isOne = inArray(suppliers.id, [ferrand, vial]);
    await server.deps.db
      .update(suppliers)
      .set({ status: 'active', blockedReason: null, tags: [], version: 1 })
      .where(isOne);
  });

  test('are blocked for a reason; who was blocked for it already stays as they are', async () => {
    await set(ferrand, { status: 'blocked', blockedReason: 'Litige' });
    await change({ field: 'blocked', reason: 'Litige' });
    expect(await stored(ferrand)).toMatchObject({ status: 'blocked', version: 1 });
    expect(await stored(vial)).toMatchObject({ status: 'blocked', blockedReason: 'Litige', version: 2 });
    expect(await linesOf(vial, 'supplier.block')).toHaveLength(1);
    await change({ field: 'blocked', reason: 'Malfaçons' });
    expect(await stored(ferrand)).toMatchObject({ blockedReason: 'Malfaçons', version: 2 });
  });

  test('are archived and taken back, once each', async () => {
    await change({ field: 'archived', isArchived: true });
    await change({ field: 'archived', isArchived: true });
    expect(await stored(ferrand)).toMatchObject({ status: 'archived', version: 2, tags: [] });
    expect(await linesOf(ferrand, 'supplier.archive')).toHaveLength(1);
    await change({ field: 'archived', isArchived: false });
    expect(await stored(ferrand)).toMatchObject({ status: 'active', version: 3 });
  });

  test('get tags that they have not, as many as one may have', async () => {
    await set(ferrand, { tags: ['vip'] });
    await change({ field: 'tags', tags: ['vip'] });
    expect(await stored(ferrand)).toMatchObject({ tags: ['vip'], version: 1 });
    expect(await stored(vial)).toMatchObject({ tags: ['vip'], version: 2, status: 'active' });
    const many = Array.from({ length: maxTags }, (_, index) => `tag ${index}`);
    await change({ field: 'tags', tags: many });
    expect(await errorsOf()).toHaveProperty('base');
    await set(ferrand, { tags: [] });
    await set(vial, { tags: [] });
    await change({ field: 'tags', tags: many });
    expect((await stored(vial)).tags).toHaveLength(maxTags);
  });
});

describe('two suppliers that look like one', () => {
  const pairs = async () =>
    (await duplicatePairs(server.deps)).map(({ id, otherId }) => [id, otherId].toSorted().join());
  const pair = [ferrand, vial].toSorted().join();

  test.each([
    ['SIREN', { siren: '732829320' }, {}],
    ['e-mail', { email: 'meme@example.test' }, {}],
    ['telephone', { phone: '+33556000001' }, {}],
    ['name and postcode', { name: 'Même', postalCode: '33500' }, { name: 'MÊME' }],
  ])('share their %s', async (_what, both, other) => {
    const before = [await stored(ferrand), await stored(vial)] as const;
    expect(await pairs()).not.toContain(pair);
    await set(ferrand, both);
    await set(vial, { ...both, ...other });
    expect(await pairs()).toContain(pair);
    await set(vial, { deletedAt: server.clock.systemNow() });
    expect(await pairs()).not.toContain(pair);
    for (const { id, siren, email, phone, name, postalCode } of before) {
      await set(id, { siren, email, phone, name, postalCode, deletedAt: null });
    }
  });

  test('are merged: people once, lots, and words of both; the other goes into the bin with its line', async () => {
    const { db } = server.deps;
    const [one, other] = await db.select().from(contacts).where(eq(contacts.tenantId, garonne)).limit(2);
    for (const [id, contact] of [
      [ferrand, one],
      [vial, one],
      [ferrand, other],
    ] as const) {
      const data = { contactId: contact?.id };
      await owner.visit('PUT', `/fournisseurs/${id}/contacts`, { data, follows: false });
    }
    const [lot] = await db.select().from(constructionLots).limit(1);
    const isLot = eq(constructionLots.id, lot?.id ?? '');
    await db.update(constructionLots).set({ supplierId: ferrand }).where(isLot);
    await set(ferrand, {
      tags: ['a', 'b'],
      departments: ['33', '24'],
      website: 'https://a.example.test',
      notes: null,
    });
    await set(vial, { tags: ['b'], departments: ['33'], website: null, notes: 'À garder', city: 'Pessac' });
    const ratings = await db.select().from(supplierRatings).where(eq(supplierRatings.supplierId, ferrand));
    const own = await db.select().from(supplierRatings).where(eq(supplierRatings.supplierId, vial));
    heard = [];
    await owner.visit('POST', `/fournisseurs/${ferrand}/fusion`, {
      data: { targetId: vial },
      follows: false,
    });
    expect(await stored(vial)).toMatchObject({
      tags: ['b', 'a'],
      departments: ['33', '24'],
      website: 'https://a.example.test',
      notes: 'À garder',
      city: 'Pessac',
    });
    const people = await db.select().from(supplierContacts).where(eq(supplierContacts.supplierId, vial));
    expect(new Set(people.map(({ contactId }) => contactId)).size).toBe(people.length);
    expect(people.map(({ contactId }) => contactId)).toEqual(expect.arrayContaining([one?.id, other?.id]));
    expect(await db.select().from(supplierContacts).where(eq(supplierContacts.supplierId, ferrand))).toEqual(
      [],
    );
    const [moved] = await db.select().from(constructionLots).where(isLot);
    expect(moved?.supplierId).toBe(vial);
    expect(await db.select().from(supplierRatings).where(eq(supplierRatings.supplierId, vial))).toHaveLength(
      ratings.length + own.length,
    );
    expect((await stored(ferrand)).deletedAt).not.toBeNull();
    expect(await linesOf(ferrand, 'supplier.delete')).toHaveLength(1);
    expect(events()).toContain('supplier.changed');
  });
});

test('a new supplier has no parts, and one in another state tells it', async () => {
  const blank = (await owner.get('/fournisseurs/nouveau')).page.props as unknown as SupplierFormProps;
  expect(blank).toMatchObject({
    bank: null,
    contacts: [],
    documents: [],
    missingDocuments: [],
    current: null,
  });
  expect(blank.form.values).toMatchObject({ paymentTermsDays: 30, retentionBps: 500 });
  await set(structura, { status: 'blocked', blockedReason: 'Litige' });
  expect((await formOf(structura)).current).toEqual({ status: 'blocked', blockedReason: 'Litige' });
  await set(structura, { status: 'active', blockedReason: null });
});

test('facets tell operations and departments by their names', async () => {
  const { list } = (await owner.get('/fournisseurs?view=all')).page.props as unknown as SupplierIndexProps;
  expect(list.facets['department']?.find(({ value }) => value === '33')?.label).toBe('33 Gironde');
  for (const { value, label } of list.facets['operationId'] ?? []) expect(label).not.toBe(value);
});

describe('a line of a file of suppliers', () => {
  const read = (texts: object) =>
    supplierImport.row.safeParse({
      name: 'Essai',
      trade: 'Notaire',
      siren: '',
      email: '',
      phone: '',
      postalCode: '',
      city: '',
      ...texts,
    });

  test.each([
    ['siren', '123'],
    ['email', 'non'],
    ['phone', '12'],
    ['postalCode', '3350'],
    ['name', ' '],
    ['trade', 'astronaute'],
  ])('with a wrong %s is refused there', (field, wrong) => {
    const { error } = read({ [field]: wrong });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('is read where all is right, in either language, blanks apart', () => {
    const given = {
      siren: '732 829 320',
      email: 'A@example.test',
      phone: '05 56 00 00 01',
      postalCode: '33500',
    };
    expect(read(given).success).toBe(true);
    expect(read({ trade: ' notary ' }).data).toMatchObject({ trade: 'notary', siren: '', email: '' });
    expect(
      supplierImport.columns('fr').flatMap(({ field, isRequired }) => (isRequired ? [field] : [])),
    ).toEqual(['name', 'trade']);
  });
});
