import { and, eq, inArray } from 'drizzle-orm';
import type { Person } from '#contracts/shared.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { memberships, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Who works for the company now, by last name: those who can be put in charge. */
export async function membersOf({ db }: Pick<ClientContext, 'db'>): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membershipInForce, eq(users.status, 'active')))
    .orderBy(users.lastName);
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}

/** The names of those among these people who are members of the company, by their identifiers. */
export async function memberNames(
  { db }: ClientContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const members = await db
    .select({ id: memberships.userId, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membershipInForce, inArray(memberships.userId, [...userIds])));
  return new Map(members.map((member) => [member.id, fullName(member)]));
}
