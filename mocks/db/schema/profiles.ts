import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { profileKinds } from '#domain/profile/enums.ts';
import { businessColumns, cents, day, instant, ulid } from './columns.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** What somebody earns in a year. */
export interface StoredIncome {
  readonly kind: string;
  readonly annualCents: number;
  readonly year: number;
}

/** What somebody owes each month. */
export interface StoredExpense {
  readonly kind: string;
  readonly monthlyCents: number;
  readonly untilOn: string | null;
}

export interface StoredRepresentative {
  readonly name: string;
  readonly role: string;
}

export interface StoredShareholder {
  readonly name: string;
  /** The shareholder's own profile, where there is one. */
  readonly profileId: string | null;
  readonly bps: number;
}

/** The accounts of one year; null where a figure is not known. */
export interface StoredAccounts {
  readonly year: number;
  readonly turnoverCents: number | null;
  readonly ebitdaCents: number | null;
  readonly netIncomeCents: number | null;
  readonly equityCents: number | null;
  readonly financialDebtCents: number | null;
  readonly cashCents: number | null;
}

const list = <Item>(name: string) => jsonb(name).$type<Item[]>().notNull().default([]);

/** Who carries an operation before banks and notaries: a company, or a person. */
export const profiles = pgTable(
  'profiles',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text('kind', { enum: profileKinds }).notNull(),
    /** What people call it: the legal name, or first and last name. */
    name: text('name').notNull(),
    /** The one that is proposed first among those of its kind. */
    isDefault: boolean('is_default').notNull().default(false),
    archivedAt: instant('archived_at'),
    /** The member whom a personal profile is about: they see it too. */
    userId: ulid('user_id').references(() => users.id),
    /** Logo of a company, portrait of a person. */
    pictureFileId: ulid('picture_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    addressLine: text('address_line'),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code'),
    city: text('city'),
    inseeCode: text('insee_code'),
    // A person.
    civility: text('civility'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: day('birth_date'),
    birthPlace: text('birth_place'),
    nationality: text('nationality'),
    maritalStatus: text('marital_status'),
    matrimonialRegime: text('matrimonial_regime'),
    dependents: integer('dependents'),
    occupation: text('occupation'),
    employer: text('employer'),
    contractKind: text('contract_kind'),
    seniorityOn: day('seniority_on'),
    incomes: list<StoredIncome>('incomes'),
    expenses: list<StoredExpense>('expenses'),
    /** HTML, cleaned when it is saved. */
    bio: text('bio'),
    trainings: text('trainings')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    // A company.
    legalName: text('legal_name'),
    legalForm: text('legal_form'),
    siren: text('siren'),
    siret: text('siret'),
    vatNumber: text('vat_number'),
    rcsCity: text('rcs_city'),
    capitalCents: cents('capital_cents'),
    createdOn: day('created_on'),
    ape: text('ape'),
    staffCount: integer('staff_count'),
    representatives: list<StoredRepresentative>('representatives'),
    /** Their shares make 10 000 basis points, or there are none. */
    shareholders: list<StoredShareholder>('shareholders'),
    accounts: list<StoredAccounts>('accounts'),
    bankContactIds: text('bank_contact_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** HTML, cleaned when it is saved. */
    pitch: text('pitch'),
  },
  (table) => [
    index('profiles_tenant').on(table.tenantId),
    uniqueIndex('profiles_default')
      .on(table.tenantId, table.kind)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    check('profiles_default_live', sql`not ${table.isDefault} or ${table.archivedAt} is null`),
  ],
);

export type Profile = typeof profiles.$inferSelect;
export type NewProfile = typeof profiles.$inferInsert;
