import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#mocks/db/database.ts';
import {
  brands,
  invitations,
  memberships,
  tenants,
  users,
  type Brand,
  type Invitation,
  type Membership,
  type Tenant,
  type User,
} from '#mocks/db/schema/index.ts';
import { readRoleDefinitions, roleTitle } from '../role-definitions.ts';

/** An invitation with all that it names. */
export interface FoundInvitation {
  readonly invitation: Invitation;
  readonly user: User;
  readonly inviter: User | null;
  readonly membership: Membership | null;
  readonly tenant: Tenant | null;
  readonly brand: Brand | null;
  /** The role that the person will have: a name of the system, or the label of one that is data. */
  readonly role: string;
}

/** The invitation of a condition; null when there is none. */
export async function readInvitation(db: Database, condition: SQL): Promise<FoundInvitation | null> {
  const inviters = alias(users, 'inviters');
  const [row] = await db
    .select({
      invitation: invitations,
      user: users,
      inviter: inviters,
      membership: memberships,
      tenant: tenants,
      brand: brands,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .leftJoin(memberships, eq(memberships.id, invitations.membershipId))
    .leftJoin(tenants, eq(tenants.id, memberships.tenantId))
    .leftJoin(brands, eq(brands.id, invitations.brandId))
    .where(condition)
    .limit(1);
  if (!row) return null;
  const name = roleOf(row);
  return { ...row, role: roleTitle(name, await readRoleDefinitions(db, [name])) };
}

function roleOf({ user, membership }: Pick<FoundInvitation, 'user' | 'membership'>): string {
  return membership?.role ?? user.platformRoles[0] ?? 'brand-manager';
}
