import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { smtpEncryptions, type DnsCheck, type SmtpFault } from '#domain/relation/smtp.ts';
import { businessColumns, instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';

/** « Serveur d’envoi »: the mail server of a company, one each; without it the platform sends. */
export const smtpSettings = pgTable('smtp_settings', {
  ...businessColumns(),
  tenantId: ulid('tenant_id')
    .notNull()
    .unique()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  encryption: text('encryption', { enum: smtpEncryptions }).notNull(),
  username: text('username').notNull(),
  /** Sealed; no answer ever holds it. Null while it is to be entered again. */
  passwordSealed: text('password_sealed'),
  passwordSetAt: instant('password_set_at'),
  fromName: text('from_name').notNull(),
  fromEmail: text('from_email').notNull(),
  replyTo: text('reply_to'),
  /** Mails a day; what is beyond leaves from the platform’s address. */
  dailyLimit: integer('daily_limit').notNull(),
  /** Name of the signing key in the DNS of the sender’s domain. */
  dkimSelector: text('dkim_selector'),
  dns: jsonb('dns').$type<DnsCheck[]>(),
  dnsCheckedAt: instant('dns_checked_at'),
  /** Since when the server takes mails with these settings; null sends nothing through it. */
  verifiedAt: instant('verified_at'),
  /** When a test was asked for; it is under way until `testedAt` is later. */
  testAskedAt: instant('test_asked_at'),
  testedAt: instant('tested_at'),
  isTestOk: boolean('is_test_ok'),
  testFault: text('test_fault').$type<SmtpFault>(),
  /** Reply code of the server at the last test. */
  testCode: integer('test_code'),
  /** What was said at the last test, without secrets. */
  testTranscript: jsonb('test_transcript').$type<string[]>(),
});
export type SmtpSetting = typeof smtpSettings.$inferSelect;
export type NewSmtpSetting = typeof smtpSettings.$inferInsert;
