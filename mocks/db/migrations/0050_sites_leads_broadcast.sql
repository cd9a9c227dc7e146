CREATE TABLE "broadcast_configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"portals" text[] DEFAULT '{}'::text[] NOT NULL,
	"contact_user_id" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"show_address" text DEFAULT 'city' NOT NULL,
	"fees_mention" text NOT NULL,
	"key_number" integer DEFAULT 1 NOT NULL,
	"last_sync_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"reads_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "broadcast_configurations_operation" UNIQUE("operation_id")
);
--> statement-breakpoint
CREATE TABLE "broadcast_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"configuration_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_price_shown" boolean DEFAULT true NOT NULL,
	"photo_media_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'off' NOT NULL,
	"portal_status" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "broadcast_lots_lot" UNIQUE("lot_id")
);
--> statement-breakpoint
CREATE TABLE "lead_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"by_user_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"assignment" text DEFAULT 'none' NOT NULL,
	"auto_reply" text,
	"key_number" integer DEFAULT 1 NOT NULL,
	"last_received_at" timestamp with time zone,
	"last_assigned_to" text,
	CONSTRAINT "lead_sources_tenant" UNIQUE("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "portal_leads" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text,
	"lot_id" text,
	"source_id" text,
	"portal" text NOT NULL,
	"external_id" text,
	"listing_ref" text,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phones" text[] DEFAULT '{}'::text[] NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'information' NOT NULL,
	"budget_cents" bigint,
	"consent_text" text,
	"status" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"assigned_to" text,
	"first_response_at" timestamp with time zone,
	"contact_id" text,
	"visit_id" text,
	"duplicate_of" text,
	"is_overdue_told" boolean DEFAULT false NOT NULL,
	"raw" jsonb,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("last_name", '') || chr(10) || coalesce("first_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("listing_ref", '') || chr(10) || coalesce("message", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "portal_leads_external" UNIQUE("tenant_id","portal","external_id")
);
--> statement-breakpoint
CREATE TABLE "site_days" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_days_day" UNIQUE("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text,
	CONSTRAINT "site_versions_number" UNIQUE("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"slug" text NOT NULL,
	"published_slug" text,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"custom_domain" text,
	"domain_seen_at" timestamp with time zone,
	"domain_checked_at" timestamp with time zone,
	CONSTRAINT "sites_operation" UNIQUE("operation_id")
);
--> statement-breakpoint
ALTER TABLE "broadcast_configurations" ADD CONSTRAINT "broadcast_configurations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_configurations" ADD CONSTRAINT "broadcast_configurations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_configurations" ADD CONSTRAINT "broadcast_configurations_contact_user_id_users_id_fk" FOREIGN KEY ("contact_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_lots" ADD CONSTRAINT "broadcast_lots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_lots" ADD CONSTRAINT "broadcast_lots_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_lots" ADD CONSTRAINT "broadcast_lots_configuration_id_broadcast_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."broadcast_configurations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_lots" ADD CONSTRAINT "broadcast_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_portal_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."portal_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_leads" ADD CONSTRAINT "portal_leads_duplicate_of_portal_leads_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."portal_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_lots_operation" ON "broadcast_lots" USING btree ("operation_id","status");--> statement-breakpoint
CREATE INDEX "lead_activities_lead" ON "lead_activities" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "portal_leads_tenant" ON "portal_leads" USING btree ("tenant_id","status","due_at");--> statement-breakpoint
CREATE INDEX "portal_leads_operation" ON "portal_leads" USING btree ("operation_id","received_at");--> statement-breakpoint
CREATE INDEX "portal_leads_contact" ON "portal_leads" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "portal_leads_lot" ON "portal_leads" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_slug" ON "sites" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_published_slug" ON "sites" USING btree ("published_slug") WHERE "sites"."published_slug" is not null;--> statement-breakpoint
CREATE INDEX "sites_tenant" ON "sites" USING btree ("tenant_id","status");