CREATE TABLE "budget_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"created_by" text,
	"label" text NOT NULL,
	"taken_on" date NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_lines" ADD COLUMN "simulation_id" text;--> statement-breakpoint
ALTER TABLE "cash_flow_entries" ADD COLUMN "stage" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_snapshots" ADD CONSTRAINT "budget_snapshots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_snapshots" ADD CONSTRAINT "budget_snapshots_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_snapshots_operation" ON "budget_snapshots" USING btree ("operation_id","taken_on");--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE no action ON UPDATE no action;