import { eq } from 'drizzle-orm';
import { platformRoles, tenantRoles } from '#domain/access/permissions.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import type { Database } from '#mocks/db/database.ts';
import { roles, type RoleRow } from '#mocks/db/schema/index.ts';
import { readRoleDefinitions } from '#mocks/server/role-definitions.ts';

/** A role, with what one that is data is called. */
export interface NamedRole {
  readonly name: string;
  readonly label: string | null;
}

/** Roles that can be given in a scope: the system's own first. */
export async function rolesIn(db: Database, scope: 'platform' | 'tenant'): Promise<NamedRole[]> {
  const added = await db
    .select({ name: roles.name, label: roles.label })
    .from(roles)
    .where(eq(roles.scope, scope satisfies RoleRow['scope']))
    .orderBy(roles.label);
  const own = scope === 'platform' ? platformRoles : tenantRoles;
  return [...own.map((name) => ({ name, label: null })), ...added.filter(({ name }) => !isSystemRole(name))];
}

/** The roles of these names, each once. */
export async function namedRoles(db: Database, names: readonly string[]): Promise<Map<string, NamedRole>> {
  const unique = [...new Set(names)];
  const definitions = await readRoleDefinitions(db, unique);
  return new Map(
    unique.map((name) => [
      name,
      {
        name,
        label: isSystemRole(name) ? null : (definitions.find((one) => one.name === name)?.label ?? name),
      },
    ]),
  );
}
