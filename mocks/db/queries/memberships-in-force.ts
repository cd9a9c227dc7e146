import { and, isNotNull, isNull } from 'drizzle-orm';
import { memberships } from '../schema/index.ts';

/** Memberships that were accepted, and not withdrawn since. */
export const membershipInForce = and(isNotNull(memberships.acceptedAt), isNull(memberships.revokedAt));
