import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { shareState, type ShareState } from '#domain/share/share.ts';
import { day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  operations,
  profiles,
  shares,
  tenants,
  users,
  type Operation,
  type Profile,
  type ShareRow,
  type Tenant,
  type User,
} from '#mocks/db/schema/index.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { liveStatuses } from '../memberships.ts';
import { parisDay } from '../paris-day.ts';

/** A link with all that it is about. */
export interface FoundLink {
  readonly share: ShareRow;
  readonly tenant: Tenant;
  /** Who made it. */
  readonly author: User;
  /** Null when it was deleted, or for a link to a profile. */
  readonly operation: Operation | null;
  /** The profile itself, or the one that carries the operation. */
  readonly profile: Profile | null;
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The link that a token opens, whatever its state; null for a token of ours that is none. */
export async function linkOfToken(db: Database, token: string): Promise<FoundLink | null> {
  if (!tokenPattern.test(token)) return null;
  return findLink(db, eq(shares.tokenHash, await sha256Hex(token)));
}

/** The link of an identifier, within what the given database reaches. */
export const linkOfId = (db: Database, id: string): Promise<FoundLink | null> =>
  findLink(db, eq(shares.id, id));

async function findLink(db: Database, condition: SQL): Promise<FoundLink | null> {
  const [row] = await db
    .select({ share: shares, tenant: tenants, author: users })
    .from(shares)
    .innerJoin(tenants, eq(tenants.id, shares.tenantId))
    .innerJoin(users, eq(users.id, shares.createdBy))
    .where(condition)
    .limit(1);
  if (!row) return null;
  const operation = await operationOf(db, row.share);
  const profileId = row.share.profileId ?? operation?.ownerProfileId ?? null;
  return {
    ...row,
    operation,
    profile: profileId === null ? null : await profileOf(db, row.share, profileId),
  };
}

async function operationOf(db: Database, { operationId, tenantId }: ShareRow): Promise<Operation | null> {
  if (operationId === null) return null;
  const isIt = and(
    eq(operations.id, operationId),
    eq(operations.tenantId, tenantId),
    isNull(operations.deletedAt),
  );
  const [row] = await db.select().from(operations).where(isIt).limit(1);
  return row ?? null;
}

async function profileOf(db: Database, { tenantId }: ShareRow, id: string): Promise<Profile | null> {
  const isIt = and(eq(profiles.id, id), eq(profiles.tenantId, tenantId), isNull(profiles.deletedAt));
  const [row] = await db.select().from(profiles).where(isIt).limit(1);
  return row ?? null;
}

/**
 * How a link stands now: also over when what it shows is in the bin or given up, and when its company is closed.
 */
export function stateOfLink({ clock }: Pick<ServerDependencies, 'clock'>, found: FoundLink): ShareState {
  const { share, tenant, operation, profile } = found;
  const isThere =
    share.target === 'operation'
      ? operation !== null && operation.status !== 'abandoned'
      : profile !== null && profile.id === share.profileId;
  const isOpen = (liveStatuses as readonly string[]).includes(tenant.status);
  if (!isThere || !isOpen) return 'revoked';
  return shareState(share, day(parisDay(clock.businessNow())));
}
