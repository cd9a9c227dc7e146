import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { devices } from './devices.ts';
import { impersonations } from './impersonations.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const sessionAreas = ['client', 'admin'] as const;
export type SessionArea = (typeof sessionAreas)[number];

/**
 * A browser's session, keyed by the SHA-256 of its cookie so that a leaked table opens nothing.
 *
 * Guests have one too (`userId` null): CSRF token, flash, address to come back to. Instants are the
 * system clock's, never the business clock's.
 */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: ulid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    area: text('area', { enum: sessionAreas }),
    csrfToken: text('csrf_token').notNull(),
    /** Names the session in lists, where its hash must not stand. */
    publicId: ulid('public_id').notNull().unique(),
    deviceId: ulid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip'),
    /** Opened again by « Rester connecté », without a password. */
    isRemembered: boolean('is_remembered').notNull().default(false),
    twoFactorAt: instant('two_factor_at'),
    /** When the password was last given; some actions ask for it anew. */
    confirmedPasswordAt: instant('confirmed_password_at'),
    impersonationId: ulid('impersonation_id').references(() => impersonations.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    authenticatedAt: instant('authenticated_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export type Session = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;
