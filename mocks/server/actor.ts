import { eq } from 'drizzle-orm';
import type { Activity } from '#domain/company/enums.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type ImpersonationMode, type TenantStatus, type User } from '#mocks/db/schema/index.ts';
import type { TenantBorder } from '#mocks/db/border/border.ts';
import type { ServerDependencies } from './dependencies.ts';
import { fullName } from './full-name.ts';
import { readImpersonation } from './impersonation.ts';
import { actorTenant, brandOf, liveMemberships } from './memberships.ts';
import { readRoleDefinitions, type NamedRole } from './role-definitions.ts';
import type { ShareGuest } from './share/guest.ts';
import type { Session } from './session.ts';

/** A company as the person who works for it sees it. */
export interface ActorTenant {
  id: string;
  membershipId: string;
  name: string;
  logoFileId: string | null;
  status: TenantStatus;
  city: string;
  activity: Activity;
  /** The network that the company shares its figures with; null for none. */
  sharedBrandId: string | null;
  /** Since when every member must use a second factor; null when they need not. */
  twoFactorRequiredAt: Date | null;
  /** Ids of the only operations open to the person; null when all are. */
  assignedOperationIds: readonly string[] | null;
}

/** A network of companies as the person sees it who steers it. */
export interface ActorBrand {
  readonly id: string;
  readonly name: string;
}

/** Who is signed in, with the rights of the current company, of the brand they steer, or of the platform. */
export interface Actor {
  user: User;
  name: string;
  /** Names of roles: of the system, or of those that are data. */
  roles: readonly string[];
  /** Those of the roles that are data. */
  roleDefinitions: readonly NamedRole[];
  /** The company they work in now; null for staff, and for whoever only steers a brand. */
  tenant: ActorTenant | null;
  /** Every company they may enter. */
  tenants: readonly { readonly id: string; readonly name: string }[];
  brand: ActorBrand | null;
  /** Set while staff act in the person's name. */
  impersonation: ActorImpersonation | null;
  /** Set for whoever reads a printable page by a link that they were sent: it is nobody's account. */
  guest?: ShareGuest;
}

/** Staff at work in a client's name. */
export interface ActorImpersonation {
  id: string;
  /** The client. */
  userId: string;
  staffId: string;
  staffName: string;
  mode: ImpersonationMode;
  endsAt: Date;
  /** Who has ended it before its time: the client's owner, or the staff by losing their session or their right. */
  endedBy: 'client' | 'staff' | null;
}

/** What of the database a person of the company may reach. */
export const borderOfTenant = ({ id, assignedOperationIds }: ActorTenant): TenantBorder => ({
  tenantId: id,
  assignedOperationIds,
});

export { fullName } from './full-name.ts';
export { liveStatuses } from './memberships.ts';

/**
 * The person of a session; null when there is none, or when the account or the membership has ended
 * since the session was opened.
 */
export async function readActor(
  deps: ServerDependencies,
  session: Pick<Session, 'userId' | 'tenantId' | 'area' | 'impersonationId'> & Partial<Pick<Session, 'data'>>,
): Promise<Actor | null> {
  if (session.userId === null) return null;
  const { db } = deps;
  const [user] = await db.select().from(users).where(eq(users.id, session.userId)).limit(1);
  if (!user || !isAdmitted(user)) return null;
  if (session.area === 'admin') return staffActor(db, user);
  const actor = await clientActor(db, user, session.tenantId);
  if (actor === null || session.impersonationId === null) return actor;
  const impersonation = await readImpersonation(db, session.impersonationId, session.data?.staffSessionHash);
  return { ...actor, impersonation };
}

/** The person that a signed link names, with the rights of their first company; null when there is none. */
export async function actorByEmail(deps: ServerDependencies, email: string): Promise<Actor | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  return user && isAdmitted(user) ? clientActor(deps.db, user, null) : null;
}

/** True for an account that may be signed in to: neither ended nor blocked. */
export const isAdmitted = ({ status, blockedAt }: User): boolean => status === 'active' && blockedAt === null;

async function staffActor(db: Database, user: User): Promise<Actor | null> {
  const roles = user.platformRoles;
  if (roles.length === 0) return null;
  return {
    user,
    name: fullName(user),
    roles,
    roleDefinitions: await readRoleDefinitions(db, roles),
    tenant: null,
    tenants: [],
    brand: null,
    impersonation: null,
  };
}

/** Somebody of a company (the given one, or their first), or who steers a brand; null for neither. */
async function clientActor(db: Database, user: User, tenantId: string | null): Promise<Actor | null> {
  const all = await liveMemberships(db, user.id);
  const current = tenantId === null ? all[0] : all.find(({ tenant }) => tenant.id === tenantId);
  const brand = await brandOf(db, user.id);
  // Out of the company of the session, a person is signed out of it, whatever else they are.
  if (!current && (brand === null || tenantId !== null)) return null;
  const roles = [...(current ? [current.membership.role] : []), ...(brand ? ['brand-manager'] : [])];
  return {
    user,
    name: fullName(user),
    roles,
    roleDefinitions: await readRoleDefinitions(db, roles),
    tenant: current ? await actorTenant(db, current) : null,
    tenants: all.map(({ tenant }) => ({ id: tenant.id, name: tenant.name })),
    brand,
    impersonation: null,
  };
}
