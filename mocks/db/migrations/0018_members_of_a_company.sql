ALTER TABLE "invitations" ADD COLUMN "invitee_name" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "suspended_at" timestamp with time zone;