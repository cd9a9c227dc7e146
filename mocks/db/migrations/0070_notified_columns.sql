ALTER TABLE "leases" RENAME COLUMN "told_days" TO "notified_days";--> statement-breakpoint
ALTER TABLE "leases" RENAME COLUMN "deposit_told_on" TO "deposit_notified_on";--> statement-breakpoint
ALTER TABLE "rent_revisions" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "rent_calls" RENAME COLUMN "told_level" TO "notified_level";--> statement-breakpoint
ALTER TABLE "portal_leads" RENAME COLUMN "is_overdue_told" TO "is_overdue_notified";--> statement-breakpoint
ALTER TABLE "outgoing_mails" RENAME COLUMN "bounce_told_at" TO "bounce_notified_at";
