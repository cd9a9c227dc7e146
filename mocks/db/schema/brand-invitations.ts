import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { instant, recordColumns, ulid } from './columns.ts';
import { prospects } from './prospects.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/**
 * Asks a company to sign up and join a network. The link's token is kept as its SHA-256 only; a new one makes the
 * former worthless. Goes with the prospect that it made. `expiresAt` is the system clock's.
 */
export const brandInvitations = pgTable(
  'brand_invitations',
  {
    ...recordColumns(),
    brandId: ulid('brand_id')
      .notNull()
      .references(() => brands.id),
    prospectId: ulid('prospect_id')
      .notNull()
      .references(() => prospects.id, { onDelete: 'cascade' }),
    invitedBy: ulid('invited_by').references(() => users.id),
    companyName: text('company_name').notNull(),
    siren: text('siren'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    message: text('message'),
    tokenHash: text('token_hash').notNull().unique(),
    /** When the last mail left. */
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
    /** The company that came of it. */
    tenantId: ulid('tenant_id').references(() => tenants.id),
  },
  (table) => [
    index('brand_invitations_brand').on(table.brandId, table.sentAt),
    index('brand_invitations_prospect').on(table.prospectId),
  ],
);

export type BrandInvitation = typeof brandInvitations.$inferSelect;
export type NewBrandInvitation = typeof brandInvitations.$inferInsert;
