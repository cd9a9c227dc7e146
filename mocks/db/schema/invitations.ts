import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { instant, recordColumns, ulid } from './columns.ts';
import { memberships } from './memberships.ts';
import { users } from './users.ts';

export const invitationKinds = ['member', 'brand-manager', 'platform'] as const;
export type InvitationKind = (typeof invitationKinds)[number];

/**
 * Asks a person to join a company, a brand or the staff. The link's token is kept as its SHA-256 only; a new
 * one makes the former worthless. Instants are the system clock's.
 */
export const invitations = pgTable(
  'invitations',
  {
    ...recordColumns(),
    kind: text('kind', { enum: invitationKinds }).notNull(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What takes effect with the acceptance, for a member. */
    membershipId: ulid('membership_id').references(() => memberships.id, { onDelete: 'cascade' }),
    brandId: ulid('brand_id').references(() => brands.id),
    invitedBy: ulid('invited_by').references(() => users.id),
    /** As whoever invites wrote it: what an account calls itself is not told before it has joined. */
    inviteeName: text('invitee_name'),
    message: text('message'),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
    /** When the person asked for a new link, the old one being over. */
    renewalAskedAt: instant('renewal_asked_at'),
  },
  (table) => [
    index('invitations_user').on(table.userId),
    index('invitations_membership').on(table.membershipId),
  ],
);

export type Invitation = typeof invitations.$inferSelect;
export type NewInvitation = typeof invitations.$inferInsert;
