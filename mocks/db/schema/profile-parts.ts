import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { financialKinds, orgLinks, orgNodeKinds, propertyKinds } from '#domain/profile/enums.ts';
import { paperKinds } from '#domain/profile/paper-kinds.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { cents, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { profiles } from './profiles.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

/** Columns of what belongs to a profile and is saved by itself, over its own version. */
const partColumns = () => ({
  ...recordColumns(),
  tenantId: ulid('tenant_id')
    .notNull()
    .references(() => tenants.id),
  profileId: ulid('profile_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(1),
  createdBy: ulid('created_by'),
});

/** A property that a profile owns; amounts are those of the whole property. */
export const propertyAssets = pgTable(
  'property_assets',
  {
    ...partColumns(),
    label: text('label').notNull(),
    city: text('city'),
    kind: text('kind', { enum: propertyKinds }),
    acquiredOn: day('acquired_on'),
    purchasePriceCents: cents('purchase_price_cents'),
    valueCents: cents('value_cents').notNull(),
    outstandingCents: cents('outstanding_cents').notNull().default(0),
    monthlyPaymentCents: cents('monthly_payment_cents').notNull().default(0),
    monthlyRentCents: cents('monthly_rent_cents').notNull().default(0),
    ownershipBps: integer('ownership_bps').notNull().default(10_000),
    /** In whose name it is held, where that is another. */
    holder: text('holder'),
  },
  (table) => [
    check('property_assets_share', sql`${table.ownershipBps} between 1 and 10000`),
    index('property_assets_profile').on(table.profileId),
  ],
);

/** Money of a profile, where it is placed and on which day that was looked at. */
export const financialAssets = pgTable(
  'financial_assets',
  {
    ...partColumns(),
    kind: text('kind', { enum: financialKinds }).notNull(),
    institution: text('institution'),
    valueCents: cents('value_cents').notNull(),
    isPledged: boolean('is_pledged').notNull().default(false),
    valuedOn: day('valued_on').notNull(),
  },
  (table) => [index('financial_assets_profile').on(table.profileId)],
);

/** An operation that a profile has brought to its end. */
export const profileReferences = pgTable(
  'profile_references',
  {
    ...partColumns(),
    title: text('title').notNull(),
    city: text('city').notNull(),
    year: integer('year').notNull(),
    kind: text('kind', { enum: operationKinds }),
    lotsCount: integer('lots_count'),
    purchaseCents: cents('purchase_cents'),
    worksCents: cents('works_cents'),
    otherCents: cents('other_cents'),
    revenueCents: cents('revenue_cents'),
    durationMonths: integer('duration_months'),
    narrative: text('narrative'),
    /** Shown to others without amounts. */
    isConfidential: boolean('is_confidential').notNull().default(false),
    /** Where it was made from an operation that was closed here. */
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    photoFileId: ulid('photo_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [index('profile_references_profile').on(table.profileId)],
);

/** An entity of a profile's organisation chart. */
export const orgNodes = pgTable(
  'org_nodes',
  {
    ...partColumns(),
    label: text('label').notNull(),
    kind: text('kind', { enum: orgNodeKinds }).notNull(),
    parentId: ulid('parent_id').references((): AnyPgColumn => orgNodes.id),
    link: text('link', { enum: orgLinks }).notNull().default('held'),
    ownershipBps: integer('ownership_bps').notNull().default(10_000),
    role: text('role'),
    siren: text('siren'),
    /** The company that carries an operation: drawn so that it stands out. */
    isSpv: boolean('is_spv').notNull().default(false),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    check('org_nodes_share', sql`${table.ownershipBps} between 1 and 10000`),
    check('org_nodes_itself', sql`${table.parentId} <> ${table.id}`),
    index('org_nodes_profile').on(table.profileId, table.rank),
  ],
);

/** A paper of a profile's file for a bank. */
export const profileDocuments = pgTable(
  'profile_documents',
  {
    ...partColumns(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    /** Of accounts and tax notices. */
    year: integer('year'),
    /** Null for a paper that was only seen. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    issuedOn: day('issued_on'),
    validTo: day('valid_to'),
  },
  (table) => [index('profile_documents_profile').on(table.profileId, table.kind)],
);

export type PropertyAsset = typeof propertyAssets.$inferSelect;
export type NewPropertyAsset = typeof propertyAssets.$inferInsert;
export type FinancialAsset = typeof financialAssets.$inferSelect;
export type NewFinancialAsset = typeof financialAssets.$inferInsert;
export type ProfileReference = typeof profileReferences.$inferSelect;
export type NewProfileReference = typeof profileReferences.$inferInsert;
export type StoredOrgNode = typeof orgNodes.$inferSelect;
export type NewOrgNode = typeof orgNodes.$inferInsert;
export type ProfileDocument = typeof profileDocuments.$inferSelect;
export type NewProfileDocument = typeof profileDocuments.$inferInsert;
