CREATE TABLE "banner_stats" (
	"banner_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_stats_banner_id_day_pk" PRIMARY KEY("banner_id","day")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"partner_id" text NOT NULL,
	"title" text NOT NULL,
	"desktop_file_id" text,
	"mobile_file_id" text,
	"alt" text NOT NULL,
	"link_url" text NOT NULL,
	"placement" text NOT NULL,
	"plan_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"brand_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"departments" text[] DEFAULT '{}'::text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"max_impressions" integer,
	"impressions_count" integer DEFAULT 0 NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("title", '') || chr(10) || coalesce("alt", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
CREATE TABLE "partner_favorites" (
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_favorites_partner_id_user_id_pk" PRIMARY KEY("partner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "partner_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"partner_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"operation_id" text,
	"shared_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"has_consent" boolean NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_views" (
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "partner_views_partner_id_user_id_day_pk" PRIMARY KEY("partner_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"logo_file_id" text,
	"short" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"zones" text[] DEFAULT '{}'::text[] NOT NULL,
	"website" text,
	"email" text NOT NULL,
	"phone" text,
	"advantage" text,
	"contract_ref" text,
	"contract_ends_on" date,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"requests_count" integer DEFAULT 0 NOT NULL,
	"phone_reveals_count" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", '') || chr(10) || coalesce("short", '') || chr(10) || coalesce("advantage", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
ALTER TABLE "banner_stats" ADD CONSTRAINT "banner_stats_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_desktop_file_id_stored_files_id_fk" FOREIGN KEY ("desktop_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_mobile_file_id_stored_files_id_fk" FOREIGN KEY ("mobile_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_favorites" ADD CONSTRAINT "partner_favorites_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_favorites" ADD CONSTRAINT "partner_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_views" ADD CONSTRAINT "partner_views_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_views" ADD CONSTRAINT "partner_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_file_id_stored_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_partner" ON "banners" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "banners_placement" ON "banners" USING btree ("placement","starts_at");--> statement-breakpoint
CREATE INDEX "partner_favorites_user" ON "partner_favorites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_requests_partner" ON "partner_requests" USING btree ("partner_id","sent_at");--> statement-breakpoint
CREATE INDEX "partner_requests_tenant" ON "partner_requests" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "partner_requests_user" ON "partner_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_views_user" ON "partner_views" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_slug" ON "partners" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "partners_status" ON "partners" USING btree ("status");