CREATE TABLE "permits" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"subject" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"replaces_permit_id" text,
	"extra_months" integer DEFAULT 0 NOT NULL,
	"extensions_count" integer DEFAULT 0 NOT NULL,
	"is_protected_site" boolean DEFAULT false NOT NULL,
	"is_inspection_mandatory" boolean DEFAULT false NOT NULL,
	"filed_on" date,
	"missing_requested_on" date,
	"completed_on" date,
	"decision_on" date,
	"notified_on" date,
	"posted_on" date,
	"purged_on" date,
	"authority_withdrew_on" date,
	"annulled_on" date,
	"work_opened_on" date,
	"works_stopped_on" date,
	"works_resumed_on" date,
	"daact_on" date,
	"contested_on" date,
	"contest_reason" text,
	"redeclared_on" date,
	"conformity_attested_on" date,
	"appeals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reminded_on" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"side" text NOT NULL,
	"lot_id" text,
	"price_cents" bigint NOT NULL,
	"status" text DEFAULT 'declared' NOT NULL,
	"received_on" date NOT NULL,
	"request_on" date,
	"supplied_on" date,
	"waived_on" date,
	"decided_on" date,
	"sale_dropped_on" date,
	"is_price_by_court" boolean DEFAULT false NOT NULL,
	"reminded_on" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "urban_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"permit_id" text,
	"preemption_id" text,
	"kind" text NOT NULL,
	"on" date,
	"file_id" text NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "urban_plannings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"document" text,
	"zone" text,
	"zone_rules_url" text,
	"footprint_bps" integer,
	"height_m" numeric(6, 2),
	"setback_m" numeric(6, 2),
	"parking_rule" text,
	"green_bps" integer,
	"is_protected_site" boolean DEFAULT false NOT NULL,
	"flood_zone" text DEFAULT 'none' NOT NULL,
	"is_archaeology_zone" boolean DEFAULT false NOT NULL,
	"is_subject_to_preemption" boolean,
	"is_permit_required" boolean,
	"easements" text[] DEFAULT '{}'::text[] NOT NULL,
	"commune_bps" integer,
	"department_bps" integer,
	"region_bps" integer,
	"exempt_bps" integer,
	"taxed_areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "urban_plannings_operation" UNIQUE("operation_id")
);
--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preemptions" ADD CONSTRAINT "preemptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preemptions" ADD CONSTRAINT "preemptions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preemptions" ADD CONSTRAINT "preemptions_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_documents" ADD CONSTRAINT "urban_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_documents" ADD CONSTRAINT "urban_documents_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_documents" ADD CONSTRAINT "urban_documents_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_documents" ADD CONSTRAINT "urban_documents_preemption_id_preemptions_id_fk" FOREIGN KEY ("preemption_id") REFERENCES "public"."preemptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_documents" ADD CONSTRAINT "urban_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_plannings" ADD CONSTRAINT "urban_plannings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_plannings" ADD CONSTRAINT "urban_plannings_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permits_operation" ON "permits" USING btree ("operation_id","deleted_at");--> statement-breakpoint
CREATE INDEX "permits_status" ON "permits" USING btree ("status");--> statement-breakpoint
CREATE INDEX "preemptions_operation" ON "preemptions" USING btree ("operation_id","deleted_at");--> statement-breakpoint
CREATE INDEX "preemptions_status" ON "preemptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "urban_documents_operation" ON "urban_documents" USING btree ("operation_id","kind");