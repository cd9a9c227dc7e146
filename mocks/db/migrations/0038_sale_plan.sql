CREATE TABLE "lot_diagnostics" (
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
	"on" date NOT NULL,
	"result" text,
	"is_positive" boolean DEFAULT false NOT NULL,
	"file_id" text
);
--> statement-breakpoint
CREATE TABLE "lot_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"old_cents" bigint,
	"new_cents" bigint NOT NULL,
	"reason" text,
	"by_user_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"lot_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"stage" text NOT NULL,
	"source" text NOT NULL,
	"budget_cents" bigint,
	"equity_cents" bigint,
	"financing" text DEFAULT 'unknown' NOT NULL,
	"project" text,
	"assigned_to" text,
	"lost_reason" text,
	"next_action_on" date,
	"next_action" text,
	"last_action_at" timestamp with time zone,
	"answered_in_days" integer,
	"has_visited" boolean DEFAULT false NOT NULL,
	"has_loan_agreement" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sale_contacts_once" UNIQUE("operation_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "sale_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"mode" text NOT NULL,
	"fee_rate_bps" integer,
	"agent_contact_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"option_days" integer DEFAULT 5 NOT NULL,
	"deposit_rate_bps" integer DEFAULT 500 NOT NULL,
	"payment_term_days" integer DEFAULT 15 NOT NULL,
	"floor_price_alert" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sale_plans_operation" UNIQUE("operation_id")
);
--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "annex_lot_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "plan_media_id" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "photo_media_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "lot_diagnostics" ADD CONSTRAINT "lot_diagnostics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_diagnostics" ADD CONSTRAINT "lot_diagnostics_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_diagnostics" ADD CONSTRAINT "lot_diagnostics_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_diagnostics" ADD CONSTRAINT "lot_diagnostics_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_prices" ADD CONSTRAINT "lot_prices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_prices" ADD CONSTRAINT "lot_prices_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_prices" ADD CONSTRAINT "lot_prices_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_prices" ADD CONSTRAINT "lot_prices_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_contacts" ADD CONSTRAINT "sale_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_contacts" ADD CONSTRAINT "sale_contacts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_contacts" ADD CONSTRAINT "sale_contacts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_contacts" ADD CONSTRAINT "sale_contacts_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_plans" ADD CONSTRAINT "sale_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_plans" ADD CONSTRAINT "sale_plans_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_diagnostics_lot" ON "lot_diagnostics" USING btree ("lot_id","on");--> statement-breakpoint
CREATE INDEX "lot_diagnostics_file" ON "lot_diagnostics" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lot_prices_lot" ON "lot_prices" USING btree ("lot_id","at");--> statement-breakpoint
CREATE INDEX "lot_prices_operation" ON "lot_prices" USING btree ("operation_id","at");--> statement-breakpoint
CREATE INDEX "sale_contacts_contact" ON "sale_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "sale_contacts_tenant" ON "sale_contacts" USING btree ("tenant_id","stage");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_plan_media_id_media_id_fk" FOREIGN KEY ("plan_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lots_plan_media" ON "lots" USING btree ("plan_media_id");