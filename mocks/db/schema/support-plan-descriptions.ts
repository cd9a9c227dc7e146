import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  descriptionKinds,
  descriptionStates,
  type DescribedRoom,
  type DescribedSection,
} from '#domain/lot/description.ts';
import { businessColumns, day, ulid } from './columns.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

/** The description of a lot with its plan, version by version; one that is annexed to a contract never changes. */
export const supportPlanDescriptions = pgTable(
  'support_plan_descriptions',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: descriptionKinds }).notNull(),
    versionNo: integer('version_no').notNull(),
    rooms: jsonb('rooms').$type<DescribedRoom[]>().notNull().default([]),
    sections: jsonb('sections').$type<DescribedSection[]>().notNull().default([]),
    planFileId: ulid('plan_file_id').references(() => storedFiles.id),
    areHeightsShown: boolean('are_heights_shown').notNull().default(false),
    isPriceRevisable: boolean('is_price_revisable').notNull().default(false),
    revisionRule: text('revision_rule'),
    deliveryDelayMonths: integer('delivery_delay_months'),
    approvedBy: ulid('approved_by'),
    approvedOn: day('approved_on'),
    /** The sale whose contract it is annexed to. */
    notarySaleId: ulid('notary_sale_id'),
    status: text('status', { enum: descriptionStates }).notNull().default('draft'),
  },
  (table) => [uniqueIndex('support_plan_descriptions_version').on(table.lotId, table.versionNo)],
);

export type SupportPlanDescription = typeof supportPlanDescriptions.$inferSelect;
export type NewSupportPlanDescription = typeof supportPlanDescriptions.$inferInsert;
