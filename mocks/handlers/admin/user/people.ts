import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import * as userMessages from '#messages/admin/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { memberships, tenants, users, type User } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { can, parameter, type AdminContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { liveStatuses } from '#mocks/server/memberships.ts';

/** What is done to an account, for the right that it asks for where the account is of the team. */
export type AccountVerb = 'list' | 'update' | 'delete';

/** Texts of accounts in the person's language. */
export const userTexts = ({ locale }: Pick<AdminContext, 'locale'>) => messagesFor(locale, userMessages);

/** The account that the address names. @throws HttpFailure 404; 403 for one of the team without a right to it */
export async function accountOfRoute(context: AdminContext, verb: AccountVerb): Promise<User> {
  const [user] = await context.db
    .select()
    .from(users)
    .where(eq(users.id, parameter(context, 'user')))
    .limit(1);
  if (!user) throw notFound('user');
  checkTeam(context, user, verb);
  return user;
}

/** The same, for one that was not ended. @throws HttpFailure 404, 403 */
export const liveAccountOfRoute =
  (verb: AccountVerb) =>
  async (context: AdminContext): Promise<User> => {
    const user = await accountOfRoute(context, verb);
    if (user.status === 'deactivated') throw notFound('an account in use');
    return user;
  };

/**
 * Whoever changes a super-administrator, or gives rights of the team, must hold the right to roles, which no role of
 * one's own can hold: else a right to the team would be a right to everything.
 *
 * @throws HttpFailure 403 for an account of the team without a right to it
 */
export function checkTeam(context: AdminContext, user: User, verb: AccountVerb): void {
  if (user.kind !== 'platform') return;
  const key: PermissionKey = `platform-user.${verb}`;
  if (!can(context, key)) throw forbidden(`lacks ${key}`);
  if (verb !== 'list' && user.platformRoles.includes('super-admin')) checkGivesRoles(context);
}

/** @throws HttpFailure 403 for who may not decide of rights of the team */
export function checkGivesRoles(context: AdminContext): void {
  if (!can(context, 'role.update')) throw forbidden('lacks role.update');
}

/** @throws ValidationFailure on `base` for one's own account */
export function refuseSelf(context: AdminContext, user: User, text: 'ownSuspension' | 'ownEnd'): void {
  if (user.id !== context.actor.user.id) return;
  throw new ValidationFailure({ base: userTexts(context).refused[text] });
}

/**
 * Keeps somebody in charge: the platform a super-administrator, each open company an owner. In a transaction, so that
 * two who leave at once are not both let go.
 *
 * @throws ValidationFailure on `field`
 */
export async function keepSomebody(
  context: AdminContext,
  tx: Database,
  user: User,
  field = 'base',
): Promise<void> {
  await keepSuperAdmin(context, tx, user, field);
  for (const { tenantId, name } of await ownedBy(tx, user.id)) {
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('no key update');
    const others = await tx
      .select({ id: users.id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.tenantId, tenantId),
          eq(memberships.role, 'owner'),
          membershipInForce,
          eq(users.status, 'active'),
          ne(users.id, user.id),
        ),
      );
    if (others.length > 0) continue;
    const text = fill(userTexts(context).refused.lastOwner, { company: name });
    throw new ValidationFailure({ [field]: text });
  }
}

/** @throws ValidationFailure on `field` for the only super-administrator who gets in */
export async function keepSuperAdmin(
  context: AdminContext,
  tx: Database,
  user: User,
  field: string,
): Promise<void> {
  if (!user.platformRoles.includes('super-admin')) return;
  const all = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`'super-admin' = any("users"."platform_roles")`, eq(users.status, 'active')))
    .for('update');
  if (all.some(({ id }) => id !== user.id)) return;
  throw new ValidationFailure({ [field]: userTexts(context).refused.lastSuperAdmin });
}

/** Open companies of which somebody is an owner who gets in. */
const ownedBy = (db: Database, userId: string) =>
  db
    .select({ tenantId: tenants.id, name: tenants.name })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.role, 'owner'),
        membershipInForce,
        isNull(memberships.revokedAt),
        inArray(tenants.status, liveStatuses),
      ),
    )
    .orderBy(tenants.id);

/** Tells the staff that accounts changed, each person that their rights did, and their companies. */
export async function announceAccounts(context: AdminContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const by = context.actor.user.id;
  broadcast(context, [channels.admin()], 'user.changed', { ids: [...ids], by });
  for (const id of ids) broadcast(context, [channels.user(id)], 'auth.changed', {});
  const places = await context.db
    .select({ tenantId: memberships.tenantId, userId: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.userId, [...ids]));
  for (const [tenantId, group] of Map.groupBy(places, (place) => place.tenantId)) {
    const change = { ids: group.map(({ userId }) => userId), by };
    broadcast(context, [channels.tenant(tenantId)], 'membership.changed', change);
  }
}
