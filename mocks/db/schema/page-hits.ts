import { bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { visitAreas, visitDevices } from '#domain/audience/visit.ts';
import { day, instant, ulid } from './columns.ts';

/**
 * One page shown, told without saying to whom: the visitor's hash holds for a day and cannot be reversed, and
 * no address is kept. Forgotten after thirty days. Instants are the system clock's.
 */
export const pageHits = pgTable(
  'page_hits',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** In Paris. */
    day: day('day').notNull(),
    routeName: text('route_name').notNull(),
    area: text('area', { enum: visitAreas }).notNull(),
    role: text('role'),
    tenantId: ulid('tenant_id'),
    device: text('device', { enum: visitDevices }).notNull(),
    referrerDomain: text('referrer_domain'),
    visitorHash: text('visitor_hash').notNull(),
    status: integer('status').notNull(),
    ms: integer('ms').notNull(),
    /** Staff in a client's name. */
    isImpersonated: boolean('is_impersonated').notNull(),
  },
  (table) => [index('page_hits_day').on(table.day), index('page_hits_at').on(table.at)],
);
