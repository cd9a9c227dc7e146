CREATE TABLE "dossiers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"created_by" text NOT NULL,
	"operation_id" text NOT NULL,
	"share_id" text,
	"share_version" integer,
	"recipient" text NOT NULL,
	"preset" text NOT NULL,
	"sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"titles" jsonb NOT NULL,
	"hides" text[] DEFAULT '{}'::text[] NOT NULL,
	"watermark" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"status" text NOT NULL,
	"file_id" text,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"pages_count" integer,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "photo_file_id" text;--> statement-breakpoint
ALTER TABLE "construction_lots" ADD COLUMN "is_subcontract" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dashboard_cards" jsonb;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_operation" ON "dossiers" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "dossiers_tenant" ON "dossiers" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "dossiers_share" ON "dossiers" USING btree ("share_id");--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_photo_file_id_stored_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;