CREATE TABLE "supplier_document_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"kinds" text[] NOT NULL,
	"email" text NOT NULL,
	"message" text,
	"token_hash" text NOT NULL,
	"expires_on" date NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" text NOT NULL,
	CONSTRAINT "supplier_document_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "supplier_document_requests" ADD CONSTRAINT "supplier_document_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_document_requests" ADD CONSTRAINT "supplier_document_requests_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_document_requests" ADD CONSTRAINT "supplier_document_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_document_requests_supplier" ON "supplier_document_requests" USING btree ("supplier_id","created_at");--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_request_id_supplier_document_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."supplier_document_requests"("id") ON DELETE no action ON UPDATE no action;