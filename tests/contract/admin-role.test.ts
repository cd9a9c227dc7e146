import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminRoleFormProps } from '#contracts/admin/role/form.ts';
import type { AdminRoleIndexProps } from '#contracts/admin/role/index.ts';
import { auditEntries, memberships, roles } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { confirmPassword, forgetPassword } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const camille = seedId('person:camille.roussel');
const ines = seedId('person:ines.duprat');
const path = '/admin/roles';

let server: TestServer;
let boss: Visitor;
beforeEach(async () => {
  server = await openTestServer();
  boss = await staff('camille.roussel');
  await confirmPassword(server, camille);
});
afterEach(() => server.close());

async function staff(key: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${key}@example.test`, { isStaff: true });
  return visitor;
}

const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const listed = async (query = ''): Promise<AdminRoleIndexProps> =>
  (await boss.get(`${path}${query}`)).page.props as unknown as AdminRoleIndexProps;
const names = async (query: string): Promise<string[]> =>
  (await listed(query)).list.items.map(({ id }) => id);
const formOf = async (name: string): Promise<AdminRoleFormProps> =>
  (await boss.get(`${path}/${name}/modifier`)).page.props as unknown as AdminRoleFormProps;
const stored = async (name: string) =>
  (await server.deps.db.select().from(roles).where(eq(roles.name, name)))[0];

const payload = {
  name: 'chef-de-projet',
  label: 'Chef de projet',
  scope: 'tenant',
  description: '',
  permissions: ['operation.update'],
};
const create = (given: object = {}): Promise<VisitAnswer> =>
  boss.visit('POST', path, { data: { ...payload, ...given } });
const update = async (
  name: string,
  permissions: readonly string[],
  given: object = {},
): Promise<VisitAnswer> => {
  const { form } = await formOf(name);
  const data = { label: form.values.label, description: '', permissions, version: form.record?.version ?? 1 };
  return boss.visit('PATCH', `${path}/${name}`, { data: { ...data, ...given } });
};

describe('the list', () => {
  test('tells every role with its scope, rights and holders', async () => {
    const { list } = await listed();
    expect(list.totalCount).toBe(10);
    expect(list.items.find(({ id }) => id === 'owner')).toMatchObject({
      scope: 'tenant',
      isSystem: true,
      label: null,
      usersCount: 9,
    });
    expect(list.items.find(({ id }) => id === 'brand-manager')?.usersCount).toBe(1);
    expect(await names('?scope=platform&sort=label')).toEqual([
      'admin',
      'support',
      'sales',
      'editor',
      'super-admin',
    ]);
    expect(await names('?q=comptable')).toEqual(['accountant']);
    expect((await names('?sort=-usersCount'))[0]).toBe('owner');
  });

  test('an administrator reads, the others do not, and nobody but the super-administrator writes', async () => {
    const admin = await staff('thomas.lefevre');
    expect((await admin.get(path)).status).toBe(200);
    expect((await admin.get(`${path}/support/modifier`)).status).toBe(200);
    expect((await admin.visit('POST', path, { data: payload })).status).toBe(403);
    expect((await admin.visit('POST', `${path}/support/copie`)).status).toBe(403);
    expect((await (await staff('hugo.marchal')).get(path)).status).toBe(403);
  });
});

describe('the form', () => {
  test('a right to change brings the right to read, and says so', async () => {
    const answer = await create();
    expect(await stored('chef-de-projet')).toMatchObject({ scope: 'tenant', isSystem: false });
    expect((await stored('chef-de-projet'))?.permissions.toSorted()).toEqual([
      'operation.list',
      'operation.update',
    ]);
    expect((answer.page.props['flash'] as { text: string }).text).toContain(
      'Droits de consulter ajoutés : 1.',
    );
  });

  test.each([
    [{ name: 'Chef' }, 'name', 'Minuscules, chiffres et tirets, 3 à 40 caractères.'],
    [{ name: 'owner' }, 'name', 'Cet identifiant est déjà pris.'],
    [
      { permissions: ['subscription.update'] },
      'permissions',
      'Ce droit ne peut pas être accordé à ce périmètre.',
    ],
    [{ permissions: ['user.list'] }, 'permissions', 'Ce droit ne peut pas être accordé à ce périmètre.'],
    [{ scope: 'platform', permissions: ['role.update'] }, 'permissions', 'Ce droit ne peut pas être accordé'],
    [{ scope: 'platform', permissions: ['impersonate.write'] }, 'permissions', 'Ce droit ne peut pas'],
  ])('refuses %o at %s', async (given, field, text) => {
    expect(errorsOf(await create(given))[field]).toContain(text);
  });

  test('a changed system role takes effect with the next request, and those who have it hear of it', async () => {
    const heard: RealtimeEvent[] = [];
    server.deps.events.subscribe((event) => heard.push(event));
    const editor = await staff('lea.fontaine');
    expect((await editor.get('/admin/utilisateurs')).status).toBe(403);
    const { role } = await formOf('editor');
    await update('editor', [...(role?.permissions ?? []), 'user.list']);
    expect((await editor.get('/admin/utilisateurs')).status).toBe(200);
    const eventNames = heard.flatMap((event) => (event.kind === 'message' ? [event.name] : []));
    expect(eventNames).toEqual(expect.arrayContaining(['role.changed', 'auth.changed']));
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'editor'));
    expect(entries.map(({ action }) => action)).toEqual(['role.update']);
    expect(errorsOf(await update('editor', [], { version: 1 }))['version']).toBeDefined();
  });

  test('owner and super-administrator keep their rights', async () => {
    for (const name of ['owner', 'super-admin']) {
      const { isFixed, form } = await formOf(name);
      expect([isFixed, form.can.save]).toEqual([true, false]);
      expect(errorsOf(await update(name, []))['base']).toBe('Les droits de ce rôle ne changent pas.');
    }
  });

  test('the password is asked for once more', async () => {
    await forgetPassword(server, camille);
    expect(errorsOf(await create())['confirmation']).toBeDefined();
    expect(await stored('chef-de-projet')).toBeUndefined();
  });

  test('tells the pages that a right opens, and its holders', async () => {
    const { scopes, holders } = await formOf('support');
    expect(scopes.platform.pages['user.list']).toBe(2);
    expect(holders.map(({ name }) => name)).toEqual(['Hugo Marchal']);
  });
});

describe('the end of a role', () => {
  const remove = (name: string, replacementRole: string | null = null): Promise<VisitAnswer> =>
    boss.visit('DELETE', `${path}/${name}`, { data: { replacementRole } });

  test('one of the system stays', async () => {
    expect(errorsOf(await remove('viewer'))['base']).toBe('Un rôle système ne peut pas être supprimé.');
  });

  test('whoever has it gets another of the same scope, never one above all others', async () => {
    await create();
    const { db } = server.deps;
    await db.update(memberships).set({ role: 'chef-de-projet' }).where(eq(memberships.userId, ines));
    expect(errorsOf(await remove('chef-de-projet'))['replacementRole']).toContain('choisissez un rôle');
    expect(errorsOf(await remove('chef-de-projet', 'support'))['replacementRole']).toBeDefined();
    expect(errorsOf(await remove('chef-de-projet', 'owner'))['replacementRole']).toBeDefined();
    await remove('chef-de-projet', 'viewer');
    const [place] = await db.select().from(memberships).where(eq(memberships.userId, ines));
    expect(place?.role).toBe('viewer');
    expect(await stored('chef-de-projet')).toBeUndefined();
  });

  test('a copy holds what a role of one’s own may', async () => {
    await boss.visit('POST', `${path}/admin/copie`);
    const [copy] = (await listed('?origin=own')).list.items;
    expect(copy).toMatchObject({ label: 'Administrateur (copie)', scope: 'platform', isSystem: false });
    expect(copy?.permissions).not.toContain('impersonate.write');
    expect(copy?.permissions).toContain('user.update');
  });
});
