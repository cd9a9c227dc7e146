CREATE TABLE "supplier_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"contact_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text,
	"valid_from" date,
	"valid_to" date,
	"verified_by" text,
	"verified_at" timestamp with time zone,
	"reminded_days" integer,
	"created_by" text,
	CONSTRAINT "supplier_documents_dates" CHECK ("supplier_documents"."valid_to" > "supplier_documents"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "supplier_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"quality" integer NOT NULL,
	"delay" integer NOT NULL,
	"price" integer NOT NULL,
	"comment" text,
	"created_by" text,
	CONSTRAINT "supplier_ratings_notes" CHECK ("supplier_ratings"."quality" between 1 and 5 and "supplier_ratings"."delay" between 1 and 5 and "supplier_ratings"."price" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	"legal_form" text,
	"siren" text,
	"siret" text,
	"vat_number" text,
	"iban_sealed" text,
	"iban_masked" text,
	"iban_changed_at" timestamp with time zone,
	"bic" text,
	"email" text,
	"phone" text,
	"website" text,
	"address_line" text,
	"address_line2" text,
	"postal_code" text,
	"city" text,
	"payment_terms_days" integer DEFAULT 30 NOT NULL,
	"retention_bps" integer DEFAULT 500 NOT NULL,
	"vat_rate_bps" integer,
	"departments" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"notes" text,
	"status" text DEFAULT 'active' NOT NULL,
	"blocked_reason" text,
	"compliance" text DEFAULT 'not-expected' NOT NULL,
	"vigilance" text,
	"ten_year_insurance" text,
	"rating_hundredths" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", '') || chr(10) || coalesce("siren", '') || chr(10) || coalesce("siret", '') || chr(10) || coalesce("city", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("phone", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_ratings" ADD CONSTRAINT "supplier_ratings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_ratings" ADD CONSTRAINT "supplier_ratings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_ratings" ADD CONSTRAINT "supplier_ratings_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_contacts_once" ON "supplier_contacts" USING btree ("supplier_id","contact_id");--> statement-breakpoint
CREATE INDEX "supplier_contacts_contact" ON "supplier_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "supplier_documents_supplier" ON "supplier_documents" USING btree ("supplier_id","kind");--> statement-breakpoint
CREATE INDEX "supplier_documents_valid_to" ON "supplier_documents" USING btree ("valid_to");--> statement-breakpoint
CREATE INDEX "supplier_ratings_supplier" ON "supplier_ratings" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "supplier_ratings_operation" ON "supplier_ratings" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "suppliers_tenant" ON "suppliers" USING btree ("tenant_id","deleted_at");