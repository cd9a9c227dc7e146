import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  complianceStates,
  supplierDocumentKinds,
  supplierDocumentStates,
  supplierStates,
  supplierTrades,
} from '#domain/relation/supplier.ts';
import { businessColumns, day, instant, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** A firm that works for a company, or sells to it. */
export const suppliers = pgTable(
  'suppliers',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    trade: text('trade', { enum: supplierTrades }).notNull(),
    legalForm: text('legal_form'),
    siren: text('siren'),
    siret: text('siret'),
    vatNumber: text('vat_number'),
    /** Sealed: a copy of the database does not tell it. */
    ibanSealed: text('iban_sealed'),
    /** Its beginning and end, for the screen. */
    ibanMasked: text('iban_masked'),
    ibanChangedAt: instant('iban_changed_at'),
    bic: text('bic'),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    website: text('website'),
    addressLine: text('address_line'),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code'),
    city: text('city'),
    paymentTermsDays: integer('payment_terms_days').notNull().default(30),
    retentionBps: integer('retention_bps').notNull().default(500),
    vatRateBps: integer('vat_rate_bps'),
    /** Codes of the departments where it works. */
    departments: text('departments')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    notes: text('notes'),
    status: text('status', { enum: supplierStates }).notNull().default('active'),
    blockedReason: text('blocked_reason'),
    /** From its documents at each change of them and every night, as the two that follow: lists filter by it. */
    compliance: text('compliance', { enum: complianceStates }).notNull().default('not-expected'),
    /** Null where its trade does not owe the certificate. */
    vigilance: text('vigilance', { enum: supplierDocumentStates }),
    /** Null where its trade does not owe the insurance. */
    tenYearInsurance: text('ten_year_insurance', { enum: supplierDocumentStates }),
    /** Mean of its evaluations in hundredths; null while there are none. */
    ratingHundredths: integer('rating_hundredths'),
    searchText: searchText('name', 'siren', 'siret', 'city', 'email', 'phone'),
  },
  (table) => [index('suppliers_tenant').on(table.tenantId, table.deletedAt)],
);

const supplierId = () =>
  ulid('supplier_id')
    .notNull()
    .references(() => suppliers.id, { onDelete: 'cascade' });

/** Papers that a supplier was asked for by a link, where it deposits them without an account. */
export const supplierDocumentRequests = pgTable(
  'supplier_document_requests',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    supplierId: supplierId(),
    kinds: text('kinds', { enum: supplierDocumentKinds }).array().notNull(),
    /** To whom the link was sent. */
    email: text('email').notNull(),
    message: text('message'),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Last day on which it opens. */
    expiresOn: day('expires_on').notNull(),
    openedAt: instant('opened_at'),
    /** When a paper last came by it. */
    answeredAt: instant('answered_at'),
    revokedAt: instant('revoked_at'),
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('supplier_document_requests_supplier').on(table.supplierId, table.createdAt)],
);

/** A paper of a supplier, with the days on which it holds. */
export const supplierDocuments = pgTable(
  'supplier_documents',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    supplierId: supplierId(),
    kind: text('kind', { enum: supplierDocumentKinds }).notNull(),
    /** Null for a paper that was only seen. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    validFrom: day('valid_from'),
    validTo: day('valid_to'),
    verifiedBy: ulid('verified_by'),
    verifiedAt: instant('verified_at'),
    /** Days before the end that people were last told of. */
    remindedDays: integer('reminded_days'),
    /** By which the supplier gave it: it counts once somebody of the company has verified it. */
    requestId: ulid('request_id').references(() => supplierDocumentRequests.id),
    createdBy: ulid('created_by'),
  },
  (table) => [
    check('supplier_documents_dates', sql`${table.validTo} > ${table.validFrom}`),
    index('supplier_documents_supplier').on(table.supplierId, table.kind),
    index('supplier_documents_valid_to').on(table.validTo),
  ],
);

/** The people of a supplier. */
export const supplierContacts = pgTable(
  'supplier_contacts',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    supplierId: supplierId(),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('supplier_contacts_once').on(table.supplierId, table.contactId),
    index('supplier_contacts_contact').on(table.contactId),
  ],
);

/** How a supplier worked on one operation: an evaluation, of which there may be several. */
export const supplierRatings = pgTable(
  'supplier_ratings',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    supplierId: supplierId(),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    /** 1 to 5, as `delay` and `price`. */
    quality: integer('quality').notNull(),
    delay: integer('delay').notNull(),
    price: integer('price').notNull(),
    comment: text('comment'),
    createdBy: ulid('created_by'),
  },
  (table) => [
    check(
      'supplier_ratings_notes',
      sql`${table.quality} between 1 and 5 and ${table.delay} between 1 and 5 and ${table.price} between 1 and 5`,
    ),
    index('supplier_ratings_supplier').on(table.supplierId, table.createdAt),
    index('supplier_ratings_operation').on(table.operationId),
  ],
);

export type Supplier = typeof suppliers.$inferSelect;
export type NewSupplier = typeof suppliers.$inferInsert;
export type SupplierDocument = typeof supplierDocuments.$inferSelect;
export type NewSupplierDocument = typeof supplierDocuments.$inferInsert;
export type SupplierDocumentRequest = typeof supplierDocumentRequests.$inferSelect;
export type SupplierRating = typeof supplierRatings.$inferSelect;
export type NewSupplierRating = typeof supplierRatings.$inferInsert;
