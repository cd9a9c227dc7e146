import type { PermissionKey } from './matrix.ts';
import type { Reach } from './reach.ts';
import { rightsOf, type RoleDefinition } from './role-definition.ts';

export { areas, permissionKeys, type Area, type PermissionKey } from './matrix.ts';
export {
  platformRoles,
  roleNames,
  tenantRoles,
  type BrandRole,
  type PlatformRole,
  type RoleName,
  type TenantRole,
} from './roles.ts';
export { verbs, type Verb } from './verbs.ts';

/**
 * How far a role's right to a key reaches; null when it has none. `off` is none either, but tells that the
 * right is meant to be offered.
 *
 * @param definitions roles that are data, see `rightsOf`
 */
export function scopeOf(
  role: string,
  key: PermissionKey,
  definitions?: readonly RoleDefinition[],
): Reach | null {
  return rightsOf(role, definitions)?.get(key) ?? null;
}

/** How far several roles reach together: each way once, and `all` alone when one of them is `all`. */
export function scopesOf(
  roles: readonly string[],
  key: PermissionKey,
  definitions?: readonly RoleDefinition[],
): readonly Reach[] {
  const found = new Set<Reach>();
  for (const role of roles) {
    const reach = scopeOf(role, key, definitions);
    if (reach === 'all') return ['all'];
    if (reach !== null && reach !== 'off') found.add(reach);
  }
  return [...found];
}

/** True when at least one of the roles holds the key, however far it reaches. */
export function mayDo(
  roles: readonly string[],
  key: PermissionKey,
  definitions?: readonly RoleDefinition[],
): boolean {
  return roles.some((role) => {
    const reach = scopeOf(role, key, definitions);
    return reach !== null && reach !== 'off';
  });
}

/** Keys that a role holds, in every area; none for an unknown role. */
export function permissionsOf(role: string, definitions?: readonly RoleDefinition[]): PermissionKey[] {
  return [...(rightsOf(role, definitions) ?? [])].flatMap(([key, reach]) => (reach === 'off' ? [] : [key]));
}
