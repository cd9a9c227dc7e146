import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const impersonationModes = ['read', 'write'] as const;
export type ImpersonationMode = (typeof impersonationModes)[number];

export const impersonationEnds = ['stopped', 'expired', 'signed-out', 'revoked'] as const;
export type ImpersonationEnd = (typeof impersonationEnds)[number];

/** « Prise en main »: staff at work in a client's name, for an hour at most. Instants are the system clock's. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: ulid('id').primaryKey(),
    staffId: ulid('staff_id')
      .notNull()
      .references(() => users.id),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    mode: text('mode', { enum: impersonationModes }).notNull(),
    reason: text('reason').notNull(),
    ticket: text('ticket'),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: impersonationEnds }),
    /** Pages and data seen, and changes made. */
    pages: integer('pages').notNull().default(0),
    writes: integer('writes').notNull().default(0),
  },
  (table) => [index('impersonations_tenant').on(table.tenantId, table.startedAt)],
);

export type Impersonation = typeof impersonations.$inferSelect;
