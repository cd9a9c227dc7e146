import { expect, test } from 'vitest';
import { hasRole } from '#runtime/roles/has-role.ts';

const user = { roles: [{ name: 'admin' }, { name: 'sales' }] };

test('one name or one of several, exactly', () => {
  expect(hasRole(user, 'admin')).toBe(true);
  expect(hasRole(user, ['owner', 'sales'])).toBe(true);
  expect(hasRole(user, ['owner', 'viewer'])).toBe(false);
});

test('no hierarchy, no other case, no wildcard, no part of a name', () => {
  const superAdmin = { roles: [{ name: 'super-admin' }] };
  for (const name of ['admin', 'Super-Admin', '*', 'super']) expect(hasRole(superAdmin, name)).toBe(false);
});

test('nobody, no roles and an empty list answer false', () => {
  for (const nobody of [null, undefined, {}, { roles: [] }, { roles: null }])
    expect(hasRole(nobody, 'admin')).toBe(false);
  expect(hasRole(user, [])).toBe(false);
});
