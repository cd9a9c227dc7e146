import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { dossierMakers, dossierStates } from '#domain/paper/dossier-copy.ts';
import { dossierPresets } from '#domain/paper/dossier-presets.ts';
import { hideable } from '#domain/paper/hideable.ts';
import { instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { profiles } from './profiles.ts';
import { shares } from './shares.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** « Dossier remis »: a file as somebody was given it, on its day. */
export const dossiers = pgTable(
  'dossiers',
  {
    ...recordColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id),
    /** What it is about: an operation, or the profile of a borrower by itself. */
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    profileId: ulid('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** The link whose papers it holds; null for one that was put together by hand. */
    shareId: ulid('share_id').references(() => shares.id, { onDelete: 'set null' }),
    /** The version of that link. */
    shareVersion: integer('share_version'),
    recipient: text('recipient').notNull(),
    preset: text('preset', { enum: dossierPresets }).notNull(),
    /** Names of printable pages, in their order. */
    sections: texts('sections'),
    /** What sections are called in it, by section; the others keep their usual names. */
    titles: jsonb('titles').$type<Readonly<Record<string, string>>>().notNull(),
    hides: text('hides', { enum: hideable })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    watermark: text('watermark').notNull().default(''),
    madeBy: text('made_by', { enum: dossierMakers }).notNull(),
    status: text('status', { enum: dossierStates }).notNull(),
    /** The PDF; null until it is there, and for one that the person's own browser drew. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    /** How far the press has come, in percent. */
    progressPercent: integer('progress_percent').notNull().default(0),
    pagesCount: integer('pages_count'),
    doneAt: instant('done_at'),
  },
  (table) => [
    check('dossiers_about_one', sql`num_nonnulls(${table.operationId}, ${table.profileId}) = 1`),
    index('dossiers_profile').on(table.profileId),
    index('dossiers_operation').on(table.operationId, table.createdAt),
    index('dossiers_tenant').on(table.tenantId, table.createdAt),
    index('dossiers_share').on(table.shareId),
  ],
);

export type Dossier = typeof dossiers.$inferSelect;
