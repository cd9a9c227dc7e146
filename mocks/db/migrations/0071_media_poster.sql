ALTER TABLE "media" ADD COLUMN "poster_file_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_file_id_stored_files_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_poster_file" ON "media" USING btree ("poster_file_id");