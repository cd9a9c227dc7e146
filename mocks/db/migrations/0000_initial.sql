CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tenant_id" text,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"subject_label" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"display_name" text NOT NULL,
	"company_name" text,
	"email" text,
	"phone" text,
	"city" text
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"ref" text NOT NULL,
	"type" text NOT NULL,
	"label" text,
	"building_label" text,
	"level" integer,
	"area_m2" numeric(10, 2) NOT NULL,
	"habitable_m2" numeric(10, 2),
	"tantiemes" integer,
	"sale_mode" text NOT NULL,
	"price_ttc_cents" bigint,
	"existing_price_cents" bigint,
	"works_price_cents" bigint,
	"min_price_cents" bigint,
	"vat_mode" text DEFAULT 'inherit' NOT NULL,
	"for_sale_on" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"occupancy" text DEFAULT 'vacant' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "lots_operation_ref" UNIQUE("operation_id","ref")
);
--> statement-breakpoint
CREATE TABLE "membership_operations" (
	"membership_id" text NOT NULL,
	"operation_id" text NOT NULL,
	CONSTRAINT "membership_operations_membership_id_operation_id_pk" PRIMARY KEY("membership_id","operation_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"role" text NOT NULL,
	"operation_scope" text DEFAULT 'all' NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "memberships_user_tenant" UNIQUE("user_id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "operation_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"address_line" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"insee_code" text NOT NULL,
	"department_code" text NOT NULL,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"parcels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"land_area_m2" numeric(10, 2),
	"built_area_m2" numeric(10, 2),
	"build_year" integer,
	"completed_over_5_years" boolean DEFAULT true NOT NULL,
	"seller_contact_id" text,
	"source_kind" text,
	"agent_contact_id" text,
	"asking_price_cents" bigint,
	"offered_price_cents" bigint,
	"purchase_price_cents" bigint,
	"acquisition_regime" text DEFAULT 'mdb' NOT NULL,
	"resale_years" integer DEFAULT 5 NOT NULL,
	"acquired_on" date,
	"resale_deadline_on" date,
	"build_deadline_on" date,
	"vat_regime" text NOT NULL,
	"owner_profile_id" text,
	"manager_id" text NOT NULL,
	"team_user_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"summary" text,
	"description" text,
	"strengths" text[] DEFAULT '{}'::text[] NOT NULL,
	"risks" text[] DEFAULT '{}'::text[] NOT NULL,
	"sale_opened_on" date,
	"works_started_on" date,
	"reception_on" date,
	"closed_on" date,
	"abandoned_on" date,
	"target_deed_on" date,
	"target_works_end_on" date,
	"target_close_on" date,
	CONSTRAINT "operations_tenant_ref" UNIQUE("tenant_id","ref")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remember_tokens" (
	"selector" text PRIMARY KEY NOT NULL,
	"validator_hash" text NOT NULL,
	"family" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"tenant_id" text,
	"area" text,
	"csrf_token" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_user_id" text,
	"on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"legal_form" text NOT NULL,
	"city" text NOT NULL,
	"siren" text NOT NULL,
	"vat_number" text NOT NULL,
	"share_capital_cents" bigint NOT NULL,
	"activity" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "tenants_siren_unique" UNIQUE("siren")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"locale" text DEFAULT 'fr' NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"last_login_at" timestamp with time zone,
	"platform_roles" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_operations" ADD CONSTRAINT "membership_operations_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_operations" ADD CONSTRAINT "membership_operations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_notes" ADD CONSTRAINT "operation_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_notes" ADD CONSTRAINT "operation_notes_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_seller_contact_id_contacts_id_fk" FOREIGN KEY ("seller_contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_agent_contact_id_contacts_id_fk" FOREIGN KEY ("agent_contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_owner_profile_id_profiles_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_changes" ADD CONSTRAINT "state_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_changes" ADD CONSTRAINT "state_changes_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_changes" ADD CONSTRAINT "state_changes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_tenant_at" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "contacts_tenant_kind" ON "contacts" USING btree ("tenant_id","kind","display_name");--> statement-breakpoint
CREATE INDEX "lots_tenant_status" ON "lots" USING btree ("tenant_id","status");--> statement-breakpoint
CREATE INDEX "memberships_tenant" ON "memberships" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "operation_notes_operation" ON "operation_notes" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "operations_tenant_updated" ON "operations" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE INDEX "operations_tenant_status" ON "operations" USING btree ("tenant_id","status");--> statement-breakpoint
CREATE INDEX "profiles_tenant" ON "profiles" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "remember_tokens_family" ON "remember_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "remember_tokens_user" ON "remember_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "state_changes_entity" ON "state_changes" USING btree ("entity_id","on");--> statement-breakpoint
CREATE INDEX "state_changes_operation" ON "state_changes" USING btree ("operation_id","at");--> statement-breakpoint
CREATE INDEX "throttles_reset" ON "throttles" USING btree ("resets_at");