CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"operation_id" text,
	"folder_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"alt" text,
	"description" text,
	"file_id" text,
	"thumb_file_id" text,
	"width_px" integer,
	"height_px" integer,
	"external_url" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"stage" text,
	"taken_on" date,
	"credit" text,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"before_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("title", '') || chr(10) || coalesce("description", '') || chr(10) || coalesce("alt", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "media_file_or_link" CHECK ("media"."file_id" is null or "media"."external_url" is null),
	CONSTRAINT "media_cover_of_operation" CHECK (not "media"."is_cover" or "media"."operation_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" text,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_thumb_file_id_stored_files_id_fk" FOREIGN KEY ("thumb_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_before" FOREIGN KEY ("before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_cover" ON "media" USING btree ("operation_id") WHERE "media"."is_cover" and "media"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "media_tenant" ON "media" USING btree ("tenant_id","deleted_at","created_at");--> statement-breakpoint
CREATE INDEX "media_operation" ON "media" USING btree ("operation_id","position");--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_thumb_file" ON "media" USING btree ("thumb_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_folders_name" ON "media_folders" USING btree ("tenant_id",coalesce("parent_id", ''),"name");--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "storage_used_bytes";