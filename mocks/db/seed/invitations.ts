import { sha256Hex } from '#mocks/services/tokens.ts';
import type { NewInvitation } from '../schema/invitations.ts';
import type { NewMembership } from '../schema/memberships.ts';
import type { NewUser } from '../schema/users.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';

const dayMs = 86_400_000;

/** Links that open the invitations of the demonstration. No secret: its passwords are shown to everybody. */
export const demoInvitationTokens = {
  open: 'invitation-ouverte-de-la-demonstration-0001',
  expired: 'invitation-expiree-de-la-demonstration-0002',
} as const;

export interface InvitedRows {
  users: NewUser[];
  memberships: NewMembership[];
  invitations: NewInvitation[];
}

/** Two people invited into the first company: one may still come, the other's link is over. @param now system time */
export async function invitedRows(now: Date): Promise<InvitedRows> {
  const rows: InvitedRows = { users: [], memberships: [], invitations: [] };
  await add(rows, now, { token: demoInvitationTokens.open, name: ['Sofia', 'Marin'], leftDays: 7 });
  await add(rows, now, { token: demoInvitationTokens.expired, name: ['Rémi', 'Castaing'], leftDays: -1 });
  return rows;
}

interface InvitedSeed {
  readonly token: string;
  readonly name: readonly [first: string, last: string];
  readonly leftDays: number;
}

async function add(rows: InvitedRows, now: Date, { token, name, leftDays }: InvitedSeed): Promise<void> {
  const [firstName, lastName] = name;
  const key = `${firstName}.${lastName}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const enteredAt = new Date('2026-11-13T09:00:00Z');
  const dates = { createdAt: enteredAt, updatedAt: enteredAt };
  const userId = seedId(`person:${key}`);
  const membershipId = seedId(`membership:${key}:T1`);
  rows.users.push({
    id: userId,
    firstName,
    lastName,
    email: `${key}@example.test`,
    kind: 'client',
    status: 'invited',
    ...dates,
  });
  const invitedBy = personId('hugo.lartigue');
  rows.memberships.push({
    id: membershipId,
    userId,
    tenantId: tenantId('T1'),
    invitedBy,
    role: 'collaborator',
    ...dates,
  });
  rows.invitations.push({
    id: seedId(`invitation:${key}`),
    userId,
    membershipId,
    invitedBy,
    kind: 'member',
    inviteeName: `${firstName} ${lastName}`,
    tokenHash: await sha256Hex(token),
    expiresAt: new Date(now.getTime() + leftDays * dayMs),
    ...dates,
  });
}
