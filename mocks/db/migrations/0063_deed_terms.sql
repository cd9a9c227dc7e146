ALTER TABLE "notary_sales" ADD COLUMN "is_vat_stated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD COLUMN "is_first_time_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD COLUMN "is_block_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "purchased_premises" text;--> statement-breakpoint
ALTER TABLE "notary_purchases" ADD COLUMN "large_rebate_bps" integer;