CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"mail_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" integer,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"address_hint" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "origin" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "keeps_body" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "operation_id" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "bounce_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "resend_of" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("subject", '') || chr(10) || coalesce("to_address", '') || chr(10) || coalesce("to_name", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_events_mail" ON "mail_events" USING btree ("mail_id","at");--> statement-breakpoint
CREATE INDEX "mail_events_tenant" ON "mail_events" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_once" ON "suppressions" USING btree ("tenant_id","address_hash");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_resend_of_outgoing_mails_id_fk" FOREIGN KEY ("resend_of") REFERENCES "public"."outgoing_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_written" ON "outgoing_mails" USING btree ("tenant_id","written_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_contact" ON "outgoing_mails" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_operation" ON "outgoing_mails" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_repeated" ON "outgoing_mails" USING btree ("resend_of");--> statement-breakpoint
UPDATE "outgoing_mails" SET "written_at" = "created_at";
