import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminUserFormProps, SheetOf } from '#contracts/admin/user/form.ts';
import type { AdminUserIndexProps } from '#contracts/admin/user/index.ts';
import {
  auditEntries,
  contacts,
  invitations,
  memberships,
  roles,
  sessions,
  subscriptions,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { confirmPassword, mailsOf } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const person = (key: string): string => seedId(`person:${key}`);
const camille = person('camille.roussel');
const thomas = person('thomas.lefevre');
const hugo = person('hugo.lartigue');
const ines = person('ines.duprat');
const garonne = seedId('tenant:T1');
const why = { reason: 'Demande du titulaire, ticket 4821' };

let server: TestServer;
let boss: Visitor;
let admin: Visitor;
beforeEach(async () => {
  server = await openTestServer();
  boss = await staff('camille.roussel');
  admin = await staff('thomas.lefevre');
  await confirmPassword(server, camille);
  await confirmPassword(server, thomas);
});
afterEach(() => server.close());

async function staff(key: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${key}@example.test`, { isStaff: true });
  return visitor;
}

const path = '/admin/utilisateurs';
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const listed = async (visitor: Visitor, query = ''): Promise<AdminUserIndexProps> =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as AdminUserIndexProps;
const names = async (query: string): Promise<string[]> =>
  (await listed(boss, query)).list.items.map(({ name }) => name);
const formOf = async (visitor: Visitor, id: string, query = ''): Promise<AdminUserFormProps> =>
  (await visitor.get(`${path}/${id}/modifier${query}`)).page.props as unknown as AdminUserFormProps;
const userOf = async (id: string) => {
  const [user] = await server.deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`no user ${id}`);
  return user;
};
const suspend = (visitor: Visitor, id: string): Promise<VisitAnswer> =>
  visitor.visit('PATCH', `${path}/${id}/suspension`, { data: why });
const update = async (visitor: Visitor, id: string, given: object): Promise<VisitAnswer> => {
  const { form } = await formOf(visitor, id);
  const { firstName, lastName, phone, jobTitle, roleNames, places } = form.values;
  const data = {
    firstName,
    lastName,
    phone,
    jobTitle,
    roleNames,
    places,
    version: form.record?.version ?? 1,
  };
  return visitor.visit('PATCH', `${path}/${id}`, { data: { ...data, ...given } });
};
const actionsOn = async (id: string): Promise<string[]> => {
  const rows = await server.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return rows.map(({ action }) => action);
};

/** A client with a company that begins. */
const newAccount = {
  kind: 'client',
  firstName: 'Clara',
  lastName: 'Vidal',
  email: 'clara.vidal@example.test',
  phone: null,
  jobTitle: '',
  roleNames: [] as string[],
  places: [],
  companyMode: 'new',
  tenantId: null as string | null,
  role: '',
  companyName: 'Pierres du Perche',
  legalForm: 'SAS',
  siren: '000900506',
  siret: null,
  addressLine: '3 place du Général-de-Gaulle',
  postalCode: '61400',
  city: 'Mortagne-au-Perche',
  activity: 'marchand_de_biens',
  vatRegime: 'reel_normal',
  planId: seedId('plan:pro') as string | null,
  brandId: seedId('brand:pierre-et-cite') as string | null,
  message: '',
};

describe('the list', () => {
  test('tells companies, roles, plans and what may be done', async () => {
    const { list } = await listed(boss, '?q=lartigue');
    expect(list.items[0]).toMatchObject({
      name: 'Hugo Lartigue',
      companies: [{ name: 'Garonne Patrimoine' }],
      brands: ['Réseau Pierre & Cité'],
      roles: [{ name: 'owner', label: null }],
      plans: ['Pro'],
      subscriptions: ['active'],
      enterable: { name: 'Garonne Patrimoine' },
      status: 'active',
    });
  });

  test.each([
    ['?q=000600205', ['Benoît Le Goff']],
    ['?role=brand-manager', ['Nathalie Gauthier']],
    ['?status=invited&sort=name', ['Rémi Castaing', 'Sofia Marin']],
    ['?subscription=past_due&sort=name', ['Marc Santini', 'Marc Soubiran']],
    ['?kind=platform&role=editor', ['Léa Fontaine']],
    ['?inactiveDays=30&kind=client', []],
    ['?twoFactor=on', []],
  ])('finds %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('hides the team from who may not see it', async () => {
    for (const key of ['ines.benali', 'hugo.marchal']) {
      const visitor = await staff(key);
      const { list, seesTeam } = await listed(visitor, '?perPage=100');
      expect(seesTeam).toBe(false);
      expect(list.items.every(({ kind }) => kind === 'client')).toBe(true);
      expect((await visitor.get(`${path}/${camille}/modifier`)).status).toBe(403);
      expect((await visitor.get(`${path}/telecharger`)).status).toBe(403);
    }
    expect((await (await staff('lea.fontaine')).get(path)).status).toBe(403);
  });
});

describe('access', () => {
  test('a suspension ends every session at once and is journalled with its reason; it can be taken back', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    await suspend(admin, ines);
    expect(await userOf(ines)).toMatchObject({ status: 'suspended' });
    expect(await server.deps.db.select().from(sessions).where(eq(sessions.userId, ines))).toEqual([]);
    expect((await visitor.get('/collaborateurs')).page.component).toBe('Auth/Login');
    const isIt = and(eq(auditEntries.subjectId, ines), eq(auditEntries.action, 'user.suspend'));
    const [entry] = await server.deps.db.select().from(auditEntries).where(isIt);
    expect(entry?.changes).toEqual({ reason: { from: null, to: why.reason } });
    await admin.visit('DELETE', `${path}/${ines}/suspension`);
    expect(await userOf(ines)).toMatchObject({ status: 'active' });
  });

  test('a reason is asked for', async () => {
    const answer = await admin.visit('PATCH', `${path}/${ines}/suspension`, { data: { reason: 'court' } });
    expect(Object.keys(errorsOf(answer))).toEqual(['reason']);
  });

  test('nobody suspends themselves, the last owner or the last super-administrator', async () => {
    expect(errorsOf(await suspend(boss, camille))['base']).toBe(
      'Vous ne pouvez pas suspendre votre propre compte.',
    );
    expect(errorsOf(await suspend(admin, hugo))['base']).toContain('Dernier titulaire de Garonne Patrimoine');
    await server.deps.db
      .update(users)
      .set({ platformRoles: ['super-admin'] })
      .where(eq(users.id, thomas));
    // Two of them: one may go, then the other may not.
    expect((await suspend(boss, thomas)).status).toBe(200);
    expect(await userOf(thomas)).toMatchObject({ status: 'suspended' });
    expect(errorsOf(await update(boss, camille, { roleNames: ['admin'] }))['roleNames']).toBe(
      'Vous ne pouvez pas modifier vos propres rôles.',
    );
  });

  test('an administrator does not touch the team, support does not suspend', async () => {
    expect((await suspend(admin, camille)).status).toBe(403);
    expect((await update(admin, camille, {})).status).toBe(403);
    const support = await staff('hugo.marchal');
    expect((await suspend(support, ines)).status).toBe(403);
    await server.deps.db
      .update(users)
      .set({ blockedAt: new Date(), failedAttempts: 10 })
      .where(eq(users.id, ines));
    await support.visit('POST', `${path}/${ines}/deblocage`);
    expect(await userOf(ines)).toMatchObject({ blockedAt: null, failedAttempts: 0 });
  });

  test('a role of one’s own with the right to the team gives nobody rights, and touches no super-administrator', async () => {
    const { db } = server.deps;
    const permissions = [
      'user.list',
      'user.update',
      'user.create',
      'platform-user.list',
      'platform-user.update',
    ];
    const at = new Date();
    await db.insert(roles).values({
      id: seedId('role:rh'),
      name: 'ressources',
      label: 'Ressources humaines',
      scope: 'platform',
      permissions: [...permissions, 'platform-user.create'],
      createdAt: at,
      updatedAt: at,
    });
    const marchal = person('hugo.marchal');
    await db
      .update(users)
      .set({ platformRoles: ['ressources'] })
      .where(eq(users.id, thomas));
    expect((await update(admin, marchal, { jobTitle: 'Assistance' })).status).toBe(200);
    expect((await update(admin, marchal, { roleNames: ['super-admin'] })).status).toBe(403);
    expect((await suspend(admin, camille)).status).toBe(403);
    const team = { kind: 'platform', roleNames: ['super-admin'], email: 'intrus@example.test' };
    expect((await admin.visit('POST', path, { data: { ...newAccount, ...team } })).status).toBe(403);
    expect(await userOf(marchal)).toMatchObject({ platformRoles: ['support'] });
  });

  test('an ended account stays for the journal, and what it held goes to an owner', async () => {
    const { db } = server.deps;
    const isTheirs = and(eq(contacts.tenantId, garonne), eq(contacts.ownerUserId, ines));
    const owned = await db.$count(contacts, isTheirs);
    const before = await db.$count(contacts, eq(contacts.ownerUserId, hugo));
    await admin.visit('DELETE', `${path}/${ines}`, { data: why });
    expect(await userOf(ines)).toMatchObject({ status: 'deactivated', platformRoles: [] });
    expect(await db.$count(contacts, isTheirs)).toBe(0);
    expect(await db.$count(contacts, eq(contacts.ownerUserId, hugo))).toBe(before + owned);
    const [place] = await db.select().from(memberships).where(eq(memberships.userId, ines));
    expect(place?.revokedAt).not.toBeNull();
    expect(await names('?q=duprat')).toEqual([]);
    expect(await names('?q=duprat&deleted=1')).toEqual(['Inès Duprat']);
    expect((await suspend(admin, ines)).status).toBe(404);
  });

  test('several are suspended together or not at all', async () => {
    const both = (ids: readonly string[]) =>
      admin.visit('PATCH', path, {
        data: { rows: { kind: 'ids', ids }, set: { field: 'suspended', ...why } },
      });
    expect(errorsOf(await both([ines, hugo]))['base']).toContain('Dernier titulaire');
    expect(await userOf(ines)).toMatchObject({ status: 'active' });
    await both([ines, person('lea.pons')]);
    expect(await userOf(person('lea.pons'))).toMatchObject({ status: 'suspended' });
    expect((await both([ines, camille])).status).toBe(403);
  });

  test('links are sent again to who waits for one', async () => {
    const support = await staff('hugo.marchal');
    await support.visit('POST', `${path}/${seedId('person:sofia.marin')}/invitation`);
    expect(await mailsOf(server, 'invitation.member', 'sofia.marin@example.test')).toHaveLength(1);
    expect(errorsOf(await support.visit('POST', `${path}/${ines}/invitation`))['base']).toContain(
      'invitation',
    );
    await server.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ines));
    await support.visit('POST', `${path}/${ines}/verification`);
    expect(await actionsOn(ines)).toContain('user.verification_sent');
  });

  test('a second factor is reset by the super-administrator alone, who says why', async () => {
    await server.deps.db
      .update(users)
      .set({ twoFactorSecret: 'scellé', twoFactorConfirmedAt: new Date() })
      .where(eq(users.id, ines));
    const reset = (visitor: Visitor) => visitor.visit('DELETE', `${path}/${ines}/2fa`, { data: why });
    expect((await reset(admin)).status).toBe(403);
    await reset(boss);
    expect(await userOf(ines)).toMatchObject({ twoFactorSecret: null, twoFactorConfirmedAt: null });
    expect((await boss.visit('DELETE', `${path}/${camille}/2fa`, { data: why })).status).toBe(403);
  });
});

describe('the form', () => {
  const create = (visitor: Visitor, given: object = {}): Promise<VisitAnswer> =>
    visitor.visit('POST', path, { data: { ...newAccount, ...given } });

  test('a new company begins its trial, with its owner invited', async () => {
    const { plans } = await (async () =>
      (await admin.get(`${path}/nouveau`)).page.props as unknown as AdminUserFormProps)();
    await create(admin, { planId: plans[1]?.id });
    const [tenant] = await server.deps.db.select().from(tenants).where(eq(tenants.siren, '000900506'));
    expect(tenant).toMatchObject({ name: 'Pierres du Perche', status: 'trial', brandId: newAccount.brandId });
    const [subscription] = await server.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tenantId, tenant?.id ?? ''));
    expect(subscription).toMatchObject({ status: 'trial' });
    expect(await mailsOf(server, 'invitation.member', newAccount.email)).toHaveLength(1);
    expect(
      errorsOf(await create(admin, { planId: plans[1]?.id, email: 'autre@example.test' }))['siren'],
    ).toBe('Cette société existe déjà : Pierres du Perche (SIREN 000900506).');
  });

  test.each([
    [{ companyName: '' }, 'companyName'],
    [{ siren: '123' }, 'siren'],
    [{ postalCode: '614' }, 'postalCode'],
    [{ companyMode: 'existing', role: 'viewer' }, 'tenantId'],
    [{ companyMode: 'existing', tenantId: garonne, role: 'super-admin' }, 'role'],
  ])('refuses %o at %s', async (given, field) => {
    expect(Object.keys(errorsOf(await create(admin, given)))).toContain(field);
  });

  test('the super-administrator alone invites into the team', async () => {
    const team = { kind: 'platform', companyName: '', brandId: null, roleNames: ['support'] };
    expect((await create(admin, team)).status).toBe(403);
    expect(errorsOf(await create(boss, { ...team, roleNames: [] }))['roleNames']).toBe(
      'Choisissez au moins un rôle.',
    );
    expect(errorsOf(await create(boss, { ...team, roleNames: ['owner'] }))['roleNames']).toBeDefined();
    expect(errorsOf(await create(boss, { ...team, tenantId: garonne }))['tenantId']).toBe(
      'Un membre de l’équipe Îlot ne peut pas être rattaché à une société.',
    );
    await create(boss, team);
    const [made] = await server.deps.db.select().from(users).where(eq(users.email, newAccount.email));
    expect(made).toMatchObject({ kind: 'platform', platformRoles: ['support'], status: 'invited' });
    expect(await server.deps.db.$count(invitations, eq(invitations.userId, made?.id ?? ''))).toBe(1);
  });

  test('a role in a company changes, is journalled there, and the last owner stays', async () => {
    const places = [{ tenantId: garonne, role: 'viewer' }];
    expect(errorsOf(await update(admin, hugo, { places }))['places']).toContain('Dernier titulaire');
    await update(admin, ines, { places });
    const [place] = await server.deps.db.select().from(memberships).where(eq(memberships.userId, ines));
    expect(place?.role).toBe('viewer');
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, ines), eq(auditEntries.action, 'member.update')));
    expect(entry).toMatchObject({ tenantId: garonne, actorId: thomas });
    const elsewhere = [{ tenantId: seedId('tenant:T2'), role: 'owner' }];
    expect(errorsOf(await update(admin, ines, { places: elsewhere }))['places']).toBeDefined();
  });

  test('a form that was overtaken is refused on its version', async () => {
    await update(admin, ines, { jobTitle: 'Directrice' });
    expect(errorsOf(await update(boss, ines, { jobTitle: 'Autre', version: 1 }))['version']).toBeDefined();
  });

  test('no secret is sent: neither hashes nor second factors', async () => {
    const text = JSON.stringify((await boss.get(`${path}/${ines}/modifier?tab=connexions`)).page.props);
    expect(text).not.toMatch(/argon2|twoFactorSecret|passwordHash|idHash/);
  });

  test('its parts tell company, subscription, sign-ins and notes', async () => {
    const company = (await formOf(admin, hugo, '?tab=societe')).sheet as SheetOf<'societe'>;
    expect(company).toMatchObject({ values: { name: 'Garonne Patrimoine' }, isSirenLocked: true });
    expect(company.members).toHaveLength(4);
    const paid = (await formOf(admin, hugo, '?tab=abonnement')).sheet as SheetOf<'abonnement'>;
    expect(paid.subscription).toMatchObject({ plan: 'Pro', priceCents: 12_900 });
    const support = await staff('hugo.marchal');
    await support.visit('POST', `${path}/${hugo}/notes`, { data: { body: 'Rappeler lundi.' } });
    const sheet = (await formOf(admin, hugo, '?tab=notes')).sheet as SheetOf<'notes'>;
    expect(sheet.notes.map(({ by, body }) => [by, body])).toEqual([['Hugo Marchal', 'Rappeler lundi.']]);
    const signIns = (await formOf(admin, hugo, '?tab=connexions')).sheet as SheetOf<'connexions'>;
    expect(signIns.canResetTwoFactor).toBe(false);
  });

  test('a company closes with its name typed, its people are signed out', async () => {
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    const close = (confirm: string) =>
      admin.visit('POST', `/admin/societes/${garonne}/cloture`, { data: { ...why, confirm } });
    expect(errorsOf(await close('Garonne'))['confirm']).toBe('Saisissez exactement la raison sociale.');
    await close('Garonne Patrimoine');
    expect((await visitor.get('/collaborateurs')).page.component).toBe('Auth/Login');
    const [tenant] = await server.deps.db.select().from(tenants).where(eq(tenants.id, garonne));
    expect(tenant).toMatchObject({ status: 'closed' });
    expect((await close('Garonne Patrimoine')).status).toBe(404);
  });
});
