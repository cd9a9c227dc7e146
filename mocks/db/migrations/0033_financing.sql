CREATE TABLE "budget_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"initial_cents" bigint,
	"revised_cents" bigint NOT NULL,
	"revision_note" text,
	"eac_cents" bigint,
	"eac_note" text
);
--> statement-breakpoint
CREATE TABLE "cash_flow_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"month" text NOT NULL,
	"planned_on" date,
	"direction" text NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"ht_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"transaction_id" text
);
--> statement-breakpoint
CREATE TABLE "equity_injections" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"loan_id" text,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rank" integer,
	"issued_on" date,
	"expires_on" date,
	"cost_cents" bigint,
	"setup_cents" bigint,
	"rate_bps" integer,
	"base_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "drawdowns" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"loan_id" text NOT NULL,
	"label" text NOT NULL,
	"planned_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"requested_on" date,
	"released_on" date,
	"transaction_id" text,
	"status" text DEFAULT 'planned' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"loan_id" text NOT NULL,
	"drawdown_id" text,
	"label" text NOT NULL,
	"file_id" text,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "loan_repayments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"loan_id" text NOT NULL,
	"on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lender_contact_id" text NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rate_kind" text DEFAULT 'fixed' NOT NULL,
	"rate_bps" integer,
	"index_rate_bps" integer,
	"margin_rate_bps" integer,
	"index_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_months" integer NOT NULL,
	"deferral_kind" text DEFAULT 'none' NOT NULL,
	"deferral_months" integer DEFAULT 0 NOT NULL,
	"first_draw_on" date NOT NULL,
	"availability_end_on" date,
	"interest_convention" text DEFAULT 'monthly_30_360' NOT NULL,
	"commitment_fee_rate_bps" integer,
	"file_fee_cents" bigint,
	"guarantee_fee_cents" bigint,
	"insurance_rate_bps" integer,
	"sweep_rate_bps" integer,
	"prepayment_penalty_rate_bps" integer,
	"max_ltc_bps" integer,
	"min_equity_bps" integer,
	"max_ltv_bps" integer,
	"min_pre_sold_bps" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"requested_on" date,
	"agreed_on" date,
	"offer_received_on" date,
	"accepted_on" date,
	"signed_on" date,
	"repaid_on" date,
	"refused_on" date,
	"refusal_reason" text,
	"cancel_reason" text,
	"is_without_guarantee" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_flow_entries" ADD CONSTRAINT "cash_flow_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_flow_entries" ADD CONSTRAINT "cash_flow_entries_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_injections" ADD CONSTRAINT "equity_injections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_injections" ADD CONSTRAINT "equity_injections_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawdowns" ADD CONSTRAINT "drawdowns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawdowns" ADD CONSTRAINT "drawdowns_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawdowns" ADD CONSTRAINT "drawdowns_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_drawdown_id_drawdowns_id_fk" FOREIGN KEY ("drawdown_id") REFERENCES "public"."drawdowns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayments" ADD CONSTRAINT "loan_repayments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayments" ADD CONSTRAINT "loan_repayments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayments" ADD CONSTRAINT "loan_repayments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_lender_contact_id_contacts_id_fk" FOREIGN KEY ("lender_contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_lines_operation" ON "budget_lines" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "cash_flow_entries_operation" ON "cash_flow_entries" USING btree ("operation_id","month");--> statement-breakpoint
CREATE INDEX "equity_injections_operation" ON "equity_injections" USING btree ("operation_id","on");--> statement-breakpoint
CREATE INDEX "guarantees_operation" ON "guarantees" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "drawdowns_loan" ON "drawdowns" USING btree ("loan_id","planned_on");--> statement-breakpoint
CREATE INDEX "drawdowns_operation" ON "drawdowns" USING btree ("operation_id","planned_on");--> statement-breakpoint
CREATE INDEX "loan_papers_loan" ON "loan_papers" USING btree ("loan_id","created_at");--> statement-breakpoint
CREATE INDEX "loan_repayments_loan" ON "loan_repayments" USING btree ("loan_id","on");--> statement-breakpoint
CREATE INDEX "loans_operation" ON "loans" USING btree ("operation_id","created_at");