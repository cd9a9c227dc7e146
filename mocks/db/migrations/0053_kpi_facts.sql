CREATE TABLE "kpi_facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kpi_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"part" text NOT NULL,
	"value" bigint,
	"companies" text[],
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kpi_facts_part" UNIQUE("key","dimension","part","day")
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
