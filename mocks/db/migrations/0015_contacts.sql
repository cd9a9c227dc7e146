CREATE TABLE "contact_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"purpose" text NOT NULL,
	"basis" text NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"recorded_by" text
);--> statement-breakpoint
CREATE TABLE "contact_exchanges" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "contact_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"role" text NOT NULL
);--> statement-breakpoint
DROP INDEX "contacts_tenant_kind";--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "kind" SET DEFAULT 'person';--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "civility" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "roles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "email2" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "address_line2" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "insee_code" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "birth_place" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "siren" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "owner_user_id" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "last_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "do_not_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "purge_on" date;--> statement-breakpoint
UPDATE "contacts" SET
	"roles" = ARRAY[CASE "kind" WHEN 'bank' THEN 'banker' ELSE "kind" END],
	"civility" = substring("display_name" from '^(M\. et Mme|M\.|Mme|Me) '),
	"first_name" = nullif(substring("display_name" from '^(?:M\. et Mme|M\.|Mme|Me) (.+) \S+$'), ''),
	"last_name" = CASE WHEN "display_name" ~ '^(M\. et Mme|M\.|Mme|Me) .+ \S+$' THEN substring("display_name" from '\S+$') END
--> statement-breakpoint
UPDATE "contacts" SET "kind" = CASE WHEN "last_name" IS NULL THEN 'company' ELSE 'person' END,
	"company_name" = CASE WHEN "last_name" IS NULL THEN "display_name" ELSE "company_name" END
--> statement-breakpoint
ALTER TABLE "contacts" drop column "search_text";--> statement-breakpoint
ALTER TABLE "contacts" drop column "display_name";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "display_name" text GENERATED ALWAYS AS (case when kind = 'company' then coalesce(company_name, '') else trim(coalesce(civility || ' ', '') || coalesce(first_name || ' ', '') || coalesce(last_name, '')) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("last_name", '') || chr(10) || coalesce("first_name", '') || chr(10) || coalesce("company_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("email2", '') || chr(10) || coalesce("city", '') || chr(10) || coalesce("phone", '') || chr(10) || coalesce("mobile", '') || chr(10) || coalesce("siren", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_exchanges" ADD CONSTRAINT "contact_exchanges_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_exchanges" ADD CONSTRAINT "contact_exchanges_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_operations" ADD CONSTRAINT "contact_operations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_operations" ADD CONSTRAINT "contact_operations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_operations" ADD CONSTRAINT "contact_operations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_consents_contact" ON "contact_consents" USING btree ("contact_id","purpose","at");--> statement-breakpoint
CREATE INDEX "contact_exchanges_contact" ON "contact_exchanges" USING btree ("contact_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_operations_once" ON "contact_operations" USING btree ("contact_id","operation_id","role");--> statement-breakpoint
CREATE INDEX "contact_operations_operation" ON "contact_operations" USING btree ("operation_id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_tenant" ON "contacts" USING btree ("tenant_id","deleted_at");