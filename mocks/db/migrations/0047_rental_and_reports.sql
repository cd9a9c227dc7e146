CREATE TABLE "charge_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lease_id" text NOT NULL,
	"year" integer NOT NULL,
	"provisions_cents" bigint NOT NULL,
	"real_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"detail" text,
	"created_by" text,
	CONSTRAINT "charge_statements_year" UNIQUE("lease_id","year")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"renter_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"renter_names" text DEFAULT '' NOT NULL,
	"guarantor_id" text,
	"signed_on" date,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"notice_on" date,
	"notice_by" text,
	"leaves_on" date,
	"rent_cents" bigint NOT NULL,
	"charges_cents" bigint DEFAULT 0 NOT NULL,
	"charges_mode" text DEFAULT 'provision' NOT NULL,
	"other_cents" bigint DEFAULT 0 NOT NULL,
	"vat_bps" integer DEFAULT 0 NOT NULL,
	"due_day" integer DEFAULT 1 NOT NULL,
	"terms" text DEFAULT 'a_echoir' NOT NULL,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"deposit_received_on" date,
	"keys_on" date,
	"is_inventory_conform" boolean,
	"retained" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deposit_returned_on" date,
	"deposit_returned_cents" bigint,
	"index_kind" text DEFAULT 'aucun' NOT NULL,
	"index_quarter" text,
	"revision_day" text,
	"last_revised_on" date,
	"dpe_class" text,
	"is_main_residence" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"told_days" integer,
	"deposit_told_on" date,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("number", '') || chr(10) || coalesce("renter_names", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "leases_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "rent_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lease_id" text NOT NULL,
	"month" text NOT NULL,
	"rent_cents" bigint NOT NULL,
	"charges_cents" bigint NOT NULL,
	"other_cents" bigint DEFAULT 0 NOT NULL,
	"vat_bps" integer DEFAULT 0 NOT NULL,
	"vat_cents" bigint DEFAULT 0 NOT NULL,
	"total_cents" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"note" text,
	"reminded_level" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"told_level" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text
);
--> statement-breakpoint
CREATE TABLE "rent_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"call_id" text NOT NULL,
	"received_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"transaction_id" text,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "rent_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lease_id" text NOT NULL,
	"due_on" date NOT NULL,
	"from_cents" bigint NOT NULL,
	"to_cents" bigint,
	"quarter" text NOT NULL,
	"requested_on" date,
	"effective_on" date,
	"applied_at" timestamp with time zone,
	"waived_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "rent_revisions_year" UNIQUE("lease_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"report_id" text,
	"key" text NOT NULL,
	"params" jsonb NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"file_id" text,
	"file_name" text,
	"rows_count" integer,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"frequency" text,
	"day" integer,
	"recipient_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"last_sent_on" date,
	"last_run_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "charge_statements" ADD CONSTRAINT "charge_statements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_statements" ADD CONSTRAINT "charge_statements_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_statements" ADD CONSTRAINT "charge_statements_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_guarantor_id_contacts_id_fk" FOREIGN KEY ("guarantor_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_calls" ADD CONSTRAINT "rent_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_calls" ADD CONSTRAINT "rent_calls_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_calls" ADD CONSTRAINT "rent_calls_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_call_id_rent_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."rent_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_revisions" ADD CONSTRAINT "rent_revisions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_revisions" ADD CONSTRAINT "rent_revisions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_revisions" ADD CONSTRAINT "rent_revisions_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leases_lot" ON "leases" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "leases_tenant" ON "leases" USING btree ("tenant_id","deleted_at","status");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_calls_month" ON "rent_calls" USING btree ("lease_id","month") WHERE "rent_calls"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "rent_calls_tenant" ON "rent_calls" USING btree ("tenant_id","month");--> statement-breakpoint
CREATE INDEX "rent_payments_call" ON "rent_payments" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "report_runs_user" ON "report_runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_tenant" ON "reports" USING btree ("tenant_id","deleted_at");