import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberFormProps } from '#contracts/client/user/form.ts';
import type { MemberIndexProps, MemberRow } from '#contracts/client/user/index.ts';
import {
  auditEntries,
  contacts,
  invitations,
  memberships,
  notifications,
  operations,
  sessions,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { confirmPassword, forgetPassword, linkIn, mailsOf } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const garonne = seedId('tenant:T1');
const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const marc = seedId('person:marc.soubiran');
const lea = seedId('person:lea.pons');
const karim = seedId('person:karim.belkacem');
const dayMs = 86_400_000;

let server: TestServer;
let owner: Visitor;
beforeEach(async () => {
  server = await openTestServer();
  owner = await person('hugo.lartigue@example.test');
});
afterEach(() => server.close());

async function person(email: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email);
  return visitor;
}

const indexOf = ({ page }: VisitAnswer) => page.props as unknown as MemberIndexProps;
const formOf = ({ page }: VisitAnswer) => page.props as unknown as MemberFormProps;
const list = async (visitor: Visitor, query = ''): Promise<MemberIndexProps> =>
  indexOf(await visitor.get(`/collaborateurs${query}`));
const names = ({ list: { items } }: MemberIndexProps): string[] => items.map(({ name }) => name);

const placeOf = async (userId: string, tenantId = garonne) => {
  const isIt = and(eq(memberships.userId, userId), eq(memberships.tenantId, tenantId));
  const [row] = await server.deps.db.select().from(memberships).where(isIt);
  if (!row) throw new Error(`${userId} has no place`);
  return row;
};

const actionsOn = async (id: string): Promise<string[]> => {
  const rows = await server.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return rows.map(({ action }) => action);
};

const invitee = {
  email: 'Clara.Vidal@example.test',
  firstName: 'Clara',
  lastName: 'Vidal',
  jobTitle: 'Conductrice de travaux',
  role: 'collaborator',
  operationScope: 'all',
  operationIds: [] as string[],
  message: 'Bienvenue dans l’équipe.',
};
const invite = (visitor: Visitor, given: Partial<typeof invitee> = {}): Promise<VisitAnswer> =>
  visitor.visit('POST', '/collaborateurs', { data: { ...invitee, ...given } });

const rights = (given: object = {}) => ({
  jobTitle: '',
  role: 'viewer',
  operationScope: 'all',
  operationIds: [],
  version: 1,
  ...given,
});
const change = (visitor: Visitor, userId: string, given: object = {}): Promise<VisitAnswer> =>
  visitor.visit('PATCH', `/collaborateurs/${userId}`, { data: rights(given) });
const suspend = (visitor: Visitor, userId: string): Promise<VisitAnswer> =>
  visitor.visit('PATCH', `/collaborateurs/${userId}/suspension`);
const remove = (visitor: Visitor, userId: string, reassignTo: string | null = null): Promise<VisitAnswer> =>
  visitor.visit('DELETE', `/collaborateurs/${userId}`, { data: { reassignTo } });

describe('the list of members', () => {
  test('tells owners of each member, of the seats of the offer and of invitations that wait', async () => {
    const props = await list(owner);
    expect(names(props)).toEqual(['Inès Duprat', 'Hugo Lartigue', 'Léa Pons', 'Marc Soubiran']);
    const row = props.list.items[0] as MemberRow;
    expect(row).toMatchObject({ id: ines, role: 'collaborator', status: 'active', isYou: false });
    expect(row.details).toMatchObject({
      email: 'ines.duprat@example.test',
      operationsCount: 2,
      hasTwoFactor: false,
      isLastOwner: false,
    });
    expect(props.list.items[1]?.details).toMatchObject({ operationsCount: null, isLastOwner: true });
    expect(props.seats).toEqual({ used: 4, reserved: 1, limit: 6 });
    expect(props.invitations.map(({ name, isExpired }) => [name, isExpired])).toEqual([
      ['Sofia Marin', false],
      ['Rémi Castaing', true],
    ]);
  });

  test('tells collaborators and accountants names and roles, and nobody else anything', async () => {
    for (const email of ['ines.duprat@example.test', 'marc.soubiran@example.test']) {
      const props = await list(await person(email));
      expect(names(props)).toHaveLength(4);
      expect(props.list.items.every(({ details }) => details === null)).toBe(true);
      expect(props).toMatchObject({ seats: null, invitations: [], people: [] });
      expect(JSON.stringify(props.list)).not.toContain('@example.test');
    }
    const viewer = await person('lea.pons@example.test');
    expect((await viewer.get('/collaborateurs')).status).toBe(403);
  });

  test('is searched by name and address, filtered and counted by role and state', async () => {
    await suspend(owner, lea);
    expect(names(await list(owner, '?q=INES'))).toEqual(['Inès Duprat']);
    expect(names(await list(owner, '?q=soubiran@example'))).toEqual(['Marc Soubiran']);
    expect(names(await list(owner, '?role=accountant,viewer'))).toEqual(['Léa Pons', 'Marc Soubiran']);
    const suspended = await list(owner, '?status=suspended');
    expect(names(suspended)).toEqual(['Léa Pons']);
    expect(suspended.list.facets['status']?.map(({ value, count }) => [value, count])).toEqual([
      ['active', 3],
      ['suspended', 1],
    ]);
    expect(suspended.list.facets['role']?.map(({ value, count }) => [value, count])).toEqual([
      ['collaborator', 0],
      ['accountant', 0],
      ['viewer', 1],
      ['owner', 0],
    ]);
    expect(suspended.list.totalCount).toBe(4);
  });

  test('does not let readers search by address', async () => {
    expect(names(await list(await person('marc.soubiran@example.test'), '?q=pons@'))).toEqual([]);
  });

  test('is sorted by name and by last sign-in, those who never signed in last either way', async () => {
    await server.deps.db.update(users).set({ lastLoginAt: null }).where(eq(users.id, lea));
    expect(names(await list(owner, '?sort=-name'))).toEqual([
      'Marc Soubiran',
      'Léa Pons',
      'Hugo Lartigue',
      'Inès Duprat',
    ]);
    const latest = names(await list(owner, '?sort=-lastLoginAt'));
    const first = names(await list(owner, '?sort=lastLoginAt'));
    expect(latest[0]).toBe('Hugo Lartigue');
    expect(latest.at(-1)).toBe('Léa Pons');
    expect(first.at(-1)).toBe('Léa Pons');
    expect(first.slice(0, 3)).toEqual(latest.slice(0, 3).toReversed());
  });
});

describe('an invitation', () => {
  test('waits for seven days with its message, and makes a member of whoever accepts it', async () => {
    const answer = await invite(owner);
    expect(answer.page.props.flash).toMatchObject({ type: 'success' });
    const props = indexOf(answer);
    const pending = props.invitations.find(({ email }) => email === 'clara.vidal@example.test');
    expect(pending).toMatchObject({ name: 'Clara Vidal', role: 'collaborator', isExpired: false });
    expect(Date.parse(pending?.expiresAt ?? '') - server.clock.systemNow().getTime()).toBe(7 * dayMs);
    const [mail] = await mailsOf(server, 'invitation.member', 'clara.vidal@example.test');
    const [row] = await server.deps.db
      .select()
      .from(invitations)
      .where(eq(invitations.inviteeName, 'Clara Vidal'));
    expect(row?.message).toBe('Bienvenue dans l’équipe.');

    const clara = server.visitor();
    const link = linkIn(mail);
    await clara.get(link);
    const password = 'Sept-Lanternes-42';
    const accepted = await clara.visit('POST', link, {
      data: {
        firstName: 'Clara',
        lastName: 'Vidal',
        phone: null,
        password,
        passwordConfirmation: password,
        acceptsTerms: true,
      },
    });
    expect(accepted.page.props.errors).toEqual({});
    const after = await list(owner);
    expect(names(after)).toContain('Clara Vidal');
    expect(after.list.items.find(({ name }) => name === 'Clara Vidal')?.jobTitle).toBe(
      'Conductrice de travaux',
    );
    const notices = await server.deps.db.select().from(notifications).where(eq(notifications.userId, hugo));
    expect(notices.map(({ kind, values }) => [kind, values['name']])).toEqual([
      ['membership.accepted', 'Clara Vidal'],
    ]);
  });

  test('to an account of another company tells nothing of it before it is accepted', async () => {
    const email = 'karim.belkacem@example.test';
    const props = indexOf(await invite(owner, { email, firstName: 'K.', lastName: 'B.' }));
    expect(props.invitations.find((one) => one.email === email)?.name).toBe('K. B.');
    expect(JSON.stringify(props)).not.toContain('Karim');
    expect(names(props)).toHaveLength(4);
    const people = await owner.get('/contacts/nouveau');
    expect(JSON.stringify(people.page.props)).not.toContain('Karim');
    const [account] = await server.deps.db.select().from(users).where(eq(users.id, karim));
    expect(account).toMatchObject({ firstName: 'Karim', lastName: 'Belkacem', jobTitle: null });
  });

  test('is refused for a member, for staff, for an unknown role and for operations of nobody', async () => {
    const errorsOf = async (given: Partial<typeof invitee>) => (await invite(owner, given)).page.props.errors;
    expect(await errorsOf({ email: 'ines.duprat@example.test' })).toEqual({
      email: 'Cette personne fait déjà partie de votre société.',
    });
    expect(await errorsOf({ email: 'camille.roussel@example.test' })).toHaveProperty('email');
    expect(await errorsOf({ role: 'super-admin' })).toHaveProperty('role');
    expect(await errorsOf({ operationScope: 'assigned' })).toEqual({
      operationIds: 'Sélectionnez au moins une opération.',
    });
    const [foreign] = await server.deps.db
      .select()
      .from(operations)
      .where(eq(operations.tenantId, seedId('tenant:T2')));
    expect(await errorsOf({ operationScope: 'assigned', operationIds: [foreign?.id ?? ''] })).toHaveProperty(
      'operationIds',
    );
    expect((await list(owner)).invitations).toHaveLength(2);
  });

  test('takes a seat of the offer, and is refused when none is left', async () => {
    await invite(owner);
    const refused = await invite(owner, { email: 'paul.viala@example.test' });
    expect(refused.page.props.errors).toEqual({
      base: 'Votre offre est limitée à 6 utilisateurs. Changez d’offre pour continuer.',
    });
    const again = await invite(owner);
    expect(again.page.props.errors).toEqual({});
    expect(indexOf(again).invitations).toHaveLength(3);
  });

  test('into the role of owner asks for the password', async () => {
    await forgetPassword(server, hugo);
    expect((await invite(owner, { role: 'owner' })).page.props.errors).toHaveProperty('confirmation');
    await confirmPassword(server, hugo);
    expect((await invite(owner, { role: 'owner' })).page.props.errors).toEqual({});
  });

  test('is sent again with another link, also when it is over, unless no seat is left', async () => {
    const expired = (await list(owner)).invitations.find(({ isExpired }) => isExpired);
    const path = `/collaborateurs/invitations/${expired?.id}`;
    const renewed = indexOf(await owner.visit('POST', path));
    expect(renewed.invitations.every(({ isExpired }) => !isExpired)).toBe(true);
    expect(renewed.seats).toEqual({ used: 4, reserved: 2, limit: 6 });
    const [mail] = await mailsOf(server, 'invitation.member', expired?.email ?? '');
    expect((await server.visitor().get(linkIn(mail))).page.props).toMatchObject({ state: 'new' });

    server.clock.advance(8 * dayMs);
    owner = await person('hugo.lartigue@example.test');
    await invite(owner);
    await invite(owner, { email: 'paul.viala@example.test' });
    expect((await owner.visit('POST', path)).page.props.errors).toHaveProperty('base');
  });

  test('is cancelled: its link is dead, and it can be neither sent nor cancelled again', async () => {
    await invite(owner);
    const [mail] = await mailsOf(server, 'invitation.member', 'clara.vidal@example.test');
    const pending = (await list(owner)).invitations.find(({ name }) => name === 'Clara Vidal');
    const path = `/collaborateurs/invitations/${pending?.id}`;
    expect(indexOf(await owner.visit('DELETE', path)).invitations).toHaveLength(2);
    expect((await server.visitor().get(linkIn(mail))).page.props).toMatchObject({ state: 'dead' });
    expect((await owner.visit('DELETE', path)).status).toBe(404);
    expect((await owner.visit('POST', path)).status).toBe(404);
    const [row] = await server.deps.db
      .select()
      .from(users)
      .where(eq(users.email, 'clara.vidal@example.test'));
    expect(await actionsOn(row?.id ?? '')).toEqual(['invitation.sent', 'invitation.revoked']);
  });

  test('of another company cannot be touched', async () => {
    const pending = (await list(owner)).invitations[0];
    const other = await person('karim.belkacem@example.test');
    expect((await other.visit('DELETE', `/collaborateurs/invitations/${pending?.id}`)).status).toBe(404);
  });
});

describe('rights of a member', () => {
  test('are changed over the version that was read, written down, and told to them', async () => {
    const form = formOf(await owner.get(`/collaborateurs/${ines}/modifier`));
    const [operation] = form.operations;
    const answer = await change(owner, ines, {
      jobTitle: 'Directrice',
      role: 'viewer',
      operationScope: 'assigned',
      operationIds: [operation?.id],
    });
    expect(answer.page.props.errors).toEqual({});
    expect(formOf(answer).form).toMatchObject({
      record: { id: ines, version: 2 },
      values: { jobTitle: 'Directrice', role: 'viewer', operationIds: [operation?.id] },
    });
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'member.update'));
    expect(entry).toMatchObject({ subjectId: ines, subjectLabel: 'Inès Duprat' });
    expect(entry?.changes).toMatchObject({
      role: { from: 'collaborator', to: 'viewer' },
      operationIds: { to: [operation?.label] },
    });
    const notices = await server.deps.db.select().from(notifications).where(eq(notifications.userId, ines));
    expect(notices.map(({ kind, values }) => [kind, values['role']])).toEqual([
      ['membership.role_changed', 'Lecture seule'],
    ]);
    const [account] = await server.deps.db.select().from(users).where(eq(users.id, ines));
    expect(account?.jobTitle).toBeNull();
  });

  test('changed by somebody else meanwhile are compared, not overwritten', async () => {
    await change(owner, ines, { role: 'accountant' });
    const late = await change(owner, ines, { role: 'viewer' });
    expect(late.page.props.errors).toHaveProperty('version');
    expect(formOf(await owner.get(`/collaborateurs/${ines}/modifier`)).form.values.role).toBe('accountant');
    expect((await placeOf(ines)).version).toBe(2);
  });

  test('of an owner or an accountant reach all operations, whatever was sent', async () => {
    const { operations: known } = formOf(await owner.get('/collaborateurs/nouveau'));
    const ids = known.slice(0, 1).map(({ id }) => id);
    await change(owner, ines, { role: 'accountant', operationScope: 'assigned', operationIds: ids });
    expect(await placeOf(ines)).toMatchObject({ role: 'accountant', operationScope: 'all' });
  });

  test('of an owner are given against the password, and taken from the last owner by nobody', async () => {
    await forgetPassword(server, hugo);
    expect((await change(owner, ines, { role: 'owner' })).page.props.errors).toHaveProperty('confirmation');
    expect((await placeOf(ines)).role).toBe('collaborator');
    expect((await change(owner, hugo, { role: 'viewer' })).page.props.errors).toEqual({
      role: 'Le dernier titulaire ne peut pas être retiré.',
    });
    await confirmPassword(server, hugo);
    expect((await change(owner, ines, { role: 'owner' })).page.props.errors).toEqual({});
    expect((await change(owner, hugo, { role: 'viewer' })).page.props.errors).toEqual({});
    expect((await placeOf(hugo)).role).toBe('viewer');
  });

  test('belong to the company: nobody of another one is found', async () => {
    expect((await owner.get(`/collaborateurs/${karim}/modifier`)).status).toBe(404);
    expect((await change(owner, karim)).status).toBe(404);
    expect((await suspend(owner, karim)).status).toBe(404);
    expect((await remove(owner, karim)).status).toBe(404);
  });

  test('stand on the form with what each role opens, activity and sessions', async () => {
    await person('ines.duprat@example.test');
    const props = formOf(await owner.get(`/collaborateurs/${ines}/modifier`));
    expect(props.roles.map(({ name, isLimitable }) => [name, isLimitable])).toEqual([
      ['owner', false],
      ['collaborator', true],
      ['accountant', false],
      ['viewer', true],
    ]);
    const areaOf = (role: string, area: string) =>
      props.roles.find(({ name }) => name === role)?.rights.find((right) => right.area === area)?.verbs;
    expect(areaOf('viewer', 'contact')).toEqual({ list: 'whole' });
    expect(areaOf('collaborator', 'transaction')).toEqual({ list: 'part' });
    expect(areaOf('viewer', 'tenant-user')).toBeUndefined();
    expect(props.sessionsCount).toBe(1);
    expect(props.form.values).toMatchObject({ operationScope: 'assigned' });
    expect(props.form.values.operationIds).toHaveLength(2);
  });
});

describe('a member who is suspended', () => {
  test('is signed out at once, cannot come in again, and keeps place and seat until restored', async () => {
    const member = await person('ines.duprat@example.test');
    expect((await suspend(owner, ines)).page.props.flash).toMatchObject({ type: 'success' });
    expect((await member.get('/contacts')).page.component).toBe('Auth/Login');
    const refused = await server.visitor().signIn('ines.duprat@example.test');
    expect(Object.values(refused.page.props.errors)).toEqual([
      'Votre accès a été suspendu. Contactez le titulaire du compte.',
    ]);
    expect((await list(owner)).seats?.used).toBe(4);
    await owner.visit('DELETE', `/collaborateurs/${ines}/suspension`);
    expect((await (await person('ines.duprat@example.test')).get('/contacts')).status).toBe(200);
    expect(await actionsOn(ines)).toEqual(expect.arrayContaining(['member.suspend', 'member.restore']));
  });

  test('still works for other companies', async () => {
    await suspend(owner, marc);
    const member = await person('marc.soubiran@example.test');
    expect((await member.get('/collaborateurs')).page.props['tenant']).toMatchObject({
      id: seedId('tenant:T3'),
    });
  });

  test('is neither oneself nor the last owner who gets in', async () => {
    expect((await suspend(owner, hugo)).page.props.errors).toEqual({
      base: 'Vous ne pouvez pas suspendre votre propre compte.',
    });
    await change(owner, ines, { role: 'owner' });
    const other = await person('ines.duprat@example.test');
    expect((await suspend(owner, ines)).page.props.errors).toEqual({});
    expect((await other.get('/collaborateurs')).page.component).toBe('Auth/Login');
    expect((await change(owner, hugo, { role: 'viewer' })).page.props.errors).toHaveProperty('role');
  });

  test('is proposed for nothing', async () => {
    await suspend(owner, marc);
    const { people } = (await owner.get('/contacts/nouveau')).page.props as unknown as {
      people: { id: string }[];
    };
    expect(people.map(({ id }) => id)).not.toContain(marc);
  });
});

describe('a member who is removed', () => {
  test('leaves contacts and operations to somebody who can take them, each with its line', async () => {
    await server.deps.db.update(operations).set({ managerId: hugo }).where(eq(operations.managerId, ines));
    await server.deps.db.update(contacts).set({ ownerUserId: hugo }).where(eq(contacts.ownerUserId, ines));
    const [contact] = await server.deps.db
      .update(contacts)
      .set({ ownerUserId: ines })
      .where(and(eq(contacts.tenantId, garonne), eq(contacts.email, await firstEmail())))
      .returning();
    const [operation] = await server.deps.db
      .update(operations)
      .set({ managerId: ines })
      .where(and(eq(operations.tenantId, garonne), eq(operations.ref, 'OP-2025-001')))
      .returning();
    const row = (await list(owner)).list.items.find(({ id }) => id === ines);
    expect(row?.details?.heldCount).toBe(2);

    expect((await remove(owner, ines)).page.props.errors).toEqual({
      reassignTo: 'Choisissez à qui réaffecter 2 éléments.',
    });
    expect((await remove(owner, ines, ines)).page.props.errors).toHaveProperty('reassignTo');
    expect((await remove(owner, ines, lea)).page.props.errors).toHaveProperty('reassignTo');
    expect((await remove(owner, ines, karim)).page.props.errors).toHaveProperty('reassignTo');
    const member = await person('ines.duprat@example.test');
    expect((await remove(owner, ines, hugo)).page.props.errors).toEqual({});

    expect((await member.get('/contacts')).page.component).toBe('Auth/Login');
    expect(names(await list(owner))).not.toContain('Inès Duprat');
    const [moved] = await server.deps.db
      .select()
      .from(contacts)
      .where(eq(contacts.id, contact?.id ?? ''));
    expect(moved).toMatchObject({ ownerUserId: hugo, version: (contact?.version ?? 0) + 1 });
    const [managed] = await server.deps.db
      .select()
      .from(operations)
      .where(eq(operations.id, operation?.id ?? ''));
    expect(managed).toMatchObject({ managerId: hugo, version: (operation?.version ?? 0) + 1 });
    expect(await actionsOn(contact?.id ?? '')).toContain('contact.assign');
    expect(await actionsOn(operation?.id ?? '')).toContain('operation.assign');
    expect(await actionsOn(ines)).toContain('member.remove');
    expect((await owner.get(`/collaborateurs/${ines}/modifier`)).status).toBe(404);
  });

  async function firstEmail(): Promise<string> {
    const [row] = await server.deps.db.select().from(contacts).where(eq(contacts.tenantId, garonne)).limit(1);
    return row?.email ?? '';
  }

  test('keeps their account, and can be invited again', async () => {
    expect((await remove(owner, lea)).page.props.errors).toEqual({});
    const [account] = await server.deps.db.select().from(users).where(eq(users.id, lea));
    expect(account?.status).toBe('active');
    const again = await invite(owner, { email: 'lea.pons@example.test', firstName: 'Léa', lastName: 'Pons' });
    expect(again.page.props.errors).toEqual({});
    expect(await placeOf(lea)).toMatchObject({ acceptedAt: null, revokedAt: null });
  });

  test('is never the last owner, nor oneself', async () => {
    expect((await remove(owner, hugo, ines)).page.props.errors).toEqual({
      base: 'Le dernier titulaire ne peut pas être retiré.',
    });
    await change(owner, ines, { role: 'owner' });
    expect((await remove(owner, hugo, ines)).page.props.errors).toEqual({
      base: 'Vous ne pouvez pas vous retirer vous-même. Demandez-le à un autre titulaire.',
    });
  });

  test('leaves one owner when two of them keep each other out at the same moment', async () => {
    await change(owner, ines, { role: 'owner' });
    const other = await person('ines.duprat@example.test');
    await Promise.all([suspend(owner, ines), suspend(other, hugo)]);
    const places = [await placeOf(hugo), await placeOf(ines)];
    expect(places.filter(({ suspendedAt }) => suspendedAt === null)).toHaveLength(1);
  });
});

describe('sessions of a member', () => {
  test('in this company are ended against the password, those in other companies stay', async () => {
    const here = await person('marc.soubiran@example.test');
    const [there] = await server.deps.db
      .update(sessions)
      .set({ tenantId: seedId('tenant:T3') })
      .where(eq(sessions.userId, marc))
      .returning();
    await person('marc.soubiran@example.test');
    expect(formOf(await owner.get(`/collaborateurs/${marc}/modifier`)).sessionsCount).toBe(1);
    await forgetPassword(server, hugo);
    const path = `/collaborateurs/${marc}/sessions`;
    expect((await owner.visit('DELETE', path)).page.props.errors).toHaveProperty('confirmation');
    await confirmPassword(server, hugo);
    expect(formOf(await owner.visit('DELETE', path)).sessionsCount).toBe(0);
    const left = await server.deps.db.select().from(sessions).where(eq(sessions.userId, marc));
    expect(left.map(({ idHash }) => idHash)).toEqual([there?.idHash]);
    expect((await here.get('/collaborateurs')).status).toBe(200);
    expect((await owner.visit('DELETE', `/collaborateurs/${hugo}/sessions`)).status).toBe(403);
  });
});

test('only owners write, and none in a company that may only be read', async () => {
  for (const email of ['ines.duprat@example.test', 'marc.soubiran@example.test', 'lea.pons@example.test']) {
    const visitor = await person(email);
    expect((await invite(visitor)).status).toBe(403);
    expect((await change(visitor, lea)).status).toBe(403);
    expect((await suspend(visitor, lea)).status).toBe(403);
    expect((await remove(visitor, lea)).status).toBe(403);
    expect((await visitor.get(`/collaborateurs/${lea}/modifier`)).status).toBe(403);
  }
  await server.deps.db.update(tenants).set({ status: 'read_only' }).where(eq(tenants.id, garonne));
  await suspend(owner, lea);
  expect((await placeOf(lea)).suspendedAt).toBeNull();
});
