CREATE TABLE "counters" (
	"series" text PRIMARY KEY NOT NULL,
	"next" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"corrects_id" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"net_cents" bigint NOT NULL,
	"vat_bps" integer NOT NULL,
	"vat_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"issuer" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"status" text NOT NULL,
	"paid_on" date,
	"payment_method" text,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "extra_user_monthly_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discounted_periods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_date" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_email" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_address_line" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_postal_code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_city" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "purchase_ref" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "iban_sealed" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "iban_masked" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mandate_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_comment" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_tenant" ON "invoices" USING btree ("tenant_id","issued_on");--> statement-breakpoint
UPDATE "subscriptions" SET "period_paid_cents" = "price_cents", "anchor_date" = extract(day from "current_period_starts_on")::integer WHERE "current_period_starts_on" IS NOT NULL AND "status" IN ('active', 'past_due');
