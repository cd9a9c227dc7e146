import { grantableKeys } from './grantable.ts';
import { personalReaches, reachesOfRole, type PermissionKey } from './matrix.ts';
import type { Reach } from './reach.ts';
import { isSystemRole, scopeOfRole, type RoleName, type RoleScope } from './roles.ts';

/**
 * A role as data: one of its own, or a system role whose rights were changed. A permission that its scope
 * cannot hold, or that this release does not know, grants nothing.
 */
export interface RoleDefinition {
  readonly name: string;
  readonly scope: RoleScope;
  readonly permissions: readonly string[];
}

/** System roles whose rights never change, so that nobody locks everybody out. */
export const fixedRoles: readonly RoleName[] = ['super-admin', 'owner'];

const alreadyRead = new WeakMap<RoleDefinition, ReadonlyMap<PermissionKey, Reach>>();

/**
 * How far each key of a role reaches; undefined for an unknown role. What a system role had keeps its reach;
 * anything else reaches as far as the widest system role of the scope.
 *
 * @param definitions roles that are data; each object is read once, so hand over the same ones
 */
export function rightsOf(
  role: string,
  definitions: readonly RoleDefinition[] = [],
): ReadonlyMap<PermissionKey, Reach> | undefined {
  const isFixed = (fixedRoles as readonly string[]).includes(role);
  const definition = isFixed ? undefined : definitions.find(({ name }) => name === role);
  if (definition) return readDefinition(definition);
  return isSystemRole(role) ? reachesOfRole[role] : undefined;
}

function readDefinition(definition: RoleDefinition): ReadonlyMap<PermissionKey, Reach> {
  const known = alreadyRead.get(definition);
  if (known) return known;
  const rights = new Map(personalReaches);
  const holdable = holdableKeys(definition.name, definition.scope);
  for (const key of definition.permissions as readonly PermissionKey[]) {
    const reach = holdable.get(key);
    if (reach !== undefined) rights.set(key, reach);
  }
  alreadyRead.set(definition, rights);
  return rights;
}

/** Keys that a role may hold: what its scope may be granted and, for a system role, what it had. */
export function holdableKeys(name: string, scope: RoleScope): ReadonlyMap<PermissionKey, Reach> {
  if (!isSystemRole(name)) return grantableKeys(scope);
  const had = [...reachesOfRole[name]].filter(([, reach]) => reach !== 'off');
  return new Map([...grantableKeys(scopeOfRole(name)), ...had]);
}
