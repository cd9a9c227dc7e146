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
CREATE TABLE "sale_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"mutation_id" text NOT NULL,
	"line_key" text NOT NULL,
	"sold_on" date NOT NULL,
	"price_cents" bigint NOT NULL,
	"kind" text NOT NULL,
	"area_m2" numeric(10, 2),
	"rooms" integer,
	"land_area_m2" numeric(10, 2),
	"parcel" text NOT NULL,
	"land_use" text NOT NULL,
	"address_line" text NOT NULL,
	"city" text NOT NULL,
	"lat" numeric(9, 6) NOT NULL,
	"lng" numeric(9, 6) NOT NULL,
	CONSTRAINT "sale_lines_key" UNIQUE("tenant_id","line_key")
);
--> statement-breakpoint
ALTER TABLE "insee_overrides" ADD CONSTRAINT "insee_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insee_overrides" ADD CONSTRAINT "insee_overrides_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insee_overrides_commune" ON "insee_overrides" USING btree ("tenant_id","insee_code");--> statement-breakpoint
CREATE INDEX "sale_lines_place" ON "sale_lines" USING btree ("tenant_id","lat","lng");--> statement-breakpoint
CREATE INDEX "sale_lines_mutation" ON "sale_lines" USING btree ("tenant_id","mutation_id");