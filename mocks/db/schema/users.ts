import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlatformRole } from '#domain/access/permissions.ts';
import { instant, recordColumns } from './columns.ts';

export const userKinds = ['platform', 'client'] as const;
export const userStatuses = ['invited', 'active', 'suspended', 'deactivated'] as const;
export const locales = ['fr', 'en'] as const;
export type UserKind = (typeof userKinds)[number];
export type UserStatus = (typeof userStatuses)[number];
export type Locale = (typeof locales)[number];

/** A person who signs in. Rights come from `platformRoles` (staff) or from memberships (clients). */
export const users = pgTable(
  'users',
  {
    ...recordColumns(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    kind: text('kind', { enum: userKinds }).notNull(),
    status: text('status', { enum: userStatuses }).notNull(),
    locale: text('locale', { enum: locales }).notNull().default('fr'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lastLoginAt: instant('last_login_at'),
    platformRoles: text('platform_roles')
      .array()
      .$type<PlatformRole[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [check('users_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
