import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CityscanTheme, CityscanWeights } from '#domain/cityscan/themes.ts';
import { instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const degrees = (name: string) => numeric(name, { precision: 9, scale: 6, mode: 'number' });

/** The neighbourhood of an address, as a service told it on a day. */
export const cityscanScans = pgTable(
  'cityscan_scans',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    lat: degrees('lat').notNull(),
    lng: degrees('lng').notNull(),
    /** Name of the service; that of the last answer. */
    provider: text('provider').notNull(),
    isDemonstration: boolean('is_demonstration').notNull().default(false),
    status: text('status', { enum: ['pending', 'ready', 'failed'] }).notNull(),
    /** Why the last attempt gave nothing; null when it gave something. */
    fault: text('fault', { enum: ['unavailable', 'refused', 'not_covered', 'unreadable'] }),
    /** Those of the last answer, which an attempt that failed leaves alone. */
    themes: jsonb('themes').$type<CityscanTheme[]>().notNull().default([]),
    fetchedAt: instant('fetched_at'),
    createdBy: ulid('created_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('cityscan_scans_tenant').on(table.tenantId, table.updatedAt),
    index('cityscan_scans_operation').on(table.operationId),
  ],
);

/** What each theme weighs for one person in one company. */
export const cityscanWeights = pgTable(
  'cityscan_weights',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weights: jsonb('weights').$type<CityscanWeights>().notNull(),
  },
  (table) => [uniqueIndex('cityscan_weights_once').on(table.tenantId, table.userId)],
);

export type CityscanScan = typeof cityscanScans.$inferSelect;
export type NewCityscanScan = typeof cityscanScans.$inferInsert;
