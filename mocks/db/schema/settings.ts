import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RoleName } from '#domain/access/permissions.ts';
import type { PlatformSettings } from '#domain/platform/settings.ts';
import type { InvoiceParty } from './invoices.ts';

/** One account offered on the sign-in page of a demonstration, password in clear. */
export interface DemoAccount {
  email: string;
  name: string;
  roleName: RoleName;
  /** null for the platform's own staff. */
  tenantName: string | null;
  area: 'client' | 'admin';
  password: string;
}

/** What each key of the table `settings` holds. Instants are UTC ISO strings. */
export interface SettingValues {
  /** Present only in a demonstration. */
  demo: { accounts: DemoAccount[] };
  /** The business clock starts at `startsAt` when the data is seeded (`seededAt`) and runs on. */
  clock: { startsAt: string; seededAt: string };
  /** Who invoices subscriptions; an installation without it cannot issue any. */
  issuer: InvoiceParty;
  /** Whether new companies may sign up; open when absent. */
  signUps: { isOpen: boolean };
  /** What staff set for the whole platform. */
  platform: PlatformSettings & { updatedAt: string };
  /** The last backup that the server knows of. */
  backup: { at: string };
  /** Present while the application is closed for maintenance, or will be from `at` on. */
  maintenance: {
    message: string;
    at?: string | null;
    until: string | null;
    bypassHash: string;
    /** Addresses that are let through. */
    allowedIps?: string[];
  };
}
export type SettingKey = keyof SettingValues;

/** Facts of the installation, one JSON value per key. */
export const settings = pgTable('settings', {
  key: text('key').$type<SettingKey>().primaryKey(),
  value: jsonb('value').$type<SettingValues[SettingKey]>().notNull(),
  /** Counts the changes of what people fill in in a form. */
  version: integer('version').notNull().default(1),
});
