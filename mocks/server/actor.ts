import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { RoleName } from '#domain/access/permissions.ts';
import type { Activity } from '#domain/company/enums.ts';
import {
  membershipOperations,
  memberships,
  tenants,
  users,
  type ImpersonationMode,
  type TenantStatus,
  type User,
} from '#mocks/db/schema/index.ts';
import type { TenantBorder } from '#mocks/db/border/border.ts';
import type { ServerDependencies } from './dependencies.ts';
import { fullName } from './full-name.ts';
import { readImpersonation } from './impersonation.ts';
import type { Session } from './session.ts';

/** A company as the person who works for it sees it. */
export interface ActorTenant {
  id: string;
  membershipId: string;
  name: string;
  status: TenantStatus;
  city: string;
  activity: Activity;
  /** Ids of the only operations open to the person; null when all are. */
  assignedOperationIds: readonly string[] | null;
}

/** Who is signed in, with the rights of the current company. */
export interface Actor {
  user: User;
  name: string;
  roles: readonly RoleName[];
  tenant: ActorTenant | null;
  /** Set while staff act in the person's name. */
  impersonation: ActorImpersonation | null;
}

/** Staff at work in a client's name. */
export interface ActorImpersonation {
  id: string;
  staffId: string;
  staffName: string;
  mode: ImpersonationMode;
  endsAt: Date;
  /** Closed already, by the owner or by the staff's own account coming to its end. */
  isEnded: boolean;
}

/** What of the database a person of the company may reach. */
export const borderOfTenant = ({ id, assignedOperationIds }: ActorTenant): TenantBorder => ({
  tenantId: id,
  assignedOperationIds,
});

/** Companies whose people may come in; suspended and closed ones may not. */
export const liveStatuses: TenantStatus[] = ['trial', 'active', 'read_only'];

export { fullName } from './full-name.ts';

/**
 * The person of a session; null when there is none, or when the account or the membership has ended
 * since the session was opened.
 */
export async function readActor(
  deps: ServerDependencies,
  session: Pick<Session, 'userId' | 'tenantId' | 'area' | 'impersonationId'>,
): Promise<Actor | null> {
  if (session.userId === null) return null;
  const [user] = await deps.db.select().from(users).where(eq(users.id, session.userId)).limit(1);
  if (!user || !mayComeIn(user)) return null;
  const name = fullName(user);
  if (session.area === 'admin') {
    return user.platformRoles.length > 0
      ? { user, name, roles: user.platformRoles, tenant: null, impersonation: null }
      : null;
  }
  const membership = await membershipOf(deps, user.id, session.tenantId);
  if (!membership) return null;
  const impersonation =
    session.impersonationId && (await readImpersonation(deps.db, session.impersonationId));
  return { user, name, ...membershipRights(membership), impersonation: impersonation || null };
}

/** An account in use: neither suspended nor blocked after too many wrong passwords. */
const mayComeIn = ({ status, blockedAt }: User): boolean => status === 'active' && blockedAt === null;

/** The person that a signed link names, with the rights of their first company; null when there is none. */
export async function actorByEmail(deps: ServerDependencies, email: string): Promise<Actor | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  if (!user || !mayComeIn(user)) return null;
  const membership = await membershipOf(deps, user.id, null);
  return membership && { user, name: fullName(user), ...membershipRights(membership) };
}

const membershipRights = ({ role, tenant }: { role: RoleName; tenant: ActorTenant }) => ({
  roles: [role],
  tenant,
  impersonation: null,
});

/** What makes a membership count. */
const isLive = () =>
  and(
    isNotNull(memberships.acceptedAt),
    isNull(memberships.revokedAt),
    inArray(tenants.status, liveStatuses),
  );

/** The companies that a person may work in, by name. */
export async function companiesOf(
  deps: Pick<ServerDependencies, 'db'>,
  userId: string,
): Promise<{ id: string; name: string; role: RoleName }[]> {
  return deps.db
    .select({ id: tenants.id, name: tenants.name, role: memberships.role })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(and(eq(memberships.userId, userId), isLive()))
    .orderBy(tenants.name, tenants.id);
}

/** The live membership of a person in a company, or in their first one. */
export async function membershipOf(
  deps: ServerDependencies,
  userId: string,
  tenantId: string | null,
): Promise<{ role: RoleName; tenant: ActorTenant } | null> {
  const [row] = await deps.db
    .select({ membership: memberships, tenant: tenants })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(
      and(
        eq(memberships.userId, userId),
        isLive(),
        tenantId === null ? undefined : eq(memberships.tenantId, tenantId),
      ),
    )
    .orderBy(memberships.createdAt, memberships.id)
    .limit(1);
  if (!row) return null;
  const { id, name, city, activity, status } = row.tenant;
  return {
    role: row.membership.role,
    tenant: {
      id,
      membershipId: row.membership.id,
      name,
      status,
      city,
      activity,
      assignedOperationIds:
        row.membership.operationScope === 'all' ? null : await assignedOperations(deps, row.membership.id),
    },
  };
}

async function assignedOperations(deps: ServerDependencies, membershipId: string): Promise<string[]> {
  const rows = await deps.db
    .select({ id: membershipOperations.operationId })
    .from(membershipOperations)
    .where(eq(membershipOperations.membershipId, membershipId));
  return rows.map((row) => row.id);
}
