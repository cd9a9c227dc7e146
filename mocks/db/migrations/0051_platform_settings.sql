CREATE TABLE "rent_index_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"kind" text NOT NULL,
	"region" text NOT NULL,
	"quarter" text NOT NULL,
	"hundredths" integer NOT NULL,
	"published_on" date NOT NULL,
	"source_url" text NOT NULL,
	CONSTRAINT "rent_index_entries_quarter" UNIQUE("kind","region","quarter")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "accepted_terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "accepted_terms_at" timestamp with time zone;