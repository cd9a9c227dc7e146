import { expect, test } from 'vitest';
import { editsOf, refusedPermissions, roleNamePattern } from '#domain/access/custom-role.ts';
import { grantableKeys } from '#domain/access/grantable.ts';

test('permissions that a scope cannot hold are told apart, unknown ones too', () => {
  const permissions = ['task.list', 'prospect.list', 'tenant-user.list', 'nothing.list', 'brand-kpi.list'];
  expect(refusedPermissions({ name: 'chef-de-projet', scope: 'tenant', permissions })).toEqual([
    'prospect.list',
    'tenant-user.list',
    'nothing.list',
    'brand-kpi.list',
  ]);
  expect(refusedPermissions({ name: 'reseau', scope: 'brand', permissions: ['brand-kpi.list'] })).toEqual([]);
});

test('a system role may keep what it has, though no role of one’s own could have it', () => {
  expect(
    refusedPermissions({ name: 'collaborator', scope: 'tenant', permissions: ['tenant-user.list'] }),
  ).toEqual([]);
});

test('system roles stay; the rights of owner and super-administrator stay as they are', () => {
  expect(['owner', 'super-admin', 'viewer', 'chef-de-projet'].map(editsOf)).toEqual([
    { isDeletable: false, hasFixedPermissions: true },
    { isDeletable: false, hasFixedPermissions: true },
    { isDeletable: false, hasFixedPermissions: false },
    { isDeletable: true, hasFixedPermissions: false },
  ]);
});

test('names of roles have 3 to 40 lower-case signs and begin with a letter', () => {
  expect(['chef-de-projet', 'abc', 'a2-', 'a'.repeat(40)].every((name) => roleNamePattern.test(name))).toBe(
    true,
  );
  for (const name of ['ab', 'Chef', '1er', 'chef de projet', 'a'.repeat(41), 'chef\n', '']) {
    expect(roleNamePattern.test(name), name).toBe(false);
  }
});

test('a brand may be granted figures over several companies, and no company’s records', () => {
  const keys = [...grantableKeys('brand').keys()];
  expect(keys).toContain('brand-kpi.list');
  expect(keys.filter((key) => /^(operation|contact|transaction|tenant)\./.test(key))).toEqual([]);
});
