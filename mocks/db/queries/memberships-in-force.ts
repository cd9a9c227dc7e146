import { and, isNotNull, isNull } from 'drizzle-orm';
import { memberships } from '../schema/index.ts';

/** Memberships that were accepted and not withdrawn since: the people of a company, those kept out among them. */
export const membershipOfMember = and(isNotNull(memberships.acceptedAt), isNull(memberships.revokedAt));

/** Those that give rights now. */
export const membershipInForce = and(membershipOfMember, isNull(memberships.suspendedAt));
