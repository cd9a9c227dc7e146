CREATE TABLE "cityscan_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text,
	"address" text NOT NULL,
	"lat" numeric(9, 6) NOT NULL,
	"lng" numeric(9, 6) NOT NULL,
	"provider" text NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"fault" text,
	"themes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fetched_at" timestamp with time zone,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cityscan_weights" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cityscan_scans" ADD CONSTRAINT "cityscan_scans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cityscan_scans" ADD CONSTRAINT "cityscan_scans_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cityscan_weights" ADD CONSTRAINT "cityscan_weights_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cityscan_weights" ADD CONSTRAINT "cityscan_weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cityscan_scans_tenant" ON "cityscan_scans" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE INDEX "cityscan_scans_operation" ON "cityscan_scans" USING btree ("operation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cityscan_weights_once" ON "cityscan_weights" USING btree ("tenant_id","user_id");