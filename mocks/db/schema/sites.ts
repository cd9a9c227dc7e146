import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { siteStates, type SiteContent } from '#domain/site/site.ts';
import { businessColumns, day, instant, recordColumns, ulid } from './columns.ts';
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
const siteId = () =>
  ulid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** The mini-site of an operation: what is being written, and what is online. */
export const sites = pgTable(
  'sites',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    status: text('status', { enum: siteStates }).notNull().default('draft'),
    /** The address that is being written. */
    slug: text('slug').notNull(),
    /** The address at which it is, or was, online. */
    publishedSlug: text('published_slug'),
    draft: jsonb('draft').$type<SiteContent>().notNull(),
    /** What is, or was, online; null for one that never was. */
    published: jsonb('published').$type<SiteContent>(),
    publishedAt: instant('published_at'),
    /** A name of one’s own that leads to it. */
    customDomain: text('custom_domain'),
    /** When that name was last found to lead here. */
    domainSeenAt: instant('domain_seen_at'),
    domainCheckedAt: instant('domain_checked_at'),
    /** Since when the platform keeps it off line, whatever its company wants; null where it does not. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    suspendedBy: ulid('suspended_by').references(() => users.id),
  },
  (table) => [
    unique('sites_operation').on(table.operationId),
    uniqueIndex('sites_slug').on(table.slug),
    uniqueIndex('sites_published_slug')
      .on(table.publishedSlug)
      .where(sql`${table.publishedSlug} is not null`),
    index('sites_tenant').on(table.tenantId, table.status),
  ],
);

/** What a mini-site showed each time it was put online: the last ten. */
export const siteVersions = pgTable(
  'site_versions',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    siteId: siteId(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<SiteContent>().notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [unique('site_versions_number').on(table.siteId, table.number)],
);

/** How often a mini-site was shown on a day, and to how many; nobody is told apart. */
export const siteDays = pgTable(
  'site_days',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    operationId: operationId(),
    siteId: siteId(),
    day: day('day').notNull(),
    visits: integer('visits').notNull().default(0),
    /** How long its answers took, by the bands of `loadBandsMs`. */
    loads: integer('loads')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0,0,0,0}'::integer[]`),
  },
  (table) => [unique('site_days_day').on(table.siteId, table.day)],
);

export type Site = typeof sites.$inferSelect;
export type NewSite = typeof sites.$inferInsert;
export type SiteVersion = typeof siteVersions.$inferSelect;
export type NewSiteVersion = typeof siteVersions.$inferInsert;
export type NewSiteDay = typeof siteDays.$inferInsert;
