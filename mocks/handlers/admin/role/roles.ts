import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { RoleListRow } from '#contracts/admin/role/index.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import { personalReaches } from '#domain/access/matrix.ts';
import { roleNames, scopeOfRole, isSystemRole, type RoleScope } from '#domain/access/roles.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { Database } from '#mocks/db/database.ts';
import { brandMemberships, memberships, roles, users, type RoleRow } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';

/** A role with its stored row; null for one of the system's whose rights nobody changed. */
export interface Role {
  readonly name: string;
  readonly scope: RoleScope;
  readonly stored: RoleRow | null;
}

/** Every role, the system's own first. */
export async function allRoles(db: Database): Promise<Role[]> {
  const stored = await db.select().from(roles).where(isNull(roles.deletedAt)).orderBy(roles.label);
  const byName = new Map(stored.map((row) => [row.name, row]));
  return [
    ...roleNames.map((name) => ({ name, scope: scopeOfRole(name), stored: byName.get(name) ?? null })),
    ...stored
      .filter(({ name }) => !isSystemRole(name))
      .map((row) => ({ name: row.name, scope: row.scope, stored: row })),
  ];
}

/** The role that the address names. @throws HttpFailure 404 */
export async function roleOfRoute(context: AdminContext): Promise<Role> {
  const name = parameter(context, 'role');
  const found = (await allRoles(context.db)).find((role) => role.name === name);
  if (!found) throw notFound('role');
  return found;
}

/** Keys that a role holds, without what everybody has anyway. */
export const heldKeys = ({ name, stored }: Role): string[] =>
  permissionsOf(name, stored ? [stored] : []).filter((key) => !personalReaches.has(key));

/** Roles as the list shows them, in the same order. */
export async function roleRows(db: Database, given: readonly Role[]): Promise<RoleListRow[]> {
  const counts = await holderCounts(db);
  return given.map((role) => ({
    id: role.name,
    label: isSystemRole(role.name) ? null : (role.stored?.label ?? role.name),
    description: role.stored?.description ?? null,
    scope: role.scope,
    isSystem: isSystemRole(role.name),
    permissions: heldKeys(role),
    usersCount: counts.get(role.name) ?? 0,
  }));
}

/** How many people have each role: in a company, in the team, or over a network. */
async function holderCounts(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const members = await db
    .select({ name: memberships.role, total: count() })
    .from(memberships)
    .where(isNull(memberships.revokedAt))
    .groupBy(memberships.role);
  const team = await db
    .select({ name: sql<string>`unnest(${users.platformRoles})`.as('name'), id: users.id })
    .from(users)
    .where(ne(users.status, 'deactivated'));
  for (const { name, total } of members) counts.set(name, total);
  for (const { name } of team) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.set('brand-manager', await db.$count(brandMemberships, isNull(brandMemberships.revokedAt)));
  return counts;
}

/** Everybody who has a role, wherever it counts. */
export async function holdersOf(
  db: Database,
  { name }: Pick<Role, 'name'>,
): Promise<{ id: string; firstName: string; lastName: string }[]> {
  const inCompanies = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.role, name), isNull(memberships.revokedAt)));
  const overBrands = db
    .select({ id: brandMemberships.userId })
    .from(brandMemberships)
    .where(and(isNull(brandMemberships.revokedAt), sql`${name} = 'brand-manager'`));
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        ne(users.status, 'deactivated'),
        sql`(${inArray(users.id, inCompanies)} or ${inArray(users.id, overBrands)}
          or ${name} = any(${users.platformRoles}))`,
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id);
}

/** Tells the staff that roles changed, and each who has one that their rights did. */
export function announceRoles(
  context: AdminContext,
  names: readonly string[],
  holderIds: readonly string[],
): void {
  const by = context.actor.user.id;
  broadcast(context, [channels.admin()], 'role.changed', { names: [...names], by });
  for (const id of holderIds) broadcast(context, [channels.user(id)], 'auth.changed', {});
}
