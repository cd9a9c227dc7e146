import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';

export const auditResults = ['ok', 'denied'] as const;
export type AuditResult = (typeof auditResults)[number];

/** Old and new value per field; secrets never enter it. */
export type AuditChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * Who did or tried what. Names are copied (`subjectLabel`) and nothing refers by key to another table:
 * an entry outlives its subject.
 *
 * The database itself links the entries of each company (`seq`, `prevHash`, `hash`, by trigger) and refuses
 * to change or remove one: see the migration `audit_chain` and `mocks/db/queries/audit-chain.ts`.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: ulid('id').primaryKey(),
    at: instant('at').notNull(),
    tenantId: ulid('tenant_id'),
    actorId: ulid('actor_id'),
    /** The client in whose name staff acted. */
    onBehalfOfId: ulid('on_behalf_of_id'),
    impersonationId: ulid('impersonation_id'),
    ipHash: text('ip_hash'),
    /** `area.verb`, e.g. `operation.update`. */
    action: text('action').notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    subjectLabel: text('subject_label'),
    changes: jsonb('changes').$type<AuditChanges>().notNull().default({}),
    result: text('result', { enum: auditResults }).notNull(),
    requestId: text('request_id'),
    /** Set by the database, in the order in which entries of a company were written. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** Hash of the company's entry before; empty for the first. */
    prevHash: text('prev_hash').notNull().default(''),
    /** SHA-256 over the entry and `prevHash`, in hexadecimal. */
    hash: text('hash').notNull().default(''),
  },
  (table) => [
    index('audit_entries_tenant_at').on(table.tenantId, table.at),
    index('audit_entries_tenant_seq').on(table.tenantId, table.seq),
    index('audit_entries_subject').on(table.subjectType, table.subjectId, table.at),
  ],
);

export type AuditEntry = typeof auditEntries.$inferSelect;
export type NewAuditEntry = typeof auditEntries.$inferInsert;
