import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MemberFormProps } from '#contracts/client/user/form.ts';
import type { MemberIndexProps } from '#contracts/client/user/index.ts';
import { auditEntries, contacts, memberships, operations, users } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const garonne = seedId('tenant:T1');
const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const lea = seedId('person:lea.pons');

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

const list = async (query = '', visitor = owner) =>
  (await visitor.get(`/collaborateurs${query}`)).page.props as unknown as MemberIndexProps;
const form = async (id: string) =>
  (await owner.get(`/collaborateurs/${id}/modifier`)).page.props as unknown as MemberFormProps;
const placeOf = async (userId: string) => {
  const isIt = and(eq(memberships.userId, userId), eq(memberships.tenantId, garonne));
  const [row] = await server.deps.db.select().from(memberships).where(isIt);
  if (!row) throw new Error(`${userId} has no place`);
  return row;
};
const linesOf = async (id: string, action: string) => {
  const isIt = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action));
  return server.deps.db.select().from(auditEntries).where(isIt);
};
/** Names of the events since the test began, with the channel of the person for those that are sent to one. */
const events = () => heard.flatMap((event) => (event.kind === 'message' ? [event.name] : []));

/** One more member, like Léa. */
async function addMember(key: string, place: Partial<typeof memberships.$inferInsert> = {}): Promise<string> {
  const id = seedId(`person:${key}`);
  const [account] = await server.deps.db.select().from(users).where(eq(users.id, lea));
  if (account === undefined) throw new Error('no Léa');
  const person = { ...account, id, email: `${key}@example.test`, firstName: 'Ajout', lastName: key };
  await server.deps.db.insert(users).values(person);
  const membership = { ...(await placeOf(lea)), id: seedId(`place:${key}`), userId: id, ...place };
  await server.deps.db.insert(memberships).values(membership);
  return id;
}
const removeMember = async (id: string) => {
  await server.deps.db.delete(memberships).where(eq(memberships.userId, id));
  await server.deps.db.delete(users).where(eq(users.id, id));
};

describe('the list of members', () => {
  test('is cut into pages without gap or double, and a page past the end is the last', async () => {
    const added: string[] = [];
    for (let rank = 10; rank < 34; rank += 1) added.push(await addMember(`zz-${rank}`));
    const [first, second, past] = [await list('?page=1'), await list('?page=2'), await list('?page=9')];
    const { perPage, total, pages } = first.list.meta;
    expect([total, pages]).toEqual([28, Math.ceil(28 / perPage)]);
    expect(first.list.items).toHaveLength(perPage);
    const ids = [...first.list.items, ...second.list.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(28);
    expect(past.list.meta.page).toBe(2);
    expect(past.list.items).toEqual(second.list.items);
    expect(past.list.query.page).toBe(2);
    for (const id of added) await removeMember(id);
  });

  test('tells what the person may do there, and how each filter is set', async () => {
    const { list: own } = await list('?role=viewer');
    expect(own.can).toEqual({ create: true, update: true, delete: true, export: false });
    expect(own.facets['role']?.map(({ label }) => label)).toEqual([
      'Collaborateur',
      'Comptable',
      'Lecture seule',
      'Titulaire',
    ]);
    expect(own.facets['role']?.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(own.facets['status']?.map(({ value, count }) => [value, count])).toEqual([
      ['active', 1],
      ['suspended', 0],
    ]);
    const reader = server.visitor();
    await reader.signIn('marc.soubiran@example.test');
    expect((await list('', reader)).list.can).toEqual({
      create: false,
      update: false,
      delete: false,
      export: false,
    });
    const sorted = await list('?sort=-lastLoginAt', reader);
    expect(sorted.list.items.map(({ name }) => name)).toEqual(
      (await list('?sort=-name', reader)).list.items.map(({ name }) => name),
    );
  });

  test('shows who is suspended by their account, and whose role is the company’s alone', async () => {
    const id = await addMember('suspendue');
    await server.deps.db.update(users).set({ status: 'suspended' }).where(eq(users.id, id));
    const row = (await list()).list.items.find((item) => item.id === id);
    expect(row).toMatchObject({ status: 'suspended', isYou: false, roleLabel: null });
    await server.deps.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, id));
    expect((await list()).list.items.some((item) => item.id === id)).toBe(false);
    await removeMember(id);
  });

  test('counts what each holds outside the bin', async () => {
    const heldOf = async () => (await list()).list.items.find((item) => item.id === lea)?.details?.heldCount;
    const before = (await heldOf()) ?? 0;
    const isOwn = eq(contacts.tenantId, garonne);
    const [contact, binned] = await server.deps.db.select().from(contacts).where(isOwn).limit(2);
    const give = (id: string | undefined, columns: object) =>
      server.deps.db
        .update(contacts)
        .set({ ownerUserId: lea, ...columns })
        .where(eq(contacts.id, id ?? ''));
    await give(contact?.id, { deletedAt: null });
    await give(binned?.id, { deletedAt: server.clock.systemNow() });
    expect(await heldOf()).toBe(before + 1);
    await give(contact?.id, {
      ownerUserId: contact?.ownerUserId ?? null,
      deletedAt: contact?.deletedAt ?? null,
    });
    await give(binned?.id, {
      ownerUserId: binned?.ownerUserId ?? null,
      deletedAt: binned?.deletedAt ?? null,
    });
  });
});

describe('the form of a member', () => {
  test('of a new one begins blank; of one that is there it tells rights and what they did', async () => {
    const blank = (await owner.get('/collaborateurs/nouveau')).page.props as unknown as MemberFormProps;
    expect(blank.form).toMatchObject({ record: null, can: { save: true, delete: false } });
    expect(blank.form.values).toMatchObject({
      role: 'collaborator',
      operationScope: 'all',
      operationIds: [],
    });
    expect(blank).toMatchObject({ member: null, sessionsCount: 0, activity: [], activityCount: 0 });
    const own = await form(ines);
    expect(own.form.can).toEqual({ save: true, delete: true });
    expect(own.member?.id).toBe(ines);
    expect(own.form.record?.label).toBe('Inès Duprat');
  });

  test('tells the activity of the last thirty days alone', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    const before = await form(ines);
    const [some] = await server.deps.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.tenantId, garonne));
    await visitor.visit('POST', `/contacts/${some?.id ?? ''}/echanges`, {
      data: { kind: 'note', body: 'Suivi', on: '2026-01-12' },
      follows: false,
    });
    const after = await form(ines);
    expect(after.activityCount).toBe(before.activityCount + 1);
    expect(after.activity[0]?.sentence).toContain('Inès Duprat');
    const old = new Date(server.clock.systemNow().getTime() - 31 * 86_400_000);
    const isHers = eq(auditEntries.actorId, ines);
    expect((await server.deps.db.select().from(auditEntries).where(isHers)).length).toBeGreaterThan(0);
    server.clock.advance(31 * 86_400_000);
    expect(old.getTime()).toBeLessThan(server.clock.systemNow().getTime());
    owner = server.visitor();
    await owner.signIn('hugo.lartigue@example.test');
    expect(await form(ines)).toMatchObject({ activity: [], activityCount: 0 });
  });

  test('saves a place with its operations, tells the company and the member, and writes one line', async () => {
    const before = await form(lea);
    const [one, other] = before.operations;
    const place = await placeOf(lea);
    await owner.visit('PATCH', `/collaborateurs/${lea}`, {
      data: {
        jobTitle: 'Stagiaire',
        role: 'viewer',
        operationScope: 'assigned',
        operationIds: [one?.id, other?.id],
        version: place.version,
      },
      follows: false,
    });
    expect(events()).toEqual(expect.arrayContaining(['membership.changed', 'auth.changed']));
    const after = await form(lea);
    expect(new Set(after.form.values.operationIds)).toEqual(new Set([one?.id, other?.id]));
    expect(after.form.values.jobTitle).toBe('Stagiaire');
    const [line] = await linesOf(lea, 'member.update');
    expect(Object.keys(line?.changes ?? {}).toSorted()).toEqual([
      'jobTitle',
      'operationIds',
      'operationScope',
    ]);
    expect((await list()).list.items.find(({ id }) => id === lea)?.details?.operationsCount).toBe(2);
  });
});

describe('who leaves or is kept out', () => {
  test('is told at once, and so is the company; twice is once', async () => {
    const id = await addMember('partante');
    const path = `/collaborateurs/${id}/suspension`;
    await owner.visit('PATCH', path, { follows: false });
    expect(events()).toEqual(expect.arrayContaining(['membership.changed', 'auth.changed']));
    const { version } = await placeOf(id);
    await owner.visit('PATCH', path, { follows: false });
    expect((await placeOf(id)).version).toBe(version);
    expect(await linesOf(id, 'member.suspend')).toHaveLength(1);
    await owner.visit('DELETE', path, { follows: false });
    await owner.visit('DELETE', path, { follows: false });
    expect(await placeOf(id)).toMatchObject({ version: version + 1, suspendedAt: null });
    expect(await linesOf(id, 'member.restore')).toHaveLength(1);
  });

  test('leaves every team, and only what they held changes hands and is told', async () => {
    const { db } = server.deps;
    const id = await addMember('equipiere');
    const isOwn = eq(operations.tenantId, garonne);
    const [team, managed, bystander] = await db.select().from(operations).where(isOwn).limit(3);
    const setTo = (key: string | undefined, columns: Partial<typeof operations.$inferInsert>) =>
      db
        .update(operations)
        .set(columns)
        .where(eq(operations.id, key ?? ''));
    await setTo(team?.id, { teamUserIds: [id, lea], managerId: ines });
    await setTo(managed?.id, { managerId: id, teamUserIds: [] });
    const read = async (key: string | undefined) => {
      const [row] = await db
        .select()
        .from(operations)
        .where(eq(operations.id, key ?? ''));
      return row;
    };
    await owner.visit('DELETE', `/collaborateurs/${id}`, { data: { reassignTo: null }, follows: false });
    const one = (await owner.get('/collaborateurs')).page.props.errors['reassignTo'];
    expect(one).toBe('Choisissez à qui réaffecter 1 élément.');
    heard = [];
    await owner.visit('DELETE', `/collaborateurs/${id}`, { data: { reassignTo: hugo }, follows: false });
    expect(await read(team?.id)).toMatchObject({
      teamUserIds: [lea],
      managerId: ines,
      version: (team?.version ?? 0) + 1,
    });
    expect(await read(managed?.id)).toMatchObject({ managerId: hugo, version: (managed?.version ?? 0) + 1 });
    expect(await read(bystander?.id)).toMatchObject({ version: bystander?.version });
    expect(await linesOf(managed?.id ?? '', 'operation.assign')).toHaveLength(1);
    expect(await linesOf(team?.id ?? '', 'operation.assign')).toHaveLength(0);
    expect(events().filter((name) => name === 'operation.updated').length).toBeGreaterThanOrEqual(2);
    expect(events()).not.toContain('contact.changed');
    expect(events()).toEqual(expect.arrayContaining(['membership.changed', 'auth.changed']));
  });

  test('gives contacts over with an event of their own', async () => {
    const id = await addMember('suiveuse');
    const isOwn = eq(contacts.tenantId, garonne);
    const [contact] = await server.deps.db.select().from(contacts).where(isOwn).limit(1);
    await server.deps.db
      .update(contacts)
      .set({ ownerUserId: id })
      .where(eq(contacts.id, contact?.id ?? ''));
    await owner.visit('DELETE', `/collaborateurs/${id}`, { data: { reassignTo: hugo }, follows: false });
    expect(events()).toContain('contact.changed');
    const [line] = await linesOf(contact?.id ?? '', 'contact.assign');
    expect(line?.changes).toMatchObject({ ownerUserId: { from: id, to: hugo } });
  });

  test('is signed out of the company with a line of the journal', async () => {
    const id = await addMember('sessions');
    await owner.visit('DELETE', `/collaborateurs/${id}/sessions`, { follows: false });
    expect(await linesOf(id, 'member.sessions_ended')).toHaveLength(1);
  });
});
