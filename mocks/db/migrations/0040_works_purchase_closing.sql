CREATE TABLE "construction_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"number" integer NOT NULL,
	"trade" text NOT NULL,
	"label" text NOT NULL,
	"budget_ht_cents" bigint NOT NULL,
	"supplier_id" text,
	"quotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contract_ht_cents" bigint,
	"amendments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vat_rate_bps" integer DEFAULT 1000 NOT NULL,
	"retention_bps" integer DEFAULT 500 NOT NULL,
	"retention_mode" text DEFAULT 'withheld' NOT NULL,
	"start_on" date,
	"end_on" date,
	"actual_start_on" date,
	"actual_end_on" date,
	"decennial_until" date,
	"reception_on" date,
	"reserves_lifted_on" date,
	"retention_released_on" date,
	"termination_reason" text,
	"status" text DEFAULT 'to_consult' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"milestone" text NOT NULL,
	"on" date NOT NULL,
	"certifier_name" text NOT NULL,
	"file_id" text,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "receptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"on" date NOT NULL,
	"with_reserves" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reserves" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"reception_id" text NOT NULL,
	"construction_lot_id" text NOT NULL,
	"text" text NOT NULL,
	"room" text,
	"due_on" date,
	"lifted_on" date
);
--> statement-breakpoint
CREATE TABLE "works_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text,
	"on" date NOT NULL,
	"caption" text,
	"file_id" text NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "works_situations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"construction_lot_id" text NOT NULL,
	"number" integer NOT NULL,
	"month" text NOT NULL,
	"cumulative_bps" integer NOT NULL,
	"cumulative_ht_cents" bigint NOT NULL,
	"period_ht_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"retention_cents" bigint NOT NULL,
	"retention_ht_cents" bigint NOT NULL,
	"to_pay_ttc_cents" bigint NOT NULL,
	"submitted_on" date,
	"checked_by" text,
	"checked_on" date,
	"approved_on" date,
	"due_on" date,
	"paid_on" date,
	"transaction_id" text,
	"rejection_reason" text,
	"status" text DEFAULT 'submitted' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notary_purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"accepted_offer_id" text,
	"contract_kind" text NOT NULL,
	"form" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"furniture_cents" bigint,
	"agency_fee_cents" bigint,
	"agency_fee_payer" text,
	"deposit_cents" bigint,
	"deposit_holder" text,
	"acceptance_on" date,
	"promise_on" date,
	"promise_expires_on" date,
	"registered_on" date,
	"is_substitution_allowed" boolean DEFAULT false NOT NULL,
	"substitute_profile_id" text,
	"seller_contact_id" text,
	"seller_notary_id" text,
	"buyer_notary_id" text,
	"is_seller_individual" boolean DEFAULT false NOT NULL,
	"commitment" text,
	"deed_planned_on" date,
	"deed_on" date,
	"deed_price_cents" bigint,
	"disbursements_cents" bigint,
	"rebate_bps" integer DEFAULT 0 NOT NULL,
	"actual_fees_cents" bigint,
	"funds_called_cents" bigint,
	"keys_on" date,
	"annual_property_tax_cents" bigint,
	"lapsed_on" date,
	"termination_reason" text,
	"deposit_outcome" text,
	"status" text DEFAULT 'draft' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_conditions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"purchase_id" text NOT NULL,
	"type" text NOT NULL,
	"detail" text,
	"deadline_on" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"met_on" date
);
--> statement-breakpoint
CREATE TABLE "purchase_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"purchase_id" text NOT NULL,
	"condition_id" text,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"file_id" text NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "support_plan_descriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"kind" text NOT NULL,
	"version_no" integer NOT NULL,
	"rooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"plan_file_id" text,
	"are_heights_shown" boolean DEFAULT false NOT NULL,
	"is_price_revisable" boolean DEFAULT false NOT NULL,
	"revision_rule" text,
	"delivery_delay_months" integer,
	"approved_by" text,
	"approved_on" date,
	"notary_sale_id" text,
	"status" text DEFAULT 'draft' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terminations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"kind" text NOT NULL,
	"on" date,
	"reason" text,
	"comment" text,
	"lessons" text,
	"keeps_retention_follow_up" boolean DEFAULT false NOT NULL,
	"acknowledged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"final_cost_cents" bigint,
	"final_revenue_cents" bigint,
	"final_margin_cents" bigint,
	"sunk_cost_cents" bigint,
	"irr_bps" integer,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"reopening_reason" text,
	"status" text DEFAULT 'draft' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "construction_lots" ADD CONSTRAINT "construction_lots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "construction_lots" ADD CONSTRAINT "construction_lots_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "construction_lots" ADD CONSTRAINT "construction_lots_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_certificates" ADD CONSTRAINT "milestone_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_certificates" ADD CONSTRAINT "milestone_certificates_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_certificates" ADD CONSTRAINT "milestone_certificates_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptions" ADD CONSTRAINT "receptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptions" ADD CONSTRAINT "receptions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_reception_id_receptions_id_fk" FOREIGN KEY ("reception_id") REFERENCES "public"."receptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_construction_lot_id_construction_lots_id_fk" FOREIGN KEY ("construction_lot_id") REFERENCES "public"."construction_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_papers" ADD CONSTRAINT "works_papers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_papers" ADD CONSTRAINT "works_papers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_papers" ADD CONSTRAINT "works_papers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_situations" ADD CONSTRAINT "works_situations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_situations" ADD CONSTRAINT "works_situations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_situations" ADD CONSTRAINT "works_situations_construction_lot_id_construction_lots_id_fk" FOREIGN KEY ("construction_lot_id") REFERENCES "public"."construction_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_substitute_profile_id_profiles_id_fk" FOREIGN KEY ("substitute_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_seller_contact_id_contacts_id_fk" FOREIGN KEY ("seller_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_seller_notary_id_contacts_id_fk" FOREIGN KEY ("seller_notary_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD CONSTRAINT "notary_purchases_buyer_notary_id_contacts_id_fk" FOREIGN KEY ("buyer_notary_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_conditions" ADD CONSTRAINT "purchase_conditions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_conditions" ADD CONSTRAINT "purchase_conditions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_conditions" ADD CONSTRAINT "purchase_conditions_purchase_id_notary_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."notary_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_papers" ADD CONSTRAINT "purchase_papers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_papers" ADD CONSTRAINT "purchase_papers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_papers" ADD CONSTRAINT "purchase_papers_purchase_id_notary_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."notary_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_papers" ADD CONSTRAINT "purchase_papers_condition_id_purchase_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."purchase_conditions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_papers" ADD CONSTRAINT "purchase_papers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_plan_descriptions" ADD CONSTRAINT "support_plan_descriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_plan_descriptions" ADD CONSTRAINT "support_plan_descriptions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_plan_descriptions" ADD CONSTRAINT "support_plan_descriptions_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_plan_descriptions" ADD CONSTRAINT "support_plan_descriptions_plan_file_id_stored_files_id_fk" FOREIGN KEY ("plan_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "construction_lots_operation" ON "construction_lots" USING btree ("operation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_certificates_once" ON "milestone_certificates" USING btree ("operation_id","milestone");--> statement-breakpoint
CREATE UNIQUE INDEX "receptions_operation" ON "receptions" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "reserves_operation" ON "reserves" USING btree ("operation_id","lifted_on");--> statement-breakpoint
CREATE INDEX "works_papers_operation" ON "works_papers" USING btree ("operation_id","on");--> statement-breakpoint
CREATE INDEX "works_situations_operation" ON "works_situations" USING btree ("operation_id","month");--> statement-breakpoint
CREATE INDEX "works_situations_lot" ON "works_situations" USING btree ("construction_lot_id","number");--> statement-breakpoint
CREATE INDEX "notary_purchases_operation" ON "notary_purchases" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notary_purchases_live" ON "notary_purchases" USING btree ("operation_id") WHERE "notary_purchases"."status" not in ('lapsed', 'terminated') and "notary_purchases"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_conditions_purchase" ON "purchase_conditions" USING btree ("purchase_id","deadline_on");--> statement-breakpoint
CREATE INDEX "purchase_papers_purchase" ON "purchase_papers" USING btree ("purchase_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "support_plan_descriptions_version" ON "support_plan_descriptions" USING btree ("lot_id","version_no");--> statement-breakpoint
CREATE INDEX "terminations_operation" ON "terminations" USING btree ("operation_id","created_at");