CREATE TABLE "actualities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"plan_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"brand_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("title", '') || chr(10) || coalesce("excerpt", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED
);
--> statement-breakpoint
CREATE TABLE "actuality_media" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"actuality_id" text NOT NULL,
	"file_id" text NOT NULL,
	"alt" text NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actuality_reads" (
	"actuality_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"is_useful" boolean,
	CONSTRAINT "actuality_reads_actuality_id_user_id_pk" PRIMARY KEY("actuality_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "actuality_media" ADD CONSTRAINT "actuality_media_actuality_id_actualities_id_fk" FOREIGN KEY ("actuality_id") REFERENCES "public"."actualities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actuality_media" ADD CONSTRAINT "actuality_media_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actuality_reads" ADD CONSTRAINT "actuality_reads_actuality_id_actualities_id_fk" FOREIGN KEY ("actuality_id") REFERENCES "public"."actualities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actuality_reads" ADD CONSTRAINT "actuality_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "actualities_slug" ON "actualities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "actualities_status" ON "actualities" USING btree ("status","publish_at");--> statement-breakpoint
CREATE INDEX "actuality_media_actuality" ON "actuality_media" USING btree ("actuality_id","created_at");--> statement-breakpoint
CREATE INDEX "actuality_reads_user" ON "actuality_reads" USING btree ("user_id");