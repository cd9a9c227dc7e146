ALTER TABLE "permits" ADD COLUMN "deferred_on" date;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "deferred_until_on" date;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "request_confirmed_on" date;