import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  addressDisplays,
  advertStates,
  type BroadcastPortal,
  type PortalStatus,
} from '#domain/broadcast/portals.ts';
import { businessColumns, instant, ulid } from './columns.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });

/** How the lots of an operation are advertised: one for each operation, once somebody has said so. */
export const broadcastConfigurations = pgTable(
  'broadcast_configurations',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    isEnabled: boolean('is_enabled').notNull().default(false),
    portals: text('portals')
      .array()
      .$type<BroadcastPortal[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    contactUserId: ulid('contact_user_id')
      .notNull()
      .references(() => users.id),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    showAddress: text('show_address', { enum: addressDisplays }).notNull().default('city'),
    feesMention: text('fees_mention').notNull(),
    /** Which address the feed has: it is derived from it and from the installation’s key. */
    keyNumber: integer('key_number').notNull().default(1),
    lastSyncAt: instant('last_sync_at'),
    /** When a reader of the feed last came by. */
    lastReadAt: instant('last_read_at'),
    readsCount: integer('reads_count').notNull().default(0),
  },
  (table) => [unique('broadcast_configurations_operation').on(table.operationId)],
);

/** The advert of a lot. */
export const broadcastLots = pgTable(
  'broadcast_lots',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    configurationId: ulid('configuration_id')
      .notNull()
      .references(() => broadcastConfigurations.id, { onDelete: 'cascade' }),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    isPriceShown: boolean('is_price_shown').notNull().default(true),
    photoMediaIds: text('photo_media_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    status: text('status', { enum: advertStates }).notNull().default('off'),
    portalStatus: jsonb('portal_status').$type<PortalStatus[]>().notNull().default([]),
    lastSentAt: instant('last_sent_at'),
  },
  (table) => [
    unique('broadcast_lots_lot').on(table.lotId),
    index('broadcast_lots_operation').on(table.operationId, table.status),
  ],
);

export type BroadcastConfiguration = typeof broadcastConfigurations.$inferSelect;
export type NewBroadcastConfiguration = typeof broadcastConfigurations.$inferInsert;
export type BroadcastLot = typeof broadcastLots.$inferSelect;
export type NewBroadcastLot = typeof broadcastLots.$inferInsert;
