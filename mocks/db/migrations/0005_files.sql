CREATE TABLE "file_blobs" (
	"folder" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"put_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_blobs_folder_sha256_pk" PRIMARY KEY("folder","sha256")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text,
	"is_platform" boolean DEFAULT false NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_tenant_or_platform" CHECK (("stored_files"."tenant_id" is not null) <> "stored_files"."is_platform")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_blobs_put" ON "file_blobs" USING btree ("put_at");--> statement-breakpoint
CREATE INDEX "stored_files_tenant" ON "stored_files" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "stored_files_content" ON "stored_files" USING btree ("sha256");