CREATE TABLE "opportunities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"stage" text DEFAULT 'to_qualify' NOT NULL,
	"reject_reason" text,
	"address_line" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"insee_code" text NOT NULL,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"address_key" text,
	"is_other_at_address" boolean DEFAULT false NOT NULL,
	"asking_price_cents" bigint NOT NULL,
	"area_m2" numeric(10, 2) NOT NULL,
	"land_area_m2" numeric(10, 2),
	"rooms_count" integer,
	"energy_class" text,
	"source_kind" text NOT NULL,
	"url" text,
	"contact_id" text,
	"assigned_to" text,
	"notes" text,
	"market_per_m2_cents" bigint,
	"works_per_m2_cents" bigint,
	"exit_per_m2_cents" bigint,
	"works_kind" text NOT NULL,
	"vat_mode" text NOT NULL,
	"carrying_bps" integer NOT NULL,
	"months" integer NOT NULL,
	"sales_fees_bps" integer NOT NULL,
	"wanted_margin_bps" integer NOT NULL,
	"location_note" integer,
	"seller_note" integer,
	"works_note" integer,
	"market_gap_bps" integer,
	"margin_bps" integer,
	"max_price_cents" bigint,
	"score" integer,
	"calculated_on" date NOT NULL,
	"operation_id" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("title", '') || chr(10) || coalesce("city", '') || chr(10) || coalesce("address_line", '') || chr(10) || coalesce("postal_code", '') || chr(10) || coalesce("notes", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "opportunities_price" CHECK ("opportunities"."asking_price_cents" > 0),
	CONSTRAINT "opportunities_area" CHECK ("opportunities"."area_m2" > 0)
);
--> statement-breakpoint
CREATE TABLE "sourcing_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"communes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"types" text[] DEFAULT '{}'::text[] NOT NULL,
	"max_price_cents" bigint,
	"min_area_m2" numeric(10, 2),
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourcing_alerts" ADD CONSTRAINT "sourcing_alerts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_url" ON "opportunities" USING btree ("tenant_id","url") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_address" ON "opportunities" USING btree ("tenant_id","address_key") WHERE "opportunities"."deleted_at" is null and not "opportunities"."is_other_at_address";--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_operation" ON "opportunities" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "opportunities_tenant" ON "opportunities" USING btree ("tenant_id","deleted_at","stage");--> statement-breakpoint
CREATE INDEX "sourcing_alerts_tenant" ON "sourcing_alerts" USING btree ("tenant_id","deleted_at");