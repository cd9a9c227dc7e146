ALTER TABLE "visits" ADD COLUMN "follow_up_task_id" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "voucher_file_id" text;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_follow_up_task_id_tasks_id_fk" FOREIGN KEY ("follow_up_task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_voucher_file_id_stored_files_id_fk" FOREIGN KEY ("voucher_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;