import type { AccountRow } from '#contracts/admin/user/index.ts';
import type { User } from '#mocks/db/schema/index.ts';

/** How an account stands; one that wrong passwords locked for some minutes opens again by itself. */
export const accountState = ({
  status,
  blockedAt,
}: Pick<User, 'status' | 'blockedAt'>): AccountRow['status'] =>
  status === 'active' && blockedAt !== null ? 'blocked' : status;
