import { and, arrayOverlaps, eq, inArray, isNull } from 'drizzle-orm';
import type { PlatformRole, TenantRole } from '#domain/access/permissions.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brandMemberships,
  membershipOperations,
  memberships,
  users,
  type User,
} from '#mocks/db/schema/index.ts';

/** To whom a notice goes: named people, everybody in some roles of a company, or staff in some roles. */
export type NotificationAudience =
  | { readonly userIds: readonly string[] }
  | { readonly tenantRoles: readonly TenantRole[] }
  | { readonly platformRoles: readonly PlatformRole[] };

/** Somebody who receives a notice, with their roles where it happened. */
export interface Recipient {
  readonly user: User;
  /** Of the system, or data. */
  readonly roles: readonly string[];
}

/**
 * Who a notice reaches: people in use, and of a company's notice its members alone, those who see only some
 * operations left out where it is about another.
 */
export async function findRecipients(
  db: Database,
  audience: NotificationAudience,
  about: { readonly tenantId: string | null; readonly operationId: string | null },
): Promise<Recipient[]> {
  if ('platformRoles' in audience) return staffIn(db, audience.platformRoles);
  if (about.tenantId !== null) return membersOf(db, audience, { ...about, tenantId: about.tenantId });
  return 'userIds' in audience ? accounts(db, audience.userIds) : [];
}

const isInUse = eq(users.status, 'active');

async function staffIn(db: Database, roles: readonly PlatformRole[]): Promise<Recipient[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isInUse, arrayOverlaps(users.platformRoles, [...roles])));
  return rows.map((user) => ({ user, roles: user.platformRoles }));
}

async function membersOf(
  db: Database,
  audience: Exclude<NotificationAudience, { platformRoles: unknown }>,
  { tenantId, operationId }: { readonly tenantId: string; readonly operationId: string | null },
): Promise<Recipient[]> {
  const rows = await db
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        membershipInForce,
        isInUse,
        'userIds' in audience
          ? inArray(users.id, [...audience.userIds])
          : inArray(memberships.role, [...audience.tenantRoles]),
      ),
    );
  const seeing = operationId === null ? null : await assignedTo(db, operationId);
  return rows
    .filter(
      ({ membership }) => seeing === null || membership.operationScope === 'all' || seeing.has(membership.id),
    )
    .map(({ user, membership }) => ({ user, roles: [membership.role] }));
}

async function assignedTo(db: Database, operationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: membershipOperations.membershipId })
    .from(membershipOperations)
    .where(eq(membershipOperations.operationId, operationId));
  return new Set(rows.map(({ id }) => id));
}

async function accounts(db: Database, userIds: readonly string[]): Promise<Recipient[]> {
  const ids = [...userIds];
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), isInUse));
  const inForce = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(inArray(memberships.userId, ids), membershipInForce));
  const managing = await db
    .select({ userId: brandMemberships.userId })
    .from(brandMemberships)
    .where(and(inArray(brandMemberships.userId, ids), isNull(brandMemberships.revokedAt)));
  return found.map((user) => ({
    user,
    roles: [
      ...user.platformRoles,
      ...inForce.filter(({ userId }) => userId === user.id).map(({ role }) => role),
      ...(managing.some(({ userId }) => userId === user.id) ? ['brand-manager'] : []),
    ],
  }));
}
