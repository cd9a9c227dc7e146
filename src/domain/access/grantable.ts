import { personalReaches, reachesOfRole, type PermissionKey } from './matrix.ts';
import type { Reach } from './reach.ts';
import { roleNames, scopeOfRole, type RoleScope } from './roles.ts';

/** Areas and keys that stay with the system roles. */
const withheld = /^(role|settings|subscription|tenant-user)\.|^(impersonate\.write|gdpr\.erase)$/;

/** Whether the key may never be given to a role of one's own. */
export function isWithheld(key: PermissionKey): boolean {
  return withheld.test(key);
}

const byScope: Readonly<Record<RoleScope, ReadonlyMap<PermissionKey, Reach>>> = {
  platform: readScope('platform'),
  brand: readScope('brand'),
  tenant: readScope('tenant'),
};

/**
 * Keys that a role of one's own may hold in a scope, with how far they reach: those that some system role of
 * the scope holds, without what is withheld, and without what everybody has anyway.
 */
export function grantableKeys(scope: RoleScope): ReadonlyMap<PermissionKey, Reach> {
  return byScope[scope];
}

function readScope(scope: RoleScope): ReadonlyMap<PermissionKey, Reach> {
  const keys = new Map<PermissionKey, Reach>();
  for (const role of roleNames.filter((name) => scopeOfRole(name) === scope)) {
    for (const [key, reach] of reachesOfRole[role]) {
      if (reach === 'off' || isWithheld(key) || personalReaches.has(key)) continue;
      if (reach === 'all' || !keys.has(key)) keys.set(key, reach);
    }
  }
  return keys;
}
