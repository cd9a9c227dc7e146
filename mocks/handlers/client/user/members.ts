import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { MemberRow } from '#contracts/client/user/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { Person } from '#contracts/shared.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import * as memberMessages from '#messages/client/user.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  contacts,
  membershipOperations,
  memberships,
  operations,
  tenants,
  users,
  type Membership,
  type User,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { can, parameter, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { readRoleDefinitions, type NamedRole } from '#mocks/server/role-definitions.ts';

/** Somebody who works for the company, or is kept out for the time being. */
export interface Member {
  readonly user: User;
  readonly membership: Membership;
}

/** A member in the list, with what it is ordered by. */
export interface ListedMember {
  readonly row: MemberRow;
  /** Last name first. */
  readonly sortName: string;
}

const isThere = and(membershipOfMember, ne(users.status, 'deactivated'));

/** The members of a company by last name. */
export const membersIn = (db: Database, tenantId: string): Promise<Member[]> =>
  db
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), isThere))
    .orderBy(users.lastName, users.firstName, users.id);

/** The member that the address names. @throws HttpFailure 404 */
export async function memberOfRoute(context: ClientContext): Promise<Member> {
  const id = parameter(context, 'user');
  const members = await membersIn(context.unscoped, context.actor.tenant.id);
  const found = members.find(({ user }) => user.id === id);
  if (!found) throw notFound('member');
  return found;
}

/** True where the member gets in: neither their account nor their place is suspended. */
export const isActive = ({ user, membership }: Member): boolean =>
  user.status === 'active' && membership.suspendedAt === null;

/** True for the only owner who gets in. */
export const isLastOwner = (members: readonly Member[], { user }: Member): boolean => {
  const owners = members.filter((member) => member.membership.role === 'owner' && isActive(member));
  return owners.length === 1 && owners[0]?.user.id === user.id;
};

/** Members as the list shows them; details for those alone who may change members. */
export async function listedMembers(context: ClientContext): Promise<ListedMember[]> {
  const { actor } = context;
  const members = await membersIn(context.unscoped, actor.tenant.id);
  const isDetailed = can(context, 'tenant-user.update');
  const definitions = await definitionsOf(context, members);
  const counts = isDetailed ? await heldCounts(wholeCompany(context)) : new Map<string, number>();
  const assigned = isDetailed ? await assignedCounts(context, members) : new Map<string, number>();
  return Promise.all(
    members.map(async (member) => {
      const { user, membership } = member;
      const row: MemberRow = {
        id: user.id,
        name: fullName(user),
        jobTitle: membership.jobTitle ?? user.jobTitle,
        role: membership.role,
        roleLabel: roleLabel(membership.role, definitions),
        status: isActive(member) ? 'active' : 'suspended',
        avatarHref: await fileHrefOrNull(context, user.avatarFileId),
        isYou: user.id === actor.user.id,
        details: isDetailed
          ? {
              email: user.email,
              operationsCount:
                membership.operationScope === 'all' ? null : (assigned.get(membership.id) ?? 0),
              hasTwoFactor: user.twoFactorConfirmedAt !== null,
              lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
              heldCount: counts.get(user.id) ?? 0,
              isLastOwner: isLastOwner(members, member),
            }
          : null,
      };
      return { row, sortName: `${user.lastName} ${user.firstName}` };
    }),
  );
}

const definitionsOf = ({ unscoped }: ClientContext, members: readonly Member[]): Promise<NamedRole[]> =>
  readRoleDefinitions(unscoped, [...new Set(members.map(({ membership }) => membership.role))]);

/** What a role that is data is called; null for the system's own, which each language words. */
export const roleLabel = (role: string, definitions: readonly NamedRole[]): string | null =>
  isSystemRole(role) ? null : (definitions.find(({ name }) => name === role)?.label ?? role);

/** Contacts followed and operations managed, outside the bin, by person. @param db within the company */
export async function heldCounts(db: Database): Promise<Map<string, number>> {
  const followed = await db
    .select({ userId: contacts.ownerUserId, total: count() })
    .from(contacts)
    .where(isNull(contacts.deletedAt))
    .groupBy(contacts.ownerUserId);
  const managed = await db
    .select({ userId: operations.managerId, total: count() })
    .from(operations)
    .where(liveOperations())
    .groupBy(operations.managerId);
  const counts = new Map<string, number>();
  for (const { userId, total } of [...followed, ...managed]) {
    if (userId !== null) counts.set(userId, (counts.get(userId) ?? 0) + total);
  }
  return counts;
}

async function assignedCounts(
  { unscoped }: ClientContext,
  members: readonly Member[],
): Promise<Map<string, number>> {
  const ids = members.map(({ membership }) => membership.id);
  const rows = await unscoped
    .select({ id: membershipOperations.membershipId, total: count() })
    .from(membershipOperations)
    .innerJoin(operations, eq(operations.id, membershipOperations.operationId))
    .where(and(inArray(membershipOperations.membershipId, ids), liveOperations()))
    .groupBy(membershipOperations.membershipId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Who can take over what others leave behind: they see all operations and may change contacts. */
export async function successorsOf(context: ClientContext): Promise<Person[]> {
  const members = await membersIn(context.unscoped, context.actor.tenant.id);
  const definitions = await definitionsOf(context, members);
  return members
    .filter(
      (member) =>
        isActive(member) &&
        member.membership.operationScope === 'all' &&
        mayDo([member.membership.role], 'contact.update', definitions),
    )
    .map(({ user }) => ({ id: user.id, name: fullName(user) }));
}

/**
 * Does something with the members of the company while nobody else does: how many there are, and how many of them
 * are owners, stays true until it is written.
 */
export const withMembersLocked = <Result>(
  { unscoped, actor }: ClientContext,
  work: (tx: Database, members: readonly Member[]) => Promise<Result>,
): Promise<Result> =>
  unscoped.transaction(async (tx) => {
    const { id } = actor.tenant;
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, id)).for('no key update');
    return work(tx, await membersIn(tx, id));
  });

/** The member as they are now, in a transaction. @throws HttpFailure 404 when they left meanwhile */
export function currentOf(members: readonly Member[], { user }: Member): Member {
  const found = members.find((member) => member.user.id === user.id);
  if (!found) throw notFound('member');
  return found;
}

/** @throws ValidationFailure on `field` for the only owner */
export function keepAnOwner(
  { locale }: ClientContext,
  members: readonly Member[],
  member: Member,
  field: string,
): void {
  if (!isLastOwner(members, member)) return;
  throw new ValidationFailure({ [field]: messagesFor(locale, memberMessages).refused.lastOwner });
}

/** Tells the company that members changed, and each of them that their own rights did. */
export function announceMembers(context: ClientContext, userIds: readonly string[]): void {
  const { tenant, user } = context.actor;
  broadcast(context, [channels.tenant(tenant.id)], 'membership.changed', { ids: [...userIds], by: user.id });
  for (const id of userIds) broadcast(context, [channels.user(id)], 'auth.changed', {});
}
