CREATE TABLE "match_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"conditions" jsonb NOT NULL,
	"code_id" text NOT NULL,
	"vat" text NOT NULL,
	"operation_id" text,
	"is_auto_validated" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_splits" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"code_id" text NOT NULL,
	"operation_id" text,
	"label" text,
	"base_cents" bigint NOT NULL,
	"vat_bps" integer DEFAULT 0 NOT NULL,
	"vat_cents" bigint DEFAULT 0 NOT NULL,
	"vat_code_id" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date,
	"amount_cents" bigint NOT NULL,
	"label" text NOT NULL,
	"raw_label" text,
	"bank_ref" text,
	"counterparty_name" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"operation_id" text,
	"fingerprint" text NOT NULL,
	"note" text,
	"validated_by" text,
	"validated_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("label", '') || chr(10) || coalesce("counterparty_name", '') || chr(10) || coalesce("bank_ref", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "transactions_fingerprint" UNIQUE("tenant_id","fingerprint"),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "treasury_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"label" text NOT NULL,
	"bank_name" text,
	"kind" text NOT NULL,
	"iban_sealed" text,
	"iban_masked" text,
	"bic" text,
	"operation_id" text,
	"code_id" text NOT NULL,
	"opening_balance_cents" bigint NOT NULL,
	"opening_on" date NOT NULL,
	"bank_balance_cents" bigint,
	"bank_balance_on" date,
	"overdraft_limit_cents" bigint DEFAULT 0 NOT NULL,
	"low_alert_cents" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "match_rules" ADD CONSTRAINT "match_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_rules" ADD CONSTRAINT "match_rules_code_id_accounting_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."accounting_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_rules" ADD CONSTRAINT "match_rules_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_splits" ADD CONSTRAINT "transaction_splits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_splits" ADD CONSTRAINT "transaction_splits_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_splits" ADD CONSTRAINT "transaction_splits_code_id_accounting_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."accounting_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_splits" ADD CONSTRAINT "transaction_splits_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_splits" ADD CONSTRAINT "transaction_splits_vat_code_id_accounting_codes_id_fk" FOREIGN KEY ("vat_code_id") REFERENCES "public"."accounting_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_treasury_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."treasury_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD CONSTRAINT "treasury_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD CONSTRAINT "treasury_accounts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD CONSTRAINT "treasury_accounts_code_id_accounting_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."accounting_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_rules_tenant" ON "match_rules" USING btree ("tenant_id","deleted_at","priority");--> statement-breakpoint
CREATE INDEX "transaction_splits_transaction" ON "transaction_splits" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transaction_splits_code" ON "transaction_splits" USING btree ("tenant_id","code_id");--> statement-breakpoint
CREATE INDEX "transactions_account" ON "transactions" USING btree ("account_id","booked_on");--> statement-breakpoint
CREATE INDEX "transactions_tenant" ON "transactions" USING btree ("tenant_id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "treasury_accounts_tenant" ON "treasury_accounts" USING btree ("tenant_id","deleted_at");