import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { offerFooters, offerHeaders, offerKinds, type OfferCondition } from '#domain/offer/offer-template.ts';
import { instant, ulid } from './columns.ts';
import { templateColumns } from './template-columns.ts';
import { tenants } from './tenants.ts';

/** What a version of a template said. */
export interface OfferTemplateContent {
  readonly name: string;
  readonly kind: (typeof offerKinds)[number];
  readonly subject: string;
  readonly body: string;
  readonly defaultValidityDays: number;
  readonly defaultConditions: OfferCondition[];
  readonly header: (typeof offerHeaders)[number];
  readonly footer: (typeof offerFooters)[number];
}

/** A text from which offers of one kind are made. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    ...templateColumns(),
    kind: text('kind', { enum: offerKinds }).notNull(),
    subject: text('subject').notNull(),
    /** HTML, cleaned when it is saved, with placeholders between double braces. */
    body: text('body').notNull(),
    defaultValidityDays: integer('default_validity_days').notNull(),
    defaultConditions: jsonb('default_conditions').$type<OfferCondition[]>().notNull().default([]),
    header: text('header', { enum: offerHeaders }).notNull().default('logo'),
    footer: text('footer', { enum: offerFooters }).notNull().default('legal'),
  },
  (table) => [
    index('offer_templates_tenant').on(table.tenantId),
    uniqueIndex('offer_templates_name')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('offer_templates_default')
      .on(table.tenantId, table.kind)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    uniqueIndex('offer_templates_system').on(table.tenantId, table.systemKey),
    check('offer_templates_validity', sql`${table.defaultValidityDays} between 1 and 90`),
    check('offer_templates_default_live', sql`not ${table.isDefault} or ${table.archivedAt} is null`),
  ],
);

/** What a template of offers said at each of its versions. */
export const offerTemplateVersions = pgTable(
  'offer_template_versions',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    templateId: ulid('template_id')
      .notNull()
      .references(() => offerTemplates.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<OfferTemplateContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [uniqueIndex('offer_template_versions_once').on(table.templateId, table.version)],
);

export type OfferTemplate = typeof offerTemplates.$inferSelect;
export type NewOfferTemplate = typeof offerTemplates.$inferInsert;
