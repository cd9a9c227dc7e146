import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withListing } from '#domain/access/custom-role.ts';
import { grantableKeys, isWithheld } from '#domain/access/grantable.ts';
import {
  mayDo,
  permissionKeys,
  permissionsOf,
  roleNames,
  scopeOf,
  scopesOf,
} from '#domain/access/permissions.ts';
import { fixedRoles, type RoleDefinition } from '#domain/access/role-definition.ts';
import { platformRoles, roleScopes, tenantRoles } from '#domain/access/roles.ts';

const key = fc.constantFrom(...permissionKeys);
const role = fc.constantFrom(...roleNames);
const customName = fc.stringMatching(/^custom-[a-z]{1,8}$/);
const definition: fc.Arbitrary<RoleDefinition> = fc.record({
  name: customName,
  scope: fc.constantFrom(...roleScopes),
  permissions: fc.uniqueArray(fc.oneof(key, fc.string())),
});

test('nobody and an unknown role may do nothing', () => {
  fc.assert(fc.property(key, customName, (asked, name) => !mayDo([], asked) && !mayDo([name], asked)));
});

test('one role more never takes a right away, and several together may do what one of them may', () => {
  fc.assert(
    fc.property(fc.array(role), role, key, (roles, more, asked) => {
      expect(mayDo([...roles, more], asked)).toBe(mayDo(roles, asked) || mayDo([more], asked));
      expect(mayDo(roles, asked)).toBe(scopesOf(roles, asked).length > 0);
    }),
  );
});

test('a right is listed exactly when it is granted', () => {
  fc.assert(
    fc.property(role, key, (name, asked) => permissionsOf(name).includes(asked) === mayDo([name], asked)),
  );
});

test('who may change, delete, validate or export in an area may list it', () => {
  for (const name of roleNames) {
    for (const granted of permissionsOf(name).filter(
      (candidate) => !/^impersonate\.|\.erase$/.test(candidate),
    )) {
      const listing = `${granted.slice(0, granted.lastIndexOf('.'))}.list` as typeof granted;
      expect(mayDo([name], listing), `${name} ${granted}`).toBe(true);
    }
  }
});

test('in a company nobody may do what its owner may not; on the platform what the super-administrator may not', () => {
  for (const [most, others] of [
    ['owner', tenantRoles],
    ['super-admin', platformRoles],
  ] as const) {
    for (const name of others)
      expect(permissionsOf(most)).toEqual(expect.arrayContaining(permissionsOf(name)));
  }
});

test('the staff of the platform holds no right over operations', () => {
  for (const name of platformRoles) {
    expect(
      mayDo([name], 'operation.list') || mayDo([name], 'stock.list') || mayDo([name], 'export.list'),
    ).toBe(false);
  }
});

test('a role of one’s own holds what its scope may be granted, and what everybody has, nothing else', () => {
  fc.assert(
    fc.property(definition, key, (defined, asked) => {
      const isPersonal =
        /^(account|saved-view|notification)\./.test(asked) && scopeOf('viewer', asked) === 'own';
      const isGranted = defined.permissions.includes(asked) && grantableKeys(defined.scope).has(asked);
      expect(mayDo([defined.name], asked, [defined])).toBe(isPersonal || isGranted);
    }),
  );
});

test('no role of one’s own changes roles, settings, subscriptions or members, acts in a client’s name or erases', () => {
  const never = ['role.update', 'settings.update', 'subscription.list', 'tenant-user.create'] as const;
  for (const asked of [...never, 'impersonate.write', 'gdpr.erase'] as const) {
    expect(isWithheld(asked)).toBe(true);
    for (const scope of roleScopes) {
      expect(mayDo(['custom-all'], asked, [{ name: 'custom-all', scope, permissions: permissionKeys }])).toBe(
        false,
      );
    }
  }
  expect(grantableKeys('platform').get('impersonate.read')).toBe('all');
});

test('definitions of owner and super-admin are not heard; those of other system roles are, and keep their reach', () => {
  const bare = (name: string): RoleDefinition => ({ name, scope: 'tenant', permissions: [] });
  for (const name of fixedRoles) expect(permissionsOf(name, [bare(name)])).toEqual(permissionsOf(name));
  const less: RoleDefinition = {
    name: 'collaborator',
    scope: 'tenant',
    permissions: ['operation.list', 'tenant-user.list', 'contact.export', 'subscription.update'],
  };
  expect(scopeOf('collaborator', 'operation.list', [less])).toBe('assigned');
  expect(scopeOf('collaborator', 'tenant-user.list', [less])).toBe('all');
  expect(scopeOf('collaborator', 'contact.export', [less])).toBe('all');
  expect(mayDo(['collaborator'], 'subscription.update', [less])).toBe(false);
  expect(mayDo(['collaborator'], 'task.list', [less])).toBe(false);
});

test('a right to change, delete or validate brings the right to list, and says so', () => {
  expect(withListing(['task.update', 'task.delete', 'media.create', 'impersonate.read'])).toEqual({
    permissions: ['task.update', 'task.delete', 'media.create', 'impersonate.read', 'task.list'],
    added: ['task.list'],
  });
  fc.assert(
    fc.property(fc.uniqueArray(key), (keys) => withListing(withListing(keys).permissions).added.length === 0),
  );
});
