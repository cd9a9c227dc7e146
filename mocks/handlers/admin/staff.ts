import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Person } from '#contracts/shared.ts';
import { users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/full-name.ts';
import type { AdminContext } from '#mocks/server/context.ts';

const isStaff = and(eq(users.kind, 'platform'), eq(users.status, 'active'), isNotNull(users.passwordHash));

/** The people of the platform, to whom its records can be given. */
export async function staffOf({ db }: Pick<AdminContext, 'db'>): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isStaff)
    .orderBy(asc(users.lastName), asc(users.firstName));
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}

/** True for somebody of the platform. */
export const isOfStaff = async ({ db }: Pick<AdminContext, 'db'>, id: string): Promise<boolean> =>
  (await db.$count(users, and(isStaff, eq(users.id, id)))) > 0;
