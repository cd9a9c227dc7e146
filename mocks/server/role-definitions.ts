import { inArray } from 'drizzle-orm';
import type { RoleDefinition } from '#domain/access/role-definition.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import type { Database } from '#mocks/db/database.ts';
import { roles } from '#mocks/db/schema/index.ts';

/** A role as data, with what people read of it. */
export interface NamedRole extends RoleDefinition {
  readonly label: string;
}

/** Those of the roles that are data: added to the matrix, or system roles whose rights were changed. */
export const readRoleDefinitions = (db: Database, names: readonly string[]): Promise<NamedRole[]> =>
  db
    .select({
      name: roles.name,
      label: roles.label,
      scope: roles.scope,
      permissions: roles.permissions,
    })
    .from(roles)
    .where(inArray(roles.name, [...names]));

/** What is told of a role: the name of one of the system's, which each language words, else its own label. */
export function roleTitle(name: string, definitions: readonly NamedRole[]): string {
  if (isSystemRole(name)) return name;
  return definitions.find((definition) => definition.name === name)?.label ?? name;
}
