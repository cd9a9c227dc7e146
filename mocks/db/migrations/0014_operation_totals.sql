CREATE TABLE "operation_totals" (
	"tenant_id" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"priced_count" integer NOT NULL,
	"purchase_price_cents" bigint NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "operation_totals_tenant_id_status_pk" PRIMARY KEY("tenant_id","status")
);
--> statement-breakpoint
ALTER TABLE "operation_totals" ADD CONSTRAINT "operation_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "operation_totals_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock that the journal of the company takes for every change: two of them could wait for each other.
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || tenant_id, 0))
    FROM (SELECT DISTINCT tenant_id FROM new_rows ORDER BY tenant_id) owners;
    INSERT INTO operation_totals AS total (tenant_id, status, count, priced_count, purchase_price_cents, revision)
    SELECT tenant_id, status, count(*), count(purchase_price_cents), coalesce(sum(purchase_price_cents), 0), 1
    FROM new_rows WHERE deleted_at IS NULL GROUP BY tenant_id, status
    ON CONFLICT (tenant_id, status) DO UPDATE SET
      count = total.count + excluded.count,
      priced_count = total.priced_count + excluded.priced_count,
      purchase_price_cents = total.purchase_price_cents + excluded.purchase_price_cents,
      revision = total.revision + 1;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || tenant_id, 0))
    FROM (SELECT DISTINCT tenant_id FROM old_rows ORDER BY tenant_id) owners;
    UPDATE operation_totals AS total SET
      count = total.count - gone.count,
      priced_count = total.priced_count - gone.priced_count,
      purchase_price_cents = total.purchase_price_cents - gone.price_cents,
      revision = total.revision + 1
    FROM (
      SELECT tenant_id, status, count(*) AS count, count(purchase_price_cents) AS priced_count,
        coalesce(sum(purchase_price_cents), 0) AS price_cents
      FROM old_rows WHERE deleted_at IS NULL GROUP BY tenant_id, status
    ) gone
    WHERE total.tenant_id = gone.tenant_id AND total.status = gone.status;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "operations_totals_insert" AFTER INSERT ON "operations" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "operation_totals_follow"();--> statement-breakpoint
CREATE TRIGGER "operations_totals_update" AFTER UPDATE ON "operations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "operation_totals_follow"();--> statement-breakpoint
CREATE TRIGGER "operations_totals_delete" AFTER DELETE ON "operations" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "operation_totals_follow"();--> statement-breakpoint
INSERT INTO operation_totals (tenant_id, status, count, priced_count, purchase_price_cents, revision)
SELECT tenant_id, status, count(*), count(purchase_price_cents), coalesce(sum(purchase_price_cents), 0), 1
FROM operations WHERE deleted_at IS NULL GROUP BY tenant_id, status;
