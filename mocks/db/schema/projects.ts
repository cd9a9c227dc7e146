import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { operationKinds } from '#domain/operation/enums.ts';
import {
  projectMediaKinds,
  projectStates,
  projectVariants,
  type ProjectRow,
} from '#domain/project/project.ts';
import { areaM2, businessColumns, day, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id);

/**
 * A programme: what could be made of an operation. At most one is selected for each operation, and
 * `operations.active_project_id` names it. The day of delivery is worked out from start and duration.
 */
export const projects = pgTable(
  'projects',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    name: text('name').notNull(),
    variant: text('variant', { enum: projectVariants }).notNull(),
    status: text('status', { enum: projectStates }).notNull().default('draft'),
    kind: text('kind', { enum: operationKinds }).notNull(),
    /** HTML, already sanitised. */
    description: text('description'),
    architectContactId: ulid('architect_contact_id').references(() => contacts.id, {
      onDelete: 'set null',
    }),
    floorAreaM2: areaM2('floor_area_m2'),
    worksStartOn: day('works_start_on'),
    worksMonths: integer('works_months'),
    rows: jsonb('rows').$type<ProjectRow[]>().notNull().default([]),
  },
  (table) => [
    index('projects_operation').on(table.operationId, table.variant),
    uniqueIndex('projects_selected')
      .on(table.operationId)
      .where(sql`${table.status} = 'selected' and ${table.deletedAt} is null`),
  ],
);

/** Plans and perspectives of a project, in their order. */
export const projectMedia = pgTable(
  'project_media',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    projectId: ulid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: projectMediaKinds }).notNull(),
    caption: text('caption'),
    rank: integer('rank').notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [index('project_media_project').on(table.projectId, table.rank)],
);

export type Project = typeof projects.$inferSelect;
export type NewProject = typeof projects.$inferInsert;
export type ProjectMedia = typeof projectMedia.$inferSelect;
