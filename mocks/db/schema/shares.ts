import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  hiddenFigures,
  shareAudiences,
  shareNotices,
  shareTargets,
  shareViewKinds,
} from '#domain/share/share.ts';
import { day, instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { profiles } from './profiles.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A link that shows somebody without an account an operation or a profile, as far as was ticked. */
export const shares = pgTable(
  'shares',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull().default(1),
    target: text('target', { enum: shareTargets }).notNull(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    profileId: ulid('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token, sealed, so that the link can be copied and sent again. */
    tokenSealed: text('token_sealed'),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    audience: text('audience', { enum: shareAudiences }).notNull(),
    message: text('message'),
    /** Names of printable pages, in the order in which they are shown. */
    sections: texts('sections'),
    /** Files: of the library for an operation, papers for a profile. */
    fileIds: texts('file_ids'),
    hideAmounts: text('hide_amounts', { enum: hiddenFigures }).notNull().default('none'),
    /** Of a person's profile: the fields that the reader is not shown. */
    hiddenFields: texts('hidden_fields'),
    /** argon2id, encoded; null where the address alone opens. */
    codeHash: text('code_hash'),
    /** Last day on which it opens. */
    expiresOn: day('expires_on').notNull(),
    allowDownload: boolean('allow_download').notNull().default(false),
    watermark: boolean('watermark').notNull().default(true),
    /** How often it may be opened; null without limit. */
    maxOpenings: integer('max_openings'),
    openingsCount: integer('openings_count').notNull().default(0),
    notice: text('notice', { enum: shareNotices }).notNull().default('first'),
    lastSentAt: instant('last_sent_at'),
    lastViewedAt: instant('last_viewed_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: ulid('revoked_by'),
  },
  (table) => [
    check(
      'shares_target',
      sql`(${table.target} = 'operation') = (${table.operationId} is not null) and (${table.target} = 'profile') = (${table.profileId} is not null)`,
    ),
    check('shares_openings', sql`${table.maxOpenings} is null or ${table.maxOpenings} > 0`),
    index('shares_operation').on(table.operationId, table.createdAt),
    index('shares_profile').on(table.profileId, table.createdAt),
    index('shares_tenant').on(table.tenantId, table.createdAt),
  ],
);

/** What a reader did behind a link; times are the business clock's. */
export const shareViews = pgTable(
  'share_views',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    shareId: ulid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** The opening that it belongs to. */
    openingId: ulid('opening_id').notNull(),
    kind: text('kind', { enum: shareViewKinds }).notNull(),
    /** Name of a section, or identifier of a file; empty for the opening itself. */
    part: text('part').notNull().default(''),
    /** What the part was called then; empty for a section of one page. */
    label: text('label').notNull().default(''),
    /** The version of the link that was read. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    /** How long it was on the screen. */
    durationS: integer('duration_s').notNull().default(0),
    /** Keyed hash of the address. */
    ipHash: text('ip_hash'),
    device: text('device'),
  },
  (table) => [
    index('share_views_share').on(table.shareId, table.at),
    // Read again within one opening, a part is the same line.
    uniqueIndex('share_views_part').on(table.openingId, table.kind, table.part, table.label),
  ],
);

/** A question that a reader left. */
export const shareQuestions = pgTable(
  'share_questions',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    shareId: ulid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The task that it made. */
    taskId: ulid('task_id'),
  },
  (table) => [index('share_questions_share').on(table.shareId, table.createdAt)],
);

export type ShareRow = typeof shares.$inferSelect;
export type NewShareRow = typeof shares.$inferInsert;
export type ShareViewRow = typeof shareViews.$inferSelect;
export type NewShareViewRow = typeof shareViews.$inferInsert;
