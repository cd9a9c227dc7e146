import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** What somebody wrote about an error page that they were shown. Instants are the system clock's. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: ulid('id').primaryKey(),
    /** The request that failed, as the log names it. */
    requestId: text('request_id').notNull(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('error_reports_created').on(table.createdAt)],
);
