CREATE TABLE "share_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text,
	"share_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"task_id" text
);
--> statement-breakpoint
CREATE TABLE "share_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text,
	"share_id" text NOT NULL,
	"opening_id" text NOT NULL,
	"kind" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_s" integer DEFAULT 0 NOT NULL,
	"ip_hash" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"created_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"target" text NOT NULL,
	"operation_id" text,
	"profile_id" text,
	"token_hash" text NOT NULL,
	"token_sealed" text,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"audience" text NOT NULL,
	"message" text,
	"sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"file_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"hide_amounts" text DEFAULT 'none' NOT NULL,
	"hidden_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"code_hash" text,
	"expires_on" date NOT NULL,
	"allow_download" boolean DEFAULT false NOT NULL,
	"watermark" boolean DEFAULT true NOT NULL,
	"max_openings" integer,
	"openings_count" integer DEFAULT 0 NOT NULL,
	"notice" text DEFAULT 'first' NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_viewed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shares_target" CHECK (("shares"."target" = 'operation') = ("shares"."operation_id" is not null) and ("shares"."target" = 'profile') = ("shares"."profile_id" is not null)),
	CONSTRAINT "shares_openings" CHECK ("shares"."max_openings" is null or "shares"."max_openings" > 0)
);
--> statement-breakpoint
ALTER TABLE "share_questions" ADD CONSTRAINT "share_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_questions" ADD CONSTRAINT "share_questions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_questions" ADD CONSTRAINT "share_questions_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_questions_share" ON "share_questions" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "share_views_share" ON "share_views" USING btree ("share_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_views_part" ON "share_views" USING btree ("opening_id","kind","part","label");--> statement-breakpoint
CREATE INDEX "shares_operation" ON "shares" USING btree ("operation_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_profile" ON "shares" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_tenant" ON "shares" USING btree ("tenant_id","created_at");