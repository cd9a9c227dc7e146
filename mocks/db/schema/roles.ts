import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { businessColumns } from './columns.ts';

export const roleScopes = ['platform', 'brand', 'tenant'] as const;
export type RoleScope = (typeof roleScopes)[number];

/** Roles that the platform added to those of the permission matrix. Their names are unique across scopes. */
export const roles = pgTable('roles', {
  ...businessColumns(),
  name: text('name').notNull().unique(),
  label: text('label').notNull(),
  scope: text('scope', { enum: roleScopes }).notNull(),
  description: text('description'),
  permissions: text('permissions')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  isSystem: boolean('is_system').notNull().default(false),
});

export type RoleRow = typeof roles.$inferSelect;
