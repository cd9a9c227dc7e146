import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountingSchemes, activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import { brands } from './brands.ts';
import { cents, instant, recordColumns, ulid } from './columns.ts';
import { searchText } from './search-text.ts';

export const tenantStatuses = ['trial', 'active', 'read_only', 'suspended', 'closed'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

export const brandSharingLevels = ['none', 'aggregate', 'detailed'] as const;
export type BrandSharingLevel = (typeof brandSharingLevels)[number];

/** Where a company comes from: parameters of the address by which its owner first arrived. */
export type SignUpSource = Record<string, string>;

/** A client company: the border that no record crosses. */
export const tenants = pgTable(
  'tenants',
  {
    ...recordColumns(),
    version: integer('version').notNull().default(1),
    /** « Raison sociale ». */
    name: text('name').notNull(),
    tradeName: text('trade_name'),
    legalForm: text('legal_form', { enum: legalForms }).notNull(),
    siren: text('siren').notNull().unique(),
    siret: text('siret'),
    vatNumber: text('vat_number'),
    ape: text('ape'),
    rcsCity: text('rcs_city'),
    shareCapitalCents: cents('share_capital_cents'),
    addressLine: text('address_line'),
    addressLine2: text('address_line_2'),
    postalCode: text('postal_code'),
    city: text('city').notNull(),
    inseeCode: text('insee_code'),
    country: text('country').notNull().default('FR'),
    activity: text('activity', { enum: activities }).notNull(),
    /** Month and day of the end of the fiscal year, `MM-DD`. */
    fiscalYearEnd: text('fiscal_year_end').notNull().default('12-31'),
    vatRegime: text('vat_regime', { enum: companyVatRegimes }).notNull().default('reel_normal'),
    accountingScheme: text('accounting_scheme', { enum: accountingSchemes })
      .notNull()
      .default('transformation'),
    brandId: ulid('brand_id').references(() => brands.id),
    brandSharingLevel: text('brand_sharing_level', { enum: brandSharingLevels }).notNull().default('none'),
    logoFileId: ulid('logo_file_id'),
    status: text('status', { enum: tenantStatuses }).notNull(),
    /** Until then the assistance may change things in the company's name. */
    supportAccessUntil: instant('support_access_until'),
    /** Since when every member must use a second factor; a week of grace follows. */
    twoFactorRequiredAt: instant('two_factor_required_at'),
    /** Accounting is closed up to and including this month, `YYYY-MM`. */
    lockedUntilMonth: text('locked_until_month'),
    signUpSource: jsonb('sign_up_source').$type<SignUpSource>(),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    closingAskedAt: instant('closing_asked_at'),
    closingReason: text('closing_reason'),
    searchText: searchText('name', 'trade_name', 'city', 'postal_code'),
  },
  (table) => [index('tenants_brand').on(table.brandId)],
);

export type Tenant = typeof tenants.$inferSelect;
export type NewTenant = typeof tenants.$inferInsert;
