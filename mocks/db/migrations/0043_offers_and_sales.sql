CREATE TABLE "notary_sale_buyers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"notary_sale_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"rank" integer NOT NULL,
	"share_bps" integer NOT NULL,
	"kind" text NOT NULL,
	"is_non_professional" boolean NOT NULL,
	CONSTRAINT "notary_sale_buyers_once" UNIQUE("notary_sale_id","contact_id"),
	CONSTRAINT "notary_sale_buyers_share" CHECK ("notary_sale_buyers"."share_bps" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "notary_sale_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"notary_sale_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	"price_ttc_cents" bigint NOT NULL,
	"existing_price_cents" bigint,
	"works_price_cents" bigint,
	CONSTRAINT "notary_sale_lots_once" UNIQUE("notary_sale_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "notary_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"regime" text NOT NULL,
	"price_ttc_cents" bigint,
	"furniture_cents" bigint,
	"agent_fee_cents" bigint,
	"option_until" date,
	"contract_kind" text,
	"contract_on" date,
	"notified_by" text,
	"first_presentation_on" date,
	"alur_docs_on" date,
	"withdrawn_on" date,
	"deposit_cents" bigint,
	"deposit_holder" text,
	"deposit_received_on" date,
	"deposit_outcome" text,
	"is_loan_required" boolean DEFAULT false NOT NULL,
	"has_loan_waiver" boolean DEFAULT false NOT NULL,
	"loan_amount_cents" bigint,
	"loan_max_rate_bps" integer,
	"loan_months" integer,
	"loan_condition_ends_on" date,
	"loan_offer_received_on" date,
	"loan_accepted_on" date,
	"loan_refused_on" date,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tenant_offer_on" date,
	"preemption_id" text,
	"draft_deed_notified_on" date,
	"deed_planned_on" date,
	"deed_on" date,
	"seller_notary_id" text,
	"buyer_notary_id" text,
	"payment_template_id" text,
	"guarantee_id" text,
	"delivery_planned_on" date,
	"delivered_on" date,
	"delivery_reserves" text[] DEFAULT '{}'::text[] NOT NULL,
	"vat_regime" text,
	"vat_cents" bigint,
	"firm_on" date,
	"lifted_on" date,
	"paid_on" date,
	"cancel_reason" text,
	"cancelled_on" date,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"transaction_id" text,
	"by_user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"notary_sale_id" text NOT NULL,
	"rank" integer NOT NULL,
	"label" text NOT NULL,
	"event" text NOT NULL,
	"base" text NOT NULL,
	"cumulative_bps" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"vat_cents" bigint DEFAULT 0 NOT NULL,
	"event_reached_on" date,
	"called_on" date,
	"due_on" date,
	"reminded_on" date,
	"letter_file_id" text,
	"consigned_cents" bigint DEFAULT 0 NOT NULL,
	"consignment_reason" text,
	"status" text NOT NULL,
	CONSTRAINT "payments_rank" UNIQUE("notary_sale_id","rank")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"number" integer NOT NULL,
	"template_id" text,
	"template_version" integer,
	"kind" text NOT NULL,
	"recipient_contact_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_cents" bigint,
	"agency_fee_cents" bigint,
	"agency_fee_payer" text,
	"payment_terms" text,
	"valid_until" date,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deposit_cents" bigint,
	"promise_by" date,
	"deed_by" date,
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"sent_body" text,
	"channel" text,
	"sent_on" date,
	"counter_price_cents" bigint,
	"counter_on" date,
	"parent_offer_id" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"decided_on" date,
	"refusal_reason" text,
	"proof_file_id" text,
	CONSTRAINT "offers_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
ALTER TABLE "notary_sale_buyers" ADD CONSTRAINT "notary_sale_buyers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_buyers" ADD CONSTRAINT "notary_sale_buyers_notary_sale_id_notary_sales_id_fk" FOREIGN KEY ("notary_sale_id") REFERENCES "public"."notary_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_buyers" ADD CONSTRAINT "notary_sale_buyers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_lots" ADD CONSTRAINT "notary_sale_lots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_lots" ADD CONSTRAINT "notary_sale_lots_notary_sale_id_notary_sales_id_fk" FOREIGN KEY ("notary_sale_id") REFERENCES "public"."notary_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_lots" ADD CONSTRAINT "notary_sale_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_preemption_id_preemptions_id_fk" FOREIGN KEY ("preemption_id") REFERENCES "public"."preemptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_seller_notary_id_contacts_id_fk" FOREIGN KEY ("seller_notary_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_buyer_notary_id_contacts_id_fk" FOREIGN KEY ("buyer_notary_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_payment_template_id_payment_templates_id_fk" FOREIGN KEY ("payment_template_id") REFERENCES "public"."payment_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD CONSTRAINT "notary_sales_guarantee_id_guarantees_id_fk" FOREIGN KEY ("guarantee_id") REFERENCES "public"."guarantees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_notary_sale_id_notary_sales_id_fk" FOREIGN KEY ("notary_sale_id") REFERENCES "public"."notary_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_letter_file_id_stored_files_id_fk" FOREIGN KEY ("letter_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_template_id_offer_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."offer_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_parent_offer_id_offers_id_fk" FOREIGN KEY ("parent_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_proof_file_id_stored_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notary_sale_buyers_contact" ON "notary_sale_buyers" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notary_sale_lots_live" ON "notary_sale_lots" USING btree ("lot_id") WHERE "notary_sale_lots"."is_live";--> statement-breakpoint
CREATE INDEX "notary_sales_operation" ON "notary_sales" USING btree ("operation_id","status");--> statement-breakpoint
CREATE INDEX "notary_sales_template" ON "notary_sales" USING btree ("payment_template_id");--> statement-breakpoint
CREATE INDEX "notary_sales_preemption" ON "notary_sales" USING btree ("preemption_id");--> statement-breakpoint
CREATE INDEX "notary_sales_guarantee" ON "notary_sales" USING btree ("guarantee_id");--> statement-breakpoint
CREATE INDEX "notary_sales_seller_notary" ON "notary_sales" USING btree ("seller_notary_id");--> statement-breakpoint
CREATE INDEX "notary_sales_buyer_notary" ON "notary_sales" USING btree ("buyer_notary_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_payment" ON "payment_receipts" USING btree ("payment_id","on");--> statement-breakpoint
CREATE INDEX "payment_receipts_operation" ON "payment_receipts" USING btree ("operation_id","on");--> statement-breakpoint
CREATE INDEX "payments_operation" ON "payments" USING btree ("operation_id","status");--> statement-breakpoint
CREATE INDEX "payments_letter" ON "payments" USING btree ("letter_file_id");--> statement-breakpoint
CREATE INDEX "offers_operation" ON "offers" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_template" ON "offers" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "offers_parent" ON "offers" USING btree ("parent_offer_id");--> statement-breakpoint
CREATE INDEX "offers_proof" ON "offers" USING btree ("proof_file_id");--> statement-breakpoint
CREATE INDEX "offers_validity" ON "offers" USING btree ("status","valid_until");