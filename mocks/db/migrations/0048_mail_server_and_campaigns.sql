CREATE TABLE "email_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"operation_id" text,
	"throttle_per_hour" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"fault" text,
	"tested_at" timestamp with time zone,
	"test_sent_to" text[] DEFAULT '{}'::text[] NOT NULL,
	"scheduled_at" timestamp with time zone,
	"is_immediate" boolean DEFAULT false NOT NULL,
	"scheduled_by" text,
	"started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", '') || chr(10) || coalesce("subject", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
CREATE TABLE "marketing_links" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"position" integer NOT NULL,
	"href" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"contact_id" text,
	"position" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"skip_reason" text,
	"mail_id" text,
	"handed_at" timestamp with time zone,
	"unsubscribe_hash" text,
	"open_hash" text,
	"opened_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "marketing_recipients_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash"),
	CONSTRAINT "marketing_recipients_open_hash_unique" UNIQUE("open_hash")
);
--> statement-breakpoint
CREATE TABLE "smtp_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"encryption" text NOT NULL,
	"username" text NOT NULL,
	"password_sealed" text,
	"password_set_at" timestamp with time zone,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"reply_to" text,
	"daily_limit" integer NOT NULL,
	"dkim_selector" text,
	"dns" jsonb,
	"dns_checked_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"test_asked_at" timestamp with time zone,
	"tested_at" timestamp with time zone,
	"is_test_ok" boolean,
	"test_fault" text,
	"test_code" integer,
	"test_transcript" jsonb,
	CONSTRAINT "smtp_settings_tenant_id_unique" UNIQUE("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "route" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "unsubscribe_href" text;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_emails" ADD CONSTRAINT "marketing_emails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_emails" ADD CONSTRAINT "marketing_emails_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_campaign_id_marketing_emails_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_recipients" ADD CONSTRAINT "marketing_recipients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_recipients" ADD CONSTRAINT "marketing_recipients_campaign_id_marketing_emails_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_recipients" ADD CONSTRAINT "marketing_recipients_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_recipients" ADD CONSTRAINT "marketing_recipients_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smtp_settings" ADD CONSTRAINT "smtp_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_templates_tenant" ON "email_templates" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "marketing_emails_tenant" ON "marketing_emails" USING btree ("tenant_id","deleted_at");--> statement-breakpoint
CREATE INDEX "marketing_emails_due" ON "marketing_emails" USING btree ("status","scheduled_at");--> statement-breakpoint
CREATE INDEX "marketing_emails_operation" ON "marketing_emails" USING btree ("operation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_links_once" ON "marketing_links" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "marketing_recipients_campaign" ON "marketing_recipients" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "marketing_recipients_tenant" ON "marketing_recipients" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "marketing_recipients_contact" ON "marketing_recipients" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "marketing_recipients_mail" ON "marketing_recipients" USING btree ("mail_id");