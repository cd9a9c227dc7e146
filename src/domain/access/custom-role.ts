import { isPermissionKey, type PermissionKey } from './matrix.ts';
import { fixedRoles, holdableKeys, type RoleDefinition } from './role-definition.ts';
import { isSystemRole } from './roles.ts';

/** Names of roles: lower-case letters, digits and dashes, 3 to 40 signs, a letter first. */
export const roleNamePattern = /^[a-z][a-z0-9-]{2,39}$/;

/** Permissions of a definition that it cannot hold, unknown ones among them. */
export function refusedPermissions(definition: RoleDefinition): string[] {
  const holdable = holdableKeys(definition.name, definition.scope);
  return definition.permissions.filter((key) => !isPermissionKey(key) || !holdable.has(key));
}

/** What an administrator may change of a role: nobody deletes or renames a system role. */
export function editsOf(name: string): { isDeletable: boolean; hasFixedPermissions: boolean } {
  return {
    isDeletable: !isSystemRole(name),
    hasFixedPermissions: (fixedRoles as readonly string[]).includes(name),
  };
}

/**
 * Adds the right to list wherever a right to update, delete or validate would otherwise stand alone.
 *
 * @returns all permissions, and those that were added
 */
export function withListing(permissions: readonly PermissionKey[]): {
  permissions: PermissionKey[];
  added: PermissionKey[];
} {
  const granted = new Set(permissions);
  const added = new Set<PermissionKey>();
  for (const key of permissions) {
    const list = /^(.+)\.(?:update|delete|validate)$/.exec(key)?.[1];
    if (list === undefined) continue;
    const listing = `${list}.list`;
    if (isPermissionKey(listing) && !granted.has(listing)) added.add(listing);
  }
  return { permissions: [...granted, ...added], added: [...added] };
}
