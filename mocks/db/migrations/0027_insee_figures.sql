CREATE TABLE "insee_figures" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"insee_code" text NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	"year" integer,
	"source" text NOT NULL,
	CONSTRAINT "insee_figures_one" UNIQUE("insee_code","figure")
);
--> statement-breakpoint
CREATE TABLE "insee_overrides" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"insee_code" text NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	"year" integer,
	"source" text NOT NULL,
	"tenant_id" text NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "insee_overrides_one" UNIQUE("tenant_id","insee_code","figure")
);
--> statement-breakpoint
ALTER TABLE "insee_overrides" ADD CONSTRAINT "insee_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insee_overrides" ADD CONSTRAINT "insee_overrides_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insee_overrides_commune" ON "insee_overrides" USING btree ("tenant_id","insee_code");