CREATE TABLE "transaction_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"cells" jsonb,
	"mapping" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"control" jsonb,
	"closing" jsonb,
	"reverted_at" timestamp with time zone,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locked_months" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"month" text NOT NULL,
	"created_by" text,
	CONSTRAINT "locked_months_once" UNIQUE("tenant_id","month")
);
--> statement-breakpoint
CREATE TABLE "transaction_files" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"file_id" text NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "transaction_matches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_by" text,
	CONSTRAINT "transaction_matches_once" UNIQUE("transaction_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "treasury_forecasts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"month" text NOT NULL,
	"label" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"probability_bps" integer DEFAULT 10000 NOT NULL,
	"nature" text NOT NULL,
	"operation_id" text,
	CONSTRAINT "treasury_forecasts_amount" CHECK ("treasury_forecasts"."amount_cents" <> 0),
	CONSTRAINT "treasury_forecasts_probability" CHECK ("treasury_forecasts"."probability_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "treasury_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"label" text NOT NULL,
	"taken_on" date NOT NULL,
	"figures" jsonb NOT NULL,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "transfer_pair_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD COLUMN "import_mapping" jsonb;--> statement-breakpoint
ALTER TABLE "transaction_imports" ADD CONSTRAINT "transaction_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_imports" ADD CONSTRAINT "transaction_imports_account_id_treasury_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."treasury_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locked_months" ADD CONSTRAINT "locked_months_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_files" ADD CONSTRAINT "transaction_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_files" ADD CONSTRAINT "transaction_files_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_files" ADD CONSTRAINT "transaction_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_matches" ADD CONSTRAINT "transaction_matches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_matches" ADD CONSTRAINT "transaction_matches_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_forecasts" ADD CONSTRAINT "treasury_forecasts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_forecasts" ADD CONSTRAINT "treasury_forecasts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_snapshots" ADD CONSTRAINT "treasury_snapshots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_imports_tenant" ON "transaction_imports" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "transaction_files_transaction" ON "transaction_files" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transaction_matches_target" ON "transaction_matches" USING btree ("tenant_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "treasury_forecasts_tenant" ON "treasury_forecasts" USING btree ("tenant_id","month");--> statement-breakpoint
CREATE INDEX "treasury_snapshots_tenant" ON "treasury_snapshots" USING btree ("tenant_id","taken_on");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_import_id_transaction_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."transaction_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_import" ON "transactions" USING btree ("import_id");