CREATE TABLE "quick_sale_diagnostics" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"quick_sale_id" text NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"result" text,
	"is_positive" boolean DEFAULT false NOT NULL,
	"file_id" text
);
--> statement-breakpoint
CREATE TABLE "quick_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"address_line" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"insee_code" text NOT NULL,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"level" integer,
	"area_m2" numeric(10, 2) NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"owner_profile_id" text,
	"net_seller_cents" bigint,
	"fee_payer" text DEFAULT 'none' NOT NULL,
	"fee_cents" bigint,
	"mandate_kind" text DEFAULT 'none' NOT NULL,
	"mandate_number" text,
	"mandate_start_on" date,
	"mandate_end_on" date,
	"occupancy" text DEFAULT 'vacant' NOT NULL,
	"rents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"property_tax_cents" bigint,
	"copro_charges_cents" bigint,
	"insurance_cents" bigint,
	"vacancy_bps" integer DEFAULT 0 NOT NULL,
	"management_bps" integer DEFAULT 0 NOT NULL,
	"title" text,
	"pitch" text,
	"description" text,
	"title_en" text,
	"pitch_en" text,
	"description_en" text,
	"strengths" text[] DEFAULT '{}'::text[] NOT NULL,
	"media_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"virtual_tour_url" text,
	"visibility" text DEFAULT 'private' NOT NULL,
	"published_on" date,
	"buyer_contact_id" text,
	"buyer_name" text,
	"offered_price_cents" bigint,
	"contract_on" date,
	"sold_on" date,
	"final_price_cents" bigint,
	"withdrawal_reason" text,
	"operation_id" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("ref", '') || chr(10) || coalesce("name", '') || chr(10) || coalesce("city", '') || chr(10) || coalesce("address_line", '') || chr(10) || coalesce("title", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "quick_sales_area" CHECK ("quick_sales"."area_m2" > 0)
);
--> statement-breakpoint
ALTER TABLE "quick_sale_diagnostics" ADD CONSTRAINT "quick_sale_diagnostics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sale_diagnostics" ADD CONSTRAINT "quick_sale_diagnostics_quick_sale_id_quick_sales_id_fk" FOREIGN KEY ("quick_sale_id") REFERENCES "public"."quick_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sale_diagnostics" ADD CONSTRAINT "quick_sale_diagnostics_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sales" ADD CONSTRAINT "quick_sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sales" ADD CONSTRAINT "quick_sales_owner_profile_id_profiles_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sales" ADD CONSTRAINT "quick_sales_buyer_contact_id_contacts_id_fk" FOREIGN KEY ("buyer_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_sales" ADD CONSTRAINT "quick_sales_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quick_sale_diagnostics_sale" ON "quick_sale_diagnostics" USING btree ("quick_sale_id","on");--> statement-breakpoint
CREATE INDEX "quick_sale_diagnostics_file" ON "quick_sale_diagnostics" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_sales_ref" ON "quick_sales" USING btree ("tenant_id","ref") WHERE "quick_sales"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quick_sales_tenant" ON "quick_sales" USING btree ("tenant_id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "quick_sales_operation" ON "quick_sales" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "quick_sales_owner_profile" ON "quick_sales" USING btree ("owner_profile_id");--> statement-breakpoint
CREATE INDEX "quick_sales_buyer" ON "quick_sales" USING btree ("buyer_contact_id");