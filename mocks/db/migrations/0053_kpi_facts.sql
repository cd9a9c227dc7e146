CREATE TABLE "kpi_facts" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"part" text NOT NULL,
	"value" bigint,
	"companies" text[],
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kpi_facts_key_dimension_part_day_pk" PRIMARY KEY("key","dimension","part","day")
);
--> statement-breakpoint
CREATE TABLE "kpi_goals" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"month" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "kpi_goals_month" UNIQUE("key","month")
);
