import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { offerKinds, type OfferCondition } from '#domain/offer/offer-template.ts';
import { agencyFeePayers, offerChannels } from '#domain/offer/offer.ts';
import { offerStates } from '#domain/states/purchase/offer-facts.ts';
import { businessColumns, cents, day, ulid } from './columns.ts';
import { offerTemplates } from './offer-templates.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

/** An offer to buy the property of an operation. */
export const offers = pgTable(
  'offers',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    /** What follows `OFF-`, counted by company. */
    number: integer('number').notNull(),
    templateId: ulid('template_id').references(() => offerTemplates.id, { onDelete: 'set null' }),
    /** Version of the template that the text was made of. */
    templateVersion: integer('template_version'),
    kind: text('kind', { enum: offerKinds }).notNull(),
    recipientContactIds: text('recipient_contact_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    priceCents: cents('price_cents'),
    agencyFeeCents: cents('agency_fee_cents'),
    agencyFeePayer: text('agency_fee_payer', { enum: agencyFeePayers }),
    paymentTerms: text('payment_terms'),
    validUntil: day('valid_until'),
    conditions: jsonb('conditions').$type<OfferCondition[]>().notNull().default([]),
    depositCents: cents('deposit_cents'),
    promiseBy: day('promise_by'),
    deedBy: day('deed_by'),
    subject: text('subject').notNull().default(''),
    /** HTML, cleaned when it is saved, with the placeholders of its template still between double braces. */
    body: text('body').notNull().default(''),
    /** The text as it was sent, with every placeholder filled; null before. */
    sentBody: text('sent_body'),
    channel: text('channel', { enum: offerChannels }),
    sentOn: day('sent_on'),
    counterPriceCents: cents('counter_price_cents'),
    counterOn: day('counter_on'),
    /** The countered offer that this one answers. */
    parentOfferId: ulid('parent_offer_id').references((): AnyPgColumn => offers.id, { onDelete: 'set null' }),
    status: text('status', { enum: offerStates }).notNull().default('draft'),
    decidedOn: day('decided_on'),
    refusalReason: text('refusal_reason'),
    proofFileId: ulid('proof_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('offers_number').on(table.tenantId, table.number),
    index('offers_operation').on(table.operationId, table.createdAt),
    index('offers_template').on(table.templateId),
    index('offers_parent').on(table.parentOfferId),
    index('offers_proof').on(table.proofFileId),
    index('offers_validity').on(table.status, table.validUntil),
  ],
);

export type Offer = typeof offers.$inferSelect;
export type NewOffer = typeof offers.$inferInsert;
