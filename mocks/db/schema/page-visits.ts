import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { visitAreas, visitDevices } from '#domain/audience/visit.ts';
import { day, ulid } from './columns.ts';

/** Visits of a page in a day, summed up from `page_hits`: no person, no address. Kept for twenty-five months. */
export const pageVisits = pgTable(
  'page_visits',
  {
    id: ulid('id').primaryKey(),
    /** In Paris. */
    day: day('day').notNull(),
    hour: integer('hour').notNull(),
    routeName: text('route_name').notNull(),
    area: text('area', { enum: visitAreas }).notNull(),
    role: text('role'),
    tenantId: ulid('tenant_id'),
    device: text('device', { enum: visitDevices }).notNull(),
    referrerDomain: text('referrer_domain'),
    status: integer('status').notNull(),
    isImpersonated: boolean('is_impersonated').notNull(),
    visits: integer('visits').notNull(),
    uniqueVisitors: integer('unique_visitors').notNull(),
    p75Ms: integer('p75_ms').notNull(),
  },
  (table) => [index('page_visits_day').on(table.day, table.hour)],
);
