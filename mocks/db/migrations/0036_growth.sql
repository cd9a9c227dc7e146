CREATE TABLE "accounting_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"parent_code" text,
	"kind" text NOT NULL,
	"nature" text NOT NULL,
	"vat_default" text,
	"side" text NOT NULL,
	"is_operation_required" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"origin" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("code", '') || chr(10) || coalesce("label", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "accounting_codes_code" UNIQUE NULLS NOT DISTINCT("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "prospect_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"prospect_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"company" text,
	"first_name" text,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"city" text,
	"activity" text,
	"source" text NOT NULL,
	"utm_id" text,
	"brand_id" text,
	"assigned_to" text,
	"status" text DEFAULT 'new' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"next_action_on" date,
	"expected_plan_id" text,
	"expected_mrr_cents" bigint,
	"lost_reason" text,
	"consent_basis" text NOT NULL,
	"last_contact_at" timestamp with time zone,
	"person_contact_on" date NOT NULL,
	"won_tenant_id" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("company", '') || chr(10) || coalesce("last_name", '') || chr(10) || coalesce("first_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("city", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
CREATE TABLE "utm_hits" (
	"id" text PRIMARY KEY NOT NULL,
	"utm_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	"landing_path" text NOT NULL,
	"visits" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utms" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"target_url" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"cost_cents" bigint,
	"owner_user_id" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", '') || chr(10) || coalesce("source", '') || chr(10) || coalesce("medium", '') || chr(10) || coalesce("campaign", '') || chr(10) || coalesce("slug", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("code", '') || chr(10) || coalesce("label", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED;--> statement-breakpoint
ALTER TABLE "accounting_codes" ADD CONSTRAINT "accounting_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_activities" ADD CONSTRAINT "prospect_activities_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_utm_id_utms_id_fk" FOREIGN KEY ("utm_id") REFERENCES "public"."utms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_expected_plan_id_plans_id_fk" FOREIGN KEY ("expected_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_won_tenant_id_tenants_id_fk" FOREIGN KEY ("won_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utm_hits" ADD CONSTRAINT "utm_hits_utm_id_utms_id_fk" FOREIGN KEY ("utm_id") REFERENCES "public"."utms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utms" ADD CONSTRAINT "utms_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_activities_prospect" ON "prospect_activities" USING btree ("prospect_id","at");--> statement-breakpoint
CREATE INDEX "prospects_status" ON "prospects" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "prospects_assigned" ON "prospects" USING btree ("assigned_to");--> statement-breakpoint
CREATE UNIQUE INDEX "utm_hits_visitor" ON "utm_hits" USING btree ("utm_id","day","visitor_hash");--> statement-breakpoint
CREATE INDEX "utm_hits_day" ON "utm_hits" USING btree ("utm_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "utms_slug" ON "utms" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "utms_words" ON "utms" USING btree ("source","medium","campaign","term","content");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_tenant" ON "coupon_redemptions" USING btree ("tenant_id");