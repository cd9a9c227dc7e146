CREATE TABLE "financial_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"kind" text NOT NULL,
	"institution" text,
	"value_cents" bigint NOT NULL,
	"is_pledged" boolean DEFAULT false NOT NULL,
	"valued_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org_nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"link" text DEFAULT 'held' NOT NULL,
	"ownership_bps" integer DEFAULT 10000 NOT NULL,
	"role" text,
	"siren" text,
	"is_spv" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "org_nodes_share" CHECK ("org_nodes"."ownership_bps" between 1 and 10000),
	CONSTRAINT "org_nodes_itself" CHECK ("org_nodes"."parent_id" <> "org_nodes"."id")
);
--> statement-breakpoint
CREATE TABLE "profile_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"kind" text NOT NULL,
	"year" integer,
	"file_id" text,
	"issued_on" date,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "profile_references" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"title" text NOT NULL,
	"city" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text,
	"lots_count" integer,
	"purchase_cents" bigint,
	"works_cents" bigint,
	"other_cents" bigint,
	"revenue_cents" bigint,
	"duration_months" integer,
	"narrative" text,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"operation_id" text,
	"photo_file_id" text
);
--> statement-breakpoint
CREATE TABLE "property_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"label" text NOT NULL,
	"city" text,
	"kind" text,
	"acquired_on" date,
	"purchase_price_cents" bigint,
	"value_cents" bigint NOT NULL,
	"outstanding_cents" bigint DEFAULT 0 NOT NULL,
	"monthly_payment_cents" bigint DEFAULT 0 NOT NULL,
	"monthly_rent_cents" bigint DEFAULT 0 NOT NULL,
	"ownership_bps" integer DEFAULT 10000 NOT NULL,
	"holder" text,
	CONSTRAINT "property_assets_share" CHECK ("property_assets"."ownership_bps" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "picture_file_id" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address_line2" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "insee_code" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "civility" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "birth_place" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "marital_status" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "matrimonial_regime" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "dependents" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "employer" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "contract_kind" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seniority_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "incomes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "expenses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trainings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "siren" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "siret" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "rcs_city" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "capital_cents" bigint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "created_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "ape" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "staff_count" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "representatives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shareholders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "accounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bank_contact_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pitch" text;--> statement-breakpoint
ALTER TABLE "financial_assets" ADD CONSTRAINT "financial_assets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_assets" ADD CONSTRAINT "financial_assets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_nodes" ADD CONSTRAINT "org_nodes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_nodes" ADD CONSTRAINT "org_nodes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_nodes" ADD CONSTRAINT "org_nodes_parent_id_org_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."org_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_documents" ADD CONSTRAINT "profile_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_documents" ADD CONSTRAINT "profile_documents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_documents" ADD CONSTRAINT "profile_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_photo_file_id_stored_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_assets" ADD CONSTRAINT "property_assets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_assets" ADD CONSTRAINT "property_assets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financial_assets_profile" ON "financial_assets" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "org_nodes_profile" ON "org_nodes" USING btree ("profile_id","rank");--> statement-breakpoint
CREATE INDEX "profile_documents_profile" ON "profile_documents" USING btree ("profile_id","kind");--> statement-breakpoint
CREATE INDEX "profile_references_profile" ON "profile_references" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "property_assets_profile" ON "property_assets" USING btree ("profile_id");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_picture_file_id_stored_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_default" ON "profiles" USING btree ("tenant_id","kind") WHERE "profiles"."is_default" and "profiles"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_default_live" CHECK (not "profiles"."is_default" or "profiles"."archived_at" is null);--> statement-breakpoint
UPDATE "profiles" SET "legal_name" = "name" WHERE "kind" = 'company';--> statement-breakpoint
UPDATE "profiles" SET "first_name" = split_part("name", ' ', 1), "last_name" = trim(substr("name", length(split_part("name", ' ', 1)) + 1)) WHERE "kind" = 'individual';
