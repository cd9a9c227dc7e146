ALTER TABLE "site_days" ADD COLUMN "loads" integer[] DEFAULT '{0,0,0,0,0,0,0,0}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "suspended_by" text;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;