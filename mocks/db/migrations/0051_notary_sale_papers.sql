CREATE TABLE "notary_sale_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"notary_sale_id" text NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"file_id" text NOT NULL,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "notary_sales" ADD COLUMN "received_by" text;--> statement-breakpoint
ALTER TABLE "notary_sales" ADD COLUMN "loan_waived_on" date;--> statement-breakpoint
ALTER TABLE "notary_sale_papers" ADD CONSTRAINT "notary_sale_papers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_papers" ADD CONSTRAINT "notary_sale_papers_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_papers" ADD CONSTRAINT "notary_sale_papers_notary_sale_id_notary_sales_id_fk" FOREIGN KEY ("notary_sale_id") REFERENCES "public"."notary_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_sale_papers" ADD CONSTRAINT "notary_sale_papers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notary_sale_papers_sale" ON "notary_sale_papers" USING btree ("notary_sale_id","kind");--> statement-breakpoint
CREATE INDEX "notary_sale_papers_file" ON "notary_sale_papers" USING btree ("file_id");