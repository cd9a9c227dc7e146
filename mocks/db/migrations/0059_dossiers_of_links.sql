ALTER TABLE "dossiers" ALTER COLUMN "operation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "profile_id" text;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_profile" ON "dossiers" USING btree ("profile_id");--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_about_one" CHECK (num_nonnulls("dossiers"."operation_id", "dossiers"."profile_id") = 1);