CREATE TABLE "sale_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"sale_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_targets" (
	"seller_user_id" text NOT NULL,
	"month" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "sale_targets_seller_user_id_month_pk" PRIMARY KEY("seller_user_id","month")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"number" text NOT NULL,
	"customer_tenant_id" text,
	"prospect_id" text,
	"customer_name" text NOT NULL,
	"seller_user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	"discount_kind" text DEFAULT 'none' NOT NULL,
	"discount_value" integer DEFAULT 0 NOT NULL,
	"coupon_id" text,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recurring_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"first_year_cents" bigint NOT NULL,
	"commission_cents" bigint DEFAULT 0 NOT NULL,
	"concession_bps" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"starts_on" date NOT NULL,
	"sent_on" date,
	"sent_to" text,
	"signed_on" date,
	"cancelled_on" date,
	"cancel_reason" text,
	"utm_id" text,
	"brand_id" text,
	"notes" text,
	"approval_asked_at" timestamp with time zone,
	"approved_bps" integer,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"subscription_id" text,
	"invoice_id" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("number", '') || chr(10) || coalesce("customer_name", '') || chr(10) || coalesce("notes", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "sales_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "attachment_file_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "agreed_price_cents" bigint;--> statement-breakpoint
ALTER TABLE "sale_papers" ADD CONSTRAINT "sale_papers_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_papers" ADD CONSTRAINT "sale_papers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_targets" ADD CONSTRAINT "sale_targets_seller_user_id_users_id_fk" FOREIGN KEY ("seller_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_customer_tenant_id_tenants_id_fk" FOREIGN KEY ("customer_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_seller_user_id_users_id_fk" FOREIGN KEY ("seller_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_utm_id_utms_id_fk" FOREIGN KEY ("utm_id") REFERENCES "public"."utms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_papers_sale" ON "sale_papers" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sales_status" ON "sales" USING btree ("status","signed_on");--> statement-breakpoint
CREATE INDEX "sales_seller" ON "sales" USING btree ("seller_user_id");--> statement-breakpoint
CREATE INDEX "sales_customer" ON "sales" USING btree ("customer_tenant_id");--> statement-breakpoint
CREATE INDEX "sales_prospect" ON "sales" USING btree ("prospect_id");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_attachment_file_id_stored_files_id_fk" FOREIGN KEY ("attachment_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;