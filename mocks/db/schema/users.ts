import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DashboardWidget, OnboardingStep } from '#domain/dashboard/widgets.ts';
import type { ArrangedCard } from '#domain/audience/dashboard-cards.ts';
import { businessColumns, instant, ulid } from './columns.ts';
import { searchText } from './search-text.ts';

export const userKinds = ['platform', 'client'] as const;
export const userStatuses = ['invited', 'active', 'suspended', 'deactivated'] as const;
export const locales = ['fr', 'en'] as const;
export type UserKind = (typeof userKinds)[number];
export type UserStatus = (typeof userStatuses)[number];
export type Locale = (typeof locales)[number];

/** Channels of each kind of notice that a person changed: application, e-mail at once, daily digest. */
export type NotificationPrefs = Record<string, { app?: boolean; email?: boolean; digest?: boolean }>;

/** The start page as a person wants it. */
export interface UserDashboard {
  readonly widgets: readonly DashboardWidget[];
  /** First steps that they put away. */
  readonly dismissedSteps: readonly OnboardingStep[];
}

/**
 * A person who signs in. Rights come from `platformRoles` (staff), memberships (clients) or brand
 * memberships. Instants of signing in and of refusals are the system clock's.
 */
export const users = pgTable(
  'users',
  {
    // `deletedAt` is when the account was ended (`deactivated`): the row stays for the journal.
    ...businessColumns(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    /** Asked for, not yet confirmed from that address. */
    pendingEmail: text('pending_email'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    avatarFileId: ulid('avatar_file_id'),
    emailSignature: text('email_signature'),
    /** argon2id, encoded; null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    kind: text('kind', { enum: userKinds }).notNull(),
    status: text('status', { enum: userStatuses }).notNull(),
    locale: text('locale', { enum: locales }).notNull().default('fr'),
    /** What they want of their start page; null as it comes. */
    dashboard: jsonb('dashboard').$type<Partial<UserDashboard>>(),
    notificationPrefs: jsonb('notification_prefs').$type<NotificationPrefs>().notNull().default({}),
    /** Figures of the staff's dashboard as the person arranged them; null as long as they did not. */
    dashboardCards: jsonb('dashboard_cards').$type<readonly ArrangedCard[]>(),
    /** Sealed (AES-256-GCM), never sent to a browser after its confirmation. */
    twoFactorSecret: text('two_factor_secret'),
    twoFactorConfirmedAt: instant('two_factor_confirmed_at'),
    /** Last accepted time step, so that a code works once. */
    twoFactorLastStep: bigint('two_factor_last_step', { mode: 'number' }),
    /** Consecutive wrong passwords. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** Set by the tenth failure or by staff; an e-mailed link or staff lift it. */
    blockedAt: instant('blocked_at'),
    lastLoginAt: instant('last_login_at'),
    /** The terms that the person accepted last, and when. */
    acceptedTermsVersion: text('accepted_terms_version'),
    acceptedTermsAt: instant('accepted_terms_at'),
    /** The company in which the person worked last: offered first at the next sign-in. */
    lastTenantId: ulid('last_tenant_id'),
    /** Of the system's roles, or of those that are data. */
    platformRoles: text('platform_roles')
      .array()
      .$type<string[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    searchText: searchText('first_name', 'last_name', 'email'),
  },
  (table) => [check('users_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
