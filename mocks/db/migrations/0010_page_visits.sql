CREATE TABLE "page_hits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"route_name" text NOT NULL,
	"area" text NOT NULL,
	"role" text,
	"tenant_id" text,
	"device" text NOT NULL,
	"referrer_domain" text,
	"visitor_hash" text NOT NULL,
	"status" integer NOT NULL,
	"ms" integer NOT NULL,
	"is_impersonated" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"hour" integer NOT NULL,
	"route_name" text NOT NULL,
	"area" text NOT NULL,
	"role" text,
	"tenant_id" text,
	"device" text NOT NULL,
	"referrer_domain" text,
	"status" integer NOT NULL,
	"is_impersonated" boolean NOT NULL,
	"visits" integer NOT NULL,
	"unique_visitors" integer NOT NULL,
	"p75_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_hits_day" ON "page_hits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_hits_at" ON "page_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "page_visits_day" ON "page_visits" USING btree ("day","hour");