CREATE TABLE "simulations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"project_id" text,
	"name" text NOT NULL,
	"scenario" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"study" jsonb NOT NULL,
	"results" jsonb,
	"engine_version" text,
	"validated_at" timestamp with time zone,
	"cost_cents" bigint,
	"revenue_ttc_cents" bigint,
	"revenue_ht_cents" bigint,
	"margin_cents" bigint
);
--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "active_simulation_id" text;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulations_operation" ON "simulations" USING btree ("operation_id","status");