CREATE TABLE "visit_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"room" text NOT NULL,
	"topic" text NOT NULL,
	"severity" integer NOT NULL,
	"estimate_cents" bigint,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visit_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"finding_id" text NOT NULL,
	"file_id" text,
	"created_by" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lot_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"kind" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"duration_min" integer NOT NULL,
	"contact_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"host_id" text NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"cancel_reason" text,
	"rating" integer,
	"notes" text,
	"follow_up_kind" text DEFAULT 'none' NOT NULL,
	"follow_up_due_on" date,
	"invited_contact_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"invited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "visit_findings" ADD CONSTRAINT "visit_findings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_findings" ADD CONSTRAINT "visit_findings_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_findings" ADD CONSTRAINT "visit_findings_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_finding_id_visit_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."visit_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_findings_visit" ON "visit_findings" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "visit_photos_finding" ON "visit_photos" USING btree ("finding_id","created_at");--> statement-breakpoint
CREATE INDEX "visits_operation" ON "visits" USING btree ("operation_id","start_at");--> statement-breakpoint
CREATE INDEX "visits_host" ON "visits" USING btree ("tenant_id","host_id","start_at");