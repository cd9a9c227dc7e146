CREATE TABLE "subscription_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"on" date NOT NULL,
	"before_cents" bigint NOT NULL,
	"after_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "subscription_movements" ADD CONSTRAINT "subscription_movements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_movements" ADD CONSTRAINT "subscription_movements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_movements" ADD CONSTRAINT "subscription_movements_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_movements_on" ON "subscription_movements" USING btree ("on");--> statement-breakpoint
CREATE INDEX "subscription_movements_subscription" ON "subscription_movements" USING btree ("subscription_id","on");--> statement-breakpoint
CREATE FUNCTION "subscription_movements_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before bigint; after bigint; discount bigint;
BEGIN
  -- What a code takes off for good; what it takes off for a while is no lasting revenue lost.
  SELECT CASE c.kind WHEN 'percent' THEN round(NEW.price_cents * c.value / 100.0) WHEN 'amount' THEN c.value END
  INTO discount
  FROM coupon_redemptions r JOIN coupons c ON c.id = r.coupon_id
  WHERE r.id = NEW.coupon_redemption_id AND c.duration = 'forever';
  after := CASE WHEN NEW.status IN ('active', 'past_due')
    THEN round(greatest(0, NEW.price_cents - coalesce(discount, 0)) / CASE NEW.period WHEN 'yearly' THEN 12.0 ELSE 1.0 END)
    ELSE 0 END;
  SELECT after_cents INTO before FROM subscription_movements WHERE subscription_id = NEW.id ORDER BY id DESC LIMIT 1;
  before := coalesce(before, 0);
  IF before <> after THEN
    INSERT INTO subscription_movements (tenant_id, subscription_id, plan_id, "on", before_cents, after_cents)
    VALUES (NEW.tenant_id, NEW.id, NEW.plan_id, (NEW.updated_at AT TIME ZONE 'Europe/Paris')::date, before, after);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_movements" AFTER INSERT OR UPDATE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "subscription_movements_follow"();--> statement-breakpoint
-- Companies that pay already began when they came: nothing older is known of them.
INSERT INTO subscription_movements (tenant_id, subscription_id, plan_id, "on", before_cents, after_cents)
SELECT s.tenant_id, s.id, s.plan_id, (s.created_at AT TIME ZONE 'Europe/Paris')::date, 0,
  round(greatest(0, s.price_cents - coalesce(CASE c.kind WHEN 'percent' THEN round(s.price_cents * c.value / 100.0) WHEN 'amount' THEN c.value END, 0))
    / CASE s.period WHEN 'yearly' THEN 12.0 ELSE 1.0 END)
FROM subscriptions s
LEFT JOIN coupon_redemptions r ON r.id = s.coupon_redemption_id
LEFT JOIN coupons c ON c.id = r.coupon_id AND c.duration = 'forever'
WHERE s.status IN ('active', 'past_due') AND s.price_cents > 0;
