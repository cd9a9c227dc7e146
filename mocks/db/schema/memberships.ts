import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const operationScopes = ['all', 'assigned'] as const;
export type OperationScope = (typeof operationScopes)[number];

/** What a person may do in a company; `assigned` limits them to `membership_operations`. */
export const memberships = pgTable(
  'memberships',
  {
    ...recordColumns(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** Of the system’s roles, or of those that are data. */
    role: text('role').notNull(),
    operationScope: text('operation_scope', { enum: operationScopes }).notNull().default('all'),
    version: integer('version').notNull().default(1),
    /** What the company calls their work; null where it leaves that to their own account. */
    jobTitle: text('job_title'),
    invitedBy: ulid('invited_by'),
    /** Null while the invitation is open: the membership gives no right yet. */
    acceptedAt: instant('accepted_at'),
    /** Set while the company keeps them out; their place stays theirs. */
    suspendedAt: instant('suspended_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    unique('memberships_user_tenant').on(table.userId, table.tenantId),
    index('memberships_tenant').on(table.tenantId),
  ],
);

/** Operations open to a member whose scope is `assigned`. */
export const membershipOperations = pgTable(
  'membership_operations',
  {
    membershipId: ulid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.membershipId, table.operationId] })],
);

export type Membership = typeof memberships.$inferSelect;
export type NewMembership = typeof memberships.$inferInsert;
