CREATE TABLE "planning_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"starts_on" date NOT NULL,
	"start_time" text,
	"ends_on" date NOT NULL,
	"end_time" text,
	"location" text,
	"attendee_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"operation_id" text,
	CONSTRAINT "planning_events_days" CHECK ("planning_events"."starts_on" <= "planning_events"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "planning_events" ADD CONSTRAINT "planning_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_events" ADD CONSTRAINT "planning_events_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planning_events_tenant" ON "planning_events" USING btree ("tenant_id","starts_on");--> statement-breakpoint
CREATE INDEX "planning_events_operation" ON "planning_events" USING btree ("operation_id");