CREATE TABLE "comparables" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"estimation_id" text NOT NULL,
	"source" text NOT NULL,
	"address_line" text,
	"city" text,
	"sold_on" date NOT NULL,
	"price_cents" bigint NOT NULL,
	"area_m2" numeric(10, 2) NOT NULL,
	"rooms" integer,
	"type" text,
	"condition" text,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"distance_m" integer NOT NULL,
	"adjust_bps" integer DEFAULT 0 NOT NULL,
	"is_included" boolean DEFAULT true NOT NULL,
	"mutation_id" text
);
--> statement-breakpoint
CREATE TABLE "estimations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"lot_id" text,
	"title" text NOT NULL,
	"on" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"method" text NOT NULL,
	"type" text NOT NULL,
	"area_m2" numeric(10, 2),
	"rooms" integer,
	"condition" text,
	"floor" integer,
	"has_elevator" boolean DEFAULT false NOT NULL,
	"has_exterior" boolean DEFAULT false NOT NULL,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"max_distance_m" integer DEFAULT 2000 NOT NULL,
	"max_age_months" integer DEFAULT 36 NOT NULL,
	"retained_cents" bigint,
	"justification" text,
	"comment" text,
	"author_id" text NOT NULL,
	"is_reference" boolean DEFAULT false NOT NULL,
	"annual_rent_cents" bigint,
	"vacancy_bps" integer,
	"charges_cents" bigint,
	"cap_rate_bps" integer,
	"revenue_ht_cents" bigint,
	"other_costs_cents" bigint,
	"target_margin_bps" integer
);
--> statement-breakpoint
ALTER TABLE "comparables" ADD CONSTRAINT "comparables_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparables" ADD CONSTRAINT "comparables_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparables" ADD CONSTRAINT "comparables_estimation_id_estimations_id_fk" FOREIGN KEY ("estimation_id") REFERENCES "public"."estimations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimations" ADD CONSTRAINT "estimations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimations" ADD CONSTRAINT "estimations_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimations" ADD CONSTRAINT "estimations_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimations" ADD CONSTRAINT "estimations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparables_estimation" ON "comparables" USING btree ("estimation_id","created_at");--> statement-breakpoint
CREATE INDEX "estimations_operation" ON "estimations" USING btree ("operation_id","on");--> statement-breakpoint
CREATE UNIQUE INDEX "estimations_reference" ON "estimations" USING btree ("operation_id") WHERE "estimations"."is_reference" and "estimations"."deleted_at" is null;